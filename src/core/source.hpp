#pragma once

#include "core/point.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lozenge {

/// Where a parent's height comes from. A tip of a diamond at the border lies outside the map; the edge mode says
/// what stands in for it. Those after Constant are habits of single programs.
enum class Source : std::uint8_t {
    Inside,     ///< the point itself
    LeftOut,    ///< outside: neither summed nor counted
    Wrapped,    ///< outside: the map repeats, read on the far side
    Mirrored,   ///< outside: the opposite parent counts twice
    Constant,   ///< outside: a fixed height
    Copied,     ///< the whole step copies this point of the opposite border
    Sentinel,   ///< inside, but its height is the program's mark for "missing": left out
    Unset,      ///< inside, but not set yet: read as 0
    Modulo,     ///< read at its coordinates modulo the cells of a side: the far border at 0
    ModuloSize, ///< outside: read at its coordinates modulo the points of a side
    OwnMiddle,  ///< the middle of the cell at work, where that of its neighbour is meant
    Quartered,  ///< inside, and divided by 4 alone: the sum of the others is not
};

/// What the program knows of a source. In sentences {p} is the parent's letter and {tip} the name of its tip, {place}
/// where that lies and {cell} where it is read, {height} what it counts as; {rule} is the edge mode, {n} the cells of a
/// side, {divisor} by what the sum is divided.
struct SourceRow {
    enum class Counts : std::uint8_t { AsItsCell, AsQuarter, AsZero, AsOutside, Never };
    enum class Mark : std::uint8_t { Line, Cross, Corridor, Twin, Height, Copy };

    std::string_view name;
    Counts counts = Counts::AsItsCell;
    Mark mark = Mark::Line; ///< on the board
    bool hasCell = true;    ///< and not a place outside alone
    bool isFar = false;     ///< that cell is on the far side of the map
    Point (*cell)(Point at, Direction toward, int half, int last) = nullptr; ///< where not the one in that direction
    std::string_view explanation = {};                                       ///< beside the board
    std::string_view answer = {};                                            ///< to who was asked for the parents
    std::string_view mean = {};                                              ///< in the pseudo-code
};

// The cells that stand in for the one in a direction.

constexpr Point wrappedCell(Point at, Direction toward, int half, int last)
{
    const auto wrapped = [last](int v) { return v < 0 ? v + last : v > last ? v - last : v; };
    const Point place = stepped(at, toward, half);
    return {wrapped(place.x), wrapped(place.y)};
}

constexpr Point oppositeCell(Point at, Direction toward, int half, int)
{
    return stepped(at, toward, -half);
}

constexpr Point farSide(Point at, Direction, int, int last)
{
    return {at.x == last ? 0 : at.x, at.y == last ? 0 : at.y};
}

/// Coordinates modulo the cells of a side.
constexpr Point moduloCell(Point at, Direction toward, int half, int last)
{
    const Point place = stepped(at, toward, half);
    return {(place.x + last) % last, (place.y + last) % last};
}

