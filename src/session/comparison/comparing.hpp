#pragma once

#include "session/session.hpp"

namespace lozenge {

void toggleCompare(Session& session); ///< with the usual sides

/// Compares edge modes or variants, by their names; the first becomes that of the session. What keeps them from being
/// compared, in a line.
std::optional<std::string> compare(Session& session, const std::vector<std::string>& modes);

/// After the session's run has changed: the first side is again what the session runs, and the others are the same
/// recipe in their own modes. Usual modes stay the usual ones, and come where these cannot be compared any more.
void refreshComparison(Session& session);

void toggleSeamSide(Session& session);

} // namespace lozenge
