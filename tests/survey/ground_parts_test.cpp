#include "catch.hpp"

#include "survey/ground_parts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

using namespace lozenge;

namespace {

Survey deepSurvey()
{
    Recipe recipe;
    recipe.size = largestSize;
    recipe.amplitudes.ratio = ratioOfHurst(0.75);
    return surveyOf(recipe, std::nullopt);
}

std::vector<Eye> someEyes(const Survey& survey)
{
    const double side = survey.last();
    std::vector<Eye> eyes;
    for (const double above : {0.0, 1e-6, 0.003, 0.02, 0.2, 1.0})
        for (const auto& [x, y] : {std::pair{0.5, 0.5}, {0.3141, 0.2718}, {0.0, 0.99}, {-0.2, 1.1}})
            eyes.push_back({x * side, y * side, above * side});
    return eyes;
}

bool anyPart(const GroundPart&)
{
    return true;
}

double inCells(const Survey& survey, const Eye& eye, double x, double y, int depth)
{
    return std::hypot(eye.x - x, eye.y - y, eye.above) / strideOf(survey, depth);
}

/// The part that has this place.
const GroundPart* partAt(const std::vector<GroundPart>& parts, double x, double y)
{
    const auto found = std::find_if(parts.begin(), parts.end(), [&](const GroundPart& part) {
        return x >= part.west && x < part.west + part.width && y >= part.north && y < part.north + part.width;
    });
    return found == parts.end() ? nullptr : &*found;
}

/// A place on the border of a part, and one just outside.
struct Place {
    double x, y, outX, outY;
};

/// As the shader has it: how far the points of a depth have come there from the coarser surface.
double shareAt(const GroundInView& ground, const Survey& survey, int depth, const Place& place)
{
    const double reach = ground.reach(), away = inCells(survey, *ground.eye, place.x, place.y, depth);
    return ground.grown(depth) * std::clamp((reach - away) / (sinkingShare * reach), 0.0, 1.0);
}

std::array<Place, 4> placesAround(const GroundPart& part, double along)
{
    constexpr double out = 1e-3;
    const double east = part.west + part.width, south = part.north + part.width;
    const double x = part.west + along, y = part.north + along;
    return {{{x, part.north, x, part.north - out},
             {x, south, x, south + out},
             {part.west, y, part.west - out, y},
             {east, y, east + out, y}}};
}

} // namespace

TEST_CASE("the parts of a depth are those that the view is in")
{
    Survey survey = deepSurvey();
    for (const auto& [x, y, width] : {std::tuple{0.5, 0.5, 1.0}, {0.3, 0.7, 0.01}, {0.25, 0.25, 0.5}, {0.9, 0.1, 1e-7}})
        for (const int depth : {0, 3, 6, 12, 28}) {
            survey.sight = kept({x * survey.last(), y * survey.last(), width * survey.last()}, survey.last());
            if (survey.sight.width / strideOf(survey, depth) > 1000)
                continue;
            const Sight sight = survey.sight;
            double covered = 0;
            for (const GroundPart& part : groundFrom({}, survey, {depth, 1}, 64).parts) {
                const double across =
                    std::min(part.west + part.width, sight.west() + sight.width) - std::max(part.west, sight.west());
                const double along = std::min(part.north + part.width, sight.north() + sight.width) -
                                     std::max(part.north, sight.north());
                CHECK((across > 0 && along > 0));
                covered += across * along;
            }
            CHECK(covered == Approx(sight.width * sight.width));
        }
}

TEST_CASE("the parts that are seen from somewhere are the whole ground, each place once")
{
    const Survey survey = deepSurvey();
    for (const int cells : {16, 64})
        for (const Eye& eye : someEyes(survey)) {
            double covered = 0;
            for (const GroundPart& part : groundFrom(eye, survey, {survey.levels, 1}, cells, anyPart).parts)
                covered += part.width * part.width;
            CHECK(covered == survey.last() * survey.last());
        }
}

TEST_CASE("ground is the finer the nearer it is, and never finer than it is known")
{
    const Survey survey = deepSurvey();
    for (const int deepest : {2, 9, 28})
        for (const Eye& eye : someEyes(survey)) {
            const auto parts = groundFrom(eye, survey, {deepest, 1}, 16, anyPart).parts;
            CHECK(parts.size() < 3000);
            const double reach = reachInSides * 16;
            for (const GroundPart& part : parts) {
                CHECK(part.depth <= deepest);
                const double x = std::clamp(eye.x, part.west, part.west + part.width);
                const double y = std::clamp(eye.y, part.north, part.north + part.width);
                if (part.depth < deepest)
                    CHECK(inCells(survey, eye, x, y, part.depth + 1) >= reach);
            }
        }
}

// Where a part ends at a coarser one its own points have sunk into the coarser surface, and those of the coarser one
// stand at their full height still: so the two meet.
TEST_CASE("parts of different depths meet without a crack")
{
    const Survey survey = deepSurvey();
    int meetings = 0;
    for (const int cells : {16, 64})
        for (const Eye& eye : someEyes(survey)) {
            const GroundInView ground = groundFrom(eye, survey, {18, 0.4}, cells, anyPart);
            for (const GroundPart& part : ground.parts)
                for (int i = 0; i <= 4; ++i)
                    for (const Place& place : placesAround(part, i * part.width / 4)) {
                        const GroundPart* other = partAt(ground.parts, place.outX, place.outY);
                        if (!other || other->depth >= part.depth)
                            continue;
                        ++meetings;
                        CHECK(other->depth == part.depth - 1);
                        CHECK(shareAt(ground, survey, part.depth, place) < 1e-9);
                        CHECK(shareAt(ground, survey, other->depth, place) == 1);
                    }
        }
    CHECK(meetings > 1000);
}

TEST_CASE("what is out of view is not looked for")
{
    const Survey survey = deepSurvey();
    const double half = survey.last() / 2;
    const auto isNorth = [half](const GroundPart& part) { return part.north < half; };
    const GroundInView ground = groundFrom(Eye{half, half, 0.001 * half}, survey, {28, 1}, 16, isNorth);
    CHECK(!ground.parts.empty());
    CHECK(std::all_of(ground.parts.begin(), ground.parts.end(), isNorth));
}
