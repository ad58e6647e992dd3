#pragma once

#include "lesson/lesson.hpp"
#include "lesson/value.hpp"

#include <vector>

namespace lozenge {

/// The stops of a lesson whose recipe and look are read. In another run than its own, what is to be shown at a place
/// that the map has not is left out.
std::vector<Stop> readStops(const Value& node, const Lesson& lesson, bool isOwnRun);

} // namespace lozenge
