#pragma once

#include "session/session.hpp"

namespace lozenge {

void toggleCompare(Session& session); ///< with the usual sides

/// Compares these recipes; the first becomes that of the session. What keeps them from being compared is told.
void compare(Session& session, const std::vector<Recipe>& recipes);

void chooseSide(Session& session, int side); ///< whose difference is shown
void toggleSeamSide(Session& session);

} // namespace lozenge
