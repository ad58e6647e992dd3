#include "core/timeline.hpp"

#include "core/diamond_square.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <span>

namespace lozenge {
namespace {

constexpr std::uint16_t noParent = 0xffff;
constexpr int directionBias = 8; // directions go from -2 to 2, four bits hold them

constexpr Source unpackedSource(std::uint16_t packed)
{
    return static_cast<Source>(packed >> 8);
}

std::uint16_t packed(const Parent& parent)
{
    const int x = parent.toward.dx + directionBias;
    const int y = parent.toward.dy + directionBias;
    return static_cast<std::uint16_t>(static_cast<int>(parent.source) << 8 | y << 4 | x);
}

Direction unpackedDirection(std::uint16_t packed)
{
    return {static_cast<signed char>((packed & 15) - directionBias),
            static_cast<signed char>((packed >> 4 & 15) - directionBias)};
}

/// How many cells on in the columns of a map a parent in this direction is, when it is inside.
std::ptrdiff_t cellsToward(Direction toward, int size, int half)
{
    return (toward.dy * size + toward.dx) * half;
}

} // namespace

Timeline::Timeline(Recipe recipe)
    : m_recipe(std::move(recipe)), m_levels(levelsOf(m_recipe)), m_writers(cellCount(m_recipe.size)),
      m_outside(outsideHeight(m_recipe)), m_storing(storingOf(m_recipe))
{
    const std::size_t expected = expectedSteps(*m_recipe.variant, m_recipe.size);
    m_cells.reserve(expected);
    m_heights.reserve(expected);
    m_parents.reserve(expected);
    m_reasons.reserve(expected);

    RunEnd end;
    for (const Step& step : diamondSquare(m_recipe, &end))
        record(step);
    if (m_recipe.after != &afters().front())
        m_changes = lozenge::changesAtEnd(end.grid.heights, m_recipe, end.noise);
    m_ties.again |= !changedSteps(m_recipe).none(); // points may be read before they are set
}

void Timeline::record(const Step& step)
{
    PackedParents parents{noParent, noParent, noParent, noParent};
    std::transform(step.parents.begin(), step.parents.end(), parents.begin(), packed);

    const std::size_t cell = cellOf(step.at);
    m_cells.push_back(static_cast<std::uint32_t>(cell));
    m_heights.push_back(step.after);
    m_parents.push_back(parents);
    m_reasons.push_back({step.mean, step.offset});

    const int number = stepCount();
    tie(step, m_writers[cell]);
    if (step.before)
        m_overwrites.push_back({number, static_cast<int>(m_writers[cell]), *step.before});
    m_writers[cell] = static_cast<std::uint32_t>(number);

    if (m_chapters.empty() || m_chapters.back().level != step.level || m_chapters.back().phase != step.phase)
        m_chapters.push_back({step.level, step.phase, number, number});
    m_chapters.back().last = number;
}

void Timeline::tie(const Step& step, std::uint32_t earlierWriter)
{
    for (const Parent& parent : step.parents) {
        m_ties.reach = std::max({m_ties.reach, std::abs(parent.toward.dx), std::abs(parent.toward.dy)});
        m_ties.acrossTheBorder |= rowOf(parent.source).isFar;
    }
    // Two cells that write the edge between them average the same points.
    m_ties.again |= earlierWriter > 0 && !m_recipe.variant->rewritesEdges;
}

double Timeline::meanOver(const std::vector<double>& heights, int number, int half) const
{
    const auto index = static_cast<std::size_t>(number - 1);
    const auto cell = static_cast<std::ptrdiff_t>(m_cells[index]);
    const PackedParents& packed = m_parents[index];
    const auto end = std::find(packed.begin(), packed.end(), noParent);
    const auto heightOf = [&](std::uint16_t parent) {
        const Source source = unpackedSource(parent);
        const Direction toward = unpackedDirection(parent);
        if (source != Source::Inside)
            return heights[cellOf(parentCell(placeOf(number), toward, source, half, last()))];
        return heights[static_cast<std::size_t>(cell + cellsToward(toward, m_recipe.size, half))];
    };
    const auto mean = meanOf(std::span(packed.begin(), end), m_outside, unpackedSource, heightOf);
    return stored(m_storing, mean.value_or(m_reasons[index].mean));
}

void Timeline::fillUnset(std::vector<double>& heights, const Grid& grid, int moment) const
{
    const bool someAreSet = !m_overwrites.empty() || !m_recipe.presets.empty();
    for (const Chapter& chapter : m_chapters) {
        const int half = m_levels[static_cast<std::size_t>(chapter.level)].half();

        // Almost all points of a phase have four parents inside, in one or two patterns: those are looked up once.
        struct Pattern {
            PackedParents parents{noParent, noParent, noParent, noParent};
            std::array<std::ptrdiff_t, 4> places{};
        };
        std::array<Pattern, 2> patterns;
        const auto patternOf = [&](const PackedParents& parents) -> const Pattern* {
            const auto isInside = [](std::uint16_t p) { return p != noParent && unpackedSource(p) == Source::Inside; };
            for (const Pattern& pattern : patterns)
                if (pattern.parents == parents)
                    return pattern.parents[0] != noParent ? &pattern : nullptr;
            if (!std::all_of(parents.begin(), parents.end(), isInside))
                return nullptr;
            std::swap(patterns[0], patterns[1]);
            patterns[0].parents = parents;
            std::transform(parents.begin(), parents.end(), patterns[0].places.begin(), [&](std::uint16_t parent) {
                return cellsToward(unpackedDirection(parent), m_recipe.size, half);
            });
            return &patterns.front();
        };

        for (int number = std::max(chapter.first, moment + 1); number <= chapter.last; ++number) {
            const auto index = static_cast<std::size_t>(number - 1);
            const std::uint32_t cell = m_cells[index];
            if (someAreSet && grid.isSet[cell])
                continue;
            const Pattern* pattern = patternOf(m_parents[index]);
            if (!pattern) {
                heights[cell] = meanOver(heights, number, half);
                continue;
            }
            const double* at = heights.data() + cell;
            double sum = 0;
            for (const std::ptrdiff_t place : pattern->places)
                sum += at[place];
            heights[cell] = stored(m_storing, sum / 4);
        }
    }
}

const Chapter& Timeline::chapterOf(int step) const
{
    assert(step >= 1 && step <= stepCount());
    return *std::lower_bound(m_chapters.begin(), m_chapters.end(), step,
                             [](const Chapter& chapter, int number) { return chapter.last < number; });
}

Point Timeline::placeOf(int number) const
{
    const auto side = static_cast<std::uint32_t>(m_recipe.size);
    const std::uint32_t cell = m_cells[static_cast<std::size_t>(number - 1)];
    return {static_cast<int>(cell % side), static_cast<int>(cell / side)};
}

Step Timeline::step(int number) const
{
    const auto index = static_cast<std::size_t>(number - 1);
    const Chapter& chapter = chapterOf(number);
    const Reason& reason = m_reasons[index];

    Step step{.at = placeOf(number),
              .level = chapter.level,
              .half = m_levels[static_cast<std::size_t>(chapter.level)].half(),
              .phase = chapter.phase,
              .mean = reason.mean,
              .offset = reason.offset,
              .after = m_heights[index],
              .before = {}};
    for (const std::uint16_t parent : m_parents[index])
        if (parent != noParent)
            step.parents.add(
                parentToward(step.at, unpackedDirection(parent), unpackedSource(parent), step.half, last()));
    step.drawn = step.parents.count() > 0 && step.parents[0].source != Source::Copied;
    if (const Overwrite* overwrite = overwriteOf(number))
        step.before = overwrite->before;
    return step;
}

const Timeline::Overwrite* Timeline::overwriteOf(int step) const
{
    const auto found = std::lower_bound(m_overwrites.begin(), m_overwrites.end(), step,
                                        [](const Overwrite& overwrite, int number) { return overwrite.step < number; });
    return found != m_overwrites.end() && found->step == step ? &*found : nullptr;
}

int Timeline::writerOf(Point point, int moment) const
{
    int writer = static_cast<int>(m_writers[cellOf(point)]);
    while (writer > moment) {
        const Overwrite* overwrite = overwriteOf(writer);
        writer = overwrite ? overwrite->earlierWriter : 0;
    }
    return writer;
}

double Timeline::heightBySteps(const Grid& grid, Point at, int moment) const
{
    const auto found =
        std::lower_bound(m_changes.begin(), m_changes.end(), grid.index(at),
                         [](const ChangedHeight& change, std::size_t cell) { return change.cell < cell; });
    const bool isChanged = moment == stepCount() && found != m_changes.end() && found->cell == grid.index(at);
    return isChanged ? found->before : grid.height(at);
}

Grid Timeline::gridAt(int moment) const
{
    Grid grid = startingGrid(m_recipe);
    move(grid, 0, moment);
    if (moment == 0 && stepCount() == 0)
        finishMap(grid);
    return grid;
}

void Timeline::move(Grid& grid, int from, int to) const
{
    assert(from >= 0 && from <= stepCount() && to >= 0 && to <= stepCount());
    if (from == to)
        return;
    if (from == stepCount())
        for (const ChangedHeight& change : m_changes)
            grid.heights[change.cell] = change.before;
    for (auto i = static_cast<std::size_t>(from); i < static_cast<std::size_t>(to); ++i) {
        grid.heights[m_cells[i]] = m_heights[i];
        grid.isSet[m_cells[i]] = 1;
    }

    // Backward: points vanish, but for the few that had been set before.
    auto overwrite = std::upper_bound(m_overwrites.begin(), m_overwrites.end(), from,
                                      [](int number, const Overwrite& o) { return number < o.step; });
    for (int number = from; number > to; --number) {
        const auto cell = m_cells[static_cast<std::size_t>(number - 1)];
        const bool wasSet = overwrite != m_overwrites.begin() && std::prev(overwrite)->step == number;
        grid.heights[cell] = wasSet ? (--overwrite)->before : 0;
        grid.isSet[cell] = wasSet;
    }
    if (to == stepCount())
        finishMap(grid);
}

std::pair<double, double> Timeline::extremes() const
{
    const Grid start = startingGrid(m_recipe);
    const auto found = std::minmax_element(m_heights.begin(), m_heights.end());
    double lowest = m_heights.empty() ? 0 : *found.first, highest = m_heights.empty() ? 0 : *found.second;
    for (std::size_t i = 0; i < start.heights.size(); ++i)
        if (start.isSet[i]) {
            lowest = std::min(lowest, start.heights[i]);
            highest = std::max(highest, start.heights[i]);
        }
    for (const ChangedHeight& change : m_changes) {
        lowest = std::min(lowest, change.after);
        highest = std::max(highest, change.after);
    }
    return {lowest, highest};
}

std::size_t Timeline::bytes() const
{
    const auto taken = [](const auto& column) { return column.capacity() * sizeof(column[0]); };
    return sizeof(*this) + taken(m_cells) + taken(m_heights) + taken(m_parents) + taken(m_reasons) +
           taken(m_overwrites) + taken(m_changes) + taken(m_writers) + taken(m_chapters) + taken(m_levels);
}

} // namespace lozenge
