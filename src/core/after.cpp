#include "core/after.hpp"

#include "core/recipe.hpp"

#include <array>

namespace lozenge {
namespace {

constexpr std::array<After, 2> table{{
    {"none", "the map stays as the run left it"},
    {"sea", "heights below 0.49 become a choppy sea between 0.40 and 0.45", 0.49, 0.40, 0.05},
}};

} // namespace

std::span<const After> afters()
{
    return table;
}

void finish(std::vector<double>& heights, const Recipe& recipe, Noise& rest)
{
    const After& after = *recipe.after;
    if (&after == &afters().front())
        return;
    double* height = heights.data();
    for (int y = 0; y < recipe.size; ++y)
        for (int x = 0; x < recipe.size; ++x, ++height)
            if (after.changes(*height))
                *height = after.least + after.range * rest({levelCount(recipe), x, y});
}

std::vector<ChangedHeight> changesAtEnd(const std::vector<double>& left, const Recipe& recipe, Noise& rest)
{
    std::vector<ChangedHeight> changes;
    std::vector<double> heights = left;
    finish(heights, recipe, rest);
    for (std::size_t cell = 0; cell < heights.size(); ++cell)
        if (heights[cell] != left[cell])
            changes.push_back({cell, left[cell], heights[cell]});
    return changes;
}

} // namespace lozenge
