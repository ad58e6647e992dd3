#pragma once

#include "analysis/differences.hpp"

#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/kit/flow.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// Runs side by side on one page, and the small boards and reliefs that show them.

namespace lozenge {

/// One of the runs that stand side by side.
struct Side {
    std::string name; ///< what sets it apart: "wrap"
    std::string explanation;
    std::shared_ptr<const Timeline> timeline;
    Moment moment;                             ///< at rest once the run has ended
    std::optional<Difference> difference = {}; ///< none for the first

    [[nodiscard]] const Recipe& recipe() const { return timeline->recipe(); }
    [[nodiscard]] bool isFinished() const { return moment.number == timeline->stepCount(); }
};

/// The recipes run, each where it corresponds to a moment of the run that leads, which outlives them.
std::vector<Side> sidesOf(const std::vector<ShownRecipe>& recipes, const Timeline& leading, int moment,
                          const Look& look);

/// Takes a side to where the leading run is at this moment.
void move(Side& side, const Timeline& leading, int moment);

/// One range of heights for several runs, so that their colours can be compared.
HeightRange commonRange(const std::vector<Side>& sides);

/// "9 x 9, textbook, seed 4, end of level 0": what all runs have in common, and where they stand.
std::string factsOfRuns(const std::vector<Side>& sides, const Frame& frame);

/// The points of a map, or its pixels.
void paintPaneBoard(const FigurePage& page, const Frame& frame, const Box& square);

/// A relief without axes.
void paintPaneRelief(const FigurePage& page, const Frame& frame, const Box& box, int stride);

/// What stands below one another or side by side under its head.
struct Panes {
    Part head;
    std::vector<Part> cells;
};

/// Shares a box out between panes, in so many columns and in such an order that pictures are largest, and a foot.
void paintPanes(const FigurePage& page, const std::vector<Panes>& panes, const Part& foot, const Box& box);

/// A picture, and below it what is told of it in a line.
Part toldPane(const FigurePage& page, float aspect, Part::Painter paint, const std::string& told);

/// From which height to which its surface reaches, and how much of a finished one is land.
std::string toldOf(const FigurePage& page, const Side& side);

/// How large a relief can stand in a pane: its height in parts of its width.
inline constexpr float paneReliefShare = 0.8F;

/// How panes stand: so many in a row, each with a picture of this width.
struct PaneGrid {
    std::size_t columns = 1, rows = 1;
    float side = 0;
    float share = 1; ///< height of a picture in parts of its width
};

/// That in which pictures are largest. `heightIn` says how high one may be where there are so many rows.
PaneGrid paneGrid(std::size_t count, float across, float apart, float share,
                  const std::function<float(float rows)>& heightIn);

/// How many points are passed over in each of the reliefs of a page, so that all can be drawn at once.
std::vector<int> stridesOf(const std::vector<Side>& sides);

} // namespace lozenge
