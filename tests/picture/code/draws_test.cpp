#include "catch.hpp"

#include "picture/code/pseudocode.hpp"

#include <algorithm>

using namespace lozenge;

namespace {

Recipe recipeOf(std::string_view variant, std::string_view noise, int size)
{
    Recipe recipe;
    recipe.variant = rowNamed(variants(), variant);
    recipe.size = size;
    recipe.noise.kind = rowNamed(noiseKinds(), noise);
    recipe.noise.seed = 5;
    return recipe;
}

} // namespace

TEST_CASE("each edge of a cell takes the draw of its letter, and the top one that of the right edge")
{
    for (const char* noise : {"hash", "mt19937", "lcg32"})
        for (const bool isMended : {false, true}) {
            Recipe recipe = recipeOf("matlab", noise, 9);
            recipe.corners.randomRange = 1;
            if (isMended)
                recipe.slips = Slips{};
            const Timeline timeline(recipe);
            for (int number = 1; number <= timeline.stepCount(); ++number) {
                const Step step = timeline.step(number);
                const auto draws = cellDraws(timeline, step);
                REQUIRE(draws.has_value() == (step.phase == Phase::Square));
                if (!draws)
                    continue;
                const auto& [R, L, T, B] = *draws;
                const bool isOfRow = step.at.x / step.half % 2 == 1;
                const double taken = isOfRow ? (step.at.y > 0 ? B : isMended ? T : R) : (step.at.x > 0 ? R : L);
                INFO(noise << " step " << number);
                CHECK(taken == step.offset);
                if (!isMended)
                    CHECK(T != step.offset);
            }
        }
}

TEST_CASE("other programs draw for one point at a time")
{
    const Timeline timeline(recipeOf("textbook", "hash", 5));
    CHECK_FALSE(cellDraws(timeline, timeline.step(2)));
}

TEST_CASE("the terrain generator comes to every point of the half lattice and passes over what is set")
{
    const Timeline timeline(recipeOf("terrain-generator", "hash", 9));
    for (const Chapter& chapter : timeline.chapters()) {
        const auto visits = visitsUpTo(timeline, chapter.last);
        const auto set = std::count_if(visits.begin(), visits.end(), [](const Visit& visit) { return visit.isSet; });
        CHECK(set == chapter.last - chapter.first + 1);
        CHECK(visits.back().at == timeline.placeOf(chapter.last));
        CHECK(visits.back().isSet);
        int passed = 0;
        for (int number = chapter.first; number <= chapter.last; ++number)
            passed += passedOverBefore(timeline, number);
        CHECK(passed == static_cast<int>(visits.size()) - set);
    }
    // Level 1 goes by 2: of 25 points 9 were set before it, 4 by its diamonds, and the last one is a corner.
    const Chapter& squares = timeline.chapters()[3];
    CHECK(squares.level == 1);
    const auto visits = visitsUpTo(timeline, squares.last);
    CHECK(visits.size() == 24);
    CHECK(std::count_if(visits.begin(), visits.end(), [](const Visit& visit) { return visit.isSet; }) == 12);
    CHECK(visitsUpTo(timeline, 0).empty());
}

TEST_CASE("other loops set all that they come to")
{
    const Timeline timeline(recipeOf("workshop", "msvc", 5));
    const Chapter& squares = timeline.chapters().back();
    const auto visits = visitsUpTo(timeline, squares.last);
    CHECK(visits.size() == static_cast<std::size_t>(squares.last - squares.first + 1));
    CHECK(std::all_of(visits.begin(), visits.end(), [](const Visit& visit) { return visit.isSet; }));
}
