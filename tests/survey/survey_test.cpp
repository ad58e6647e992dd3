#include "catch.hpp"
#include "large_recipe.hpp"

#include "survey/patch.hpp"
#include "survey/survey.hpp"

#include <cmath>

using namespace lozenge;

TEST_CASE("a survey has a station for each level and two more with a zoom")
{
    const Survey plain = surveyOf(largeRecipe(20), {});
    CHECK(lastStation(plain) == 20);
    CHECK(levelsDone(plain) == 20); // a real one at once
    CHECK(plain.sight == Sight{524288, 524288, 1048576});

    Survey zooms = surveyOf(largeRecipe(20), Zoom{0.25, 0.75});
    CHECK(lastStation(zooms) == 22);
    CHECK(levelsDone(zooms) == 0);
    for (int station = 0; station <= 22; ++station) {
        zooms.way = wayTo(zooms, station);
        CHECK(stationAt(zooms) == station);
        CHECK(levelsDone(zooms) == std::min(station, 20));
    }
}

TEST_CASE("the zoom narrows by half a level and comes back to the whole map")
{
    const Survey survey = surveyOf(largeRecipe(20), Zoom{0.25, 0.75});
    const double last = survey.last();
    CHECK(sightOn(survey, 0).width == last);
    CHECK(sightOn(survey, octavesOfWhole).width == last);
    for (double way = octavesOfWhole + 1; way <= 20; ++way)
        CHECK(sightOn(survey, way).width == Approx(sightOn(survey, way - 1).width / 2));
    CHECK(sightOn(survey, wayTo(survey, 21)).width == Approx(pointsInView));
    CHECK(sightOn(survey, wholeWay(survey)) == Sight{last / 2, last / 2, last});

    // The place it leads to stays where it is on the picture.
    for (const double way : {7.0, 12.5, 20.0, 23.0, 35.0}) {
        const Sight sight = sightOn(survey, way);
        CHECK((last * 0.25 - sight.west()) / sight.width == Approx(0.25));
        CHECK((last * 0.75 - sight.north()) / sight.width == Approx(0.75));
        CHECK(kept(sight, survey.last()).x == Approx(sight.x));
    }
}

TEST_CASE("a view stays inside the map")
{
    const Survey survey = surveyOf(largeRecipe(12), {});
    CHECK(kept({-50, 5000, 100}, survey.last()) == Sight{50, 4046, 100});
    CHECK(kept({0, 0, 1e9}, survey.last()) == Sight{2048, 2048, 4096});
    CHECK(kept({100, 100, 0.01}, survey.last()).width == narrowestSight);
}

TEST_CASE("the heights in view keep their range at every depth")
{
    Survey survey = surveyOf(largeRecipe(28), Zoom{0.3, 0.6});
    double limit = 2 * survey.limit;
    for (double way = octavesOfWhole; way <= wayTo(survey, 29); way += 0.25) {
        survey.way = survey.shown = way;
        survey.sight = sightOn(survey, way);
        const HeightsInView heights = heightsInView(survey);
        CHECK(heights.limit > 0);
        CHECK(heights.limit < limit * 1.1); // it goes down with the view, gently
        CHECK(heights.limit > limit / 3);
        limit = heights.limit;
        const double centre = heightOver(*survey.recipe, levelsShown(survey), survey.sight.x, survey.sight.y);
        CHECK(std::abs(centre - heights.middle) < 1.6 * heights.limit);
    }
    CHECK(limit < survey.limit * 1e-4);
}

TEST_CASE("the whole map counts from zero to its limit")
{
    const Survey survey = surveyOf(largeRecipe(28), {});
    const HeightsInView heights = heightsInView(survey);
    CHECK(heights.middle == 0);
    CHECK(heights.limit == survey.limit);
    CHECK(std::fmod(survey.limit, 0.25) == 0);
}

TEST_CASE("points of levels add up to those of the map")
{
    CHECK(pointsAfter(0) == 4);
    CHECK(pointsAfter(7) == 16641);
    CHECK(pointsAfter(28) == 72057594574798849ULL);
    std::uint64_t points = 4;
    for (int level = 0; level < 28; ++level)
        points += newPointsOf(level);
    CHECK(points == pointsAfter(28));
}

TEST_CASE("ground without offsets and corners is a plane and still has a range")
{
    Recipe recipe = largeRecipe(12);
    recipe.corners.heights = {};
    recipe.amplitudes.first = 0;
    Survey survey = surveyOf(recipe, {});
    survey.sight.width = 64;
    CHECK(heightsInView(survey).limit > 0);
}
