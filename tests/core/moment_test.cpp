#include "catch.hpp"
#include "recipes.hpp"

#include "core/moment.hpp"

#include <random>

using namespace lozenge;

namespace {

bool isIn(const Region& region, int x, int y)
{
    return x >= region.west && x <= region.east && y >= region.north && y <= region.south;
}

bool sameBits(const Moment& a, const Moment& b)
{
    return a.number == b.number && a.step == b.step && lozenge::sameBits(a.grid, b.grid) &&
           lozenge::sameBits(a.surface, b.surface);
}

/// Goes from moment to moment, and counts where it is not what a look from scratch sees, or where something changed
/// outside the region that was told.
int faultsOnTheWay(const Timeline& timeline, const std::vector<int>& way)
{
    int faults = 0;
    Moment moment = momentAt(timeline, way.front());
    for (const int to : way) {
        const Moment before = moment;
        const Region region = move(moment, timeline, to);
        faults += !sameBits(moment, momentAt(timeline, to));
        for (std::size_t i = 0; i < moment.surface.size(); ++i) {
            const int x = static_cast<int>(i) % moment.grid.size, y = static_cast<int>(i) / moment.grid.size;
            const bool same =
                lozenge::sameBits(before.surface[i], moment.surface[i]) && before.grid.isSet[i] == moment.grid.isSet[i];
            faults += !same && !isIn(region, x, y);
        }
    }
    return faults;
}

std::vector<int> wandering(int stepCount, std::mt19937& dice, int length)
{
    std::vector<int> way{0};
    for (int i = 0; i < length; ++i) {
        const int reach = 1 << (dice() % 6);
        const int by = static_cast<int>(dice() % static_cast<unsigned>(2 * reach + 1)) - reach;
        const bool jump = dice() % 6 == 0;
        const int to = jump ? static_cast<int>(dice() % static_cast<unsigned>(stepCount + 1)) : way.back() + by;
        way.push_back(std::clamp(to, 0, stepCount));
    }
    return way;
}

} // namespace

TEST_CASE("going step by step forward and back gives what looking from scratch gives bit for bit")
{
    for (const Recipe& recipe : recipesOfVariants({.sizes = {3, 5, 9, 17}}, "recorded")) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        std::vector<int> way;
        for (int moment = 0; moment <= timeline.stepCount(); ++moment)
            way.push_back(moment);
        for (int moment = timeline.stepCount(); moment >= 0; --moment)
            way.push_back(moment);
        CHECK(faultsOnTheWay(timeline, way) == 0);
    }
}

TEST_CASE("wandering and jumping gives what looking from scratch gives bit for bit")
{
    std::mt19937 dice(11);
    for (const char* noise : {"hash", "recorded"})
        for (const Recipe& recipe : recipesOfVariants({.sizes = {5, 17, 33, 65}, .seeds = 2}, noise)) {
            INFO(nameOf(recipe));
            const Timeline timeline(recipe);
            CHECK(faultsOnTheWay(timeline, wandering(timeline.stepCount(), dice, recipe.size > 17 ? 60 : 20)) == 0);
        }
}

TEST_CASE("a change reaches a far parent also where the points between are set beforehand")
{
    // The slip of the MATLAB script reads a parent two half strides away.
    Recipe recipe{.variant = variantNamed("matlab"), .size = 65};
    for (int y = 1; y < 65; y += 2)
        for (int x = 1; x < 65; x += 2)
            recipe.presets.push_back({{x, y}, 0.5});
    const Timeline timeline(recipe);
    std::vector<int> way;
    for (const Chapter& chapter : timeline.chapters())
        if (chapter.level == 4 && chapter.phase == Phase::Square)
            for (int moment = chapter.first; moment <= chapter.last; ++moment)
                way.push_back(moment);
    CHECK(way.size() > 500);
    CHECK(faultsOnTheWay(timeline, way) == 0);
}

TEST_CASE("a point that a run sets again from other parents is followed through both")
{
    // Every third point of the finest level becomes exactly 0, which this program takes for empty.
    Recipe recipe{.variant = variantNamed("terrain-generator"), .size = 65};
    recipe.corners.heights.fill(0.5);
    recipe.amplitudes.listed = {0, 0, 0, 0, 0, 1};
    recipe.noise = recordedNoise({0.25, 0.5, 0.5});
    const Timeline timeline(recipe);
    REQUIRE(timeline.ties().again);
    std::vector<int> way;
    for (const Chapter& chapter : timeline.chapters())
        if (chapter.level == 5)
            for (int moment = chapter.first; moment <= std::min(chapter.last, chapter.first + 200); moment += 3)
                way.push_back(moment);
    CHECK(faultsOnTheWay(timeline, way) == 0);
}

TEST_CASE("a step on the finest level changes only what lies near it")
{
    const Timeline timeline(Recipe{.size = 65});
    const int inTheMiddle = timeline.stepCount() - 1000;
    Moment moment = momentAt(timeline, inTheMiddle);
    const Region region = move(moment, timeline, inTheMiddle + 1);
    CHECK(isIn(region, moment.step->at.x, moment.step->at.y));
    CHECK(region.east - region.west <= 6);
    CHECK(region.south - region.north <= 6);
}

TEST_CASE("staying changes nothing")
{
    const Timeline timeline(Recipe{});
    Moment moment = momentAt(timeline, 20);
    CHECK(move(moment, timeline, 20).isEmpty());
    CHECK(moment.number == 20);
}

TEST_CASE("regions unite to the rectangle around both")
{
    CHECK(united({1, 2, 3, 4}, {2, 0, 7, 3}) == Region{1, 0, 7, 4});
    CHECK(united({}, {2, 0, 7, 3}) == Region{2, 0, 7, 3});
    CHECK(united({2, 0, 7, 3}, {}) == Region{2, 0, 7, 3});
    CHECK(wholeMap(9) == Region{0, 0, 8, 8});
}
