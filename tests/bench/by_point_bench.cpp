#include "maps.hpp"
#include "ratios.hpp"

#include "core/diamond_square.hpp"
#include "core/finished_heights.hpp"
#include "core/order.hpp"
#include "core/terrain.hpp"
#include "core/window_at.hpp"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <random>

// Whole terrains beside the ways that go point by point.

using namespace lozenge;

namespace {

/// The program that a student writes first: a vector of rows, one point after another, std::rand.
std::vector<std::vector<double>> studentsTerrain(int size)
{
    std::vector<std::vector<double>> map(static_cast<std::size_t>(size),
                                         std::vector<double>(static_cast<std::size_t>(size)));
    const int last = size - 1;
    const auto at = [&](int x, int y) -> double& {
        return map[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    };
    const auto offset = [](double amplitude) { return amplitude * (2.0 * std::rand() / RAND_MAX - 1); };
    double amplitude = 1;
    for (int step = last; step > 1; step /= 2, amplitude /= 2) {
        const int half = step / 2;
        for (int y = half; y < last; y += step)
            for (int x = half; x < last; x += step)
                at(x, y) = (at(x - half, y - half) + at(x + half, y - half) + at(x - half, y + half) +
                            at(x + half, y + half)) /
                               4 +
                           offset(amplitude);
        for (int y = 0; y <= last; y += half)
            for (int x = (y + half) % step; x <= last; x += step) {
                double sum = 0;
                int count = 0;
                if (y >= half)
                    sum += at(x, y - half), ++count;
                if (x >= half)
                    sum += at(x - half, y), ++count;
                if (x + half <= last)
                    sum += at(x + half, y), ++count;
                if (y + half <= last)
                    sum += at(x, y + half), ++count;
                at(x, y) = sum / count + offset(amplitude);
            }
    }
    return map;
}

double studentOverFill()
{
    const Recipe recipe = recipeOf(4097);
    Map heights = mapOf(4097);
    return ratioOf([] { benchmark::DoNotOptimize(studentsTerrain(4097)); }, [&] { fill(recipe, heights); }, 7);
}

double replayOverSeek()
{
    const Recipe recipe = recipeOf(4097);
    const std::int64_t steps = std::int64_t{4097} * 4097 - 4;
    Map heights = mapOf(4097);
    std::vector<std::uint8_t> isSet(heights.size());
    std::minstd_rand random(7);
    std::uniform_int_distribution<std::int64_t> any(0, steps);
    std::vector<double> draining, masking;
    for (int round = 0; round < 9; ++round) {
        const std::int64_t step = any(random);
        draining.push_back(timeOf([&] {
            std::int64_t left = step;
            double sum = 0;
            for (const Step& made : diamondSquare(recipe)) {
                if (left-- == 0)
                    break;
                sum += made.after;
            }
            benchmark::DoNotOptimize(sum);
        }));
        masking.push_back(timeOf([&] { makeWindowAt<float>(recipe, step, wholeMap(4097), heights, isSet); }));
    }
    return median(draining) / median(masking);
}

/// What is not addressable: every other variant, noise and edge mode has plain loops.
double coroutineOverPlainLoop()
{
    Recipe recipe = recipeOf(1025);
    recipe.noise.kind = rowNamed(noiseKinds(), "lcg32");
    return ratioOf(
        [&] {
            double sum = 0;
            for (const Step& step : diamondSquare(recipe))
                sum += step.after;
            benchmark::DoNotOptimize(sum);
        },
        [&] { benchmark::DoNotOptimize(finishedHeights(recipe)); }, 15);
}

void orders(benchmark::State& state)
{
    std::int64_t order = 1;
    for (auto _ : state)
        benchmark::DoNotOptimize(order = (order * 48271 + 11) % (std::int64_t{1} << 56));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(orders)->Name("a random order, to be taken off the next two");

void orderOfPoint(benchmark::State& state)
{
    std::int64_t order = 1;
    Point at{1, 1};
    for (auto _ : state) {
        at = {static_cast<int>((order * 48271 + 11) & 0xfffffff), static_cast<int>((order * 69621 + 5) & 0xfffffff)};
        benchmark::DoNotOptimize(order = orderOf(28, at));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(orderOfPoint)->Name("order of a point");

void pointOfOrder(benchmark::State& state)
{
    std::int64_t order = 1;
    for (auto _ : state) {
        order = (order * 48271 + 11) % (std::int64_t{1} << 56);
        benchmark::DoNotOptimize(pointAt(28, order));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(pointOfOrder)->Name("point of an order");

const AddGoals add({
    {"student_over_fill_4097", "a vector of rows with std::rand over the whole 4097 x 4097: at least 30",
     studentOverFill},
    {"replay_over_seek_4097", "to random steps of 4097 x 4097: running the coroutine over masking: at least 12",
     replayOverSeek},
    {"coroutine_over_plain_loop", "1025 x 1025 with lcg32: running the coroutine over plain loops",
     coroutineOverPlainLoop},
});

} // namespace
