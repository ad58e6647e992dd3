#include "app/ground/gl_tiles.hpp"

#include <algorithm>

namespace lozenge {
namespace {

/// Each takes 34 kB on the card.
constexpr std::size_t mostKept = 320;

/// In one frame, so that it keeps its time.
constexpr std::size_t mostTaken = 16;

} // namespace

void GlTiles::begin(const std::shared_ptr<const Recipe>& recipe)
{
    ++m_frame;
    m_missed = false;
    m_wanted.clear();
    m_expected.clear();
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
        m_expected.push_back(key);
}

void GlTiles::end()
{
    m_wanted.insert(m_wanted.end(), m_expected.begin(), m_expected.end());
    m_maker.want(m_recipe, m_wanted);
    for (const Tile& tile : m_maker.take(mostTaken))
        keep(tile);
    while (m_tiles.size() > mostKept)
        forgetOldest();
}

void GlTiles::keep(const Tile& tile)
{
    GlTile& kept = m_tiles[tile.key];
    kept.base = tile.base;
    kept.lastUsed = m_frame;
    const int side = cellsOf(tile.key) + 1;
    glBindTexture(GL_TEXTURE_2D, kept.heights.made());
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RG32F, side, side, 0, GL_RG, GL_FLOAT, tile.pairs.data());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    ++m_version;
}

void GlTiles::forgetOldest()
{
    const auto oldest = std::min_element(m_tiles.begin(), m_tiles.end(), [](const auto& a, const auto& b) {
        // The one that lies over all is there for good.
        return std::pair(a.first.depth == 0, a.second.lastUsed) < std::pair(b.first.depth == 0, b.second.lastUsed);
    });
    m_tiles.erase(oldest);
}

} // namespace lozenge
