#pragma once

#include "core/recipe.hpp"

#include <optional>
#include <vector>

// The variants once more, as a beginner would write them: nested loops over rows of numbers, each mean spelt
// out. They share nothing with the coroutines but the recipe and its source of uniform numbers.

namespace lozenge {

struct PlainWrite {
    Point at;
    int level = 0;
    Phase phase = Phase::Diamond;
    std::vector<Point> read; ///< the cells that are summed, in this order
    double mean = 0;
    double offset = 0;
    double value = 0;
    std::optional<double> before;
};

struct PlainRun {
    std::vector<std::vector<double>> start; ///< heights by row, then column
    std::vector<PlainWrite> writes;
    std::vector<std::vector<double>> heights;  ///< as the steps leave them
    std::vector<std::vector<double>> finished; ///< with what comes after
};

PlainRun plainLoops(const Recipe& recipe);

struct PlainMap;

/// The textbook with slips: in plain_slips.cpp.
void slippedLoops(PlainMap& map);

} // namespace lozenge
