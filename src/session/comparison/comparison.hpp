#pragma once

#include "core/measures.hpp"
#include "core/moment.hpp"
#include "picture/frame.hpp"

#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace lozenge {

/// The difference of a side to the first: first minus side, over the surfaces shown.
struct Difference {
    std::vector<double> heights;
    double limit = 0;   ///< of its colours: the next quarter of a power of ten above the largest of the whole run
    double largest = 0; ///< with its sign
    Point at;           ///< where that is
    double rms = 0;
    int count = 0; ///< of points that differ
};

/// The heights of two opposite borders, as they meet where the map is repeated.
struct SeamProfile {
    std::vector<double> first;    ///< west, or north
    std::vector<double> opposite; ///< east, or south
};

/// A recipe in one of the modes that are compared.
struct Side {
    std::string name;        ///< what sets it apart: "edge wrap"
    std::string explanation; ///< of its edge mode or variant, in a line
    std::shared_ptr<const Timeline> timeline;
    Moment moment;
    Seam westToEast;
    Seam northToSouth;
    std::optional<Difference> difference; ///< none for the first

    [[nodiscard]] const Recipe& recipe() const { return timeline->recipe(); }
};

/// Two to four recipes stepped together. The first leads: the others stand at their step of its level, phase and point.
struct Comparison {
    std::vector<std::string> modes; ///< of the sides: names of edge modes or variants
    std::vector<Side> sides;
    HeightRange range; ///< one for all, so that colours can be compared
    std::string note;  ///< what to mind: noise that comes as a stream shifts with every draw
    SeamSide seam = SeamSide::WestToEast;
};

inline constexpr int fewestModes = 2;
inline constexpr int mostModes = 4;

/// The recipe's own edge mode, then those that are usually compared: three, wrap, mirror, zero, up to four in all. A
/// variant that takes no other is compared with the textbook.
std::vector<std::string> usualModes(const Recipe& recipe);

/// A recipe in each of the modes, or in a line what keeps them from being compared.
tl::expected<std::vector<Recipe>, std::string> sidesIn(const Recipe& recipe, const std::vector<std::string>& modes);

/// The runs to compare; all of one size.
Comparison comparisonOf(std::vector<std::shared_ptr<const Timeline>> runs, int moment);

/// Takes all sides to where the first is at this moment.
void move(Comparison& comparison, int moment);

SeamProfile seamProfile(const Side& side, SeamSide seam);

/// The height of a map that is repeated: x and y run over size points in each of its copies.
double repeatedHeight(const Side& side, int x, int y);

} // namespace lozenge
