#include "picture/figures/whole_layout.hpp"

#include <algorithm>

namespace lozenge {
namespace {

/// A question stands in the right column.
void layWide(WholeLayout& layout, const Frame& frame)
{
    const SlideLayout& slide = layout.slide;
    const float u = slide.scale;
    layout.foot = questionFoot(frame, slide.strip.x, slide.right, slide.strip.y - 20 * u, u);
    layout.relief.height = layout.foot->cards.y - 14 * u - layout.relief.y;
}

/// A question stands below board and relief.
void layBroad(WholeLayout& layout, const Frame& frame)
{
    const SlideLayout& slide = layout.slide;
    const float u = slide.scale;
    layout.foot = questionFoot(frame, slide.title.x, slide.right, slide.strip.y - 12 * u, u);
    layout.board.height = layout.foot->cards.y - 10 * u - layout.board.y;
    layout.board.width = std::min(layout.board.width, layout.board.height);
    layout.relief = {layout.board.right(), layout.board.y, slide.right - layout.board.right(), layout.board.height};
}

/// The facts beside the board, the relief over the whole width.
void layTall(WholeLayout& layout, const Frame& frame, float heading)
{
    const SlideLayout& slide = layout.slide;
    const float u = slide.scale, left = slide.strip.x, column = slide.strip.width;
    const float top = heading + 18 * u;
    if (frame.question) {
        layout.foot = questionFoot(frame, left, slide.right, slide.strip.y - 16 * u, u);
        const float room = layout.foot->cards.y - 14 * u - top, side = std::min(0.55F * room, 0.7F * column);
        layout.board = {left + (column - side) / 2, top, side, side};
        layout.relief = {left, top + side, column, room - side};
        return;
    }
    const float room = slide.narration.y - 10 * u - top, side = std::min(0.64F * column, 0.54F * room);
    layout.board = {left - 26 * u, top, side, side};
    layout.relief = {left, top + side, column, room - side};
    layout.facts = {left + side + 8 * u, top + 40 * u, column - side - 8 * u, side - 60 * u};
    layout.areFactsBeside = true;
}

} // namespace

WholeLayout wholeLayout(const Frame& frame, float width, float height, float heading)
{
    const SlideLayout slide = slideLayout(width, height);
    WholeLayout layout{slide, slide.board, slide.relief, slide.equation, false, {}};
    // Else the board stands beside the relief and below both the facts, as on the slide of a step.
    if (slide.shape == SlideLayout::Shape::Tall)
        layTall(layout, frame, heading);
    else if (frame.question)
        (slide.shape == SlideLayout::Shape::Wide ? layWide : layBroad)(layout, frame);
    return layout;
}

} // namespace lozenge
