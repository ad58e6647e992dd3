#include "terrain/terrain.hpp"

#include "core/diamond_square.hpp"
#include "terrain/cascade.hpp"
#include "terrain/instruction_set.hpp"

#include <algorithm>

namespace lozenge {

bool isAddressable(const Recipe& recipe)
{
    const std::string_view edge = recipe.edge->name;
    const bool isPlain = slipsOf(recipe).none() && scalesByLevel(recipe) && recipe.after == &afters().front() &&
                         !(recipe.keep && !recipe.presets.empty());
    return isPlain && recipe.variant->name == "textbook" && recipe.noise.kind->isOfPlace &&
           recipe.offset->name == "symmetric" && (edge == "three" || edge == "wrap");
}

void makeRows(const Recipe& recipe, int depth, const Region& window, const TakeRow& take)
{
    if (!window.isEmpty())
        Cascade(recipe, depth, window, bestInstructionSet()).run(take);
}

void makeWindow(const Recipe& recipe, int depth, const Region& window, std::span<double> heights)
{
    makeRows(recipe, depth, window, [next = heights.begin()](int, std::span<const double> row) mutable {
        next = std::copy(row.begin(), row.end(), next);
        return true;
    });
}

namespace {

std::vector<double> madeInBulk(const Recipe& recipe, const std::function<void()>& beforeRow)
{
    std::vector<double> heights;
    heights.reserve(cellCount(recipe.size));
    makeRows(recipe, levelCount(recipe), wholeMap(recipe.size), [&](int, std::span<const double> row) {
        beforeRow();
        heights.insert(heights.end(), row.begin(), row.end());
        return true;
    });
    return heights;
}

std::vector<double> stepped(const Recipe& recipe, const std::function<void()>& beforeRow)
{
    RunEnd end;
    int untilRow = 0;
    for ([[maybe_unused]] const Step& step : diamondSquare(recipe, &end))
        if (--untilRow < 0) {
            beforeRow();
            untilRow = recipe.size;
        }
    finish(end.grid.heights, recipe, end.noise);
    return std::move(end.grid.heights);
}

} // namespace

std::size_t bytesAPoint(const Recipe& recipe)
{
    constexpr std::size_t ofGrid = sizeof(double) + sizeof(std::uint8_t);
    return changedSteps(recipe).none() ? ofGrid : ofGrid + sizeof(double); // slips keep the numbers of the right run
}

std::vector<double> finishedHeights(const Recipe& recipe, const std::function<void()>& beforeRow)
{
    return isAddressable(recipe) ? madeInBulk(recipe, beforeRow) : stepped(recipe, beforeRow);
}

} // namespace lozenge
