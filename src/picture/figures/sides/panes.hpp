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

/// A relief without axes, of no more cells from side to side.
void paintPaneRelief(const FigurePage& page, const Frame& frame, const Box& box, int mostCells);

/// How high a relief of so many cells a side is in parts of its width.
float reliefShare(const Frame& frame, int last);

/// What stands over a pane.
struct PaneHead {
    std::string letter; ///< on a disc
    std::string key;    ///< or in grey
    std::string name, explanation = {};
    Font font = Font::SansBold;
};

/// What is told of a picture, and shorter, for where that has no room.
using Told = std::vector<std::string>;

/// What stands below one another or side by side under its head.
struct Panes {
    PaneHead head;
    std::vector<Part> cells;
    Told told = {}; ///< of all cells together
};

/// Shares a box out between panes, in so many columns and in such an order that pictures are largest, and a foot. The
/// heads are of one size, and explained all or none.
void paintPanes(const FigurePage& page, const std::vector<Panes>& panes, const Part& foot, const Box& box);

/// The colours of heights at the end of a line.
Part scaleLine(const FigurePage& page, std::function<void(const Box& bar)> paint);

/// What is told at the top of a box, and in a line.
void paintTold(const FigurePage& page, const Box& box, const Told& told, Colour colour);
Part toldLine(const FigurePage& page, const Told& told);

/// From which height to which its surface reaches, and how much of a finished one is land.
Told toldOf(const FigurePage& page, const Side& side);

/// How many cells from side to side a relief of a page may have, so that all can be drawn at once.
int mostCellsOf(const std::vector<Side>& sides);

} // namespace lozenge
