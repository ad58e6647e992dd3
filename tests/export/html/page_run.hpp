#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

// The steps of a run as a page reads them, which works out what was not written.

namespace lozenge {

/// The doubles whose bytes a page holds as base64.
inline std::vector<double> doublesOf(const nlohmann::json& letters)
{
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::vector<double> doubles;
    std::uint64_t bits = 0, number = 0;
    int bitCount = 0, byteCount = 0;
    for (const char letter : letters.get<std::string>()) {
        if (letter == '=')
            break;
        bits = bits << 6 | alphabet.find(letter);
        bitCount += 6;
        if (bitCount < 8)
            continue;
        bitCount -= 8;
        number |= (bits >> bitCount & 255) << (8 * byteCount);
        if (++byteCount == 8) {
            doubles.push_back(std::bit_cast<double>(number));
            number = 0;
            byteCount = 0;
        }
    }
    return doubles;
}

class PageRun {
public:
    struct Step {
        int cell = 0;
        double mean = 0, offset = 0, height = 0;
        std::size_t parents = 0;
    };
    std::vector<Step> steps;

    explicit PageRun(nlohmann::json data) : m_data(std::move(data)), m_size(m_data["size"])
    {
        const auto offsets = doublesOf(m_data["offsets"]);
        const auto cells = has("cells") ? m_data["cells"].get<std::vector<int>>() : inOrder();
        const auto means = has("means") ? doublesOf(m_data["means"]) : std::vector<double>();
        const auto heights = has("heights") ? doublesOf(m_data["heights"]) : std::vector<double>();
        std::map<int, double> map;
        for (const auto& point : m_data["start"])
            map[point[0]] = point[1];
        for (const auto& chapter : m_data["chapters"])
            for (std::size_t k = chapter[2].get<std::size_t>() - 1; k < chapter[3].get<std::size_t>(); ++k) {
                const auto& parents = m_data["reasons"].at(m_data["why"][k].get<std::size_t>());
                const int half = (m_size - 1) >> (chapter[0].get<int>() + 1);
                Step step{cells.at(k), 0, offsets.at(k), 0, parents.size()};
                step.mean = has("means") ? means.at(k) : meanOf(map, step.cell, parents, half);
                step.height = has("heights") ? heights.at(k) : step.mean + step.offset;
                map[step.cell] = step.height;
                steps.push_back(step);
            }
    }

    [[nodiscard]] bool has(const std::string& column) const { return m_data.contains(column); }

private:
    [[nodiscard]] double meanOf(const std::map<int, double>& map, int cell, const nlohmann::json& parents,
                                int half) const
    {
        double sum = 0;
        int count = 0;
        for (const auto& parent : parents)
            if (parent[2] != "left out") {
                sum += map.at(cell + (parent[1].get<int>() * m_size + parent[0].get<int>()) * half);
                ++count;
            }
        return sum / count;
    }

    /// All points but the corners: the coarser the lattice on which it lies first, the earlier; middles of squares
    /// before those of diamonds, and then as one reads.
    [[nodiscard]] std::vector<int> inOrder() const
    {
        std::vector<std::tuple<int, bool, int>> points;
        for (int cell = 0; cell < m_size * m_size; ++cell) {
            const int x = cell % m_size, y = cell / m_size, last = m_size - 1;
            if (x % last == 0 && y % last == 0)
                continue;
            const int finest = (x | y) & -(x | y);
            const bool isOfSquare = (x & finest) != 0 && (y & finest) != 0;
            points.emplace_back(-finest, !isOfSquare, cell);
        }
        std::sort(points.begin(), points.end());
        std::vector<int> cells;
        for (const auto& point : points)
            cells.push_back(std::get<2>(point));
        return cells;
    }

    nlohmann::json m_data;
    int m_size;
};

} // namespace lozenge
