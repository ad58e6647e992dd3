#include "terrain/finished_heights.hpp"

#include "core/diamond_square.hpp"
#include "terrain/terrain.hpp"

namespace lozenge {
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
