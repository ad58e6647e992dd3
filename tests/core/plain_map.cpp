#include "plain_map.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

PlainMap::PlainMap(const Recipe& from) : recipe(from), n(from.size - 1), noise(from.noise.kind->start(from.noise))
{
    H.assign(static_cast<std::size_t>(n + 1), std::vector<double>(static_cast<std::size_t>(n + 1), 0.0));
    filled.assign(H.size(), std::vector<bool>(H.size(), false));

    for (const Preset& preset : recipe.presets)
        store(preset.at.x, preset.at.y, preset.height);

    const auto& c = recipe.corners;
    const auto corner = [&](int x, int y, double given) {
        store(x, y, c.randomRange ? *c.randomRange * (2 * noise({cornerLevel, x / n, y / n}) - 1) : given);
    };
    corner(0, 0, c.heights[0]);
    if (variant() == "workshop")
        corner(0, n, c.heights[2]);
    corner(n, 0, c.heights[1]);
    if (variant() != "workshop")
        corner(0, n, c.heights[2]);
    corner(n, n, c.heights[3]);
    if (variant() == "textbook" && recipe.slips)
        noteNumbers();
}

bool PlainMap::has(std::string_view slip) const
{
    if (recipe.slips) {
        for (const SlipRow& row : slips())
            if (row.name == slip)
                return recipe.slips->has(row.slip);
        return false;
    }
    if (slip == "one-sided")
        return variant() == "terrain-generator" && recipe.offset->name == "positive";
    if (slip == "limits")
        return variant() == "matlab" && recipe.offset->name == "matlab";
    if (slip == "exponent")
        return false; // the list as it stands
    return (slip == "empty-by-value" && variant() == "terrain-generator") ||
           ((slip == "right-edge" || slip == "top-draw") && variant() == "matlab") ||
           (slip == "sentinel" && variant() == "playfuljs") || (slip == "twice" && variant() == "workshop");
}

bool PlainMap::keeps(int x, int y) const
{
    return recipe.keep && std::any_of(recipe.presets.begin(), recipe.presets.end(), [&](const Preset& preset) {
               return preset.at == Point{x, y};
           });
}

/// Goes through the points that the right run draws for, in its order.
void PlainMap::noteNumbers()
{
    const std::string_view edge = recipe.edge->name;
    for (int level = 0, s = n; s > 1; ++level, s /= 2) {
        const int h = s / 2;
        const auto note = [&](int x, int y) {
            if (!keeps(x, y))
                numbers[{level, x / h, y / h}] = noise({level, x / h, y / h});
        };
        for (int y = h; y < n; y += s)
            for (int x = h; x < n; x += s)
                note(x, y);
        for (int y = 0; y <= n; y += h)
            for (int x = (y / h) % 2 == 0 ? h : 0; x <= n; x += s) {
                const bool border = x == 0 || y == 0 || x == n || y == n;
                if (!(edge == "fixed" && border) && !(edge == "wrap" && (x == n || y == n)))
                    note(x, y);
            }
    }
}

double PlainMap::amplitude(int level, Phase phase) const
{
    const Amplitudes& given = recipe.amplitudes;
    const bool square = phase == Phase::Square;
    const int levels = levelCount(recipe);
    std::vector<double> list = given.listed;
    if (given.rcoe)
        for (int l = 0; l < levels; ++l) {
            double power = *given.rcoe;
            for (int i = 1; i < levels - l; ++i)
                power *= *given.rcoe;
            list.push_back(power);
        }
    // Mended: from the largest to the smallest.
    if (variant() == "matlab" && recipe.slips && !list.empty()) {
        const bool grows = list[static_cast<std::size_t>(levels - 1)] > list[0];
        if (grows != has("exponent"))
            std::reverse(list.begin(), list.begin() + levels);
    }
    if (!list.empty())
        return list[static_cast<std::size_t>(has("never-less") ? 0 : has("one-late") ? std::max(0, level - 1) : level)];

    double a = given.roughness ? *given.roughness * n : given.first;
    int times = has("never-less") ? 0 : has("one-late") ? std::max(0, level - 1) : level;
    if (has("each-phase"))
        times = 2 * level + (square ? 1 : 0);
    for (int i = 0; i < times; ++i)
        a *= given.ratio;
    return recipe.scaling->name == "phase" && square ? a * std::sqrt(given.ratio) : a;
}

void PlainMap::store(int x, int y, double height)
{
    if (variant() == "playfuljs")
        height = static_cast<float>(height);
    H[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = height;
    filled[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = true;
}

double PlainMap::slipped(double height) const
{
    if (has("whole-numbers"))
        return static_cast<double>(static_cast<long>(height));
    if (has("clamped"))
        return height < -1 ? -1 : height > 1 ? 1 : height;
    return height;
}

double PlainMap::offset(int level, int h, int x, int y)
{
    const double a = amplitude(level, x / h % 2 == 1 && y / h % 2 == 1 ? Phase::Diamond : Phase::Square);
    const double u = numbers.empty() ? noise({level, x / h, y / h}) : numbers.at({level, x / h, y / h});
    std::string_view law = recipe.offset->name;
    if ((variant() == "terrain-generator" && law == "positive" && !has("one-sided")) ||
        (variant() == "matlab" && law == "matlab" && !has("limits")))
        law = "symmetric";
    if (has("half-range"))
        return a * (u - 0.5);
    if (has("limits"))
        law = "matlab";
    if (law == "positive" || has("one-sided"))
        return a * u;
    if (law == "gaussian")
        return a * standardNormal(u);
    if (law == "matlab")
        return -a - 2 * a * u;
    if (law == "matlab-by-name")
        return a + 2 * a * u;
    return a * (2 * u - 1);
}

double PlainMap::at(Point p) const
{
    return H[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
}

void PlainMap::write(int level, Phase phase, int x, int y, std::vector<Point> read, double mean, double offset)
{
    const auto row = static_cast<std::size_t>(y), column = static_cast<std::size_t>(x);
    PlainWrite write{{x, y}, level, phase, std::move(read), mean, offset, 0, {}};
    if (filled[row][column])
        write.before = H[row][column];
    store(x, y, slipped(mean + offset));
    write.value = H[row][column];
    writes.push_back(std::move(write));
}

} // namespace lozenge
