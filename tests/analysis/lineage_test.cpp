#include "analysis/lineage.hpp"
#include "catch.hpp"
#include "recipes.hpp"

#include <algorithm>
#include <cmath>
#include <map>

using namespace lozenge;

namespace {

bool hasConstantEdge(const Recipe& recipe)
{
    return recipe.edge->missing == Source::Constant || recipe.edge->border == EdgeMode::Border::Fixed;
}

/// The weights of the heights that were set before the run.
std::vector<Share> cornerWeights(const Timeline& timeline, Point point, int moment)
{
    std::vector<Share> shares = ancestorsOf(timeline, point, moment);
    std::erase_if(shares, [](const Share& share) { return share.step != 0; });
    return shares;
}

double sumOf(const std::vector<Share>& shares)
{
    double sum = 0;
    for (const Share& share : shares)
        sum += share.weight;
    return sum;
}

template <typename Visit>
void forEachPoint(const Recipe& recipe, Visit visit)
{
    for (int y = 0; y < recipe.size; ++y)
        for (int x = 0; x < recipe.size; ++x)
            visit(Point{x, y});
}

const Sweep fewSizes{.sizes = {3, 5, 9, 17}, .starts = {Start::Given, Start::Drawn}};

/// How much a run's heights rise when one of its recorded numbers makes one offset larger by 1.
std::vector<double> responseTo(Recipe recipe, std::size_t draw, std::size_t drawCount)
{
    std::vector<double> numbers(drawCount, 0.25);
    recipe.noise = recordedNoise(numbers);
    const Timeline still(recipe);
    numbers[draw] = 0.75;
    recipe.noise = recordedNoise(numbers);
    const Timeline risen(recipe);
    std::vector<double> rise = risen.gridAt(risen.stepCount()).heights;
    const Grid before = still.gridAt(still.stepCount());
    for (std::size_t i = 0; i < rise.size(); ++i)
        rise[i] -= before.heights[i];
    return rise;
}

/// Each height of the finished map is what its shares bring: heights that were given, offsets, and what stands outside.
void checkHeights(const Recipe& recipe, std::vector<Share> (*sharesOf)(const Timeline&, Point, int))
{
    INFO(nameOf(recipe));
    const Timeline timeline(recipe);
    const Grid grid = timeline.gridAt(timeline.stepCount());
    double worst = 0;
    forEachPoint(recipe, [&](Point p) {
        double height = 0, rest = 1;
        for (const Share& share : sharesOf(timeline, p, timeline.stepCount())) {
            const bool isGiven = share.step == 0;
            height += share.weight * (isGiven ? grid.height(share.point) : timeline.step(share.step).offset);
            rest -= isGiven ? share.weight : 0;
        }
        if (hasConstantEdge(recipe))
            height += rest * outsideHeight(recipe);
        worst = std::max(worst, std::abs(height - grid.height(p)));
    });
    CHECK(worst < (recipe.variant->storing == Storing::Float ? 1e-6 : 1e-12));
}

} // namespace

TEST_CASE("weights on the corners sum to 1 where no constant stands at the edge")
{
    for (const Recipe& recipe : recipesOfVariants(fewSizes)) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        double worst = 0, least = 1;
        forEachPoint(recipe, [&](Point p) {
            const auto weights = cornerWeights(timeline, p, timeline.stepCount());
            const double sum = sumOf(weights);
            worst = std::max(worst, hasConstantEdge(recipe) ? sum - 1 : std::abs(sum - 1));
            for (const Share& share : weights)
                least = std::min(least, share.weight);
        });
        CHECK(worst < 1e-12);
        CHECK(least > 0);
    }
}

TEST_CASE("without offsets a height is the corners times their weights and the rest is the edge value")
{
    for (Recipe recipe : recipesOfVariants(fewSizes)) {
        recipe.amplitudes = {0, 1, {}};
        checkHeights(recipe, cornerWeights);
    }
}

TEST_CASE("a height is the offsets of its ancestors and the corners times their weights")
{
    for (const Recipe& recipe : recipesOfVariants(fewSizes))
        checkHeights(recipe, ancestorsOf);
}

