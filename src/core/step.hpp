#pragma once

#include "core/source.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

// The vocabulary of the algorithm.
//
// The map is a square lattice whose side is 2^n + 1 points. A run goes through levels, the coarsest first. On each
// level the points set so far form squares of one stride; the level has two phases:
//   a diamond step sets the middle of a square from its four corners, which leaves diamonds;
//   a square step sets the middle of a diamond from its four tips, which leaves squares of half the stride.
// The points that are averaged are the parents of the new point. Its height is their mean plus a random offset, no
// larger than the level's amplitude, which shrinks from level to level.

namespace lozenge {

enum class Phase : std::uint8_t { Diamond, Square };

struct Parent {
    Point at; ///< the cell that is read; for LeftOut and Constant the place outside
    Direction toward;
    Source source = Source::Inside;

    friend bool operator==(const Parent&, const Parent&) = default;
};

constexpr bool isSummed(const Parent& parent)
{
    return countsAs(parent.source) != SourceRow::Counts::Never;
}

/// Whether the height is that of a cell of the map, and not a stand-in without a place.
constexpr bool isRead(const Parent& parent)
{
    return isSummed(parent) && countsAs(parent.source) != SourceRow::Counts::AsOutside;
}

/// Up to four parents, in the order in which they are summed.
class Parents {
public:
    constexpr Parents() = default;
    constexpr void clear() { m_count = 0; }
    /// Member by member: a copy of the whole waits for what has just been written in parts, a third of a step's time.
    constexpr void add(const Parent& parent)
    {
        Parent& next = m_items[m_count++];
        next.at.x = parent.at.x;
        next.at.y = parent.at.y;
        next.toward.dx = parent.toward.dx;
        next.toward.dy = parent.toward.dy;
        next.source = parent.source;
    }

    [[nodiscard]] constexpr const Parent* begin() const { return m_items.data(); }
    [[nodiscard]] constexpr const Parent* end() const { return m_items.data() + m_count; }
    [[nodiscard]] constexpr int count() const { return m_count; }
    constexpr const Parent& operator[](int index) const { return m_items[static_cast<std::size_t>(index)]; }

    friend bool operator==(const Parents& a, const Parents& b)
    {
        return a.m_count == b.m_count && std::equal(a.begin(), a.end(), b.begin());
    }

private:
    std::array<Parent, 4> m_items;
    std::uint8_t m_count = 0;
};

/// The number by which the sum is divided: of the parents in it, unless one of them has been divided by itself.
constexpr int divisor(const Parents& parents)
{
    int count = 0;
    for (const Parent& parent : parents) {
        if (countsAs(parent.source) == SourceRow::Counts::AsQuarter)
            return 1;
        count += isSummed(parent);
    }
    return count;
}

/// The mean of parents, in the order of their sum; nothing where all of them are left out. `sourceOf` and `heightOf`
/// say where the height of each comes from and what it is.
template <typename SomeParents, typename SourceOf, typename HeightOf>
std::optional<double> meanOf(const SomeParents& parents, double outside, SourceOf sourceOf, HeightOf heightOf)
{
    double sum = 0;
    int count = 0;
    for (const auto& parent : parents) {
        const auto counts = countsAs(sourceOf(parent));
        if (counts == SourceRow::Counts::Never)
            continue;
        if (counts == SourceRow::Counts::AsQuarter)
            return sum + heightOf(parent) / 4; // the last corner
        sum += counts == SourceRow::Counts::AsOutside ? outside : heightOf(parent);
        ++count;
    }
    return count == 0 ? std::nullopt : std::optional(sum / count);
}

/// By what the height of a parent's cell is divided on its way into the mean; 0 where it is not in it.
constexpr int divisorOf(const Parent& parent, const Parents& parents)
{
    const auto counts = countsAs(parent.source);
    return counts == SourceRow::Counts::AsItsCell ? divisor(parents) : counts == SourceRow::Counts::AsQuarter ? 4 : 0;
}

/// One level of the lattice, 0 the coarsest.
struct Level {
    int index = 0;
    int stride = 0;                     ///< the side of its squares
    double amplitude = 0;               ///< of its diamond phase
    double squareAmplitude = amplitude; ///< of its square phase: the same, unless amplitudes shrink in between

    [[nodiscard]] constexpr int half() const { return stride / 2; }
};

constexpr double amplitudeOf(const Level& level, Phase phase)
{
    return phase == Phase::Diamond ? level.amplitude : level.squareAmplitude;
}

/// One write and why: `after` is `mean` plus `offset`.
struct Step {
    Point at;
    int level = 0;
    int half = 0; ///< half the level's stride: the distance to the parents
    Phase phase = Phase::Diamond;
    bool drawn = true; ///< false where the border's rule draws no random number
    Parents parents;
    double mean = 0;
    double offset = 0;
    double after = 0;
    std::optional<double> before; ///< the height that is overwritten, if the point was set

    friend bool operator==(const Step&, const Step&) = default;
};

constexpr Parent parentToward(Point at, Direction toward, Source source, int half, int last)
{
    return {parentCell(at, toward, source, half, last), toward, source};
}

} // namespace lozenge
