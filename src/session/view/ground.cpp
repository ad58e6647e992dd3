#include "session/view/ground.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

Ground groundOf(std::span<const double> surface, const Interval& axis, const Look& look)
{
    const auto size = static_cast<int>(std::lround(std::sqrt(static_cast<double>(surface.size()))));
    const double lift = heightOfAxis(look, axis, size - 1) * mapSide / axis.length();
    return {surface, size, lift, static_cast<float>(axis.low * lift)};
}

bool Ground::isOverMap(float x, float z)
{
    return std::abs(x) <= mapSide / 2 && std::abs(z) <= mapSide / 2;
}

float Ground::at(float x, float z) const
{
    if (!isOverMap(x, z))
        return floor;
    const int last = size - 1;
    const auto inCells = [&](float place) { return (place / mapSide + 0.5F) * static_cast<float>(last); };
    const auto cell = [&](float at) { return std::clamp(static_cast<int>(at), 0, last - 1); };
    const float u = inCells(x), v = inCells(z);
    const int i = cell(u), j = cell(v);
    const auto height = [&](int column, int row) {
        return surface[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) +
                       static_cast<std::size_t>(column)];
    };
    const double a = u - static_cast<float>(i), b = v - static_cast<float>(j);
    const double north = height(i, j) * (1 - a) + height(i + 1, j) * a;
    const double south = height(i, j + 1) * (1 - a) + height(i + 1, j + 1) * a;
    return static_cast<float>((north * (1 - b) + south * b) * lift);
}

} // namespace lozenge
