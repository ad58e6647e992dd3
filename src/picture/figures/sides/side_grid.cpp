#include "picture/figures/sides/side_grid.hpp"

#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace lozenge {

bool SideGrid::hasHeightColours() const
{
    return !frame.look.style->flatGround || has(CompareRow::Board) || has(CompareRow::Tiles) || has(CompareRow::Beside);
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
