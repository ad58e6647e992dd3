#include "picture/height_colours.hpp"

#include "core/slips.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace lozenge {
namespace {

const Palette& paletteOf(const Look& look)
{
    return look.style->kind == ReliefStyle::Kind::Bands ? bandsPalette : *look.palette;
}

/// What heights without a sign leave free is no part of the range, and what lies hardly below or above 0 has a quarter.
Interval rangeOfHeights(const HeightRange& range)
{
    const auto reach = [&](double farthest) {
        return farthest <= 0 ? 0 : farthest <= range.limit / 4 ? range.limit / 4 : range.limit;
    };
    const Interval found{0 - reach(-range.lowest), reach(range.highest)};
    return found.length() > 0 ? found : Interval{-range.limit, range.limit};
}

HeightColours over(const Palette& palette, const Interval& range)
{
    const bool isAboutZero = palette.range == Palette::Range::AboutZero && range.low < 0 && range.high > 0;
    return {.palette = &palette, .low = range.low, .middle = isAboutZero ? 0 : range.middle(), .high = range.high};
}

Interval usualRange(const Palette& palette, const HeightRange& range)
{
    switch (palette.range) {
    case Palette::Range::AboutZero: return {-range.limit, range.limit};
    case Palette::Range::FromZero: return {0, range.limit};
    case Palette::Range::Unit: return {0, 1};
    case Palette::Range::OfHeights: break;
    }
    return rangeOfHeights(range);
}

/// As all have where diagonals run alike, and on average where eight and four take turns.
constexpr double facesOfPoint = 6;

} // namespace

Colour HeightColours::throughWater(Colour ground, double height) const
{
    const auto depth = static_cast<float>((*water - height) / (high - low));
    return mix(ground, waterColour, shallowWater + deepWater * (1 - std::exp(-5 * depth)));
}

HeightColours coloursOf(const Look& look, const HeightRange& range, int last)
{
    const Palette& palette = paletteOf(look);
    HeightColours colours = over(palette, look.range.value_or(usualRange(palette, range)));
    colours.water = waterLevel(look, last);
    return colours;
}

HeightColours coloursOf(const Frame& frame)
{
    return coloursOf(frame.look, frame.range, frame.timeline.last());
}

HeightColours coloursAbout(const Look& look, double middle, double limit)
{
    const Palette& palette = paletteOf(look);
    const bool isFixed = look.range || palette.range == Palette::Range::Unit;
    const Interval asked = look.range.value_or(Interval{0, 1});
    return over(palette, isFixed ? Interval{asked.low - middle, asked.high - middle} : Interval{-limit, limit});
}

Interval axisOf(const Look& look, const HeightRange& range, int last)
{
    Interval axis = rangeOfHeights(range);
    if (look.proportions->areTrue)
        axis.high = std::max<double>(axis.high, last);
    if (const auto water = waterLevel(look, last))
        axis = {std::min(axis.low, *water), std::max(axis.high, *water)};
    const double low = look.axis.low.value_or(axis.low), high = look.axis.high.value_or(axis.high);
    return low < high ? Interval{low, high} : Interval{low, low + axis.length()};
}

Interval axisOf(const Frame& frame)
{
    return axisOf(frame.look, frame.range, frame.timeline.last());
}

std::optional<double> waterLevel(const Look& look, int last)
{
    if (look.water.measure == Water::Measure::None)
        return std::nullopt;
    return look.water.measure == Water::Measure::ShareOfSide ? look.water.value * (last + 1) : look.water.value;
}

Light lightOf(const Look& look)
{
    if (look.light == LightPlace{})
        return light;
    const double around = look.light.azimuth * std::numbers::pi / 180;
    const double up = look.light.elevation * std::numbers::pi / 180;
    return {.west = -std::sin(around) * std::cos(up), .north = std::cos(around) * std::cos(up), .above = std::sin(up)};
}

Light lightOn(const Recipe& recipe, const Look& look)
{
    Light from = lightOf(look);
    if (look.style->hasNormalsOfPoints && slipsOf(recipe).has(Slip::Normals))
        from.spoiltFaces = facesOfPoint;
    return from;
}

Colour greyOfRise(float rise)
{
    const float grey = std::clamp((128 + 50 * rise) / 255, 0.0F, 1.0F);
    return {grey, grey, grey};
}

} // namespace lozenge
