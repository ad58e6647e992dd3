#include "survey/survey.hpp"

#include "analysis/rounding.hpp"

#include "picture/frame.hpp"
#include "survey/patch.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lozenge {
namespace {

/// The largest height of the map as far as a few levels tell, rounded up to the next quarter of its power of ten.
double limitOf(const Recipe& recipe)
{
    constexpr int enough = 8;
    const int depth = std::min(enough, levelCount(recipe));
    const Patch whole = patchOf(recipe, depth, wholeMap(latticeSize(depth)));
    // The card gets these heights in single precision, and deep down they are smaller by far.
    constexpr double least = 1e-20;
    return std::max(least, roundLimit(greatestOf(whole.heights)));
}

} // namespace

std::optional<RecipeFault> surveyFault(const Recipe& recipe)
{
    if (!isSurveyed(recipe) || isAddressable(recipe))
        return std::nullopt;
    return RecipeFault{"size",
                       "more than 1025 points a side are shown only of variant \"textbook\" with noise \"hash\", "
                       "offset \"symmetric\" and edge \"three\" or \"wrap\", without slips, keep, after "
                       "and scaling \"phase\""};
}

Survey surveyOf(const Recipe& recipe, const std::optional<Zoom>& zoom)
{
    Survey survey{.recipe = std::make_shared<const Recipe>(recipe),
                  .levels = levelCount(recipe),
                  .zoom = zoom,
                  .limit = limitOf(recipe)};
    survey.way = survey.shown = zoom ? 0 : survey.levels;
    survey.sight = sightOn(survey, 0);
    return survey;
}

void follow(Survey& survey)
{
    if (survey.zoom)
        survey.sight = kept(sightOn(survey, survey.shown), survey.last());
}

double wayTo(const Survey& survey, int station)
{
    station = std::clamp(station, 0, lastStation(survey));
    if (station <= survey.levels)
        return station;
    const double octavesDown = octavesIn(survey, pointsInView), down = octavesOfWhole + octavesDown;
    return station == survey.levels + 1 ? down : down + octavesDown;
}

int stationAt(const Survey& survey)
{
    constexpr double nearly = 1e-9;
    int station = lastStation(survey);
    while (station > 0 && wayTo(survey, station) > survey.way + nearly)
        --station;
    return station;
}

Sight sightOn(const Survey& survey, double way)
{
    const double last = survey.last();
    const Sight whole = wholeSight(last);
    if (!survey.zoom)
        return whole;
    const double deepest = octavesIn(survey, pointsInView);
    const double down = std::clamp(way - octavesOfWhole, 0.0, deepest);
    const double up = std::clamp(way - octavesOfWhole - deepest, 0.0, deepest);
    const double share = std::exp2(-std::clamp(down - up - survey.aside, 0.0, deepest));
    // About the place that it leads to: there nothing moves sideways.
    const double x = survey.zoom->x * last, y = survey.zoom->y * last;
    return {x + (whole.x - x) * share, y + (whole.y - y) * share, last * share};
}

Sight kept(Sight sight, double last)
{
    sight.width = std::clamp(sight.width, std::min(narrowestSight, last), last);
    const double half = sight.width / 2;
    sight.x = std::clamp(sight.x, half, last - half);
    sight.y = std::clamp(sight.y, half, last - half);
    return sight;
}

std::vector<double> sampledHeights(const Survey& survey, int size, double middle)
{
    const Sight& sight = survey.sight;
    const Growth growth = growthOf(levelsFor(survey, size - 1));
    const Patch patch = patchOf(*survey.recipe, growth.depth,
                                regionAround(*survey.recipe, growth.depth, sight.west(), sight.north(), sight.width));
    const double stride = strideOf(survey, growth.depth);
    const double apart = sight.width / (size - 1);
    std::vector<double> heights;
    heights.reserve(cellCount(size));
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            heights.push_back(heightIn(patch, growth.share, (sight.west() + x * apart) / stride,
                                       (sight.north() + y * apart) / stride) -
                              middle);
    return heights;
}

HeightsInView heightsInView(const Survey& survey)
{
    constexpr int samples = 17;
    // Of this view, a wider and a narrower one together, so that a single hill at the rim does not move all.
    double middle = 0, logarithm = 0, weights = 0;
    for (const auto& [octave, weight] : {std::pair{-0.5, 1.0}, std::pair{0.0, 2.0}, std::pair{0.5, 1.0}}) {
        Survey view = survey;
        view.sight.width *= std::exp2(octave);
        view.sight = kept(view.sight, survey.last());
        const std::vector<double> found = sampledHeights(view, samples);
        const auto [least, greatest] = std::minmax_element(found.begin(), found.end());
        middle += weight * (*least + *greatest) / 2;
        logarithm += weight * std::log(std::max((*greatest - *least) / 2, survey.limit * 1e-12));
        weights += weight;
    }
    constexpr double room = 1.15; // for what lies between the samples
    const double limit = room * std::exp(logarithm / weights);
    // From the whole map to what is its own takes the view some octaves.
    constexpr double fading = 3;
    const double share = std::clamp(octavesIn(survey, survey.sight.width) / fading, 0.0, 1.0);
    return {share * middle / weights, std::pow(survey.limit, 1 - share) * std::pow(limit, share)};
}

double levelsFor(const Survey& survey, double across)
{
    const double worth = octavesIn(survey, survey.sight.width) + std::log2(across);
    return std::clamp(worth, 0.0, levelsShown(survey));
}

double newestAmplitude(const Survey& survey)
{
    const int done = levelsDone(survey);
    return done > 0 ? levelsOf(*survey.recipe)[static_cast<std::size_t>(done - 1)].amplitude : 0;
}

const Stop* speakingAt(std::span<const FoundStop> stops, int station)
{
    const Stop* speaking = nullptr;
    for (const FoundStop& found : stops)
        if (found.moment <= station && speaks(*found.stop))
            speaking = found.stop;
    return speaking;
}

std::string surveyLine(const Survey& survey, int station)
{
    const int done = std::min(station, survey.levels);
    const double width =
        survey.zoom ? kept(sightOn(survey, wayTo(survey, station)), survey.last()).width : survey.sight.width;
    return "level " + std::to_string(done) + "/" + std::to_string(survey.levels) + " " +
           std::to_string(pointsAfter(done)) + " points, " + std::to_string(std::llround(width)) + " wide";
}

} // namespace lozenge