TEST_CASE("ancestors come latest first and the point itself before them")
{
    for (const Recipe& recipe : recipesOfVariants(fewSizes)) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        bool inOrder = true, itselfFirst = true;
        forEachPoint(recipe, [&](Point p) {
            const auto shares = ancestorsOf(timeline, p, timeline.stepCount());
            itselfFirst = itselfFirst && shares.front().point == p && shares.front().weight == 1 &&
                          shares.front().step == timeline.writerOf(p, timeline.stepCount());
            for (std::size_t i = 1; i < shares.size(); ++i)
                inOrder = inOrder && (shares[i].step < shares[i - 1].step || shares[i].step == 0);
        });
        CHECK(inOrder);
        CHECK(itselfFirst);
    }
}

TEST_CASE("a point weighs as much among the ancestors of its descendants as they say they hold of it")
{
    const Sweep sweep{.sizes = {3, 5, 9}, .starts = {Start::Given, Start::Preset, Start::Degenerate}};
    for (const Recipe& recipe : recipesOfVariants(sweep, "recorded")) {
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        // Weights by the step of the ancestor, its place and the step of the descendant.
        using Kin = std::tuple<int, int, int, int>;
        std::map<Kin, double> upward, downward;
        const auto downFrom = [&](Point p, int step) {
            for (const Share& share : descendantsOf(timeline, p, step))
                downward[{step, p.x, p.y, share.step}] = share.weight;
        };
        for (int number = 1; number <= timeline.stepCount(); ++number) {
            const Point at = timeline.placeOf(number);
            downFrom(at, number);
            const auto shares = ancestorsOf(timeline, at, number);
            for (auto share = shares.begin() + 1; share != shares.end(); ++share)
                upward[{share->step, share->point.x, share->point.y, number}] = share->weight;
        }
        const Grid start = timeline.gridAt(0);
        forEachPoint(recipe, [&](Point p) {
            if (start.has(p))
                downFrom(p, 0);
        });

        CHECK(upward.size() == downward.size());
        double worst = 0;
        for (const auto& [kin, weight] : upward)
            worst = std::max(worst, downward.count(kin) ? std::abs(downward[kin] - weight) : 1);
        CHECK(worst < 1e-12);
    }
}

TEST_CASE("descendants rise by their weights when an offset grows by 1")
{
    const Sweep sweep{.sizes = {3, 5, 9}, .starts = {Start::Given}};
    for (Recipe recipe : recipesOfVariants(sweep)) {
        if (recipe.variant->name == "matlab") // its draws are not one a step
            continue;
        recipe.amplitudes = {1, 1, {}};
        INFO(nameOf(recipe));
        const Timeline timeline(recipe);
        double worst = 0;
        std::size_t draw = 0;
        for (int number = 1; number <= timeline.stepCount(); ++number) {
            const Step step = timeline.step(number);
            if (!step.drawn)
                continue;
            std::vector<double> due(static_cast<std::size_t>(recipe.size * recipe.size));
            const auto index = [&](Point p) { return static_cast<std::size_t>(p.y * recipe.size + p.x); };
            due[index(step.at)] = 1;
            // Only the last write of a point stands in the end.
            if (timeline.writerOf(step.at, timeline.stepCount()) != number)
                due[index(step.at)] = 0;
            for (const Share& share : descendantsOf(timeline, step.at, number))
                if (timeline.writerOf(share.point, timeline.stepCount()) == share.step)
                    due[index(share.point)] = share.weight;

            const auto rise = responseTo(recipe, draw++, static_cast<std::size_t>(timeline.stepCount()));
            for (std::size_t i = 0; i < due.size(); ++i)
                worst = std::max(worst, std::abs(rise[i] - due[i]));
        }
        CHECK(worst < (recipe.variant->storing == Storing::Float ? 1e-5 : 1e-12));
    }
}

TEST_CASE("the centre of the first level holds a quarter of each corner")
{
    const Timeline timeline({.size = 5});
    const auto weights = cornerWeights(timeline, {2, 2}, 1);
    REQUIRE(weights.size() == 4);
    for (const Share& share : weights)
        CHECK(share.weight == 0.25);
    CHECK(cornerWeights(timeline, {4, 0}, 1).front().weight == 1);
}
