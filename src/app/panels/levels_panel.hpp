#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// The amplitude asked for and the spread found on each level, and how the heights are distributed; of a survey the
/// amplitudes.
void showLevels(const Desk& desk, Session& session);

} // namespace lozenge
