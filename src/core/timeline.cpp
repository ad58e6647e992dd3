#include "core/timeline.hpp"

#include "core/diamond_square.hpp"

#include <algorithm>
#include <cassert>

namespace lozenge {
namespace {

constexpr std::uint16_t noParent = 0xffff;
constexpr int directionBias = 8; // directions go from -2 to 2, four bits hold them

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

} // namespace

Timeline::Timeline(Recipe recipe)
    : m_recipe(std::move(recipe)), m_levels(levelsOf(m_recipe)),
      m_writers(static_cast<std::size_t>(m_recipe.size) * static_cast<std::size_t>(m_recipe.size))
{
    const std::size_t expected = expectedSteps(*m_recipe.variant, m_recipe.size);
    m_cells.reserve(expected);
    m_heights.reserve(expected);
    m_reasons.reserve(expected);

    for (const Step& step : diamondSquare(m_recipe))
        record(step);
}

void Timeline::record(const Step& step)
{
    Reason reason{step.mean, step.offset, {noParent, noParent, noParent, noParent}};
    std::transform(step.parents.begin(), step.parents.end(), reason.parents.begin(), packed);

    const std::size_t cell = cellOf(step.at);
    m_cells.push_back(static_cast<std::uint32_t>(cell));
    m_heights.push_back(step.after);
    m_reasons.push_back(reason);

    const int number = stepCount();
    if (step.before)
        m_overwrites.push_back({number, static_cast<int>(m_writers[cell]), *step.before});
    m_writers[cell] = static_cast<std::uint32_t>(number);

    if (m_chapters.empty() || m_chapters.back().level != step.level || m_chapters.back().phase != step.phase)
        m_chapters.push_back({step.level, step.phase, number, number});
    m_chapters.back().last = number;
}

const Chapter& Timeline::chapterOf(int step) const
{
    assert(step >= 1 && step <= stepCount());
    return *std::lower_bound(m_chapters.begin(), m_chapters.end(), step,
                             [](const Chapter& chapter, int number) { return chapter.last < number; });
}

std::size_t Timeline::cellOf(Point point) const
{
    return static_cast<std::size_t>(point.y) * static_cast<std::size_t>(m_recipe.size) +
           static_cast<std::size_t>(point.x);
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
    for (const std::uint16_t parent : reason.parents)
        if (parent != noParent)
            step.parents.add(
                parentToward(step.at, unpackedDirection(parent), static_cast<Source>(parent >> 8), step.half, last()));
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

Grid Timeline::gridAt(int moment) const
{
    Grid grid = startingGrid(m_recipe);
    move(grid, 0, moment);
    return grid;
}

void Timeline::move(Grid& grid, int from, int to) const
{
    assert(from >= 0 && from <= stepCount() && to >= 0 && to <= stepCount());
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
        if (wasSet)
            --overwrite;
        grid.heights[cell] = wasSet ? overwrite->before : 0;
        grid.isSet[cell] = wasSet;
    }
}

std::size_t Timeline::bytes() const
{
    const auto taken = [](const auto& column) { return column.capacity() * sizeof(column[0]); };
    return sizeof(*this) + taken(m_cells) + taken(m_heights) + taken(m_reasons) + taken(m_overwrites) +
           taken(m_writers) + taken(m_chapters) + taken(m_levels);
}

} // namespace lozenge
