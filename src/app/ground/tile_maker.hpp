#pragma once

#include "survey/patch.hpp"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace lozenge {

/// Makes tiles beside the window, so that no frame waits for one; where the system refuses a thread, one a frame in it.
class TileMaker {
public:
    TileMaker();
    ~TileMaker();
    TileMaker(const TileMaker&) = delete;
    TileMaker& operator=(const TileMaker&) = delete;

    /// What is wanted now, the most urgent first, in place of what was wanted before and has not been begun.
    void want(const std::shared_ptr<const Recipe>& recipe, std::vector<TileKey> keys);

    /// Those that are made, at most so many.
    std::vector<Tile> take(std::size_t most);

private:
    void work();
    void makeNext(std::unique_lock<std::mutex>& lock);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isOver = false;
    std::shared_ptr<const Recipe> m_recipe;
    std::vector<TileKey> m_wanted; ///< the most urgent last
    std::optional<TileKey> m_begun;
    std::vector<Tile> m_made;
    std::thread m_worker;
};

} // namespace lozenge
