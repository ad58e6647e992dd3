#pragma once

#include "analysis/many_maps.hpp"

#include "picture/kit/labels.hpp"

#include <string>
#include <vector>

// What the figure `many` shows of its maps: the scale of its values, the map, its columns and its levels.

namespace lozenge {

/// The values of a figure over many maps: as they are, or as how many times something else they are, on a log scale.
struct ManyScale {
    double low = 0;
    double high = 1;
    bool isTimes = false;
    int decimals = 1;
    const Palette* palette = nullptr;

    /// From 0 to 1.
    [[nodiscard]] float share(double value) const;
    [[nodiscard]] Colour colour(double value) const;
    /// "20.1×", "0.043".
    [[nodiscard]] std::string text(double value) const;
    /// Of the marks of the scale: "20×".
    [[nodiscard]] std::string markText(double value) const;
    /// Round numbers between the ends.
    [[nodiscard]] std::vector<double> marks() const;
};

ManyScale scaleOf(const ManyMaps& maps, const ManyReport& report, const Look& look);

/// The page with its maps.
struct ManyPage : FigurePage {
    const ManyMaps& maps;
    const ManyReport& report;
    const ManyScale& values; ///< how they are shown

    [[nodiscard]] bool isLikeWithLike() const { return maps.of->against == PointMeasure::Against::LikeWithLike; }
};

/// Each point in the colour of its value, with the scale beside it.
void paintManyMap(const ManyPage& page, const Box& box);

/// The means of the columns, as wide as the map.
void paintManyColumns(const ManyPage& page, const Box& box);

/// A row for each level, and how high they are at least.
void paintManyLevels(const ManyPage& page, const Box& box);
float heightOfManyLevels(const ManyPage& page);

} // namespace lozenge
