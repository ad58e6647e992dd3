#include "analysis/family.hpp"
#include "catch.hpp"

#include "core/recipe.hpp"

#include <cmath>

using namespace lozenge;

namespace {

Recipe recipeWith(std::string_view edge, int size)
{
    Recipe recipe;
    recipe.size = size;
    recipe.edge = rowNamed(edgeModes, edge);
    recipe.edgeValue = -0.5;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1};
    recipe.noise.kind = rowNamed(noiseKinds(), "lcg32");
    recipe.noise.seed = 21;
    return recipe;
}

Timeline run()
{
    return Timeline(recipeWith("three", 9));
}

Moment endOf(const Timeline& timeline)
{
    return momentAt(timeline, timeline.stepCount());
}

} // namespace

TEST_CASE("a height holds so much of each corner")
{
    const Timeline timeline = run();
    struct Known {
        Point at;
        std::array<double, 4> weights;
    };
    for (const auto& [at, weights] :
         {Known{{4, 4}, {0.25, 0.25, 0.25, 0.25}}, Known{{4, 0}, {5 / 12.0, 5 / 12.0, 1 / 12.0, 1 / 12.0}},
          Known{{2, 2}, {0.521, 0.188, 0.188, 0.104}}, Known{{3, 2}, {0.428, 0.263, 0.177, 0.132}}}) {
        const Family family = ancestry(timeline, endOf(timeline), at);
        const auto corners = cornerPoints(8);
        for (std::size_t i = 0; i < 4; ++i)
            CHECK(family.shareOf(corners[i]) == Approx(weights[i]).margin(0.0006));
        CHECK(family.shareOf(at) == 1);
    }
    CHECK(ancestry(timeline, endOf(timeline), {3, 2}).shares.size() == 18);
}

TEST_CASE("what flows into a point is all of it where no parent is constant")
{
    const Timeline timeline = run();
    for (const Point at : {Point{3, 2}, Point{4, 0}, Point{7, 8}}) {
        const Family family = ancestry(timeline, endOf(timeline), at);
        double into = 0;
        for (const Flow& flow : family.flows)
            into += flow.to == at ? flow.share : 0;
        CHECK(into == Approx(1));
    }
    // Read across the border, and twice.
    const Timeline wrapped(recipeWith("wrap", 9)), mirrored(recipeWith("mirror", 9));
    const Family around = ancestry(wrapped, endOf(wrapped), {0, 4}),
                 twice = ancestry(mirrored, endOf(mirrored), {0, 4});
    const auto flowInto = [](const Family& family, Point from) {
        return *std::find_if(family.flows.begin(), family.flows.end(), [&](const Flow& flow) {
            return flow.to == Point{0, 4} && flow.from == from && (flow.isAround() || flow.share > 0.4);
        });
    };
    CHECK(flowInto(around, {4, 4}).isAround());
    CHECK(flowInto(around, {4, 4}).seenAt == Point{-4, 4});
    CHECK(flowInto(twice, {4, 4}).share == 0.5);
}

TEST_CASE("one offset lifts so many points by so much")
{
    const Timeline timeline = run();
    struct Known {
        Point at;
        std::size_t points;
        double sum;
    };
    for (const auto& [at, points, sum] :
         {Known{{4, 4}, 77, 29.465}, Known{{4, 0}, 53, 10.000}, Known{{2, 2}, 35, 8.090}, Known{{1, 1}, 5, 2.167}}) {
        const Family family = influence(timeline, endOf(timeline), at);
        CHECK(family.shares.size() == points);
        CHECK(family.sum() == Approx(sum).margin(0.0006));
    }
    for (const Point corner : cornerPoints(8)) // each holds a quarter of the map
        CHECK(influence(timeline, endOf(timeline), corner).sum() == Approx(81 / 4.0));
}

TEST_CASE("an account adds up to the height, and only what stands outside is missing")
{
    for (const char* edge : {"three", "wrap", "mirror", "constant"}) {
        const Timeline timeline(recipeWith(edge, 9));
        const Moment end = endOf(timeline);
        for (const Point at : {Point{0, 0}, Point{4, 0}, Point{3, 2}, Point{8, 5}}) {
            const Account account = accountOf(timeline, end, at);
            CHECK(account.height == end.grid.height(at));
            double weights = 0;
            for (const Account::Given& given : account.given)
                weights += given.weight;
            const double outside = std::string(edge) == "constant" ? -0.5 * (1 - weights) : 0;
            CHECK(account.fromOutside == Approx(outside).margin(1e-12));
        }
    }
}

TEST_CASE("a point that is not set yet has the ancestors that it will have")
{
    const Timeline timeline = run();
    CHECK(ancestry(timeline, momentAt(timeline, 0), {3, 2}).shares ==
          ancestry(timeline, endOf(timeline), {3, 2}).shares);
}
