#include "core/order.hpp"

#include <bit>
#include <cmath>

namespace lozenge {
namespace {

std::int64_t wholeRoot(std::int64_t square)
{
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square)
        --root;
    while ((root + 1) * (root + 1) <= square)
        ++root;
    return root;
}

} // namespace

int levelsUpTo(std::int64_t order)
{
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(wholeRoot(order) - 1)));
}

std::int64_t orderOf(int levels, Point at)
{
    const int last = 1 << levels;
    if (at.x % last == 0 && at.y % last == 0)
        return (at.x != 0) + 2 * (at.y != 0);

    // The point is new on the lattice that has it at an odd place.
    const int finer = std::countr_zero(static_cast<unsigned>(at.x) | static_cast<unsigned>(at.y));
    const std::int64_t squares = std::int64_t{1} << (levels - finer - 1);
    const std::int64_t x = at.x >> finer, y = at.y >> finer;
    const std::int64_t middles = pointsBefore(squares);
    if (x % 2 == 1 && y % 2 == 1)
        return middles + y / 2 * squares + x / 2;
    const std::int64_t sides = middles + squares * squares;
    return sides + y / 2 * (2 * squares + 1) + y % 2 * squares + x / 2;
}

Point pointAt(int levels, std::int64_t order)
{
    if (order < 4)
        return {static_cast<int>(order % 2) << levels, static_cast<int>(order / 2) << levels};

    const int done = levelsUpTo(order);
    const std::int64_t squares = std::int64_t{1} << (done - 1);
    std::int64_t place = order - pointsBefore(squares);
    std::int64_t x = 0, y = 0;
    if (place < squares * squares) {
        y = 2 * (place / squares) + 1;
        x = 2 * (place % squares) + 1;
    } else {
        place -= squares * squares;
        const std::int64_t inPair = place % (2 * squares + 1);
        const bool isUpper = inPair < squares;
        y = 2 * (place / (2 * squares + 1)) + (isUpper ? 0 : 1);
        x = isUpper ? 2 * inPair + 1 : 2 * (inPair - squares);
    }
    const int finer = levels - done;
    return {static_cast<int>(x << finer), static_cast<int>(y << finer)};
}

} // namespace lozenge
