#include "maps.hpp"
#include "ratios.hpp"

#include "core/diamond_square.hpp"
#include "core/timeline.hpp"

#include <benchmark/benchmark.h>
#include <random>

using namespace lozenge;
using namespace lozenge::compass;

namespace {

/// The textbook's loop with a callback that the compiler can put in place: what stepping costs without a coroutine.
template <typename Visit>
void plainLoop(const Recipe& recipe, Visit visit)
{
    Noise noise = recipe.noise.kind->start(recipe.noise);
    Grid grid = startingGrid(recipe, &noise);
    const int last = grid.last();

    const auto set = [&](Phase phase, const Level& level, Point at, std::span<const Direction> towards) {
        double sum = 0;
        int count = 0;
        for (const Direction toward : towards)
            if (const Point parent = stepped(at, toward, level.half()); isInside(parent, last)) {
                sum += grid.height(parent);
                ++count;
            }
        const double mean = sum / count;
        const double offset =
            recipe.offset->offset(level.amplitude, noise({level.index, at.x / level.half(), at.y / level.half()}));
        grid.put(at, mean + offset);
        visit(phase, at, mean, offset);
    };
    constexpr std::array corners{northWest, northEast, southWest, southEast};
    constexpr std::array tips{up, left, right, down};

    for (const Level& level : levelsOf(recipe)) {
        const int half = level.half();
        for (int y = half; y < last; y += level.stride)
            for (int x = half; x < last; x += level.stride)
                set(Phase::Diamond, level, {x, y}, corners);
        for (int y = 0; y <= last; y += half)
            for (int x = y % level.stride == 0 ? half : 0; x <= last; x += level.stride)
                set(Phase::Square, level, {x, y}, tips);
    }
}

double sumByLoop(const Recipe& recipe)
{
    double sum = 0;
    plainLoop(recipe, [&](Phase, Point, double mean, double offset) { sum += mean + offset; });
    return sum;
}

double sumByCoroutine(const Recipe& recipe)
{
    double sum = 0;
    for (const Step& step : diamondSquare(recipe))
        sum += step.after;
    return sum;
}

double sumUpTo(const Recipe& recipe, int moment)
{
    double sum = 0;
    for (const Step& step : diamondSquare(recipe)) {
        if (moment-- == 0)
            break;
        sum += step.after;
    }
    return sum;
}

template <auto Work>
void eachStep(benchmark::State& state)
{
    const Recipe recipe = recipeOf(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(Work(recipe));
    state.SetItemsProcessed(state.iterations() * (state.range(0) * state.range(0) - 4));
}
BENCHMARK(eachStep<sumByCoroutine>)->Name("coroutine")->Arg(33)->Arg(257)->Arg(1025);
BENCHMARK(eachStep<sumByLoop>)->Name("callback loop")->Arg(33)->Arg(257)->Arg(1025);

void record(benchmark::State& state)
{
    const Recipe recipe = recipeOf(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(Timeline(recipe));
    state.SetItemsProcessed(state.iterations() * (state.range(0) * state.range(0) - 4));
}
BENCHMARK(record)->Name("recording a timeline")->Arg(33)->Arg(257)->Arg(1025);

void goTo(benchmark::State& state)
{
    const Timeline timeline(recipeOf(static_cast<int>(state.range(0))));
    std::minstd_rand random(1);
    std::uniform_int_distribution<int> any(0, timeline.stepCount());
    Grid grid = timeline.gridAt(0);
    int at = 0;
    for (auto _ : state) {
        const int to = any(random);
        timeline.move(grid, at, to);
        at = to;
    }
}
BENCHMARK(goTo)->Name("seek to any step")->Arg(33)->Arg(257)->Arg(1025);

/// Each round goes to one random step: by the timeline from where it stands, and by running the coroutine up to it.
double drainOverSeek()
{
    const Recipe recipe = recipeOf(1025);
    const Timeline timeline(recipe);
    std::minstd_rand random(7);
    std::uniform_int_distribution<int> any(0, timeline.stepCount());
    Grid grid = timeline.gridAt(0);
    int at = 0;
    double draining = 0;
    double seeking = 0;
    for (int round = 0; round < 41; ++round) {
        const int to = any(random);
        draining += timeOf([&] { benchmark::DoNotOptimize(sumUpTo(recipe, to)); });
        seeking += timeOf([&] { timeline.move(grid, at, to); });
        at = to;
    }
    return draining / seeking;
}

double recordingNanoseconds()
{
    const Recipe recipe = recipeOf(1025);
    std::vector<double> times;
    for (int round = 0; round < 9; ++round)
        times.push_back(timeOf([&] { benchmark::DoNotOptimize(Timeline(recipe)); }) / (1025.0 * 1025 - 4));
    return median(times);
}

double bytesAStep()
{
    const Timeline timeline(recipeOf(1025));
    return static_cast<double>(timeline.bytes()) / timeline.stepCount();
}

const AddGoals add({
    {"coroutine_over_callback", "a step of the coroutine over one of an inlined callback, 257 x 257",
     [] {
         const Recipe recipe = recipeOf(257);
         return ratioOf([&] { benchmark::DoNotOptimize(sumByCoroutine(recipe)); },
                        [&] { benchmark::DoNotOptimize(sumByLoop(recipe)); }, 21);
     }},
    {"recording_ns_a_step", "recording 1025 x 1025 into memory never touched before, nanoseconds a step",
     recordingNanoseconds},
    {"drain_over_seek_1025", "to random steps of 1025 x 1025: running the coroutine up to them, over seeking",
     drainOverSeek},
    {"timeline_bytes_a_step", "memory of the timeline of 1025 x 1025", bytesAStep},
});

} // namespace
