#pragma once

#include "core/recipe.hpp"
#include "core/region.hpp"

#include <cstddef>
#include <memory>
#include <vector>

namespace lozenge {

/// A rectangle of a lattice with its heights, and those of the surface that was there before the lattice's newest
/// level: the coarser lattice, straight between its points.
struct Patch {
    int depth = 0; ///< of the lattice, as makeWindow() counts
    Region region;
    std::vector<double> heights;
    std::vector<double> coarser;

    [[nodiscard]] int width() const { return region.east - region.west + 1; }
    [[nodiscard]] int height() const { return region.south - region.north + 1; }
    [[nodiscard]] std::size_t index(int x, int y) const
    {
        return static_cast<std::size_t>(y - region.north) * static_cast<std::size_t>(width()) +
               static_cast<std::size_t>(x - region.west);
    }
    /// With its newest level grown to a share.
    [[nodiscard]] double height(std::size_t i, double share) const
    {
        return coarser[i] + (heights[i] - coarser[i]) * share;
    }
};

/// Makes one. The region is of the lattice of that depth; it grows by a point where the coarser one needs it.
Patch patchOf(const Recipe& recipe, int depth, const Region& region);

/// Which lattice shows a number of levels that are done, and how far its newest level has grown: 0 is the coarser
/// surface.
struct Growth {
    int depth = 0;
    double share = 1;
};
Growth growthOf(double levels);

/// The points of a lattice that the square around a place needs, no farther than the map.
Region regionAround(const Recipe& recipe, int depth, double west, double north, double width);

/// Between the points of a patch, with its newest level grown to a share; x and y count its lattice.
double heightIn(const Patch& patch, double share, double x, double y);

/// The same of a terrain at one place, given in points of the finished map.
double heightOver(const Recipe& recipe, double levels, double x, double y);

/// A square of a lattice: the terrain as tiles in a quadtree, of which each depth has four times as many.
struct TileKey {
    int depth = 0;
    int column = 0;
    int row = 0;

    friend auto operator<=>(const TileKey&, const TileKey&) = default;
};

/// From side to side of a tile.
inline constexpr int mostCells = 64;
constexpr int cellsOf(const TileKey& key)
{
    return key.depth < 6 ? 1 << key.depth : mostCells;
}

constexpr TileKey coarserOf(const TileKey& key)
{
    return key.depth <= 6 ? TileKey{key.depth - 1, 0, 0} : TileKey{key.depth - 1, key.column / 2, key.row / 2};
}

/// The heights of a tile as a graphics card takes them: each point's own, and that of the coarser surface. They count
/// from a height of the tile, so that single precision tells neighbours apart on the deepest level too.
struct Tile {
    TileKey key;
    std::shared_ptr<const Recipe> recipe;
    double base = 0;
    std::vector<float> pairs;
};

Tile makeTile(std::shared_ptr<const Recipe> recipe, const TileKey& key);

} // namespace lozenge
