#include "plain_map.hpp"

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
}

double PlainMap::amplitude(int level) const
{
    if (!recipe.amplitudes.listed.empty())
        return recipe.amplitudes.listed[static_cast<std::size_t>(level)];
    double a = recipe.amplitudes.first;
    for (int i = 0; i < level; ++i)
        a *= recipe.amplitudes.ratio;
    return a;
}

void PlainMap::store(int x, int y, double height)
{
    if (variant() == "playfuljs")
        height = static_cast<float>(height);
    H[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = height;
    filled[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = true;
}

double PlainMap::offset(int level, int h, int x, int y)
{
    const double a = amplitude(level);
    const double u = noise({level, x / h, y / h});
    const std::string_view law = recipe.offset->name;
    if (law == "positive")
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
    store(x, y, mean + offset);
    write.value = H[row][column];
    writes.push_back(std::move(write));
}

} // namespace lozenge
