#include "catch.hpp"
#include "recipes.hpp"

#include "core/diamond_square.hpp"

#include <set>
#include <string_view>

using namespace lozenge;

namespace {

Grid finished(const Recipe& recipe)
{
    Grid grid = startingGrid(recipe);
    for (const Step& step : diamondSquare(recipe))
        grid.put(step.at, step.after);
    return grid;
}

/// The middle of each border of a map of 3 by 3 with the corners 1 2 3 4 and no offsets; the centre is 2.5.
std::array<double, 4> bordersOfThree(std::string_view edge, double value = 0)
{
    const Grid grid = finished({.size = 3,
                                .corners = {{1, 2, 3, 4}, {}},
                                .amplitudes = {0, 1, {}},
                                .edge = edgeNamed(edge),
                                .edgeValue = value});
    return {grid.height({1, 0}), grid.height({0, 1}), grid.height({2, 1}), grid.height({1, 2})};
}

} // namespace

TEST_CASE("each edge mode averages what it says at the border")
{
    using Borders = std::array<double, 4>;
    CHECK(bordersOfThree("three") == Borders{5.5 / 3, 6.5 / 3, 8.5 / 3, 9.5 / 3});
    CHECK(bordersOfThree("mirror") == Borders{8.0 / 4, 9.0 / 4, 11.0 / 4, 12.0 / 4});
    CHECK(bordersOfThree("zero") == Borders{5.5 / 4, 6.5 / 4, 8.5 / 4, 9.5 / 4});
    CHECK(bordersOfThree("constant", 10) == Borders{15.5 / 4, 16.5 / 4, 18.5 / 4, 19.5 / 4});
    CHECK(bordersOfThree("fixed", -6.5) == Borders{-6.5, -6.5, -6.5, -6.5});
    // North and west are computed, the centre is read twice; east and south are copies.
    CHECK(bordersOfThree("wrap") == Borders{8.0 / 4, 9.0 / 4, 9.0 / 4, 8.0 / 4});
}

TEST_CASE("a parent outside the map says what stands in for it")
{
    const std::vector<std::pair<std::string_view, Source>> expected{{"three", Source::LeftOut},
                                                                    {"wrap", Source::Wrapped},
                                                                    {"mirror", Source::Mirrored},
                                                                    {"zero", Source::Constant},
                                                                    {"constant", Source::Constant}};
    for (const auto& [name, source] : expected) {
        INFO(name);
        for (const Step& step : diamondSquare({.size = 9, .edge = edgeNamed(name)}))
            for (const Parent& parent : step.parents) {
                const bool inside = isInside(stepped(step.at, parent.toward, step.half), 8);
                const bool copied = parent.source == Source::Copied;
                if (!copied && parent.source != (inside ? Source::Inside : source))
                    FAIL("step at " << step.at.x << " " << step.at.y);
            }
    }
}

TEST_CASE("wrap with equal corners gives opposite borders that are identical bit for bit")
{
    for (Recipe recipe : recipesOf({.sizes = {3, 5, 9, 17, 33, 65}, .starts = {Start::Given, Start::Degenerate}})) {
        if (recipe.edge->name != "wrap")
            continue;
        recipe.corners.heights.fill(recipe.corners.heights[0]);
        INFO(nameOf(recipe));
        const Grid grid = finished(recipe);
        const int last = grid.last();
        int different = 0;
        for (int i = 0; i <= last; ++i) {
            different += !sameBits(grid.height({i, 0}), grid.height({i, last}));
            different += !sameBits(grid.height({0, i}), grid.height({last, i}));
        }
        CHECK(different == 0);
    }
}

TEST_CASE("wrap copies the far border without drawing and computes each other point")
{
    for (const Recipe& recipe : recipesOfVariants({.starts = {Start::Given, Start::Drawn}}, "lcg32")) {
        if (recipe.edge->name != "wrap")
            continue;
        INFO(nameOf(recipe));
        const int last = recipe.size - 1;
        Grid grid = startingGrid(recipe);
        int wrong = 0;
        for (const Step& step : diamondSquare(recipe)) {
            const bool far = step.at.x == last || step.at.y == last;
            wrong += step.drawn == far;
            if (far) {
                const Point twin{step.at.x == last ? 0 : step.at.x, step.at.y == last ? 0 : step.at.y};
                wrong += step.parents.count() != 1 || !(step.parents[0].at == twin);
                wrong += step.offset != 0 || !sameBits(step.after, grid.height(twin));
            }
            grid.put(step.at, step.after);
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("fixed border points have no parents and draw nothing")
{
    for (const Recipe& recipe : recipesOfVariants({.starts = {Start::Given}}, "lcg32")) {
        if (recipe.edge->name != "fixed")
            continue;
        INFO(nameOf(recipe));
        int wrong = 0;
        for (const Step& step : diamondSquare(recipe)) {
            const bool border = isOnBorder(step.at, recipe.size - 1);
            wrong += step.drawn == border || (step.parents.count() == 0) != border;
            wrong += border && (step.mean != recipe.edgeValue || step.after != recipe.edgeValue || step.offset != 0);
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("with the hash a point has the same offset in every edge mode")
{
    for (const OffsetLaw& law : offsetLaws)
        for (const int size : {3, 5, 9, 17, 33, 65})
            for (const std::uint32_t seed : {0U, 1U, 77U, 0xffffffffU}) {
                Recipe recipe{.size = size, .offset = &law, .edgeValue = 0.5, .noise = {noiseNamed("hash"), seed, {}}};
                std::vector<double> offsets(static_cast<std::size_t>(size * size));
                for (const Step& step : diamondSquare(recipe))
                    offsets[static_cast<std::size_t>(step.at.y * size + step.at.x)] = step.offset;

                for (const EdgeMode& edge : edgeModes) {
                    recipe.edge = &edge;
                    INFO(nameOf(recipe));
                    int different = 0;
                    for (const Step& step : diamondSquare(recipe)) {
                        const double due = offsets[static_cast<std::size_t>(step.at.y * size + step.at.x)];
                        different += step.drawn ? !sameBits(step.offset, due) : !isOnBorder(step.at, size - 1);
                    }
                    CHECK(different == 0);
                }
            }
}

TEST_CASE("what stands in for a parent is told in sentences that ask only for what is known")
{
    const std::set<std::string_view> known{"p", "tip", "place", "cell", "height", "rule", "n", "divisor"};
    for (const EdgeMode& edge : edgeModes) {
        const SourceRow& row = rowOf(edge.missing);
        CAPTURE(edge.name);
        CHECK_FALSE(row.mean.empty());
        CHECK_FALSE(row.answer.empty());
        CHECK_FALSE(row.explanation.empty());
    }
    for (const SourceRow& row : sources)
        for (const std::string_view sentence : {row.explanation, row.answer})
            for (std::size_t open = sentence.find('{'); open != std::string_view::npos;
                 open = sentence.find('{', open + 1)) {
                CAPTURE(row.name, sentence);
                CHECK(known.contains(sentence.substr(open + 1, sentence.find('}', open) - open - 1)));
            }
}
