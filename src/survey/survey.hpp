#pragma once

#include "core/recipe.hpp"
#include "lesson/lesson.hpp"

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
    Sight sight;

    [[nodiscard]] double last() const { return recipe->size - 1; }
};

/// Whether a recipe's map is too large to be stepped.
bool isSurveyed(const Recipe& recipe);

/// What keeps a map that is too large to be stepped from being surveyed either.
std::optional<RecipeFault> surveyFault(const Recipe& recipe);

/// The whole map in view, all levels done; with a zoom at its start, none done.
Survey surveyOf(const Recipe& recipe, const std::optional<Zoom>& zoom);

/// Has in view what the zoom has where the survey is shown.
void follow(Survey& survey);

/// Goes to a place on the way.
void goTo(Survey& survey, double way);

// Stations, as stationOf() of a lesson counts them.

int lastStation(const Survey& survey);
double wayTo(const Survey& survey, int station);
int stationAt(const Survey& survey); ///< the last that was reached
double wholeWay(const Survey& survey);

/// The levels that are done as it is shown; a part of one where its points are on their way from the coarser surface.
double levelsShown(const Survey& survey);
int levelsDone(const Survey& survey);

/// What the zoom has in view.
Sight sightOn(const Survey& survey, double way);

/// The nearest that is inside a map up to this coordinate, and neither wider than it nor narrower than a few points.
Sight kept(Sight sight, double last);

inline constexpr double pointsInView = 8;   ///< at the end of the zoom, from side to side
inline constexpr double octavesOfWhole = 5; ///< levels that come while the whole map is in view
inline constexpr double narrowestSight = 4; ///< points

/// How many times narrower than the map the view is, in octaves.
double octavesIn(const Survey& survey, double width);

/// The heights that are in view on a grid of so many samples a side. Those lie between points too, so that nothing
/// jumps where points come into view.
std::vector<double> sampledHeights(const Survey& survey, int size);

/// The heights that are in view lie around a middle, so far up and down. Drawn from there, a narrow view is as readable
/// as the whole map; both change gently where the view does.
struct HeightsInView {
    double middle = 0; ///< 0 for the whole map: water below, land above
    double limit = 1;
};
HeightsInView heightsInView(const Survey& survey);

// Numbers.

std::uint64_t pointsAfter(int levels);
std::uint64_t newPointsOf(int level); ///< those that this level adds
double bytesOfWhole(const Survey& survey);

/// The levels that show where so many cells from side to side are worth it.
double levelsFor(const Survey& survey, double across);

/// Of how many finished points a lattice's cell is wide.
double strideOf(const Survey& survey, int depth);

/// Of the newest level that is done; 0 before the first.
double newestAmplitude(const Survey& survey);

/// A station in words: "level 7/28 16641 points, 4194304 wide".
std::string surveyLine(const Survey& survey, int station);

/// Whether a stop has words, or a look, that hold until the next that has some.
bool speaks(const Stop& stop);
/// The stop of the lesson that holds at a station; null before the first.
const Stop* speakingAt(std::span<const FoundStop> stops, int station);

} // namespace lozenge
