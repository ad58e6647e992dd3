#include "core/noise/standard_normal.hpp"

#include "core/noise/portable_math.hpp"

#include <algorithm>
#include <cmath>

// The inverse of the normal distribution: x, of which a share u of all numbers lies below. One uniform number makes one
// normal number, so that this law draws as often as the others.
//
// There is no formula for x. What is near it is taken first, and exactly; a quotient of two polynomials adds what is
// missing, which is little, so that its roundings count little too. x is wrong by less than one unit in its last place.
// The quotients are those of their degrees whose greatest error is least, fitted in 70 digits to values that Newton's
// method had found: below 1e-18 in the middle, 2e-17 in the tails.

namespace lozenge {
namespace {

/// Up to which share the numbers are in the tail, and the square of its distance from one half.
constexpr double largestTail = 0.125;
constexpr double farthest = 0.375 * 0.375;

/// (x - 2.5 q) / q, of farthest - q^2.
constexpr std::array middleAbove{0.5675983476693551,  10.010224175772189, 30.77696785525175,  -352.22519611927197,
                                 -2736.8688007745036, -6616.582459884957, -5674.891757302031, -1190.4699114635173};
constexpr std::array middleBelow{1.0,
                                 28.850448945351538,
                                 324.20442364763505,
                                 1794.1881818215618,
                                 5093.952314090308,
                                 7019.079591231974,
                                 3955.0082069810346,
                                 578.646170789924};

/// x - (r - 0.875), of r - 2.
constexpr std::array tailAbove{-0.023480371501249427,  0.20614585084979228,    0.2938120743156256,
                               0.15475385798538002,    0.041359405328794,      0.006115865405429856,
                               0.00046973118986703304, 1.5256336156505687e-05, 1.357758915882869e-07};
constexpr std::array tailBelow{1.0,
                               1.6347605610096767,
                               1.0897148324978143,
                               0.3872520577519014,
                               0.08024463360260979,
                               0.009759205811639148,
                               0.000640636110775406,
                               1.861489126137873e-05,
                               1.558063424621835e-07};

/// q is how far the share is from one half. It has lost bits of a share below one quarter; there x grows about four
/// times as fast as q.
double inMiddle(double tail)
{
    const double q = 0.5 - tail;
    const double lost = (0.5 - q) - tail;
    const double left = farthest - q * q;
    const auto [near, rest] = exactSum(2 * q, 0.5 * q);
    return near + (rest + q * (polynomial(middleAbove, left) / polynomial(middleBelow, left)) + 4 * lost);
}

/// r is the root of -2 ln(tail), made good for what the logarithm and the root have rounded off.
double inTail(double tail)
{
    const DoubleDouble logarithm = naturalLogarithm(tail);
    const double r = std::sqrt(-2 * logarithm.high);
    const DoubleDouble square = exactProduct(r, r);
    const double lost = ((-2 * logarithm.high - square.high) - square.low - 2 * logarithm.low) / (2 * r);
    const auto [near, rest] = exactSum(r, -0.875);
    return near + (rest + lost + polynomial(tailAbove, r - 2) / polynomial(tailBelow, r - 2));
}

} // namespace

double standardNormal(double u)
{
    const double share = std::clamp(u, 0x1p-54, 1 - 0x1p-53);
    const double tail = std::min(share, 1 - share);
    const double x = tail < largestTail ? inTail(tail) : inMiddle(tail);
    return share < 0.5 ? -x : x;
}

} // namespace lozenge
