#include "app/ui/columns.hpp"

#include <algorithm>
#include <cstddef>

namespace lozenge {
namespace {

/// One of the two ways from a polygon's leftmost corner to its rightmost.
class Edge {
public:
    Edge(std::span<const Vec2> polygon, std::size_t from, std::size_t to, std::size_t stride)
        : m_polygon(polygon), m_at(from), m_to(to), m_stride(stride)
    {}

    [[nodiscard]] bool isAtEnd() const { return m_at == m_to; }
    [[nodiscard]] Vec2 corner() const { return m_polygon[m_at]; }
    [[nodiscard]] Vec2 next() const { return m_polygon[(m_at + m_stride) % m_polygon.size()]; }

    /// Its place over x, which lies between this corner and the next.
    [[nodiscard]] Vec2 at(float x) const
    {
        const Vec2 from = corner(), to = next();
        return to.x > from.x ? from + (to - from) * ((x - from.x) / (to.x - from.x)) : to;
    }
    void advanceTo(float x)
    {
        while (!isAtEnd() && next().x <= x)
            m_at = (m_at + m_stride) % m_polygon.size();
    }

private:
    std::span<const Vec2> m_polygon;
    std::size_t m_at, m_to, m_stride;
};

void addBetween(std::vector<Column>& columns, Vec2 a, Vec2 nextA, Vec2 b, Vec2 nextB)
{
    const float before = a.y - b.y, after = nextA.y - nextB.y;
    if (before * after >= 0) {
        columns.push_back({a, nextA, nextB, b});
        return;
    }
    const Vec2 crossing = a + (nextA - a) * (before / (before - after));
    columns.push_back({a, crossing, crossing, b});
    columns.push_back({crossing, nextA, nextB, crossing});
}

} // namespace

std::vector<Column> columnsOf(std::span<const Vec2> polygon)
{
    std::vector<Column> columns;
    if (polygon.size() < 3)
        return columns;
    const auto isFurtherLeft = [](Vec2 a, Vec2 b) { return a.x < b.x; };
    const auto [left, right] = std::minmax_element(polygon.begin(), polygon.end(), isFurtherLeft);
    const auto from = static_cast<std::size_t>(left - polygon.begin());
    const auto to = static_cast<std::size_t>(right - polygon.begin());
    Edge one(polygon, from, to, 1), other(polygon, from, to, polygon.size() - 1);
    float x = left->x;
    one.advanceTo(x);
    other.advanceTo(x);
    Vec2 a = one.corner(), b = other.corner();
    while (!one.isAtEnd() && !other.isAtEnd()) {
        x = std::min(one.next().x, other.next().x);
        const Vec2 nextA = one.at(x), nextB = other.at(x);
        addBetween(columns, a, nextA, b, nextB);
        one.advanceTo(x);
        other.advanceTo(x);
        a = one.isAtEnd() || one.corner().x == x ? one.corner() : nextA;
        b = other.isAtEnd() || other.corner().x == x ? other.corner() : nextB;
    }
    return columns;
}

} // namespace lozenge
