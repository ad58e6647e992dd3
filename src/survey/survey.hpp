#pragma once

#include "core/recipe.hpp"
#include "lesson/lesson.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

// A terrain that is too large to be stepped is surveyed: it is seen whole or in part, and grows level by level. Nothing
// of it is kept; what is in view is made when it is looked at.

namespace lozenge {

/// What is in view: a square of the map. Lengths are in points of the finished map.
struct Sight {
    double x = 0; ///< of its middle
    double y = 0;
    double width = 1;

    [[nodiscard]] double west() const { return x - width / 2; }
    [[nodiscard]] double north() const { return y - width / 2; }
    friend bool operator==(const Sight&, const Sight&) = default;
};

constexpr Sight wholeSight(double last)
{
    return {last / 2, last / 2, last};
}

struct Survey {
    std::shared_ptr<const Recipe> recipe; ///< shared with those who make its tiles beside the window
    int levels = 0;
    std::optional<Zoom> zoom;
    double limit = 1; ///< heights of the whole map lie between -limit and limit

    /// How far the survey has come: one for each level, and with a zoom one for each halving and doubling of the view
    /// after them.
    double way = 0;
    double shown = 0; ///< the same, following after a step so that the eye can
    double aside = 0; ///< octaves that the view is wider than the zoom has it, after the lecturer has chosen one
    Sight sight = {};

    [[nodiscard]] double last() const { return recipe->size - 1; }
};

/// Whether a recipe's map is too large to be stepped.
inline bool isSurveyed(const Recipe& recipe)
{
    return recipe.size > largestSteppedSize;
}

/// What keeps a map that is too large to be stepped from being surveyed either.
std::optional<RecipeFault> surveyFault(const Recipe& recipe);

/// The whole map in view, all levels done; with a zoom at its start, none done.
Survey surveyOf(const Recipe& recipe, const std::optional<Zoom>& zoom);

/// Has in view what the zoom has where the survey is shown.
void follow(Survey& survey);

/// Goes to a place on the way.
inline void goTo(Survey& survey, double way)
{
    survey.way = survey.shown = way;
    follow(survey);
}

// Stations, as stationOf() of a lesson counts them.

inline int lastStation(const Survey& survey)
{
    return lastStation(survey.levels, survey.zoom.has_value());
}
double wayTo(const Survey& survey, int station);
int stationAt(const Survey& survey); ///< the last that was reached
inline double wholeWay(const Survey& survey)
{
    return wayTo(survey, lastStation(survey));
}

/// The levels that are done as it is shown; a part of one where its points are on their way from the coarser surface.
inline double levelsShown(const Survey& survey)
{
    return std::clamp(survey.shown, 0.0, static_cast<double>(survey.levels));
}
inline int levelsDone(const Survey& survey)
{
    return std::min(stationAt(survey), survey.levels);
}

/// What the zoom has in view.
Sight sightOn(const Survey& survey, double way);

/// The nearest that is inside a map up to this coordinate, and neither wider than it nor narrower than a few points.
Sight kept(Sight sight, double last);

inline constexpr double pointsInView = 8;   ///< at the end of the zoom, from side to side
inline constexpr double octavesOfWhole = 5; ///< levels that come while the whole map is in view
inline constexpr double narrowestSight = 4; ///< points

/// How many times narrower than the map the view is, in octaves.
inline double octavesIn(const Survey& survey, double width)
{
    return std::log2(survey.last() / width);
}

/// The heights that are in view on a grid of so many samples a side, from a middle. Those lie between points too, so
/// that nothing jumps where points come into view.
std::vector<double> sampledHeights(const Survey& survey, int size, double middle = 0);

/// The heights that are in view lie around a middle, so far up and down. Drawn from there, a narrow view is as readable
/// as the whole map; both change gently where the view does.
struct HeightsInView {
    double middle = 0; ///< 0 for the whole map: water below, land above
    double limit = 1;
};
HeightsInView heightsInView(const Survey& survey);

// Numbers.

constexpr std::uint64_t pointsAfter(int levels)
{
    const std::uint64_t side = (std::uint64_t{1} << levels) + 1;
    return side * side;
}
/// Those that this level adds.
constexpr std::uint64_t newPointsOf(int level)
{
    return pointsAfter(level + 1) - pointsAfter(level);
}

/// The levels that show where so many cells from side to side are worth it.
double levelsFor(const Survey& survey, double across);

/// Of how many finished points a lattice's cell is wide.
inline double strideOf(const Survey& survey, int depth)
{
    return std::ldexp(1.0, survey.levels - depth);
}

/// Of the newest level that is done; 0 before the first.
double newestAmplitude(const Survey& survey);

/// A station in words: "level 7/28 16641 points, 4194304 wide".
std::string surveyLine(const Survey& survey, int station);

/// Whether a stop has words, or a look, that hold until the next that has some.
inline bool speaks(const Stop& stop)
{
    return !stop.say.empty() || !stop.title.empty() || stop.look;
}
/// The stop of the lesson that holds at a station; null before the first.
const Stop* speakingAt(std::span<const FoundStop> stops, int station);

} // namespace lozenge
