#include "app/ground/tile_maker.hpp"

#include <algorithm>
#include <new>
#include <system_error>

namespace lozenge {

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

} // namespace lozenge
