#include "app/ground/tiles.hpp"

#include <algorithm>
#include <new>
#include <system_error>

namespace lozenge {
namespace {

/// Each takes 34 kB on the card.
constexpr std::size_t mostKept = 320;

/// In one frame, so that it keeps its time.
constexpr std::size_t mostTaken = 16;

} // namespace

TileMaker::TileMaker()
{
    try {
        m_worker = std::thread([this] { work(); });
    } catch (const std::system_error&) {
        // Then take() makes them.
    }
}

TileMaker::~TileMaker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isOver = true;
    }
    m_changed.notify_one();
    if (m_worker.joinable())
        m_worker.join();
}

void TileMaker::want(const std::shared_ptr<const Recipe>& recipe, std::vector<TileKey> keys)
{
    std::reverse(keys.begin(), keys.end());
    const std::lock_guard lock(m_mutex);
    const auto isMade = [&](const TileKey& key) {
        return key == m_begun || std::any_of(m_made.begin(), m_made.end(), [&](const Tile& t) { return t.key == key; });
    };
    if (m_recipe == recipe)
        std::erase_if(keys, isMade);
    m_recipe = recipe;
    m_wanted = std::move(keys);
    m_changed.notify_one();
}

std::vector<Tile> TileMaker::take(std::size_t most)
{
    std::unique_lock lock(m_mutex);
    if (!m_worker.joinable() && !m_wanted.empty())
        makeNext(lock);
    std::erase_if(m_made, [&](const Tile& tile) { return tile.recipe != m_recipe; });
    const auto count = static_cast<std::ptrdiff_t>(std::min(most, m_made.size()));
    std::vector<Tile> taken(std::make_move_iterator(m_made.begin()), std::make_move_iterator(m_made.begin() + count));
    m_made.erase(m_made.begin(), m_made.begin() + count);
    return taken;
}

void TileMaker::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_isOver || !m_wanted.empty(); });
        if (m_isOver)
            return;
        makeNext(lock);
    }
}

void TileMaker::makeNext(std::unique_lock<std::mutex>& lock)
{
    m_begun = m_wanted.back();
    m_wanted.pop_back();
    const auto recipe = m_recipe;
    lock.unlock();
    try {
        Tile tile = makeTile(recipe, *m_begun);
        lock.lock();
        m_made.push_back(std::move(tile));
    } catch (const std::bad_alloc&) {
        // A coarser one stays in its place, and it is asked for again.
    }
    if (!lock.owns_lock())
        lock.lock();
    m_begun.reset();
}

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
