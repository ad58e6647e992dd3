#include "core/terrain.hpp"

#include "core/bands.hpp"
#include "core/cascade.hpp"

#include <algorithm>

namespace lozenge {

bool isAddressable(const Recipe& recipe)
{
    const std::string_view edge = recipe.edge->name;
    return recipe.variant->name == "textbook" && recipe.noise.kind->name == "hash" &&
           recipe.offset->name == "symmetric" && (edge == "three" || edge == "wrap");
}

template <typename Real>
void makeRows(const Recipe& recipe, int depth, const Region& window, const TakeRow<Real>& take)
{
    if (!window.isEmpty())
        Cascade<Real>(recipe, depth, window, bestInstructionSet()).run(take);
}

template <typename Real>
void makeWindow(const Recipe& recipe, int depth, const Region& window, std::span<Real> heights)
{
    if (!window.isEmpty())
        Cascade<Real>(recipe, depth, window, bestInstructionSet())
            .run({heights.data(), static_cast<std::size_t>(window.east - window.west + 1), false});
}

template void makeRows(const Recipe&, int, const Region&, const TakeRow<float>&);
template void makeRows(const Recipe&, int, const Region&, const TakeRow<double>&);
template void makeWindow(const Recipe&, int, const Region&, std::span<float>);
template void makeWindow(const Recipe&, int, const Region&, std::span<double>);

double heightAt(const Recipe& recipe, Point at)
{
    double height = 0;
    makeWindow<double>(recipe, levelCount(recipe), {at.x, at.y, at.x, at.y}, {&height, 1});
    return height;
}

void fill(const Recipe& recipe, std::span<float> heights, int threads)
{
    /// A terrain that the caches cannot hold goes past them.
    constexpr std::size_t mostPointsInCaches = 4'000'000;
    const auto width = static_cast<std::size_t>(recipe.size);
    inBands(0, recipe.size - 1, threads > 0 ? threads : threadsWorth(heights.size()), [&](int north, int south) {
        float* place = heights.data() + static_cast<std::size_t>(north) * width;
        Cascade<float>(recipe, levelCount(recipe), {0, north, recipe.size - 1, south}, bestInstructionSet())
            .run({place, width, heights.size() > mostPointsInCaches});
    });
}

} // namespace lozenge
