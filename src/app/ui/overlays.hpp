#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// The open question with its answers and the score, over the lower part of the stage.
void showQuestion(const Desk& desk, Session& session, const Box& stage);

} // namespace lozenge
