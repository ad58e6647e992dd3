#pragma once

#include "session/session.hpp"

namespace lozenge {

void toggleCompare(Session& session); ///< with the usual sides

/// Compares sides, each made of the session's recipe by KEY=VALUE,KEY=VALUE or by the name of an edge mode or variant.
/// What keeps them from being compared, in a line.
std::optional<std::string> compare(Session& session, const std::vector<std::string>& sides);

/// After the session's run has changed: the sides are made of its recipe again. Usual ones stay the usual ones, and
/// come where those that were given cannot be made of it.
void refreshComparison(Session& session);

void toggleSeamSide(Session& session);
void toggleReliefs(Session& session); ///< of all sides that are compared

} // namespace lozenge
