#include "catch.hpp"

#include "app/ui/painter.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

using namespace lozenge;

namespace {

double areaOf(std::span<const Vec2> polygon)
{
    double doubled = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        doubled += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
    }
    return std::abs(doubled) / 2;
}

double areaOfColumns(std::span<const Vec2> polygon)
{
    double area = 0;
    for (const Quad& column : columnsOf(polygon))
        area += areaOf(column);
    return area;
}

std::vector<Vec2> disc(int corners, float right)
{
    std::vector<Vec2> outline;
    for (int i = 0; i < corners; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(corners);
        outline.push_back({std::min(10 * std::cos(angle), right), 10 * std::sin(angle)});
    }
    return outline;
}

} // namespace

TEST_CASE(
    "a polygon is filled as large as it is: a ground over its foot, a disc, a disc that is cut, either way around")
{
    const std::vector<Vec2> ground{{0, 5}, {1, 8}, {2, 3}, {7, 9}, {10, 4}, {10, 0}, {0, 0}};
    const std::vector<Vec2> cliffs{{3, 1}, {4, 4}, {4, 0}, {8, 2}, {8, 2}, {9, 7}, {9, 8}, {5, 9}, {3, 8}};
    for (std::vector<Vec2> polygon : {ground, cliffs, disc(64, 10), disc(64, 4), disc(5, 2)}) {
        CHECK(areaOfColumns(polygon) == Approx(areaOf(polygon)));
        std::reverse(polygon.begin(), polygon.end());
        CHECK(areaOfColumns(polygon) == Approx(areaOf(polygon)));
    }
}

TEST_CASE("between two lines that cross, the gap is filled on both sides of each crossing")
{
    const std::vector<Vec2> gap{{0, 0}, {2, 4}, {6, 0}, {6, 4}, {2, 0}, {0, 2}};
    // The lines cross at (2/3, 4/3), where they are 2 apart before and 4 after, and at (4, 2).
    CHECK(areaOfColumns(gap) == Approx(2.0 / 3 + 8.0 / 3 + 4 + 4));
}

TEST_CASE("what has no inside is not filled")
{
    CHECK(columnsOf({}).empty());
    CHECK(areaOfColumns(std::vector<Vec2>{{1, 1}, {2, 2}}) == 0);
    CHECK(areaOfColumns(std::vector<Vec2>{{1, 1}, {1, 5}, {1, 3}}) == 0);
}
