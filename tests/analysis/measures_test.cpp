#include "analysis/measures.hpp"
#include "catch.hpp"
#include "recipes.hpp"

#include <algorithm>
#include <cmath>

using namespace lozenge;

namespace {

std::vector<double> offsetsOfLevel(const std::vector<Step>& steps, int level, int moment)
{
    std::vector<double> offsets;
    for (std::size_t i = 0; i < static_cast<std::size_t>(moment); ++i)
        if (steps[i].level == level && steps[i].drawn)
            offsets.push_back(steps[i].offset);
    return offsets;
}

} // namespace

TEST_CASE("the spread of a level is that of its offsets taken in two passes")
{
    for (const Recipe& recipe : recipesOfVariants({.sizes = {3, 9, 33}}, "mt19937", "matlab-by-name")) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        const std::vector<Step> steps = stepsOf(recipe);
        for (const int moment : momentsOf(timeline.stepCount())) {
            INFO("moment " << moment);
            double worst = 0;
            bool countsRight = true;
            for (const LevelSpread& spread : spreadOfLevels(timeline, moment)) {
                const auto offsets = offsetsOfLevel(steps, spread.level.index, moment);
                countsRight = countsRight && spread.count == static_cast<int>(offsets.size());
                double sum = 0, squares = 0;
                for (const double offset : offsets)
                    sum += offset;
                const double count = std::max<double>(1, static_cast<double>(offsets.size()));
                for (const double offset : offsets)
                    squares += (offset - sum / count) * (offset - sum / count);
                const auto [least, greatest] = std::minmax_element(offsets.begin(), offsets.end());
                worst = std::max({worst, std::abs(spread.mean - sum / count),
                                  std::abs(spread.deviation - std::sqrt(squares / count)),
                                  std::abs(spread.least - (offsets.empty() ? 0 : *least)),
                                  std::abs(spread.greatest - (offsets.empty() ? 0 : *greatest))});
            }
            CHECK(countsRight);
            CHECK(worst < 1e-12);
        }
    }
}

TEST_CASE("uniform offsets spread by the amplitude over the root of 3 and gaussian ones by the amplitude")
{
    struct Law {
        std::string_view name;
        double mean, deviation; // of amplitude 1
    };
    const double root3 = std::sqrt(3.0);
    for (const Law& law : {Law{"symmetric", 0, 1 / root3}, Law{"positive", 0.5, 0.5 / root3},
                           Law{"matlab", -2, 1 / root3}, Law{"matlab-by-name", 2, 1 / root3}, Law{"gaussian", 0, 1}})
        for (const NoiseKind& kind : noiseKinds()) {
            if (!kind.takesSeed)
                continue;
            INFO(law.name << " of " << kind.name);
            const Timeline timeline({.size = 257, .offset = offsetNamed(law.name), .noise = {&kind, 11, {}}});
            for (const LevelSpread& spread : spreadOfLevels(timeline, timeline.stepCount())) {
                if (spread.count < 10000)
                    continue;
                const double a = spread.level.amplitude;
                CHECK(spread.deviation == Approx(a * law.deviation).epsilon(0.03));
                CHECK(std::abs(spread.mean - a * law.mean) < 5 * a * law.deviation / std::sqrt(spread.count));
            }
        }
}

TEST_CASE("levels that have not begun have no spread")
{
    const Timeline timeline({.size = 9});
    for (const LevelSpread& spread : spreadOfLevels(timeline, 0)) {
        CHECK(spread.count == 0);
        CHECK((spread.least == 0 && spread.greatest == 0 && spread.mean == 0 && spread.deviation == 0));
    }
    CHECK(spreadOfLevels(timeline, 0).size() == 3);
}

TEST_CASE("measuring a level plain loses no digits where offsets are far from 0")
{
    Recipe recipe{.size = 65, .amplitudes = {1e12, 1, {}}, .offset = offsetNamed("matlab-by-name")};
    const Timeline timeline(recipe);
    const auto spreads = spreadOfLevels(timeline, timeline.stepCount());
    CHECK(spreads.back().deviation == Approx(1e12 / std::sqrt(3.0)).epsilon(0.05));
}
