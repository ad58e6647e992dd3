#pragma once

#include "core/recipe.hpp"

#include <span>
#include <vector>

namespace lozenge {

/// What every variant has in hand while it runs: the map so far, the noise, and the one way to write a point.
class Run {
public:
    explicit Run(const Recipe& recipe);

    [[nodiscard]] const Recipe& recipe() const { return m_recipe; }
    [[nodiscard]] const std::vector<Level>& levels() const { return m_levels; }
    [[nodiscard]] const Grid& grid() const { return m_grid; }
    [[nodiscard]] int last() const { return m_grid.last(); }

    /// The parents in these directions that lie inside the map, or what `missing` puts in their place.
    [[nodiscard]] Parents parents(const Level& level, Point at, std::span<const Direction> towards,
                                  Source missing = Source::LeftOut) const;
    [[nodiscard]] double mean(const Parents& parents) const;

    /// The random offset of this point, drawn now.
    double draw(const Level& level, Point at);

    /// Averages, adds the offset and stores. The overload without an offset draws it.
    Step write(Phase phase, const Level& level, Point at, const Parents& parents);
    Step write(Phase phase, const Level& level, Point at, const Parents& parents, double offset);

    /// Stores a height that is given, not averaged from several points.
    Step put(Phase phase, const Level& level, Point at, const Parents& parents, double height);

private:
    Step store(Step step);

    const Recipe& m_recipe;
    std::vector<Level> m_levels;
    double m_outside;
    Noise m_noise;
    Grid m_grid;
};

inline constexpr std::array<Direction, 4> squareTips{up, left, right, down};

} // namespace lozenge
