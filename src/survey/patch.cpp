#include "survey/patch.hpp"

#include "picture/kit/marks.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

/// So that each odd point has its even neighbours beside it.
Region onEvenPoints(Region region, int depth)
{
    if (depth == 0)
        return region;
    return {region.west & ~1, region.north & ~1, region.east + (region.east & 1), region.south + (region.south & 1)};
}

void coarsen(Patch& patch)
{
    patch.coarser = patch.heights;
    if (patch.depth == 0)
        return;
    const auto width = static_cast<std::size_t>(patch.width()), height = static_cast<std::size_t>(patch.height());
    double* const points = patch.coarser.data();
    for (std::size_t y = 0; y < height; y += 2)
        for (std::size_t x = 1; x < width; x += 2) {
            double* const at = points + y * width + x;
            *at = (at[-1] + at[1]) / 2;
        }
    for (std::size_t y = 1; y < height; y += 2)
        for (std::size_t x = 0; x < width; ++x) {
            double* const at = points + y * width + x;
            *at = (*(at - width) + at[width]) / 2;
        }
}

} // namespace

Patch patchOf(const Recipe& recipe, int depth, const Region& region)
{
    Patch patch{.depth = depth, .region = onEvenPoints(region, depth), .heights = {}, .coarser = {}};
    patch.heights.resize(pointCount(patch.region));
    makeWindow(recipe, depth, patch.region, patch.heights);
    coarsen(patch);
    return patch;
}

Growth growthOf(double levels)
{
    const int depth = static_cast<int>(std::ceil(levels - 1e-9));
    return {depth, depth == 0 ? 1 : std::clamp(1 - (depth - levels), 0.0, 1.0)};
}

Region regionAround(const Recipe& recipe, int depth, double west, double north, double width)
{
    const double stride = std::ldexp(1.0, levelCount(recipe) - depth);
    const int last = latticeSize(depth) - 1;
    const auto first = [&](double v) { return std::clamp(static_cast<int>(std::floor(v / stride)), 0, last - 1); };
    const auto final = [&](double v) { return std::clamp(static_cast<int>(std::ceil(v / stride)), 0, last); };
    const int x = first(west), y = first(north);
    return {x, y, std::max(x + 1, final(west + width)), std::max(y + 1, final(north + width))};
}

double heightIn(const Patch& patch, double share, double x, double y)
{
    const Region& region = patch.region;
    const int i = std::clamp(static_cast<int>(std::floor(x)), region.west, region.east - 1);
    const int j = std::clamp(static_cast<int>(std::floor(y)), region.north, region.south - 1);
    const auto at = [&](int column, int row) { return patch.height(patch.index(column, row), share); };
    return bilinear(std::array{at(i, j), at(i + 1, j), at(i, j + 1), at(i + 1, j + 1)}, x - i, y - j);
}

double heightOver(const Recipe& recipe, double levels, double x, double y)
{
    const Growth growth = growthOf(levels);
    const Patch patch = patchOf(recipe, growth.depth, regionAround(recipe, growth.depth, x, y, 0));
    const double stride = std::ldexp(1.0, levelCount(recipe) - growth.depth);
    return heightIn(patch, growth.share, x / stride, y / stride);
}

Tile makeTile(std::shared_ptr<const Recipe> recipe, const TileKey& key)
{
    const int cells = cellsOf(key);
    const int west = key.column * cells, north = key.row * cells;
    const Patch patch = patchOf(*recipe, key.depth, {west, north, west + cells, north + cells});
    Tile tile{.key = key, .recipe = std::move(recipe), .base = patch.heights.front(), .pairs = {}};
    tile.pairs.reserve(2 * patch.heights.size());
    for (std::size_t i = 0; i < patch.heights.size(); ++i) {
        tile.pairs.push_back(static_cast<float>(patch.heights[i] - tile.base));
        tile.pairs.push_back(static_cast<float>(patch.coarser[i] - tile.base));
    }
    return tile;
}

} // namespace lozenge
