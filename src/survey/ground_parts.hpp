#pragma once

#include "survey/patch.hpp"
#include "survey/survey.hpp"

#include <functional>
#include <optional>
#include <vector>

// Which parts of a survey's ground are drawn how finely. Lengths are in points of the finished map.
//
// From above, all of the ground that is in view is about as far away, and one depth is as fine as it is worth. From a
// low flight it is not: near cells have to be small and far ones large. Parts of several depths meet without a crack
// when the points of each have sunk into the coarser surface before the part ends, and those of the coarser one not
// yet into theirs. So a depth reaches up to a distance that is a fixed number of its cells, and its points sink on
// their last way there.

namespace lozenge {

/// A square of the ground that is drawn with the cells of one depth.
struct GroundPart {
    int depth = 0;
    double west = 0;
    double north = 0;
    double width = 0;
};

/// From where the ground is seen.
struct Eye {
    double x = 0;
    double y = 0;
    double above = 0; ///< the ground below it
};

/// A depth reaches so many of a part's sides: farther than the diagonal of a part that was divided, beyond the reach
/// of what it was divided into.
inline constexpr double reachInSides = 4;

/// The share of the reach on which points sink, from there on inward.
inline constexpr double sinkingShare = 0.14;

/// The ground as it is drawn.
struct GroundInView {
    std::vector<GroundPart> parts;
    Growth newest;          ///< the deepest level that is known, and how far it has grown
    std::optional<Eye> eye; ///< none: from above
    int cells = 1;          ///< a side of a part

    /// In cells of a depth: so far from the eye its points have sunk.
    [[nodiscard]] double reach() const { return eye ? reachInSides * cells : 1e6; }
    /// How far the level of this depth has come from the coarser surface; that its points sink besides is the shader's.
    [[nodiscard]] double grown(int depth) const { return depth == newest.depth ? newest.share : 1; }
};

using IsInView = std::function<bool(const GroundPart&)>;

/// The ground from near and far, as fine as it is known; without an eye from above, all in the cells of one depth. Of
/// parts that `isInView` does not want to know nothing is there.
GroundInView groundFrom(const std::optional<Eye>& eye, const Survey& survey, const Growth& growth, int cells,
                        const IsInView& isInView = {});

} // namespace lozenge
