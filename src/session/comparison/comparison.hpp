#pragma once

#include "picture/figures/sides/compare.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lozenge {

struct Session;

/// Two to six recipes beside one another, each where it corresponds to the session's run.
struct Comparison : ComparedRuns {
    std::vector<std::string> given;   ///< the sides, as --compare takes them
    std::vector<ShownRecipe> recipes; ///< those of the sides, with their runs
    bool isUsual = false;             ///< they are those that nobody chose
    std::string note;                 ///< what to mind: noise that comes as a stream shifts with every draw
    SeamSide seam = SeamSide::WestToEast;
    bool hasReliefs = false; ///< under the boards
};

/// What stands under each side.
std::vector<CompareRow> comparedRows(const Session& session);

/// "Same noise, four runs", and beside it the step, or what to mind.
std::string comparisonTitle(const Session& session);
std::string comparisonLine(const Session& session);

// Commands.

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
