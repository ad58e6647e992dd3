#include "picture/figures/many_scale.hpp"

#include "core/recipe.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

float ManyScale::share(double value) const
{
    const double share =
        isTimes ? std::log(std::max(value, low) / low) / std::log(high / low) : (value - low) / (high - low);
    return static_cast<float>(std::clamp(share, 0.0, 1.0));
}

Colour ManyScale::colour(double value) const
{
    return colourAt(*palette, share(value));
}

std::string ManyScale::text(double value) const
{
    return fixedText(value, decimals) + (isTimes ? "\u00d7" : "");
}

std::string ManyScale::markText(double value) const
{
    return shortText(value, Minus::Mono) + (isTimes ? "\u00d7" : "");
}

std::vector<double> ManyScale::marks() const
{
    if (!isTimes)
        return roundMarks(low, high, 6);
    const bool isNarrow = high / low < 12;
    const std::vector<double> parts =
        isNarrow ? std::vector<double>{1, 1.25, 1.5, 2, 3, 5, 7.5} : std::vector<double>{1, 2, 5};
    std::vector<double> marks;
    for (double decade = std::pow(10, std::floor(std::log10(low))); decade <= high; decade *= 10)
        for (const double part : parts)
            if (const double mark = part * decade; mark >= low * 0.999 && mark <= high * 1.001)
                marks.push_back(mark);
    return marks;
}

ManyScale scaleOf(const ManyMaps& maps, const ManyReport& report, const Look& look)
{
    ManyScale scale;
    // Heights have the look's palette; what is measured on them has one that runs from dark to light.
    scale.palette = look.palette->name == "terrain" ? rowNamed(palettes(), "even") : look.palette;
    scale.isTimes = maps.of->against != PointMeasure::Against::Nothing;
    scale.low = INFINITY;
    scale.high = -INFINITY;
    for (const double value : report.points)
        if (std::isfinite(value)) {
            scale.low = std::min(scale.low, value);
            scale.high = std::max(scale.high, value);
        }
    if (!(scale.high > scale.low)) {
        const double middle = std::isfinite(scale.high) ? scale.high : 1;
        scale.low = scale.isTimes ? 0.5 : middle - 1;
        scale.high = scale.isTimes ? 2 : middle + 1;
    }
    if (!scale.isTimes) {
        const double greatest = std::max(std::abs(scale.low), std::abs(scale.high));
        scale.decimals = std::clamp(2 - static_cast<int>(std::floor(std::log10(greatest))), 0, 9);
        return scale;
    }
    scale.low = std::clamp(scale.low, 0.4, 0.9);
    scale.high = std::max(scale.high, 1.2);
    if (maps.of->against == PointMeasure::Against::LikeWithLike) {
        scale.high = std::min(scale.high, 4.0); // a few points around the first ones are far above it
        scale.decimals = 2;
    }
    return scale;
}

std::vector<double> roundMarks(double low, double high, int most)
{
    double apart = std::pow(10, std::floor(std::log10((high - low) / most)));
    for (const double part : {1.0, 2.0, 2.5, 5.0, 10.0})
        if ((high - low) / (part * apart) <= most) {
            apart *= part;
            break;
        }
    std::vector<double> marks;
    for (double mark = std::ceil(low / apart - 1e-9); mark * apart <= high + 1e-9 * apart; ++mark)
        marks.push_back(mark == 0 ? 0 : mark * apart);
    return marks;
}

} // namespace lozenge
