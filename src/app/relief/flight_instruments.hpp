#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// Speed, height and heading above the picture of the flight, and its keys below.
void showInstruments(const Desk& desk, const Box& box, const Session& session);

} // namespace lozenge
