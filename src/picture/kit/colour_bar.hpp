#pragma once

#include "picture/height_colours.hpp"
#include "picture/kit/labels.hpp"

#include <functional>
#include <string>

namespace lozenge {

/// A bar of so many colours along its longer side, from the left or from the top, each by the share of the bar that
/// lies before its middle.
void paintColours(const FigurePage& page, const Box& bar, int count, const std::function<Colour(double share)>& colour);

/// A bar for an interval, from left to right, with its name and its ends beside it; and one of its colours.
void paintScale(const FigurePage& page, const Box& box, const std::string& name, const Interval& values,
                const std::function<void(const Box& bar)>& paintBar);
void paintColourScale(const FigurePage& page, const Box& box, const std::string& name, const Interval& values,
                      const std::function<Colour(double value)>& colour);

/// The same of all heights.
void paintScaleOfHeights(const FigurePage& page, const Box& box);

/// The colours over an axis of heights that stands upright, with its heights in the unit that is given.
void paintColourBar(Picture& picture, const Theme& theme, const HeightColours& colours, const Interval& axis,
                    const Box& box, float scale, double unit = 1);

} // namespace lozenge
