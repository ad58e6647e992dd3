#include "survey/tile.hpp"

#include "survey/patch.hpp"

namespace lozenge {

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
