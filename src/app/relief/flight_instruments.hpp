#pragma once

#include "app/relief/flight.hpp"
#include "app/ui/desk.hpp"

namespace lozenge {

/// Speed, height and heading above the picture of a flight, and its keys below.
void showInstruments(const Desk& desk, const Box& box, const Flight& flight, const Ground& ground);

} // namespace lozenge
