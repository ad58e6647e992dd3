#include "picture/board/stop_marks.hpp"

#include <algorithm>

namespace lozenge {

void paintStopMarks(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    const Theme& theme = *frame.look.theme;
    const float width = std::clamp(0.035F * board.cell, 2.4F * scale, 3.6F * scale);
    const float half = std::max(0.47F * board.unit(), 8 * scale); // around the disc and its own ring
    for (const Region& mark : frame.marks) {
        const Vec2 from = board.at({mark.west, mark.north}), to = board.at({mark.east, mark.south});
        const Box around{from.x - half, from.y - half, to.x - from.x + 2 * half, to.y - from.y + 2 * half};
        picture.rectangle(around, half, none, {theme.surface, width + 3 * scale});
        picture.rectangle(around, half, none, {theme.ink, width});
    }
}

void paintAskedPoint(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    if (!frame.asked)
        return;
    const Theme& theme = *frame.look.theme;
    const float radius = std::max(0.36F * board.unit(), 13 * scale);
    const Vec2 at = board.at(frame.asked->at);
    const float size = 1.22F * radius;
    picture.circle(at, radius + 3 * scale, theme.surface);
    picture.circle(at, radius, theme.nowBackground,
                   {theme.now, std::clamp(0.1F * radius, 2 * scale, 4 * scale), 0.3F * radius, 0.18F * radius});
    picture.text({at.x, at.y + middleOfCapitals * size}, "?", Font::SansBold, size, theme.now, Align::Centre);
}

} // namespace lozenge
