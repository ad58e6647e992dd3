#pragma once

#include "core/moment.hpp"

#include <cstdint>
#include <vector>

namespace lozenge {

/// The difference of a run to the first of several: this one minus the first, over the surfaces shown. Where one of
/// the maps is finer, over the points that both have.
struct Difference {
    int size = 0;                ///< of the coarser map
    std::vector<double> heights; ///< of the surfaces
    std::vector<bool> areSet;    ///< in both maps; at the end all points
    double largest = 0;          ///< of what is set, with its sign
    Point at;                    ///< where that is
    int count = 0;               ///< of set points that differ

    [[nodiscard]] double height(Point p) const { return heights[cellOf(p, size)]; }
    [[nodiscard]] bool isSet(Point p) const { return areSet[cellOf(p, size)]; }
};

/// `areFinished`: both runs have ended.
Difference differenceOf(const Moment& first, const Moment& other, bool areFinished);

/// How far two finished maps are apart at most, at the points that both have.
double greatestDifference(const Timeline& first, const Timeline& other);

enum class SeamSide : std::uint8_t { WestToEast, NorthToSouth };

/// The heights of two opposite borders as they meet when the map is repeated.
struct SeamProfile {
    std::vector<double> first;    ///< west, or north
    std::vector<double> opposite; ///< east, or south
    double widest = 0;            ///< how far they are apart at most
};

SeamProfile seamProfile(const Moment& moment, SeamSide seam);

} // namespace lozenge
