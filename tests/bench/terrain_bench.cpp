#include "maps.hpp"
#include "ratios.hpp"

#include "terrain/terrain.hpp"

#include <benchmark/benchmark.h>
#include <random>
#include <vector>

using namespace lozenge;

namespace {

/// Windows as a zoom asks for them, one after another into the same memory, in turns with a whole map.
double windowShare()
{
    constexpr int side = 1024, levels = 28;
    const Recipe huge = recipeOf(latticeSize(levels));
    const Recipe whole = recipeOf(4097);
    std::vector<double> heights(pointCount(wholeMap(whole.size))), window(std::size_t{side} * side);
    std::minstd_rand random(3);
    std::uniform_int_distribution<int> any(0, huge.size - side);
    std::vector<double> windows, wholes;
    for (int round = 0; round < 41; ++round) {
        for (int i = 0; i < 8; ++i) {
            const int west = any(random), north = any(random);
            windows.push_back(timeOf([&] {
                makeWindow(huge, levels, {west, north, west + side - 1, north + side - 1}, window);
            }));
        }
        wholes.push_back(timeOf([&] { makeWindow(whole, levelCount(whole), wholeMap(whole.size), heights); }));
    }
    return median(windows) / static_cast<double>(window.size()) /
           (median(wholes) / static_cast<double>(heights.size()));
}

void rows(benchmark::State& state)
{
    const Recipe recipe = recipeOf(static_cast<int>(state.range(0)));
    for (auto _ : state)
        makeRows(recipe, levelCount(recipe), wholeMap(recipe.size), [](int, std::span<const double> row) {
            benchmark::DoNotOptimize(row.data());
            return true;
        });
    state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(0));
}
BENCHMARK(rows)->Name("rows of a terrain")->Arg(257)->Arg(1025)->Arg(4097)->Arg(16385);

void oneHeight(benchmark::State& state)
{
    const Recipe recipe = recipeOf(latticeSize(28));
    double height = 0;
    int x = 1;
    for (auto _ : state) {
        x = (x * 5 + 3) & 0xfffffff;
        makeWindow(recipe, 28, {x, 98765432, x, 98765432}, {&height, 1});
        benchmark::DoNotOptimize(height);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(oneHeight)->Name("a height of 2^28");

const AddGoals add({
    {"window_share", "1024 x 1024 points of 2^28 over their share of a whole 4097 x 4097: at most 1.3", windowShare},
});

} // namespace
