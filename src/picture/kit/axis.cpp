#include "picture/kit/axis.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace lozenge {

NumbersAlong::NumbersAlong(int last, float pitch, float least, int present, float free)
    : apart(pitch), now(present), freed(free)
{
    while (static_cast<float>(every) * apart < least && every < last)
        every *= 2;
}

bool NumbersAlong::has(int i) const
{
    if (i == now)
        return true;
    return i % every == 0 && (now < 0 || static_cast<float>(std::abs(i - now)) * apart >= freed);
}

std::vector<double> heightMarks(const Interval& axis, int most)
{
    const double half = axis.length() / 2, power = std::pow(10, std::floor(std::log10(half)));
    const double lead = half / power;
    double step = (lead < 1.25 ? 0.5 : lead < 2.5 ? 1 : lead < 5 ? 2 : 5) * power;
    while (axis.length() / step + 1 > most && step < axis.length())
        step *= 2;
    std::vector<double> marks;
    for (double mark = std::ceil(axis.low / step - 1e-4) * step; mark <= axis.high + half * 1e-4; mark += step)
        marks.push_back(std::abs(mark) < step / 100 ? 0 : mark);
    return marks;
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
    const double first = std::ceil(low / apart - 1e-9);
    for (int i = 0; i <= most && (first + i) * apart <= high + 1e-9 * apart; ++i)
        marks.push_back(first + i == 0 ? 0 : (first + i) * apart);
    return marks;
}

Interval spanOf(std::span<const double> values)
{
    Interval span{INFINITY, -INFINITY};
    for (const double value : values)
        if (std::isfinite(value))
            span = {std::min(span.low, value), std::max(span.high, value)};
    return span;
}

void paintMarkedLine(const FigurePage& page, const Box& chart, float y, const std::string& text, const Stroke& stroke,
                     float away)
{
    page.line({chart.x, y}, {chart.right(), y}, stroke);
    if (!text.empty())
        page.mark(page.baseOf({chart.x - page.u(away), y}), text, Align::Right);
}

void paintTick(const FigurePage& page, Vec2 at, Align side, const std::string& text)
{
    const bool isLeft = side == Align::Left;
    const float away = isLeft ? -1 : 1;
    const Vec2 end{at.x + away * page.u(6), at.y};
    page.line(isLeft ? end : at, isLeft ? at : end, {page.theme().track, 1.5F});
    page.mark(page.baseOf({at.x + away * page.u(12), at.y}), text, isLeft ? Align::Right : Align::Left);
}

} // namespace lozenge
