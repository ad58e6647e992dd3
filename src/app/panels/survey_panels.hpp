#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

// Panels where the terrain is too large to be stepped.

/// The amplitude and the points of each level.
void showSurveyLevels(const Desk& desk, const Session& session);

/// Why a panel has nothing to offer, and what would.
void showNeedsSteps(const Desk& desk, const std::string& what);

} // namespace lozenge
