#include "maps.hpp"
#include "ratios.hpp"

#include "core/hash_noise.hpp"
#include "core/instruction_set.hpp"
#include "core/mesh.hpp"
#include "core/terrain.hpp"

#include <benchmark/benchmark.h>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <memory>
#include <random>

using namespace lozenge;

namespace {

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
    {"fill_fresh_over_memset_fresh", "4097 x 4097 into memory never touched before over memset of such: at most 2",
     fillFreshOverMemsetFresh},
    {"window_share", "1024 x 1024 points of 2^28 over their share of a whole 4097 x 4097: at most 1.3", windowShare},
    {"mesh_over_fill_1025", "positions, normals and triangles of 1025 x 1025 over its heights: at most 6",
     meshOverFill},
    {"fill_growth", "a point of the dearest over the cheapest size from 2049 to 16385: at most 1.3", growthOfCost},
});

} // namespace
