#include "ratios.hpp"

#include "core/column.hpp"
#include "core/diamond_square.hpp"
#include "core/finished_heights.hpp"
#include "core/hash_noise.hpp"
#include "core/instruction_set.hpp"
#include "core/mesh.hpp"
#include "core/order.hpp"
#include "core/terrain.hpp"
#include "core/window_at.hpp"

#include <benchmark/benchmark.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>

using namespace lozenge;

namespace {

Recipe recipeOf(int size)
{
    Recipe recipe;
    recipe.size = size;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    return recipe;
}

/// A map in large pages, as one keeps it that is made again and again.
using Map = std::vector<float, LargePages<float>>;

Map mapOf(int size)
{
    return Map(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
}

/// Writes the whole array past the caches, from lines that stay in them: as fast as one core can write to memory. Lines
/// of many values, since some memory is faster at zeros.
void writeStream(Map& heights)
{
    struct alignas(lineBytes) Lines : std::array<float, 4096> {};
    static const Lines lines = [] {
        Lines values;
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<float>(i) + 0.5F;
        return values;
    }();
    const auto misplaced = reinterpret_cast<std::uintptr_t>(heights.data()) % lineBytes / sizeof(float);
    constexpr std::size_t inLine = lineBytes / sizeof(float);
    for (std::size_t i = (inLine - misplaced) % inLine; i + lines.size() <= heights.size(); i += lines.size())
        bestInstructionSet().stream(lines.data(), heights.data() + i, lines.size() / inLine);
    settleStreamedLines();
}

double fillOverStreamWrite(int threads)
{
    const Recipe recipe = recipeOf(4097);
    Map heights = mapOf(4097);
    fill(recipe, heights, threads);
    return ratioOf([&] { fill(recipe, heights, threads); }, [&] { writeStream(heights); }, 101);
}

/// One hash a point and nothing else: what random numbers cost at the least.
#if defined(__GNUC__) && defined(__x86_64__) && !defined(__clang__)
__attribute__((target_clones("default", "avx2", "avx512f")))
#endif
void fillWithHash(float* heights, int size)
{
    for (int y = 0; y < size; ++y) {
        const HashRow row = hashRow(hashLevel(1, 9), y);
        float* to = heights + static_cast<std::ptrdiff_t>(y) * size;
        for (int x = 0; x < size; ++x)
            to[x] = 0x1p-23F * static_cast<float>(hashSigned(hashCell(row, static_cast<std::uint32_t>(x)), 1U));
    }
}

double fillOverHashFill()
{
    const Recipe recipe = recipeOf(1025);
    Map heights = mapOf(1025);
    return ratioOf([&] { fill(recipe, heights, 1); }, [&] { fillWithHash(heights.data(), 1025); }, 51);
}

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

double fillFreshOverMemsetFresh()
{
    constexpr std::size_t points = 4097 * 4097;
    const Recipe recipe = recipeOf(4097);
    const auto fresh = [] { return std::unique_ptr<float[]>(new float[points]); };
    return ratioOf(
        [&] {
            fill(recipe, {fresh().get(), points});
        },
        [&] {
            const auto buffer = fresh();
            std::memset(buffer.get(), 1, points * sizeof(float));
            benchmark::DoNotOptimize(buffer.get());
        });
}

/// Windows as a zoom asks for them, one after another into the same memory, in turns with a whole map.
double windowShare()
{
    constexpr int side = 1024, levels = 28;
    const Recipe huge = recipeOf(latticeSize(levels));
    const Recipe whole = recipeOf(4097);
    Map heights = mapOf(4097), window = mapOf(side);
    std::minstd_rand random(3);
    std::uniform_int_distribution<int> any(0, huge.size - side);
    std::vector<double> windows, wholes;
    for (int round = 0; round < 41; ++round) {
        for (int i = 0; i < 8; ++i) {
            const int west = any(random), north = any(random);
            windows.push_back(timeOf([&] {
                makeWindow<float>(huge, levels, {west, north, west + side - 1, north + side - 1}, window);
            }));
        }
        wholes.push_back(timeOf([&] { fill(whole, heights, 1); }));
    }
    return median(windows) / (double{side} * side) / (median(wholes) / (4097.0 * 4097));
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

double meshOverFill()
{
    const Recipe recipe = recipeOf(1025);
    Map heights = mapOf(1025);
    fill(recipe, heights);
    BasicMesh<float> mesh;
    makeMesh<float>(heights, 1025, 1, mesh);
    return ratioOf([&] { makeMesh<float>(heights, 1025, 1, mesh); }, [&] { fill(recipe, heights, 1); }, 51);
}

/// How the cost of a point grows with the map: printed as a table, and the ratio of the dearest to the cheapest size
/// that no cache holds. The sizes take turns, so that a busy moment is felt by all of them.
double growthOfCost()
{
    struct Cost {
        int size;
        std::vector<double> one, all;
    };
    std::vector<Cost> costs;
    for (int size = 257; size <= 16385; size = 2 * size - 1)
        costs.push_back({size, {}, {}});
    Map heights = mapOf(costs.back().size);
    for (int round = 0; round < 11; ++round)
        for (Cost& cost : costs) {
            const std::span map(heights.data(), pointCount(wholeMap(cost.size)));
            const Recipe recipe = recipeOf(cost.size);
            fill(recipe, map, 1); // the caches hold the end of the size before
            const auto points = static_cast<double>(map.size());
            cost.one.push_back(timeOf([&] { fill(recipe, map, 1); }) / points);
            cost.all.push_back(timeOf([&] { fill(recipe, map); }) / points);
        }

    double least = INFINITY, greatest = 0;
    std::printf("# size      one thread    all threads    (nanoseconds a point)\n");
    for (const Cost& cost : costs) {
        const double one = median(cost.one);
        std::printf("# %6d    %8.3f      %8.3f\n", cost.size, one, median(cost.all));
        if (cost.size >= 2049) {
            least = std::min(least, one);
            greatest = std::max(greatest, one);
        }
    }
    return greatest / least;
}

void fillMap(benchmark::State& state)
{
    const Recipe recipe = recipeOf(static_cast<int>(state.range(0)));
    Map heights = mapOf(recipe.size);
    for (auto _ : state)
        fill(recipe, heights, static_cast<int>(state.range(1)));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(heights.size()));
}
BENCHMARK(fillMap)->Name("fill")->ArgsProduct({{257, 1025, 4097}, {1, 2}})->UseRealTime();

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

void oneHeight(benchmark::State& state)
{
    const Recipe recipe = recipeOf(latticeSize(28));
    int x = 1;
    for (auto _ : state)
        benchmark::DoNotOptimize(heightAt(recipe, {x = (x * 5 + 3) & 0xfffffff, 98765432}));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(oneHeight)->Name("a height of 2^28");

const AddGoals add({
    {"fill_4097_over_stream_write", "a whole 4097 x 4097 on two threads over writing its array: at most 1.25",
     [] { return fillOverStreamWrite(2); }},
    {"fill_4097_1t_over_stream_write", "the same on one thread: at most 1.6", [] { return fillOverStreamWrite(1); }},
    {"fill_1025_over_hash_fill", "1025 x 1025 on one thread over one hash a point: at most 1.4", fillOverHashFill},
    {"student_over_fill_4097", "a vector of rows with std::rand over the whole 4097 x 4097: at least 30",
     studentOverFill},
    {"fill_fresh_over_memset_fresh", "4097 x 4097 into memory never touched before over memset of such: at most 2",
     fillFreshOverMemsetFresh},
    {"window_share", "1024 x 1024 points of 2^28 over their share of a whole 4097 x 4097: at most 1.3", windowShare},
    {"replay_over_seek_4097", "to random steps of 4097 x 4097: running the coroutine over masking: at least 12",
     replayOverSeek},
    {"coroutine_over_plain_loop", "1025 x 1025 with lcg32: running the coroutine over plain loops",
     coroutineOverPlainLoop},
    {"mesh_over_fill_1025", "positions, normals and triangles of 1025 x 1025 over its heights: at most 6",
     meshOverFill},
    {"fill_growth", "a point of the dearest over the cheapest size from 2049 to 16385: at most 1.3", growthOfCost},
});

} // namespace
