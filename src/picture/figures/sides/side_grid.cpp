#include "picture/figures/sides/side_grid.hpp"

#include "picture/board/board.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/compare.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/kit/marks.hpp"
#include "picture/palette.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace lozenge {
namespace {

/// The colours of an interval, as wide as the box, with its ends and its middle below.
void paintScale(const FigurePage& page, const Box& box, const Interval& values,
                const std::function<Colour(double value)>& colour)
{
    paintColours(page, box, 64, [&](double share) { return colour(values.low + values.length() * share); });
    const auto mark = [&](float x, double value, Align align) {
        page.mark({x, box.bottom() + page.u(22)}, shortText(value, Minus::Mono), align);
    };
    mark(box.x, values.low, Align::Left);
    mark(box.centre().x, (values.low + values.high) / 2, Align::Centre);
    mark(box.right(), values.high, Align::Right);
}

} // namespace

bool SideGrid::hasHeightColours() const
{
    return !frame.look.style->flatGround || has(CompareRow::Board) || has(CompareRow::Tiles) ||
           has(CompareRow::Beside);
}

void paintHead(const FigurePage& page, const Side& side, std::size_t index, const Box& box)
{
    const Theme& theme = page.theme();
    const float r = page.u(14), left = box.x + 2 * r + page.u(10);
    const Vec2 centre{box.x + r, box.y + r};
    const std::string letter(1, static_cast<char>('A' + index));
    page.picture.circle(centre, r, theme.ink);
    writeAbout(page.picture, centre, letter, Font::SansBold, page.u(18), theme.page);
    float size = 22;
    while (size > labelSize && textWidth(Font::SansBold, side.name) * page.u(size) > box.right() - left)
        size -= 1;
    page.write({left, centre.y + middleOfCapitals * page.u(size)},
               shortened(side.name, Font::SansBold, page.u(size), box.right() - left), Font::SansBold, size, theme.ink);
    page.fitted({box.x, box.y + 2 * r + page.u(20)}, side.explanation, Font::Sans, box.width, theme.muted);
}

void paintMost(const FigurePage& page, const Difference& difference, Vec2 at, bool isInOneLine)
{
    const Look& look = page.frame.look;
    const std::string words = tr(look, difference.count > 0 ? "most" : "equal");
    page.label(at, words);
    if (difference.count == 0)
        return;
    const Vec2 number = isInOneLine ? Vec2{at.x + textWidth(Font::Sans, words + " ") * page.u(labelSize), at.y}
                                    : Vec2{at.x, at.y + page.u(24)};
    page.number(number, briefText(difference.largest), page.theme().ink);
}

std::string briefText(double number, Minus minus)
{
    return std::abs(number) < 0.01 && number != 0 ? shortText(number, minus) : fixedText(number, 2, minus);
}

Colour differenceColour(double value, double limit, const Theme& theme)
{
    const double root = std::copysign(std::sqrt(std::min(1.0, std::abs(value) / limit)), value);
    return colourAt(differencePalette(theme.page.r < 0.5F), static_cast<float>((root + 1) / 2));
}

void paintScaleBelow(const SideGrid& grid, const Box& box)
{
    const HeightColours colours = coloursOf(grid.frame);
    if (grid.hasHeightColours())
        paintScale(grid, box, {colours.low, colours.high}, colours);
}

void paintScaleOfDifferences(const SideGrid& grid, const Box& box)
{
    const double limit = grid.runs.differenceLimit;
    paintScale(grid, box, {-limit, limit}, [&](double value) { return differenceColour(value, limit, grid.theme()); });
}

void paintScales(const SideGrid& grid, const Box& box)
{
    const float wide = std::min(box.width, grid.u(260));
    float second = box.y + grid.u(4);
    if (grid.hasHeightColours()) {
        grid.label({box.x, box.y + grid.u(15)}, tr(grid.frame.look, "height"));
        paintScaleBelow(grid, {box.x, box.y + grid.u(22), wide, grid.u(bar)});
        second = box.y + std::max(box.height / 2 + grid.u(6), grid.u(72));
    }
    grid.label({box.x, second + grid.u(11)}, tr(grid.frame.look, "difference"));
    paintScaleOfDifferences(grid, {box.x, second + grid.u(18), wide, grid.u(bar)});
}

} // namespace lozenge
