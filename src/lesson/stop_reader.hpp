#pragma once

#include "lesson/lesson.hpp"

#include <toml++/toml.h>
#include <vector>

namespace lozenge {

std::vector<Stop> readStops(const toml::node& node);

/// Two stops at one place, however it is spelled: a place says one thing and asks one.
void refuseSharedPlaces(const Lesson& lesson);

} // namespace lozenge
