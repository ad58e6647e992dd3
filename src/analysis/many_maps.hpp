#pragma once

#include "core/point.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

// One map shows chance; many of them, point by point, show the algorithm.

namespace lozenge {

/// What is measured at each point of a finished map.
struct PointMeasure {
    /// What its figures are compared with.
    enum class Against : std::uint8_t {
        Nothing,
        LastLevel,    ///< the mean of the points of the last level
        LikeWithLike, ///< the median of the points of the same level and kind
    };

    std::string_view name;
    std::string_view explanation;
    double (*at)(const double* height, std::ptrdiff_t width); ///< of a point with its neighbours
    int fromSides = 0; ///< so many columns at the west and the east have no value
    int fromEnds = 0;  ///< so many rows at the north and the south
    Against against = Against::Nothing;
    bool isSpread = false; ///< the values' deviation is asked for, and not their mean
};

/// The table of all measures; the first is the default.
std::span<const PointMeasure> pointMeasures();

inline constexpr int mostMaps = 1000;
inline constexpr int usualMaps = 40;

/// What maps of one recipe with different seeds have in common at each point.
struct ManyMaps {
    const PointMeasure* of = nullptr;
    int size = 0;
    int count = 0;       ///< of maps
    double greatest = 0; ///< of all heights, whatever their sign
    std::vector<double> mean;
    std::vector<double> squares; ///< of the distances from the mean, summed
    std::vector<double> middles; ///< of each map: its middle point, or like with like its middle column

    ManyMaps(const PointMeasure& measure, int side);

    void add(const std::vector<double>& heights);
    void add(const ManyMaps& others);

    [[nodiscard]] double value(Point at) const;

    friend bool operator==(const ManyMaps&, const ManyMaps&) = default;
};

/// The level that sets a point, and its kind: of a corner level -1.
struct Birth {
    enum class Kind : std::uint8_t { Corner, Middle, OfRow, OfColumn }; ///< of an edge along a row or a column

    int level = -1;
    Kind kind = Kind::Corner;
};
Birth birthOf(Point at, int last);

/// Many maps as they are shown. What has no value is not a number.
struct ManyReport {
    struct OfLevel {
        int level = 0;
        int count = 0; ///< of points, or of columns
        double value = 0;
    };

    std::vector<double> points;  ///< divided by what they are compared with
    std::vector<double> columns; ///< their means; like with like those of the two last levels
    std::vector<double> ageless; ///< the columns again, each point divided by the mean of its level; or nothing
    std::vector<OfLevel> levels; ///< of points; like with like of columns
    double unit = 1;             ///< the mean of the last level, where that is what they are compared with
    bool hasUnit = true;         ///< what they are compared with is not 0: else nothing is here
};
ManyReport reportOf(const ManyMaps& maps);

} // namespace lozenge
