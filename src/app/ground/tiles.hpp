#pragma once

#include "app/gl/gl_textures.hpp"
#include "survey/patch.hpp"

#include <condition_variable>
#include <map>
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

/// A tile on the graphics card.
struct GlTile {
    GlTexture heights;
    double base = 0;
    unsigned lastUsed = 0; ///< frame
};

/// The tiles that were looked at lately. What is not there yet is asked for, and its place taken by a coarser one.
class GlTiles {
public:
    /// Another recipe forgets all.
    void begin(const std::shared_ptr<const Recipe>& recipe);

    /// A tile, or the finest of those that lie over it and are there; null before the first.
    const GlTile* find(TileKey& key);

    /// Asks for one that is not wanted before those that find() has missed.
    void expect(const TileKey& key);

    /// Takes what has been made, and asks for what was missed.
    void end();

    /// Whether something was missed.
    [[nodiscard]] bool isWaiting() const { return m_missed; }
    /// How often a tile has come.
    [[nodiscard]] unsigned version() const { return m_version; }

private:
    void keep(const Tile& tile);

    TileMaker m_maker;
    std::shared_ptr<const Recipe> m_recipe;
    std::map<TileKey, GlTile> m_tiles;
    std::vector<TileKey> m_wanted;
    std::vector<TileKey> m_expected;
    bool m_missed = false;
    unsigned m_frame = 0;
    unsigned m_version = 0;
};

} // namespace lozenge
