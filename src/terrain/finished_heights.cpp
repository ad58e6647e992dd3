#include "terrain/finished_heights.hpp"

#include "core/diamond_square.hpp"
#include "core/noise/noise_streams.hpp"
#include "terrain/level_loops.hpp"

#include <algorithm>
#include <cassert>

namespace lozenge {
namespace {

using BeforeRow = std::function<void()>;

/// What has no plain loop is stepped.
std::vector<double> runToItsEnd(const Recipe& recipe, const BeforeRow& beforeRow)
{
    Grid grid = startingGrid(recipe);
    Noise rest;
    int count = 0;
    for (const Step& step : diamondSquare(recipe, &rest)) {
        if (count++ % recipe.size == 0)
            beforeRow();
        grid.put(step.at, step.after);
    }
    finish(grid.heights, recipe, rest);
    return std::move(grid.heights);
}

/// Whether the loops make the same steps as the run, of the same numbers.
bool hasLoops(const Recipe& recipe)
{
    const bool passesOver = recipe.keep && !recipe.presets.empty();
    return recipe.variant->name != "midpoint" && recipe.edge->border != EdgeMode::Border::TwoEnds &&
           changedSteps(recipe).none() && !slipsOf(recipe).has(Slip::HalfRange) && scalesByLevel(recipe) && !passesOver;
}

/// The offsets of one level, of a stream and by a law that are known when this is compiled.
template <typename Stream, double (*law)(double, double)>
struct Draw {
    Stream& stream;
    Level level;
    const BeforeRow& beforeRow;

    void beginRow() const { beforeRow(); }
    double operator()(int x, int y) { return law(level.amplitude, stream({level.index, x, y})); }
};

template <typename Stream, double (*law)(double, double)>
std::vector<double> heights(const Recipe& recipe, const BeforeRow& beforeRow)
{
    using LevelDraw = Draw<Stream, law>;
    struct Row {
        std::string_view name;
        void (*run)(LevelMap&, LevelDraw&, const Recipe&);
    };
    constexpr std::array<Row, 5> loopsOf{{{"textbook", textbookLevel<LevelDraw>},
                                          {"terrain-generator", terrainGeneratorLevel<LevelDraw>},
                                          {"matlab", matlabLevel<LevelDraw>},
                                          {"playfuljs", playfuljsLevel<LevelDraw>},
                                          {"workshop", workshopLevel<LevelDraw>}}};
    Stream stream(recipe.noise);
    Noise noise = [&stream](NoisePlace place) { return stream(place); };
    LevelMap map(recipe.size, cornerHeights(recipe, noise));
    for (const Level& level : levelsOf(recipe)) {
        map.spread();
        LevelDraw draw{stream, level, beforeRow};
        rowNamed(loopsOf, recipe.variant->name)->run(map, draw, recipe);
    }
    std::vector<double> finished = map.take();
    finish(finished, recipe, noise);
    return finished;
}

template <typename Stream>
std::vector<double> heightsByLaw(const Recipe& recipe, const BeforeRow& beforeRow)
{
    struct Row {
        double (*law)(double, double);
        std::vector<double> (*make)(const Recipe&, const BeforeRow&);
    };
    constexpr std::array<Row, 5> laws{{{symmetricOffset, heights<Stream, symmetricOffset>},
                                       {positiveOffset, heights<Stream, positiveOffset>},
                                       {gaussianOffset, heights<Stream, gaussianOffset>},
                                       {matlabOffset, heights<Stream, matlabOffset>},
                                       {matlabOffsetByName, heights<Stream, matlabOffsetByName>}}};
    const auto row =
        std::find_if(laws.begin(), laws.end(), [&](const Row& each) { return each.law == offsetLawOf(recipe).offset; });
    assert(row != laws.end());
    return row->make(recipe, beforeRow);
}

} // namespace

std::size_t bytesAPoint(const Recipe& recipe)
{
    constexpr std::size_t ofGrid = sizeof(double) + 1;
    return hasLoops(recipe) ? sizeof(double) : 2 * ofGrid;
}

std::vector<double> finishedHeights(const Recipe& recipe, const BeforeRow& beforeRow)
{
    if (!hasLoops(recipe))
        return runToItsEnd(recipe, beforeRow);
    struct Row {
        std::string_view name;
        std::vector<double> (*make)(const Recipe&, const BeforeRow&);
    };
    constexpr std::array<Row, 6> kinds{{{"hash", heightsByLaw<HashNoise>},
                                        {"mt19937", heightsByLaw<MersenneTwister>},
                                        {"msvc", heightsByLaw<MsvcRandom>},
                                        {"glibc", heightsByLaw<GlibcRandom>},
                                        {"lcg32", heightsByLaw<Lcg32>},
                                        {"recorded", heightsByLaw<RecordedNoise>}}};
    return rowNamed(kinds, recipe.noise.kind->name)->make(recipe, beforeRow);
}

} // namespace lozenge
