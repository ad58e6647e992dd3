#pragma once

#include "core/recipe.hpp"

#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace lozenge {

/// What every variant has in hand while it runs: the map so far, the noise, and the one way to write a point.
/// What most steps go through is inline, and a step is built in place, never copied: this is the inner loop of every
/// variant.
class Run {
public:
    /// What is left when the run is over goes to `end`, unless that is null. The noise is that of the recipe, unless it
    /// is given.
    Run(const Recipe& recipe, RunEnd* end, Noise noise = {})
        : m_recipe(recipe), m_slips(slipsOf(recipe)), m_law(offsetLawOf(recipe).offset), m_storing(storingOf(recipe)),
          m_levels(levelsOf(recipe)), m_outside(outsideHeight(recipe)),
          m_noise(noise ? std::move(noise) : recipe.noise.kind->start(recipe.noise)), m_end(end),
          m_grid(startingGrid(recipe, &m_noise))
    {
        if (recipe.keep)
            m_kept = m_grid.isSet;
    }
    ~Run()
    {
        if (m_end)
            *m_end = {std::move(m_noise), std::move(m_grid)};
    }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    [[nodiscard]] const Recipe& recipe() const { return m_recipe; }
    [[nodiscard]] bool has(Slip slip) const { return m_slips.has(slip); }
    [[nodiscard]] const std::vector<Level>& levels() const { return m_levels; }
    [[nodiscard]] const Grid& grid() const { return m_grid; }
    [[nodiscard]] int last() const { return m_grid.last(); }

    /// Whether the height was set before the run and is to stay.
    [[nodiscard]] bool isKept(Point at) const { return !m_kept.empty() && m_kept[m_grid.index(at)] != 0; }

    /// The random offset of this point, drawn now.
    double draw(Phase phase, const Level& level, Point at)
    {
        // Half strides are powers of two: to shift is quicker than to divide.
        const int bits = std::countr_zero(static_cast<unsigned>(level.half()));
        return m_law(amplitudeOf(level, phase), m_noise({level.index, at.x >> bits, at.y >> bits}));
    }

    /// Sets a point to the mean of its parents plus an offset, which is drawn where none is given. The parents lie in
    /// these directions; `sourceOf` says of each cell where its height comes from. The step holds until the next.
    template <const auto& towards, typename SourceOf>
    const Step& write(Phase phase, const Level& level, Point at, SourceOf sourceOf)
    {
        return writeIn(phase, level, at, towards, sourceOf, draw(phase, level, at));
    }
    template <typename SourceOf>
    const Step& write(Phase phase, const Level& level, Point at, std::span<const Direction> towards, SourceOf sourceOf)
    {
        return writeIn(phase, level, at, towards, sourceOf, draw(phase, level, at));
    }
    template <typename Towards, typename SourceOf>
    const Step& writeIn(Phase phase, const Level& level, Point at, const Towards& towards, SourceOf sourceOf,
                        double offset)
    {
        begin(phase, level, at);
        double sum = 0; // along the way: to go through the parents once more would cost a third of the step
        bool areInside = true;
        for (const Direction toward : towards) {
            const Point place = stepped(at, toward, level.half());
            const Source source = sourceOf(place);
            m_step.parents.add({place, toward, source});
            if (source == Source::Inside)
                sum += m_grid.height(place);
            else
                areInside = false;
        }
        if (!areInside)
            letOthersStandIn();
        m_step.mean = areInside ? sum / m_step.parents.count() : mean();
        m_step.offset = offset;
        return store();
    }

    /// Copies the point of the opposite border, with nothing drawn.
    const Step& copyFarSide(Phase phase, const Level& level, Point at)
    {
        begin(phase, level, at);
        m_step.parents.add(parentToward(at, {}, Source::Copied, level.half(), last()));
        m_step.mean = mean();
        m_step.drawn = false;
        return store();
    }

    /// Sets a point to a height that has no parents, with nothing drawn.
    const Step& put(Phase phase, const Level& level, Point at, double height)
    {
        begin(phase, level, at);
        m_step.mean = height;
        m_step.drawn = false;
        return store();
    }

    /// The source of most parents: the cell itself, or where that is outside, what stands in for it.
    [[nodiscard]] auto insideOr(Source missing) const
    {
        return [missing, last = last()](Point cell) { return isInside(cell, last) ? Source::Inside : missing; };
    }
    [[nodiscard]] auto insideOnly() const { return insideOr(Source::LeftOut); }

private:
    void begin(Phase phase, const Level& level, Point at)
    {
        m_step.at = at;
        m_step.level = level.index;
        m_step.half = level.half();
        m_step.phase = phase;
        m_step.drawn = true;
        m_step.parents.clear();
        m_step.offset = 0;
    }

    /// Of parents that are not all inside: outside the loop that most steps go through.
    void letOthersStandIn();
    [[nodiscard]] double mean() const;

    const Step& store()
    {
        const double height = m_step.mean + m_step.offset;
        m_step.after = m_storing == Storing::Exact ? height : stored(m_storing, height);
        m_step.before.reset();
        if (m_grid.has(m_step.at))
            m_step.before = m_grid.height(m_step.at);
        m_grid.put(m_step.at, m_step.after);
        return m_step;
    }

    const Recipe& m_recipe;
    Slips m_slips;
    double (*m_law)(double, double);
    Storing m_storing;
    std::vector<Level> m_levels;
    double m_outside;
    Noise m_noise;
    RunEnd* m_end;
    Grid m_grid;
    std::vector<std::uint8_t> m_kept; ///< empty where nothing is
    Step m_step;
};

/// The two ends of the edge that a square step sets the middle of.
inline std::span<const Direction> edgeEnds(const Level& level, Point middle)
{
    static constexpr std::array<Direction, 2> alongRow{compass::left, compass::right};
    static constexpr std::array<Direction, 2> alongColumn{compass::up, compass::down};
    return (middle.y & level.half()) == 0 ? alongRow : alongColumn;
}

} // namespace lozenge
