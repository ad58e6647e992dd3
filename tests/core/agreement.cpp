#include "agreement.hpp"

#include "catch.hpp"
#include "plain_loops.hpp"
#include "recipes.hpp"

#include "core/diamond_square.hpp"
#include "core/timeline.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

std::vector<Point> cellsRead(const Step& step)
{
    std::vector<Point> cells;
    for (const Parent& parent : step.parents)
        if (isRead(parent))
            cells.push_back(parent.at);
    return cells;
}

bool agree(const Step& step, const PlainWrite& plain)
{
    return step.at == plain.at && step.level == plain.level && step.phase == plain.phase &&
           cellsRead(step) == plain.read && sameBits(step.mean, plain.mean) && sameBits(step.offset, plain.offset) &&
           sameBits(step.after, plain.value) && step.before.has_value() == plain.before.has_value() &&
           (!step.before || sameBits(*step.before, *plain.before));
}

/// The number of the first step that differs, or 0.
std::size_t firstDifference(const std::vector<Step>& steps, const std::vector<PlainWrite>& plain)
{
    for (std::size_t i = 0; i < std::min(steps.size(), plain.size()); ++i)
        if (!agree(steps[i], plain[i]))
            return i + 1;
    return steps.size() == plain.size() ? 0 : std::min(steps.size(), plain.size()) + 1;
}

std::vector<double> inOneRow(const std::vector<std::vector<double>>& rows)
{
    std::vector<double> heights;
    for (const auto& row : rows)
        heights.insert(heights.end(), row.begin(), row.end());
    return heights;
}

} // namespace

void checkAgreement(const Recipe& recipe)
{
    INFO(nameOf(recipe));
    const PlainRun plain = plainLoops(recipe);
    const std::vector<Step> steps = stepsOf(recipe);
    CHECK(firstDifference(steps, plain.writes) == 0);
    CHECK(sameBits(startingGrid(recipe).heights, inOneRow(plain.start)));

    Grid grid = startingGrid(recipe);
    for (const Step& step : steps)
        grid.put(step.at, step.after);
    CHECK(sameBits(grid.heights, inOneRow(plain.heights)));
    const Timeline timeline(recipe);
    CHECK(sameBits(timeline.gridAt(timeline.stepCount()).heights, inOneRow(plain.finished)));
}

void checkNearness(const Recipe& recipe)
{
    INFO(nameOf(recipe));
    const PlainRun plain = plainLoops(recipe);
    const std::vector<Step> steps = stepsOf(recipe);
    REQUIRE(steps.size() == plain.writes.size());
    double worst = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        REQUIRE(steps[i].at == plain.writes[i].at);
        worst = std::max(worst, std::abs(steps[i].after - plain.writes[i].value));
    }
    CHECK(worst < 1e-12);
}

} // namespace lozenge
