#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

// Panels where the terrain is too large to be stepped.

/// The amplitude and the points of each level.
void showSurveyLevels(const Desk& desk, const Session& session);

} // namespace lozenge
