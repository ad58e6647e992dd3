#pragma once

#include "session/session.hpp"

namespace lozenge {

void toggleCompare(Session& session); ///< with the usual sides

/// Compares these recipes; the first becomes that of the session. What keeps them from being compared is told.
void compare(Session& session, const std::vector<Recipe>& recipes);

/// After the session's run has changed: the first side is again what the session runs. Sides that cannot be compared
/// with it any more make room for the usual ones.
void refreshComparison(Session& session);

void chooseSide(Session& session, int side); ///< whose difference is shown
void toggleSeamSide(Session& session);

} // namespace lozenge
