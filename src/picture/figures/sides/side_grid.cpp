#include "picture/figures/sides/side_grid.hpp"

#include "picture/kit/marks.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>

namespace lozenge {

bool SideGrid::hasHeightColours() const
{
    return !frame.look.style->flatGround || has(CompareRow::Board) || has(CompareRow::Tiles) || has(CompareRow::Beside);
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
    while (size > labelSize && page.widthOf(side.name, Font::SansBold, size) > box.right() - left)
        size -= 1;
    if (page.widthOf(side.name, Font::SansBold, size) > box.right() - left) { // it has two lines
        page.paragraph({left, box.y - page.u(2), box.right() - left, box.height}, side.name, theme.ink, labelSize, 23);
        return;
    }
    page.write({left, centre.y + middleOfCapitals * page.u(size)}, side.name, Font::SansBold, size, theme.ink);
    page.fitted({box.x, box.y + 2 * r + page.u(20)}, side.explanation, Font::Sans, box.width, theme.muted);
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

double meanOfBorder(const Moment& moment)
{
    double sum = 0;
    const int last = moment.grid.last();
    for (int i = 0; i < last; ++i)
        for (const Point at : {Point{i, 0}, Point{last, i}, Point{last - i, last}, Point{0, last - i}})
            sum += moment.surface[moment.grid.index(at)];
    return sum / (4 * last);
}

} // namespace lozenge
