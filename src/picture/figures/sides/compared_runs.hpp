#pragma once

#include "core/moment.hpp"
#include "picture/figures/figure.hpp"
#include "picture/frame.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// The difference of a side to the first: side minus first, over the surfaces shown. Where one of the maps is finer,
/// over the points that both have.
struct Difference {
    int size = 0;                ///< of the coarser map
    std::vector<double> heights; ///< of the surfaces
    std::vector<bool> areSet;    ///< in both maps; at the end all points
    double limit = 0;            ///< of its colours, of all sides together
    double largest = 0;          ///< of what is set, with its sign
    Point at;                    ///< where that is
    int count = 0;               ///< of set points that differ

    [[nodiscard]] double height(Point p) const { return heights[index(p)]; }
    [[nodiscard]] bool isSet(Point p) const { return areSet[index(p)]; }

private:
    [[nodiscard]] std::size_t index(Point p) const
    {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(p.x);
    }
};

enum class SeamSide : std::uint8_t { WestToEast, NorthToSouth };

/// The heights of two opposite borders as they meet when the map is repeated.
struct SeamProfile {
    std::vector<double> first;    ///< west, or north
    std::vector<double> opposite; ///< east, or south
    double widest = 0;            ///< how far they are apart at most
};

/// One of the runs that stand side by side.
struct Side {
    std::string name; ///< what sets it apart: "wrap"
    std::string explanation;
    std::shared_ptr<const Timeline> timeline;
    Moment moment;
    std::optional<Difference> difference; ///< none for the first

    [[nodiscard]] const Recipe& recipe() const { return timeline->recipe(); }
};

/// Several runs, each where it corresponds to the run that leads.
struct ComparedRuns {
    std::vector<Side> sides;
    HeightRange range; ///< one for all, so that colours can be compared
};

/// The recipes run, where each corresponds to a moment of the run that leads.
ComparedRuns comparedRuns(const std::vector<ShownRecipe>& recipes, const Timeline& leading, int moment,
                          const Look& look);

/// Takes all sides to where the leading run is at this moment.
void move(ComparedRuns& runs, const Timeline& leading, int moment);

SeamProfile seamProfile(const Side& side, SeamSide seam);

} // namespace lozenge
