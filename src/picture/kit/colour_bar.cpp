#include "picture/kit/colour_bar.hpp"

#include "picture/kit/axis.hpp"
#include "picture/text/font.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace lozenge {

void paintColours(const FigurePage& page, const Box& bar, int count, const std::function<Colour(double share)>& colour)
{
    const bool isUpright = bar.height > bar.width;
    const float band = (isUpright ? bar.height : bar.width) / static_cast<float>(count);
    for (int i = 0; i < count; ++i) {
        const float from = band * static_cast<float>(i), length = band + (i + 1 < count ? 0.6F : 0);
        const double share = (i + 0.5) / count;
        page.rectangle(isUpright ? Box{bar.x, bar.y + from, bar.width, length}
                                 : Box{bar.x + from, bar.y, length, bar.height},
                       0, colour(share));
    }
    page.rectangle(bar, 0, none, {page.theme().edge, 1});
}

void paintScale(const FigurePage& page, const Box& box, const std::string& name, const Interval& values,
                const std::function<void(const Box& bar)>& paintBar)
{
    const std::string lowest = shortText(values.low, Minus::Mono), highest = shortText(values.high);
    const float baseline = page.baseOf(box.centre()).y, air = page.u(8);
    const float x = page.label({box.x, baseline}, name) + page.u(12) + page.widthOf(lowest, Font::Mono) + air;
    const Box bar{x, box.y, box.right() - page.widthOf(highest, Font::Mono) - air - x, box.height};
    paintBar(bar);
    page.mark({bar.x - air, baseline}, lowest, Align::Right);
    page.mark({bar.right() + air, baseline}, highest, Align::Left);
}

void paintColourScale(const FigurePage& page, const Box& box, const std::string& name, const Interval& values,
                      const std::function<Colour(double value)>& colour)
{
    paintScale(page, box, name, values, [&](const Box& bar) {
        paintColours(page, bar, 48, [&](double share) { return colour(values.low + values.length() * share); });
    });
}

void paintScaleOfHeights(const FigurePage& page, const Box& box)
{
    paintColourScale(page, box, page.tr("height"), axisOf(page.frame), coloursOf(page.frame));
}

namespace {

void paintBands(Picture& picture, const HeightColours& colours, const Interval& axis, const Box& box)
{
    constexpr int bands = 48;
    const auto heightAt = [&](float at) {
        return axis.low + axis.length() * static_cast<double>(1 - (at - box.y) / box.height);
    };
    struct Band {
        float y, height;
    };
    std::vector<Band> parts;
    const float band = box.height / bands;
    for (int i = 0; i < bands; ++i)
        parts.push_back({box.y + band * static_cast<float>(i), band});
    // Where colours jump one band ends and another begins.
    const auto cut = [&](double height) {
        const float at = box.y + box.height * (1 - static_cast<float>((height - axis.low) / axis.length()));
        const auto over = std::find_if(parts.begin(), parts.end(),
                                       [&](const Band& part) { return part.y < at && at < part.y + part.height; });
        if (over == parts.end())
            return;
        const Band below{at, over->y + over->height - at};
        over->height = at - over->y;
        parts.insert(std::next(over), below);
    };
    if (colours.palette->hasJumps())
        for (const Palette::Mark& mark : colours.palette->marks)
            cut(colours.low + static_cast<double>(mark.at) * (colours.high - colours.low));
    if (colours.water)
        cut(*colours.water);
    for (std::size_t i = 0; i < parts.size(); ++i)
        picture.rectangle({box.x, parts[i].y, box.width, parts[i].height + (i + 1 < parts.size() ? 0.6F : 0)}, 0,
                          colours(heightAt(parts[i].y + parts[i].height / 2)));
}

} // namespace

void paintColourBar(Picture& picture, const Theme& theme, const HeightColours& colours, const Interval& axis,
                    const Box& box, float scale, double unit)
{
    const auto y = [&](double height) {
        return box.y + box.height * (1 - static_cast<float>((height - axis.low) / axis.length()));
    };
    if (colours.palette) {
        paintBands(picture, colours, axis, box);
        picture.rectangle(box, 0, none, {theme.edge, scale});
    } else {
        picture.line({box.x, box.y}, {box.x, box.bottom()}, {theme.track, 1.2F * scale});
    }

    const float size = 15 * scale;
    const double half = axis.length() / 2;
    const auto marks =
        heightMarks({axis.low * unit, axis.high * unit}, static_cast<int>(box.height / (1.15F * size)) + 1);
    int decimals = 0;
    for (const double mark : marks)
        while (decimals < 6 &&
               std::abs(mark - std::round(mark * std::pow(10, decimals)) / std::pow(10, decimals)) > 1e-6 * half * unit)
            ++decimals;
    for (const double mark : marks) {
        const float at = y(mark / unit);
        picture.line({box.x - 5 * scale, at}, {box.x, at}, {theme.muted, 1.2F * scale});
        picture.text({box.x - 9 * scale, at + middleOfCapitals * size}, fixedText(mark, decimals), Font::Mono, size,
                     theme.muted, Align::Right);
    }
}

} // namespace lozenge
