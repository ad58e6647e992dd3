#include "catch.hpp"
#include "recipes.hpp"

#include "core/diamond_square.hpp"

#include <algorithm>
#include <map>

using namespace lozenge;

namespace {

bool isVariant(const Recipe& recipe, std::string_view name)
{
    return recipe.variant->name == name;
}

bool isCorner(Point p, int last)
{
    return (p.x == 0 || p.x == last) && (p.y == 0 || p.y == last);
}

/// What is wrong with a step, given the map before it; empty if nothing is.
std::string faultOfStep(const Recipe& recipe, const Grid& grid, const Step& step)
{
    double sum = 0;
    int count = 0;
    for (const Parent& parent : step.parents) {
        if (isRead(parent) && !isInside(parent.at, grid.last()))
            return "reads outside the map";
        if (isRead(parent) && (parent.source == Source::Unset) == grid.has(parent.at))
            return "takes a cell that is set for one that is not or the other way round";
        if (parent.source == Source::Unset && !isVariant(recipe, "terrain-generator"))
            return "reads a cell that is not set";
        if (parent.source == Source::Sentinel && !(isVariant(recipe, "playfuljs") && grid.height(parent.at) == -1))
            return "takes a height for the mark of a missing one";
        if (!isSummed(parent))
            continue;
        sum += isRead(parent) ? grid.height(parent.at) : outsideHeight(recipe);
        ++count;
    }
    if (count > 0 && !sameBits(step.mean, sum / count))
        return "the mean is not that of its parents";

    const double sumWithOffset = step.mean + step.offset;
    const double stored =
        isVariant(recipe, "playfuljs") ? static_cast<double>(static_cast<float>(sumWithOffset)) : sumWithOffset;
    if (!sameBits(step.after, stored))
        return "the height is not mean plus offset";
    if (step.before.has_value() != grid.has(step.at) || (step.before && *step.before != grid.height(step.at)))
        return "before is not what the step overwrites";
    if (!step.drawn && step.offset != 0)
        return "an offset without a draw";
    return {};
}

std::string faultOfPlace(const Recipe& recipe, const Step& step)
{
    const auto levels = levelsOf(recipe);
    const Level& level = levels[static_cast<std::size_t>(step.level)];
    const bool oddColumn = step.at.x / level.half() % 2 == 1;
    const bool oddRow = step.at.y / level.half() % 2 == 1;
    if (step.half != level.half() || step.at.x % level.half() != 0 || step.at.y % level.half() != 0)
        return "not on the lattice of its level";
    // A computed 0 is taken for empty again, wherever it lies.
    if (step.before && isVariant(recipe, "terrain-generator"))
        return {};
    if (step.phase == Phase::Diamond ? !(oddColumn && oddRow) : oddColumn == oddRow)
        return "not in the middle of its square or diamond";
    return {};
}

} // namespace

TEST_CASE("every step reads only cells that are set and writes the mean of its parents plus its offset")
{
    for (const Recipe& recipe : recipesOf({})) {
        INFO(nameOf(recipe));
        Grid grid = startingGrid(recipe);
        int number = 0;
        std::string fault;
        for (const Step& step : diamondSquare(recipe)) {
            ++number;
            fault = faultOfStep(recipe, grid, step);
            if (fault.empty())
                fault = faultOfPlace(recipe, step);
            if (!fault.empty())
                break;
            grid.put(step.at, step.after);
        }
        INFO("step " << number);
        CHECK(fault == "");
        CHECK(std::find(grid.isSet.begin(), grid.isSet.end(), 0) == grid.isSet.end());
    }
}

TEST_CASE("every point is written once but inner edge points of the workshop twice")
{
    const Sweep sweep{.starts = {Start::Given, Start::Drawn, Start::Preset}};
    for (const Recipe& recipe : recipesOf(sweep)) {
        if (isVariant(recipe, "terrain-generator"))
            continue;
        INFO(nameOf(recipe));
        const int last = recipe.size - 1;
        Grid writes(recipe.size);
        std::vector<Phase> phases(writes.heights.size());
        for (const Step& step : diamondSquare(recipe)) {
            writes.put(step.at, writes.height(step.at) + 1);
            phases[writes.index(step.at)] = step.phase;
        }

        int wrong = 0;
        for (int y = 0; y <= last; ++y)
            for (int x = 0; x <= last; ++x) {
                const Point p{x, y};
                const bool betweenCells = phases[writes.index(p)] == Phase::Square && !isOnBorder(p, last);
                const int due = isCorner(p, last) ? 0 : isVariant(recipe, "workshop") && betweenCells ? 2 : 1;
                wrong += writes.height(p) != due;
            }
        CHECK(wrong == 0);
    }
}

TEST_CASE("terrain-generator passes over preset cells and writes again only what came out as empty")
{
    for (const Recipe& recipe : recipesOf({})) {
        if (!isVariant(recipe, "terrain-generator"))
            continue;
        INFO(nameOf(recipe));
        Grid grid = startingGrid(recipe);
        std::size_t kept = 4;
        for (int y = 0; y < recipe.size; ++y)
            for (int x = 0; x < recipe.size; ++x) {
                const double height = grid.height({x, y});
                kept += !isCorner({x, y}, grid.last()) && height != 0 && height != 0.001;
            }

        std::size_t steps = 0, again = 0;
        bool right = true;
        for (const Step& step : diamondSquare(recipe)) {
            const double before = grid.height(step.at);
            right = right && (before == 0 || before == 0.001) && !isCorner(step.at, grid.last());
            again += step.before && std::none_of(recipe.presets.begin(), recipe.presets.end(),
                                                 [&](const Preset& preset) { return preset.at == step.at; });
            ++steps;
            grid.put(step.at, step.after);
        }
        CHECK(right);
        // Without any number that looks empty, each other cell takes one step.
        if (again == 0 && recipe.presets.empty())
            CHECK(steps == grid.heights.size() - kept);
        else
            CHECK(steps + kept >= grid.heights.size());
    }
}

TEST_CASE("a run has size squared less 4 steps and the workshop five for each cell")
{
    const Sweep sweep{.sizes = {3, 5, 9, 17, 33, 65, 129}, .starts = {Start::Given, Start::Drawn}};
    for (const Recipe& recipe : recipesOfVariants(sweep)) {
        INFO(nameOf(recipe));
        std::size_t cells = 0;
        for (std::size_t across = 1; across < static_cast<std::size_t>(recipe.size) - 1; across *= 2)
            cells += across * across;
        const auto side = static_cast<std::size_t>(recipe.size);
        const std::size_t due = isVariant(recipe, "workshop") ? 5 * cells : side * side - 4;
        CHECK(stepsOf(recipe).size() == due);
        CHECK(expectedSteps(*recipe.variant, recipe.size) == due);
    }
}

TEST_CASE("the workshop takes 1705 steps for its map of 33 by 33")
{
    CHECK(stepsOf({.variant = variantNamed("workshop"), .size = 33}).size() == 1705);
}

TEST_CASE("levels follow each other and each begins with its diamonds")
{
    for (const Recipe& recipe : recipesOfVariants({})) {
        INFO(nameOf(recipe));
        int level = 0;
        Phase phase = Phase::Diamond;
        bool inOrder = true;
        for (const Step& step : diamondSquare(recipe)) {
            const bool nextLevel = step.level > level;
            inOrder = inOrder && step.level >= level && (nextLevel || step.phase >= phase);
            level = step.level;
            phase = step.phase;
        }
        CHECK(inOrder);
        CHECK(level == levelCount(recipe) - 1);
    }
}
