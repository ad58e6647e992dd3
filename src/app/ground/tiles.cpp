#include "app/ground/tiles.hpp"

#include <algorithm>
#include <chrono>
#include <new>
#include <system_error>
#include <utility>

namespace lozenge {
namespace {

/// Each takes 34 kB on the card.
constexpr std::size_t mostKept = 320;

/// At a time: one frame takes them all and keeps its time.
constexpr std::size_t mostMade = 16;

std::vector<Tile> makeTiles(const std::shared_ptr<const Recipe>& recipe, const std::vector<TileKey>& keys)
{
    std::vector<Tile> tiles;
    try {
        for (const TileKey& key : keys)
            tiles.push_back(makeTile(recipe, key));
    } catch (const std::bad_alloc&) {
        // Coarser ones stay in the place of the others, which are asked for again.
    }
    return tiles;
}

} // namespace

void TileMaker::want(const std::shared_ptr<const Recipe>& recipe, std::vector<TileKey> keys)
{
    if (m_made.valid() || keys.empty())
        return;
    keys.resize(std::min(keys.size(), mostMade));
    try {
        m_made = std::async(std::launch::async, makeTiles, recipe, keys);
    } catch (const std::system_error&) {
        keys.resize(1);
        m_made = std::async(std::launch::deferred, makeTiles, recipe, keys); // take() makes it
    }
}

std::vector<Tile> TileMaker::take(const std::shared_ptr<const Recipe>& recipe)
{
    if (!m_made.valid() || m_made.wait_for(std::chrono::seconds(0)) == std::future_status::timeout)
        return {};
    std::vector<Tile> made = m_made.get();
    std::erase_if(made, [&](const Tile& tile) { return tile.recipe != recipe; });
    return made;
}

void GlTiles::begin(const std::shared_ptr<const Recipe>& recipe)
{
    ++m_frame;
    m_missed = false;
    m_wanted.clear();
    if (m_recipe != recipe) {
        m_recipe = recipe;
        m_tiles.clear();
        ++m_version;
        keep(makeTile(recipe, {0, 0, 0})); // one cell, so that there is always something
    }
}

const GlTile* GlTiles::find(TileKey& key)
{
    const TileKey wanted = key;
    for (;; key = coarserOf(key)) {
        const auto found = m_tiles.find(key);
        if (found != m_tiles.end()) {
            found->second.lastUsed = m_frame;
            if (key != wanted) {
                m_missed = true;
                m_wanted.push_back(wanted);
            }
            return &found->second;
        }
        if (key.depth == 0)
            return nullptr;
    }
}

void GlTiles::expect(const TileKey& key)
{
    if (const auto found = m_tiles.find(key); found != m_tiles.end())
        found->second.lastUsed = m_frame;
    else
        m_wanted.push_back(key);
}

void GlTiles::end()
{
    for (const Tile& tile : m_maker.take(m_recipe))
        keep(tile);
    std::vector<TileKey> missing; // parts of a tile ask for it one by one
    for (const TileKey& key : m_wanted)
        if (!m_tiles.contains(key) && std::find(missing.begin(), missing.end(), key) == missing.end())
            missing.push_back(key);
    m_maker.want(m_recipe, std::move(missing));
    // The one that lies over all is there for good.
    const auto wasUsedBefore = [](const auto& a, const auto& b) {
        return std::pair(a.first.depth == 0, a.second.lastUsed) < std::pair(b.first.depth == 0, b.second.lastUsed);
    };
    while (m_tiles.size() > mostKept)
        m_tiles.erase(std::min_element(m_tiles.begin(), m_tiles.end(), wasUsedBefore));
}

void GlTiles::keep(const Tile& tile)
{
    GlTile& kept = m_tiles[tile.key];
    kept.base = tile.base;
    kept.lastUsed = m_frame;
    const int side = cellsOf(tile.key) + 1;
    glBindTexture(GL_TEXTURE_2D, kept.heights.made());
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RG32F, side, side, 0, GL_RG, GL_FLOAT, tile.pairs.data());
    setFilter(GL_TEXTURE_2D, GL_NEAREST);
    ++m_version;
}

} // namespace lozenge
