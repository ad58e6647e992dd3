#pragma once

#include "analysis/lineage.hpp"

#include "core/moment.hpp"

#include <map>
#include <utility>
#include <vector>

namespace lozenge {

/// What a parent hands to a child on the way to the point: the child's share times what it takes of the parent.
struct Flow {
    Point from, to;
    double share = 0;
    Point seenAt; ///< where the child looks for it: `from`, or outside the map, which is read around then

    [[nodiscard]] bool isAround() const { return !(seenAt == from); }
};

/// The points whose heights are in a point, or in which its own height is.
struct Family {
    Point point;
    std::map<std::pair<int, int>, double> shares; ///< by y and x; 1 of the point itself
    std::vector<Flow> flows;                      ///< the smallest first

    [[nodiscard]] double shareOf(Point at) const;
    [[nodiscard]] double sum() const;
};

/// As the point stands at the moment; one that is not set yet as the finished map has it.
Family ancestry(const Timeline& timeline, const Moment& moment, Point point);
Family influence(const Timeline& timeline, const Moment& moment, Point point);

/// A height as a sum: what was given before the run, times its weight, and offsets times theirs.
struct Account {
    struct Given {
        Point at;
        double weight = 0;
        double height = 0;
    };

    std::vector<Given> given; ///< corners in their order, then the heaviest first
    int offsets = 0;          ///< that are in the height
    double fromOffsets = 0;
    double fromOutside = 0; ///< what stands there, and what storing has changed
    double height = 0;
};

Account accountOf(const Timeline& timeline, const Moment& moment, Point point);

} // namespace lozenge
