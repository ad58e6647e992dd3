#include "plain_map.hpp"

// The textbook with one mistake or two, as who makes them would write it. What is not set yet is 0 in the array.

namespace lozenge {
namespace {

double height(const PlainMap& map, int x, int y)
{
    return map.at({x, y});
}

void diamond(PlainMap& map, int level, int h, int x, int y)
{
    const double a = height(map, x - h, y - h), b = height(map, x + h, y - h);
    const double c = height(map, x - h, y + h), d = height(map, x + h, y + h);
    std::vector<Point> read{{x - h, y - h}, {x + h, y - h}, {x - h, y + h}, {x + h, y + h}};
    double mean = (0.0 + a + b + c + d) / 4;
    if (map.has("precedence"))
        mean = a + b + c + d / 4;
    if (map.has("wrong-corner")) {
        mean = (a + b + 2 * c) / 4;
        read[3] = read[2];
    }
    map.write(level, Phase::Diamond, x, y, read, mean, map.offset(level, h, x, y));
}

void square(PlainMap& map, int level, int h, int x, int y)
{
    const int n = map.n;
    const std::string_view edge = map.recipe.edge->name;
    const double value = map.recipe.edgeValue;
    const bool border = x == 0 || y == 0 || x == n || y == n;
    std::vector<Point> read;
    const auto write = [&](double sum, int by) {
        map.write(level, Phase::Square, x, y, read, sum / by, map.offset(level, h, x, y));
    };
    if (border && edge == "fixed")
        return map.write(level, Phase::Square, x, y, {}, value, 0);
    if (edge == "wrap" && (x == n || y == n)) {
        const Point twin{x == n ? 0 : x, y == n ? 0 : y};
        return map.write(level, Phase::Square, x, y, {twin}, map.at(twin), 0);
    }
    if (map.has("two-ends") || (border && edge == "two")) {
        const bool alongRow = y / h % 2 == 0;
        read = alongRow ? std::vector<Point>{{x - h, y}, {x + h, y}} : std::vector<Point>{{x, y - h}, {x, y + h}};
        return write(0.0 + map.at(read[0]) + map.at(read[1]), 2);
    }

    double sum = 0;
    int count = 0;
    for (Point p : {Point{x, y - h}, Point{x - h, y}, Point{x + h, y}, Point{x, y + h}}) {
        if (map.has("modulo-size"))
            p = {(p.x + n + 1) % (n + 1), (p.y + n + 1) % (n + 1)};
        if (map.has("two-borders"))
            p = {(p.x + n) % n, (p.y + n) % n};
        if (!map.inside(p.x, p.y)) {
            if (edge == "constant")
                sum += value;
            if (edge == "zero" || edge == "constant")
                ++count;
            if (edge == "wrap")
                p = {(p.x + n) % n, (p.y + n) % n};
            if (edge == "mirror")
                p = {2 * x - p.x, 2 * y - p.y};
            if (edge != "wrap" && edge != "mirror")
                continue;
        }
        read.push_back(p);
        sum += map.at(p);
        ++count;
    }
    write(sum, map.has("divide-by-four") ? 4 : count);
}

/// The middle of an edge, by a cell that knows of no other.
void lonelyEdge(PlainMap& map, int level, int h, Point centre, int x, int y)
{
    const bool alongRow = centre.x == x;
    const Point from = alongRow ? Point{x - h, y} : Point{x, y - h}, to = alongRow ? Point{x + h, y} : Point{x, y + h};
    map.write(level, Phase::Square, x, y, {}, (map.at(from) + map.at(to) + 2 * map.at(centre)) / 4,
              map.offset(level, h, x, y));
}

void recurse(PlainMap& map, int level, int x1, int y1, int x2, int y2)
{
    if (x2 - x1 < 2)
        return;
    const int x = (x1 + x2) / 2, y = (y1 + y2) / 2, h = x - x1;
    if (!map.keeps(x, y))
        diamond(map, level, h, x, y);
    for (const Point p : {Point{x, y1}, Point{x1, y}, Point{x2, y}, Point{x, y2}}) {
        if (map.keeps(p.x, p.y) || (map.has("no-far-border") && (p.x == map.n || p.y == map.n)))
            continue;
        if (map.has("own-centre-twice"))
            lonelyEdge(map, level, h, {x, y}, p.x, p.y);
        else
            square(map, level, h, p.x, p.y);
    }
    recurse(map, level + 1, x1, y1, x, y);
    recurse(map, level + 1, x, y1, x2, y);
    recurse(map, level + 1, x1, y, x, y2);
    recurse(map, level + 1, x, y, x2, y2);
}

} // namespace

void slippedLoops(PlainMap& map)
{
    const int n = map.n;
    if (map.has("depth-first") || map.has("own-centre-twice"))
        return recurse(map, 0, 0, 0, n, n);
    for (int level = 0, s = n; s > 1; ++level, s /= 2) {
        const int h = s / 2;
        for (int y = h; y < n; y += s)
            for (int x = h; x < n; x += s)
                if (!map.keeps(x, y))
                    diamond(map, level, h, x, y);
        const int end = map.has("no-far-border") ? n - 1 : n;
        for (int y = 0; y <= end; y += h)
            for (int x = (y / h) % 2 == 0 ? h : 0; x <= end; x += s)
                if (!map.keeps(x, y))
                    square(map, level, h, x, y);
    }
}

} // namespace lozenge
