#include "plain_loops.hpp"

#include "plain_map.hpp"

#include <array>
#include <utility>

namespace lozenge {
namespace {

/// The four points at the distance h; the loops name them as the programs do.
using Four = std::array<Point, 4>;

void averageOfThoseInside(PlainMap& map, int level, int h, Phase phase, Point at, const Four& parents)
{
    std::vector<Point> read;
    double sum = 0;
    for (const Point p : parents) {
        if (!map.inside(p.x, p.y))
            continue;
        if (map.has("sentinel") && map.at(p) == -1)
            continue;
        read.push_back(p);
        sum += map.at(p);
    }
    const double mean = read.empty() ? 0 : sum / static_cast<double>(read.size());
    map.write(level, phase, at.x, at.y, read, mean, map.offset(level, h, at.x, at.y));
}

void textbookSquare(PlainMap& map, int level, int h, int x, int y)
{
    const int n = map.n;
    const std::string_view edge = map.recipe.edge->name;
    const double value = map.recipe.edgeValue;
    const bool border = x == 0 || y == 0 || x == n || y == n;
    const Four parents{{{x, y - h}, {x - h, y}, {x + h, y}, {x, y + h}}};

    if (map.variant() == "midpoint" || (border && edge == "two")) {
        const bool alongRow = map.variant() == "midpoint" ? y / h % 2 == 0 : y == 0 || y == n;
        const Point from = alongRow ? Point{x - h, y} : Point{x, y - h},
                    to = alongRow ? Point{x + h, y} : Point{x, y + h};
        return map.write(level, Phase::Square, x, y, {from, to}, (0.0 + map.at(from) + map.at(to)) / 2,
                         map.offset(level, h, x, y));
    }
    if (!border || edge == "three")
        return averageOfThoseInside(map, level, h, Phase::Square, {x, y}, parents);
    if (edge == "fixed")
        return map.write(level, Phase::Square, x, y, {}, value, 0);
    if (edge == "wrap" && (x == n || y == n)) {
        const Point twin{x == n ? 0 : x, y == n ? 0 : y};
        return map.write(level, Phase::Square, x, y, {twin}, map.at(twin), 0);
    }

    std::vector<Point> read;
    double sum = 0;
    for (Point p : parents) {
        if (!map.inside(p.x, p.y)) {
            if (edge == "constant")
                sum += value;
            if (edge == "zero" || edge == "constant")
                continue;
            if (edge == "wrap")
                p = {(p.x + n) % n, (p.y + n) % n};
            if (edge == "mirror")
                p = {2 * x - p.x, 2 * y - p.y};
        }
        read.push_back(p);
        sum += map.at(p);
    }
    map.write(level, Phase::Square, x, y, read, sum / 4, map.offset(level, h, x, y));
}

void textbookLoops(PlainMap& map)
{
    const int n = map.n;
    for (int level = 0, s = n; s > 1; ++level, s /= 2) {
        const int h = s / 2;
        for (int y = h; y < n; y += s)
            for (int x = h; x < n; x += s)
                if (!map.keeps(x, y))
                    averageOfThoseInside(map, level, h, Phase::Diamond, {x, y},
                                         {{{x - h, y - h}, {x + h, y - h}, {x - h, y + h}, {x + h, y + h}}});
        for (int y = 0; y <= n; y += h)
            for (int x = (y / h) % 2 == 0 ? h : 0; x <= n; x += s)
                if (!map.keeps(x, y))
                    textbookSquare(map, level, h, x, y);
    }
}

void playfuljsLoops(PlainMap& map)
{
    const int n = map.n;
    for (int level = 0, s = n; s > 1; ++level, s /= 2) {
        const int h = s / 2;
        for (int y = h; y < n; y += s)
            for (int x = h; x < n; x += s)
                averageOfThoseInside(map, level, h, Phase::Diamond, {x, y},
                                     {{{x - h, y - h}, {x + h, y - h}, {x + h, y + h}, {x - h, y + h}}});
        for (int y = 0; y <= n; y += h)
            for (int x = (y / h) % 2 == 0 ? h : 0; x <= n; x += s)
                averageOfThoseInside(map, level, h, Phase::Square, {x, y},
                                     {{{x, y - h}, {x + h, y}, {x, y + h}, {x - h, y}}});
    }
}

void terrainGeneratorLoops(PlainMap& map)
{
    const int n = map.n;
    const bool byValue = map.has("empty-by-value");
    const auto isEmpty = [&](int x, int y) {
        if (!byValue)
            return true;
        const bool corner = (x == 0 || x == n) && (y == 0 || y == n);
        return !corner && (map.at({x, y}) == 0 || map.at({x, y}) == 0.001);
    };
    for (int level = 0, s = n; s > 1; ++level, s /= 2) {
        const int h = s / 2;
        for (int y = h; y < n; y += s)
            for (int x = h; x < n; x += s)
                if (isEmpty(x, y))
                    averageOfThoseInside(map, level, h, Phase::Diamond, {x, y},
                                         {{{x - h, y - h}, {x - h, y + h}, {x + h, y + h}, {x + h, y - h}}});
        for (int y = 0; y <= n; y += h)
            for (int x = 0; x <= n; x += h)
                if (isEmpty(x, y) && (byValue || (x / h + y / h) % 2 == 1))
                    averageOfThoseInside(map, level, h, Phase::Square, {x, y},
                                         {{{x, y - h}, {x, y + h}, {x - h, y}, {x + h, y}}});
    }
}

void workshopLoops(PlainMap& map)
{
    const int n = map.n;
    for (int level = 0, s = n; s > 1; ++level, s /= 2) {
        const int h = s / 2;
        const auto edge = [&](int x, int y) {
            if (!map.has("twice") && map.filled[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                return;
            averageOfThoseInside(map, level, h, Phase::Square, {x, y},
                                 {{{x, y - h}, {x - h, y}, {x + h, y}, {x, y + h}}});
        };
        for (int x = h; x < n; x += s)
            for (int y = h; y < n; y += s)
                averageOfThoseInside(map, level, h, Phase::Diamond, {x, y},
                                     {{{x - h, y - h}, {x + h, y - h}, {x - h, y + h}, {x + h, y + h}}});
        for (int x = h; x < n; x += s)
            for (int y = h; y < n; y += s) {
                edge(x, y - h);
                edge(x - h, y);
                edge(x + h, y);
                edge(x, y + h);
            }
    }
}

void matlabLoops(PlainMap& map)
{
    const int n = map.n;
    const auto H = [&](Point p) { return map.at(p); };
    for (int level = 0, s = n; s > 1; ++level, s /= 2) {
        const int h = s / 2;
        for (int y = h; y < n; y += s)
            for (int x = h; x < n; x += s)
                averageOfThoseInside(map, level, h, Phase::Diamond, {x, y},
                                     {{{x - h, y - h}, {x + h, y - h}, {x - h, y + h}, {x + h, y + h}}});

        for (int y = h; y < n; y += s)
            for (int x = h; x < n; x += s) {
                const Point tl{x - h, y - h}, tr{x + h, y - h}, bl{x - h, y + h}, br{x + h, y + h}, c{x, y};
                const Point below{x, y + s}, beside{x + s, y};
                const double R = map.offset(level, h, x + h, y);
                const double L = map.offset(level, h, x - h, y);
                const double T = map.offset(level, h, x, y - h);
                const double B = map.offset(level, h, x, y + h);
                const auto edge = [&](int toX, int toY, const std::vector<Point>& read, double mean, double offset) {
                    map.write(level, Phase::Square, toX, toY, read, mean, offset);
                };

                if (y == h)
                    edge(x, y - h, {tl, tr, c}, (H(tl) + H(tr) + H(c)) / 3, map.has("top-draw") ? R : T);
                if (x == h)
                    edge(x - h, y, {tl, bl, c}, (H(tl) + H(bl) + H(c)) / 3, L);
                if (y + h == n)
                    edge(x, y + h, {bl, br, c}, (H(bl) + H(br) + H(c)) / 3, B);
                else
                    edge(x, y + h, {bl, br, c, below}, (H(bl) + H(br) + H(c) + H(below)) / 4, B);
                if (x + h == n)
                    edge(x + h, y, {br, tr, c}, (H(br) + H(tr) + H(c)) / 3, R);
                else if (map.has("right-edge"))
                    edge(x + h, y, {tr, bl, c, beside}, (H(tr) + H(bl) + H(c) + H(beside)) / 4, R);
                else
                    edge(x + h, y, {tr, br, c, beside}, (H(tr) + H(br) + H(c) + H(beside)) / 4, R);
            }
    }
}

void transpose(PlainRun& run)
{
    for (auto* rows : {&run.start, &run.heights})
        for (std::size_t y = 0; y < rows->size(); ++y)
            for (std::size_t x = 0; x < y; ++x)
                std::swap((*rows)[y][x], (*rows)[x][y]);
    for (PlainWrite& write : run.writes) {
        std::swap(write.at.x, write.at.y);
        for (Point& parent : write.read)
            std::swap(parent.x, parent.y);
    }
}

} // namespace

PlainRun plainLoops(const Recipe& recipe)
{
    PlainMap map(recipe);
    const auto start = map.H;
    if (map.variant() == "textbook" && recipe.slips)
        slippedLoops(map);
    else if (map.variant() == "textbook" || map.variant() == "midpoint")
        textbookLoops(map);
    if (map.variant() == "terrain-generator")
        terrainGeneratorLoops(map);
    if (map.variant() == "matlab")
        matlabLoops(map);
    if (map.variant() == "playfuljs")
        playfuljsLoops(map);
    if (map.variant() == "workshop")
        workshopLoops(map);
    PlainRun run{start, std::move(map.writes), map.H, {}};
    if (map.has("swapped-axes"))
        transpose(run);
    run.finished = run.heights;
    if (recipe.after->name == "sea")
        for (int y = 0; y <= map.n; ++y)
            for (int x = 0; x <= map.n; ++x)
                if (double& height = run.finished[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                    height < 0.49)
                    height = 0.40 + 0.05 * map.noise({levelCount(recipe), x, y});
    return run;
}

} // namespace lozenge
