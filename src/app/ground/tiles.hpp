#pragma once

#include "app/gl/gl_textures.hpp"
#include "survey/patch.hpp"

#include <future>
#include <map>
#include <memory>
#include <vector>

namespace lozenge {

/// Makes tiles beside the window, so that no frame waits for one; where the system refuses a thread, one a frame in it.
class TileMaker {
public:
    /// What is wanted, the most urgent first. A few of them are begun, unless others are under way: who still misses
    /// some asks again.
    void want(const std::shared_ptr<const Recipe>& recipe, std::vector<TileKey> keys);

    /// Those of a recipe that have been made since, if all that were begun are.
    std::vector<Tile> take(const std::shared_ptr<const Recipe>& recipe);

private:
    std::future<std::vector<Tile>> m_made;
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

    /// Asks for one that is not as urgent as those that find() has missed before.
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
    bool m_missed = false;
    unsigned m_frame = 0;
    unsigned m_version = 0;
};

} // namespace lozenge
