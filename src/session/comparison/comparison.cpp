#include "session/comparison/comparison.hpp"

#include "core/corresponding.hpp"
#include "lesson/nearest.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

constexpr std::array<std::string_view, 4> usualEdges{"three", "wrap", "mirror", "zero"};

/// What sets a side apart from the first, or where nothing does, its edge mode.
std::string nameOf(const Recipe& recipe, const Recipe& first)
{
    return recipe.variant != first.variant ? "variant " + std::string(recipe.variant->name)
                                           : "edge " + std::string(recipe.edge->name);
}

std::string noteOn(const std::vector<Side>& sides)
{
    const auto comesAsStream = [](const Side& side) { return side.recipe().noise.kind->name != "hash"; };
    const auto stream = std::find_if(sides.begin(), sides.end(), comesAsStream);
    if (stream == sides.end())
        return {};
    return "Noise \"" + std::string(stream->recipe().noise.kind->name) +
           "\" is a stream: where one side draws once more or less, all its later numbers shift. With noise \"hash\" "
           "each point has the same number on every side.";
}

/// One range of colours for all moments: that of the finished terrains.
double limitOf(const Timeline& first, const Timeline& side)
{
    const Grid a = first.gridAt(first.stepCount()), b = side.gridAt(side.stepCount());
    double greatest = 0;
    for (std::size_t i = 0; i < a.heights.size(); ++i)
        greatest = std::max(greatest, std::abs(a.heights[i] - b.heights[i]));
    return roundLimit(greatest);
}

void subtract(Difference& difference, const Moment& first, const Moment& side)
{
    difference.heights.resize(first.surface.size());
    difference.largest = 0;
    difference.at = {};
    difference.count = 0;
    double squares = 0;
    for (std::size_t i = 0; i < first.surface.size(); ++i) {
        const double distance = first.surface[i] - side.surface[i];
        difference.heights[i] = distance;
        squares += distance * distance;
        difference.count += distance != 0;
        if (std::abs(distance) > std::abs(difference.largest)) {
            difference.largest = distance;
            const auto size = static_cast<std::size_t>(first.grid.size);
            difference.at = {static_cast<int>(i % size), static_cast<int>(i / size)};
        }
    }
    difference.rms = std::sqrt(squares / static_cast<double>(first.surface.size()));
}

void measure(Side& side, const Side& first)
{
    const int size = side.recipe().size;
    side.westToEast = seamOf(side.moment.surface, size, SeamSide::WestToEast);
    side.northToSouth = seamOf(side.moment.surface, size, SeamSide::NorthToSouth);
    if (side.difference)
        subtract(*side.difference, first.moment, side.moment);
}

} // namespace

std::vector<std::string> usualModes(const Recipe& recipe)
{
    if (!recipe.variant->takesEdgeModes)
        return {std::string(recipe.variant->name), std::string(variants().front().name)};
    std::vector<std::string> modes{std::string(recipe.edge->name)};
    for (const std::string_view name : usualEdges)
        if (name != recipe.edge->name && modes.size() < static_cast<std::size_t>(mostModes))
            modes.emplace_back(name);
    return modes;
}

tl::expected<std::vector<Recipe>, std::string> sidesIn(const Recipe& recipe, const std::vector<std::string>& modes)
{
    const auto count = static_cast<int>(modes.size());
    if (count < fewestModes || count > mostModes)
        return tl::unexpected("two to four modes can be compared, not " + std::to_string(count));
    std::vector<Recipe> sides;
    for (const std::string& mode : modes) {
        Recipe side = sides.empty() ? recipe : sides.front();
        const EdgeMode* edge = rowNamed(edgeModes(), mode);
        const Variant* variant = rowNamed(variants(), mode);
        if (!edge && !variant) {
            auto known = namesOf(edgeModes());
            for (const std::string_view name : namesOf(variants()))
                known.push_back(name);
            return tl::unexpected("there is no edge mode or variant \"" + mode + "\"" + suggestion(mode, known));
        }
        side.edge = edge ? edge : side.edge;
        side.variant = variant ? variant : side.variant;
        for (auto* ask : {faultOf, steppingFault})
            if (const auto fault = ask(side))
                return tl::unexpected(fault->message);
        sides.push_back(std::move(side));
    }
    return sides;
}

Comparison comparisonOf(std::vector<std::shared_ptr<const Timeline>> runs, int moment)
{
    Comparison comparison;
    for (auto& run : runs) {
        const HeightRange range = heightRange(*run);
        if (comparison.sides.empty() || range.limit > comparison.range.limit)
            comparison.range = range;
        const Recipe& first = runs.front()->recipe();
        const bool isFirst = comparison.sides.empty();
        const Recipe& recipe = run->recipe();
        Side side{.name = nameOf(recipe, isFirst ? runs[1]->recipe() : first),
                  .explanation = std::string(recipe.variant == first.variant ? recipe.edge->explanation
                                                                             : recipe.variant->explanation),
                  .timeline = run,
                  .moment = momentAt(*run, correspondingMoment(*runs.front(), moment, *run)),
                  .westToEast = {},
                  .northToSouth = {},
                  .difference = {}};
        if (!isFirst)
            side.difference = Difference{.heights = {}, .limit = limitOf(*runs.front(), *run), .at = {}};
        comparison.sides.push_back(std::move(side));
    }
    for (Side& side : comparison.sides)
        measure(side, comparison.sides.front());
    comparison.note = noteOn(comparison.sides);
    return comparison;
}

void move(Comparison& comparison, int moment)
{
    Side& first = comparison.sides.front();
    for (Side& side : comparison.sides)
        move(side.moment, *side.timeline, correspondingMoment(*first.timeline, moment, *side.timeline));
    for (Side& side : comparison.sides)
        measure(side, first);
}

SeamProfile seamProfile(const Side& side, SeamSide seam)
{
    SeamProfile profile;
    const Grid& grid = side.moment.grid;
    for (int along = 0; along <= grid.last(); ++along) {
        const bool isWest = seam == SeamSide::WestToEast;
        const Point first = isWest ? Point{0, along} : Point{along, 0};
        const Point opposite = isWest ? Point{grid.last(), along} : Point{along, grid.last()};
        profile.first.push_back(side.moment.surface[grid.index(first)]);
        profile.opposite.push_back(side.moment.surface[grid.index(opposite)]);
    }
    return profile;
}

double repeatedHeight(const Side& side, int x, int y)
{
    const int size = side.recipe().size;
    const auto within = [size](int v) { return ((v % size) + size) % size; };
    return side.moment.surface[side.moment.grid.index({within(x), within(y)})];
}

} // namespace lozenge
