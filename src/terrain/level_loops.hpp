#pragma once

#include "terrain/level_map.hpp"

// The variants once more, as loops over one level that write heights and nothing else. Their prose is in the files of
// the coroutines; what is said there about order, parents and slips is only repeated here in short. Each loop takes
// the random numbers from `draw`, called with the point in half strides, and tells it where a row or column begins.

namespace lozenge {

/// How a program sums and stores.
struct PlainHabit {
    static constexpr bool leavesOutMinusOne = false;
    static constexpr double stored(double height) { return height; }
};

struct PlayfulHabit {
    static constexpr bool leavesOutMinusOne = true;
    static constexpr double stored(double height) { return static_cast<double>(static_cast<float>(height)); }
};

/// The mean of what lies in these directions, all inside. The sum starts at 0 as that of a step does: a negative zero
/// does not outlive it.
template <typename Habit, const auto& towards>
double meanInside(const double* at, std::ptrdiff_t width)
{
    double sum = 0;
    int count = static_cast<int>(towards.size());
    for (const Direction toward : towards) {
        const double height = at[toward.dy * width + toward.dx];
        if (Habit::leavesOutMinusOne && height == -1)
            --count;
        else
            sum += height;
    }
    return count == 0 ? 0 : sum / count;
}

/// The same where some lie outside, by the rule of the edge mode.
template <typename Habit, const auto& towards>
double meanAtBorder(LevelMap& map, Point at, Source missing, double outside)
{
    double sum = 0;
    int count = 0;
    for (const Direction toward : towards) {
        const bool isIn = isInside(stepped(at, toward, 1), map.last());
        const Source source = isIn ? Source::Inside : missing;
        const auto counts = countsAs(source);
        if (counts == SourceRow::Counts::Never)
            continue;
        const double height =
            counts == SourceRow::Counts::AsOutside ? outside : map.at(parentCell(at, toward, source, 1, map.last()));
        if (Habit::leavesOutMinusOne && height == -1)
            continue;
        sum += height;
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

template <typename Habit, const auto& corners, typename Draw>
void diamondPhase(LevelMap& map, Draw& draw)
{
    for (int y = 1; y < map.last(); y += 2) {
        draw.beginRow();
        for (int x = 1; x < map.last(); x += 2) {
            double* const at = map.row(y) + x;
            *at = Habit::stored(meanInside<Habit, corners>(at, map.width()) + draw(x, y));
        }
    }
}

/// All squares row by row. `atBorder` sets the points that are on the border.
template <typename Habit, const auto& tips, typename Draw, typename AtBorder>
void squarePhase(LevelMap& map, Draw& draw, AtBorder atBorder)
{
    const int last = map.last();
    for (int y = 0; y <= last; ++y) {
        draw.beginRow();
        const bool isBorderRow = y == 0 || y == last;
        int x = 1 - y % 2;
        if (isBorderRow)
            for (; x <= last; x += 2)
                atBorder(Point{x, y});
        if (x == 0) {
            atBorder(Point{0, y});
            x = 2;
        }
        for (; x < last; x += 2) {
            double* const at = map.row(y) + x;
            *at = Habit::stored(meanInside<Habit, tips>(at, map.width()) + draw(x, y));
        }
        if (x == last)
            atBorder(Point{x, y});
    }
}

template <typename Draw>
void textbookLevel(LevelMap& map, Draw& draw, const Recipe& recipe)
{
    using Border = EdgeMode::Border;
    const Border border = recipe.edge->border;
    const Source missing = recipe.edge->missing;
    const double outside = outsideHeight(recipe);
    const int last = map.last();

    diamondPhase<PlainHabit, compass::cornersByRow>(map, draw);
    squarePhase<PlainHabit, compass::tipsByRow>(map, draw, [&](Point at) {
        if (border == Border::Fixed)
            map.at(at) = recipe.edgeValue + 0.0;
        else if (border == Border::CopiedFarSide && (at.x == last || at.y == last))
            map.at(at) = map.at(parentCell(at, {}, Source::Copied, 1, last)) + 0.0;
        else
            map.at(at) = meanAtBorder<PlainHabit, compass::tipsByRow>(map, at, missing, outside) + draw(at.x, at.y);
    });
}

template <typename Draw>
void playfuljsLevel(LevelMap& map, Draw& draw, const Recipe&)
{
    diamondPhase<PlayfulHabit, compass::cornersAround>(map, draw);
    squarePhase<PlayfulHabit, compass::tipsAround>(map, draw, [&](Point at) {
        const double mean = meanAtBorder<PlayfulHabit, compass::tipsAround>(map, at, Source::LeftOut, 0);
        map.at(at) = PlayfulHabit::stored(mean + draw(at.x, at.y));
    });
}

/// Cells that hold 0 or 0.001 count as empty; a new level is empty but for the presets.
template <typename Draw>
void terrainGeneratorLevel(LevelMap& map, Draw& draw, const Recipe& recipe)
{
    const int last = map.last();
    const int stride = (recipe.size - 1) / last;
    for (int y = 0; y <= last; ++y)
        for (int x = 1 - y % 2; x <= last; x += 1 + (y + 1) % 2)
            map.at({x, y}) = 0;
    for (const Preset& preset : recipe.presets)
        if (const Point at{preset.at.x / stride, preset.at.y / stride};
            preset.at == Point{at.x * stride, at.y * stride} && (at.x % 2 != 0 || at.y % 2 != 0))
            map.at(at) = preset.height;

    const auto isCorner = [last](int x, int y) { return (x == 0 || x == last) && (y == 0 || y == last); };
    const auto isTakenForEmpty = [](double height) { return height == 0 || height == 0.001; };
    for (int y = 1; y < last; y += 2) {
        draw.beginRow();
        for (int x = 1; x < last; x += 2)
            if (double* const at = map.row(y) + x; isTakenForEmpty(*at))
                *at = meanInside<PlainHabit, compass::cornersWestFirst>(at, map.width()) + draw(x, y);
    }
    for (int y = 0; y <= last; ++y) {
        draw.beginRow();
        for (int x = 0; x <= last; ++x) {
            double* const at = map.row(y) + x;
            if (!isTakenForEmpty(*at) || isCorner(x, y))
                continue;
            const double mean = isOnBorder({x, y}, last)
                                    ? meanAtBorder<PlainHabit, compass::tipsUpAndDown>(map, {x, y}, Source::LeftOut, 0)
                                    : meanInside<PlainHabit, compass::tipsUpAndDown>(at, map.width());
            *at = mean + draw(x, y);
        }
    }
}

/// Column by column; edges between two cells twice, and the second draw wins.
template <typename Draw>
void workshopLevel(LevelMap& map, Draw& draw, const Recipe&)
{
    const int last = map.last();
    for (int x = 1; x < last; x += 2) {
        draw.beginRow();
        for (int y = 1; y < last; y += 2) {
            double* const at = map.row(y) + x;
            *at = meanInside<PlainHabit, compass::cornersByRow>(at, map.width()) + draw(x, y);
        }
    }
    for (int x = 1; x < last; x += 2) {
        draw.beginRow();
        for (int y = 1; y < last; y += 2)
            for (const Direction edge : compass::tipsByRow) {
                const Point middle = stepped({x, y}, edge, 1);
                double* const at = &map.at(middle);
                const double mean = isOnBorder(middle, last)
                                        ? meanAtBorder<PlainHabit, compass::tipsByRow>(map, middle, Source::LeftOut, 0)
                                        : meanInside<PlainHabit, compass::tipsByRow>(at, map.width());
                *at = mean + draw(middle.x, middle.y);
            }
    }
}

/// Cell by cell, with two of the four published slips.
template <typename Draw>
void matlabLevel(LevelMap& map, Draw& draw, const Recipe&)
{
    const int last = map.last();
    diamondPhase<PlainHabit, compass::cornersByRow>(map, draw);
    for (int y = 1; y < last; y += 2) {
        draw.beginRow();
        for (int x = 1; x < last; x += 2) {
            const double* const north = map.row(y - 1) + x;
            double* const here = map.row(y) + x;
            double* const south = map.row(y + 1) + x;
            const double topLeft = north[-1], topRight = north[1], middle = *here;
            const double bottomLeft = south[-1], bottomRight = south[1];
            const double R = draw(x + 1, y);
            const double L = draw(x - 1, y);
            draw(x, y - 1);
            const double B = draw(x, y + 1);

            if (y == 1)
                map.row(0)[x] = (0.0 + topLeft + topRight + middle) / 3 + R;
            if (x == 1)
                here[-1] = (0.0 + topLeft + bottomLeft + middle) / 3 + L;
            if (y + 1 == last)
                *south = (0.0 + bottomLeft + bottomRight + middle) / 3 + B;
            else
                *south = (0.0 + bottomLeft + bottomRight + middle + map.row(y + 2)[x]) / 4 + B;
            if (x + 1 == last)
                here[1] = (0.0 + bottomRight + topRight + middle) / 3 + R;
            else
                here[1] = (0.0 + topRight + bottomLeft + middle + here[2]) / 4 + R;
        }
    }
}

} // namespace lozenge