/// A row for each source, in their order.
inline constexpr std::array<SourceRow, 12> sources{{
    {.name = "inside"},
    {.name = "left out",
     .counts = SourceRow::Counts::Never,
     .mark = SourceRow::Mark::Cross,
     .hasCell = false,
     .explanation = "The {tip} tip {p} lies outside the map. Edge rule {rule}: leave it out and divide by {divisor}, "
                    "not 4.",
     .answer = "The {tip} tip lies outside the map and is left out.",
     .mean = "mean of its tips"},
    {.name = "wrapped",
     .mark = SourceRow::Mark::Corridor,
     .isFar = true,
     .cell = wrappedCell,
     .explanation = "The {tip} tip {p} would lie at {place}, outside the map. Edge rule {rule}: the map repeats every "
                    "{n}, so {p} is read at {cell} on the far side.",
     .answer = "The {tip} tip lies outside the map: the map repeats, so it is read on the far side at {cell}.",
     .mean = "mean of tips, wrapped"},
    {.name = "mirrored",
     .mark = SourceRow::Mark::Twin,
     .cell = oppositeCell,
     .explanation = "The {tip} tip {p} lies outside the map. Edge rule {rule}: the tip opposite counts twice, so {p} "
                    "is read at {cell}.",
     .answer = "The {tip} tip lies outside the map: the tip opposite, {cell}, counts twice.",
     .mean = "mean of tips, mirrored"},
    {.name = "constant",
     .counts = SourceRow::Counts::AsOutside,
     .mark = SourceRow::Mark::Height,
     .hasCell = false,
     .explanation = "The {tip} tip {p} lies outside the map. Edge rule {rule}: it counts as {height}, and the sum is "
                    "divided by 4.",
     .answer = "The {tip} tip lies outside the map and counts as {height}.",
     .mean = "mean, outside constant"},
    {.name = "copied",
     .mark = SourceRow::Mark::Copy,
     .isFar = true,
     .cell = farSide,
     .explanation = "This border is the one opposite. Edge rule {rule}: the height is copied from {p} at {cell}, with "
                    "nothing random.",
     .answer = "This border is a copy of the opposite one: only {cell} is read."},
    {.name = "sentinel",
     .counts = SourceRow::Counts::Never,
     .explanation = "{p} is \u22121, which this program takes for missing: it is left out.",
     .answer = "{place} is \u22121, which this program takes for missing."},
    {.name = "unset",
     .counts = SourceRow::Counts::AsZero,
     .explanation = "{p} is not set yet: this program reads it as 0.",
     .answer = "{cell} is not set yet and read as 0."},
    {.name = "modulo",
     .mark = SourceRow::Mark::Corridor,
     .isFar = true,
     .cell = moduloCell,
     .explanation = "The {tip} tip {p} at {place} is read at {cell}: this program takes coordinates modulo {n}.",
     .answer = "The {tip} tip is read at {cell}: this program takes coordinates modulo the cells of a side.",
     .mean = "mean of tips, modulo n"},
    {.name = "modulo size",
     .mark = SourceRow::Mark::Corridor,
     .isFar = true,
     .cell = [](Point at, Direction toward, int half, int last) { return moduloCell(at, toward, half, last + 1); },
     .explanation =
         "The {tip} tip {p} would lie at {place}, outside the map. This program takes coordinates modulo the "
         "size, so {p} is read at {cell}.",
     .answer = "The {tip} tip lies outside the map and is read at {cell}: coordinates modulo the size.",
     .mean = "mean of tips, modulo size"},
    {.name = "own middle",
     .mark = SourceRow::Mark::Twin,
     .cell = oppositeCell,
     .explanation = "In the place of the {tip} tip {p} this program takes the middle of its own cell, {cell}, again.",
     .answer = "In the place of the {tip} tip the middle of the cell itself, {cell}, counts twice."},
    {.name = "quartered",
     .counts = SourceRow::Counts::AsQuarter,
     .explanation = "Only {p} is divided by 4: a division comes before a sum.",
     .answer = "Only {cell} is divided by 4: a division comes before a sum."},
}};

constexpr const SourceRow& rowOf(Source source)
{
    return sources[static_cast<std::size_t>(source)];
}

/// Almost all parents are inside: inner loops do not look them up.
constexpr SourceRow::Counts countsAs(Source source)
{
    return source == Source::Inside ? SourceRow::Counts::AsItsCell : rowOf(source).counts;
}

/// The cell that the parent in this direction is read from. The inverse of what a step remembers of a parent.
constexpr Point parentCell(Point at, Direction toward, Source source, int half, int last)
{
    const auto cell = source == Source::Inside ? nullptr : rowOf(source).cell;
    return cell ? cell(at, toward, half, last) : stepped(at, toward, half);
}

} // namespace lozenge
