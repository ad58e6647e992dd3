#pragma once

#include "core/recipe.hpp"

#include <memory>
#include <vector>

namespace lozenge {

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
