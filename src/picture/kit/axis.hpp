#pragma once

#include "picture/kit/labels.hpp"

#include <span>
#include <string>
#include <vector>

// Which numbers stand along an axis, and their marks.

namespace lozenge {

/// Along the points of a map: every number where there is room, else every second, fourth ...; the present one always,
/// and none so near that it would meet it.
struct NumbersAlong {
    NumbersAlong(int last, float pitch, float least, int present = -1, float free = 0);

    [[nodiscard]] bool has(int i) const;

    int every = 1;
    float apart; ///< from point to point
    int now;     ///< -1 where there is none
    float freed; ///< around the present one
};

/// Marks of an axis of heights, round numbers; `most` of them, if there is no room for more.
std::vector<double> heightMarks(const Interval& axis, int most = 12);

/// From the least to the greatest of the values that are numbers; turned round where none is.
Interval spanOf(std::span<const double> values);

/// Round numbers between two values, no more than so many.
std::vector<double> roundMarks(double low, double high, int most);

/// A line across a chart, as wide as so many units, and its number left of it.
void paintMarkedLine(const FigurePage& page, const Box& chart, float y, const std::string& text, const Stroke& stroke,
                     float away = 12);

/// A tick on the left side of a box, or on its right one, with its number.
void paintTick(const FigurePage& page, Vec2 at, Align side, const std::string& text);

} // namespace lozenge
