#include "core/slips.hpp"
#include "picture/code/pseudocode.hpp"

namespace lozenge {
namespace {

/// The middle of the cell whose turn it is when an edge is set.
Point cellOf(const Step& step)
{
    const auto& [x, y] = step.at;
    const int half = step.half;
    if (x / half % 2 != 0)
        return {x, y == 0 ? half : y - half};
    return {x == 0 ? half : x - half, y};
}

/// The loop of a phase that looks at each cell before it sets it.
struct LookingLoop {
    int first, apart, columns;

    LookingLoop(const Timeline& timeline, const Chapter& chapter)
    {
        const int half = timeline.levels()[static_cast<std::size_t>(chapter.level)].half();
        const bool isDiamond = chapter.phase == Phase::Diamond;
        first = isDiamond ? half : 0;
        apart = isDiamond ? 2 * half : half;
        columns = isDiamond ? timeline.last() / apart : timeline.last() / apart + 1;
    }

    [[nodiscard]] Point at(int turn) const
    {
        return {first + apart * (turn % columns), first + apart * (turn / columns)};
    }
    [[nodiscard]] int turnOf(Point p) const { return (p.y - first) / apart * columns + (p.x - first) / apart; }
};

bool looksFirst(const Timeline& timeline)
{
    return slipsOf(timeline.recipe()).has(Slip::EmptyByValue);
}

} // namespace

std::optional<std::array<double, 4>> cellDraws(const Timeline& timeline, const Step& step)
{
    const Recipe& recipe = timeline.recipe();
    if (recipe.variant->name != "matlab" || step.phase != Phase::Square)
        return {};
    Noise noise = recipe.noise.kind->start(recipe.noise);
    cornerHeights(recipe, &noise);
    const auto skip = [&](int draws) {
        for (int i = 0; i < draws; ++i)
            noise({});
    };
    // Streams are run up to the cell: one draw for each middle and four for each cell. The hash only asks for the
    // place.
    const Point cell = cellOf(step);
    const auto cells = [&](int half) { return timeline.last() / (2 * half); };
    for (const Level& level : timeline.levels()) {
        const int side = cells(level.half());
        if (level.half() > step.half)
            skip(5 * side * side);
        else if (level.half() == step.half)
            skip(side * side + 4 * (cell.y / level.stride * side + cell.x / level.stride));
    }
    const Level& level = timeline.levels()[static_cast<std::size_t>(step.level)];
    const auto draw = [&](Direction edge) {
        const Point at = stepped(cell, edge, step.half);
        const double uniform = noise({level.index, at.x / step.half, at.y / step.half});
        return offsetLawOf(recipe).offset(level.squareAmplitude, uniform);
    };
    const double right = draw(compass::right), left = draw(compass::left), top = draw(compass::up),
                 bottom = draw(compass::down);
    return std::array{right, left, top, bottom};
}

std::vector<Visit> visitsUpTo(const Timeline& timeline, int number)
{
    std::vector<Visit> visits;
    if (number == 0)
        return visits;
    const Chapter& chapter = timeline.chapterOf(number);
    if (!looksFirst(timeline)) {
        for (int i = chapter.first; i <= number; ++i)
            visits.push_back({timeline.placeOf(i)});
        return visits;
    }
    const LookingLoop loop(timeline, chapter);
    int next = chapter.first; // the steps are in the order of the loop
    for (int turn = 0; next <= number; ++turn) {
        const bool isSet = timeline.placeOf(next) == loop.at(turn);
        visits.push_back({loop.at(turn), isSet});
        next += isSet;
    }
    return visits;
}

int passedOverBefore(const Timeline& timeline, int number)
{
    if (number == 0 || !looksFirst(timeline))
        return 0;
    const Chapter& chapter = timeline.chapterOf(number);
    const LookingLoop loop(timeline, chapter);
    const int before = number == chapter.first ? -1 : loop.turnOf(timeline.placeOf(number - 1));
    return loop.turnOf(timeline.placeOf(number)) - before - 1;
}

} // namespace lozenge
