#pragma once

#include "plain_loops.hpp"

#include <string_view>
#include <vector>

namespace lozenge {

/// The map, and what is written down of each write.
struct PlainMap {
    const Recipe& recipe;
    int n;
    Noise noise;
    std::vector<std::vector<double>> H;
    std::vector<std::vector<bool>> filled;
    std::vector<PlainWrite> writes;

    explicit PlainMap(const Recipe& from);
    [[nodiscard]] std::string_view variant() const { return recipe.variant->name; }
    [[nodiscard]] bool inside(int x, int y) const { return x >= 0 && y >= 0 && x <= n && y <= n; }
    [[nodiscard]] double amplitude(int level) const;
    void store(int x, int y, double height);
    double offset(int level, int h, int x, int y);
    [[nodiscard]] double at(Point p) const;
    void write(int level, Phase phase, int x, int y, std::vector<Point> read, double mean, double offset);
};

} // namespace lozenge
