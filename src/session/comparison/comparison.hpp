#pragma once

#include "picture/figures/sides/compared_runs.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// Two to six recipes beside one another, each where it corresponds to the session's run.
struct Comparison : ComparedRuns {
    std::vector<std::string> given; ///< the sides, as --compare takes them
    bool isUsual = false;           ///< they are those that nobody chose
    std::string note;               ///< what to mind: noise that comes as a stream shifts with every draw
    SeamSide seam = SeamSide::WestToEast;
    bool hasReliefs = false; ///< under the boards
};

} // namespace lozenge
