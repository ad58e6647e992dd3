#pragma once

#include "plain_loops.hpp"

#include <array>
#include <map>
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
    std::map<std::array<int, 3>, double> numbers; ///< of the right run, by level and place in half strides

    explicit PlainMap(const Recipe& from);
    [[nodiscard]] std::string_view variant() const { return recipe.variant->name; }
    [[nodiscard]] bool inside(int x, int y) const { return x >= 0 && y >= 0 && x <= n && y <= n; }
    [[nodiscard]] bool has(std::string_view slip) const;
    [[nodiscard]] double amplitude(int level, Phase phase) const;
    [[nodiscard]] bool keeps(int x, int y) const;
    void noteNumbers();
    void store(int x, int y, double height);
    [[nodiscard]] double slipped(double height) const;
    double offset(int level, int h, int x, int y);
    [[nodiscard]] double at(Point p) const;
    void write(int level, Phase phase, int x, int y, std::vector<Point> read, double mean, double offset);
};

} // namespace lozenge
