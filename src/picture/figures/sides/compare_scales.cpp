#include "picture/figures/sides/compare.hpp"
#include "picture/height_colours.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

Colour differenceColour(double value, double limit, const Theme& theme)
{
    const double root = std::copysign(std::sqrt(std::min(1.0, std::abs(value) / limit)), value);
    return colourAt(differencePalette(theme.page.r < 0.5F), static_cast<float>((root + 1) / 2));
}

void paintScaleBelow(const FigurePage& page, const Box& box)
{
    const HeightColours colours = coloursOf(page.frame);
    constexpr int bands = 64;
    const float band = box.width / bands;
    for (int i = 0; i < bands; ++i)
        page.picture.rectangle(
            {box.x + band * static_cast<float>(i), box.y, band + (i + 1 < bands ? 0.6F : 0), box.height}, 0,
            colours(colours.low + (colours.high - colours.low) * (i + 0.5) / bands));
    page.picture.rectangle(box, 0, none, {page.theme().edge, page.scale});
    const float baseline = box.bottom() + page.u(22);
    const auto mark = [&](float x, double height, Align align) {
        page.picture.text({x, baseline}, shortText(height, Minus::Mono), Font::Mono, page.u(labelSize),
                          page.theme().muted, align);
    };
    mark(box.x, colours.low, Align::Left);
    mark(box.centre().x, (colours.low + colours.high) / 2, Align::Centre);
    mark(box.right(), colours.high, Align::Right);
}

std::string briefText(double number, Minus minus)
{
    return std::abs(number) < 0.01 && number != 0 ? shortText(number, minus) : fixedText(number, 2, minus);
}

void paintScaleOfDifferences(const FigurePage& page, double limit, const Box& box)
{
    const float baseline = box.bottom() + page.u(22);
    constexpr int bands = 64;
    const float band = box.width / bands;
    for (int i = 0; i < bands; ++i)
        page.picture.rectangle(
            {box.x + band * static_cast<float>(i), box.y, band + (i + 1 < bands ? 0.6F : 0), box.height}, 0,
            differenceColour((2 * (i + 0.5) / bands - 1) * limit, limit, page.theme()));
    page.picture.rectangle(box, 0, none, {page.theme().edge, page.scale});
    const auto mark = [&](float x, const std::string& text, Align align) {
        page.picture.text({x, baseline}, text, Font::Mono, page.u(labelSize), page.theme().muted, align);
    };
    mark(box.x, shortText(-limit, Minus::Mono), Align::Left);
    mark(box.centre().x, "0", Align::Centre);
    mark(box.right(), shortText(limit, Minus::Mono), Align::Right);
}

} // namespace lozenge
