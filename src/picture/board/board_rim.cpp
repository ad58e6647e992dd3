#include "picture/board/board_rim.hpp"

#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>

namespace lozenge {
namespace {

/// A rim's numbers: every one where there is room, else every second, fourth ...; the present one always.
void paintRim(Picture& picture, const BoardGeometry& board, int now, float size, float taken, const Theme& theme,
              const std::function<Vec2(int number, bool isNow)>& place)
{
    int every = 1;
    while (static_cast<float>(every) * board.cell < (board.last >= 100 ? 2.6F : 1.9F) * size && every < board.last)
        every *= 2;
    for (int i = 0; i <= board.last; ++i) {
        const bool isNow = i == now;
        const bool crowded = now >= 0 && static_cast<float>(std::abs(i - now)) * board.cell < taken;
        if (!isNow && (i % every != 0 || crowded))
            continue;
        const Vec2 at = place(i, isNow);
        picture.text({at.x, at.y + middleOfCapitals * size}, std::to_string(i), isNow ? Font::MonoBold : Font::Mono,
                     size, isNow ? theme.now : theme.muted, Align::Centre);
    }
}

} // namespace

void paintCoordinates(Picture& picture, const Marks& marks, const std::vector<Participant>& participants)
{
    const BoardGeometry& board = marks.board;
    const Theme& theme = marks.theme;
    const float scale = marks.scale;
    const float size = std::clamp(0.3F * board.cell, 13 * scale, 16 * scale);
    const float away = std::max(0.78F * board.cell, planeBeyond(board, scale) + 0.85F * size);
    const Vec2 first = board.at({0, 0});
    const Vec2 end = board.at({board.last, board.last});

    // Where a ghost stands outside the border, or the letter of a parent on it, the present number moves to the far
    // side. (To the west letters stand above the numbers.)
    const auto ghostOn = [&](Direction side) {
        return std::any_of(participants.begin(), participants.end(),
                           [&](const Participant& p) { return p.isOutside && p.parent.toward == side; });
    };
    const bool hasLetterAbove = std::any_of(participants.begin(), participants.end(), [](const Participant& p) {
        return p.parent.toward == compass::up && p.parent.at.y == 0;
    });
    const float nowRow = ghostOn(compass::up) || hasLetterAbove ? end.y + away : first.y - away;
    const float lastNumber = textWidth(Font::Mono, std::to_string(board.last)) * size / 2;
    // Long ones keep off the plane, and inside the board's own box.
    const float beside = std::min(std::max(away, planeBeyond(board, scale) + lastNumber + 0.3F * size),
                                  std::max(away, board.margin - lastNumber - 2 * scale));
    const float nowColumn = ghostOn(compass::left) ? end.x + beside : first.x - beside;
    const Step* const step = marks.frame.subject();
    // Where the shape of a step reaches out to a ghost, no other number stands.
    const auto taken = [&](Direction side, float number) {
        const float ofShape = ghostOn(side) ? (static_cast<float>(step->half) - 0.5F) * board.cell : 0;
        const float ofGhost = ghostOn(side) && board.room > 0 ? 2 * (board.ghost + 10 * scale) + size : 0;
        return std::max({1.5F * size, number, ofShape, ofGhost});
    };
    paintRim(picture, board, step ? step->at.x : -1, size, taken(compass::up, 2 * lastNumber + 0.4F * size), theme,
             [&](int x, bool isNow) {
                 return Vec2{board.at({x, 0}).x, isNow ? nowRow : first.y - away};
             });
    paintRim(picture, board, step ? step->at.y : -1, size, taken(compass::left, 0), theme, [&](int y, bool isNow) {
        return Vec2{isNow ? nowColumn : first.x - beside, board.at({0, y}).y};
    });

    const float axis = std::max(0.42F * board.cell, lastNumber + 0.9F * size);
    const float lift = middleOfCapitals * size;
    picture.text({end.x + axis, first.y - away + lift}, "x", Font::SansMedium, size, theme.muted, Align::Centre);
    picture.text({first.x - beside, end.y + std::max(0.42F * board.cell, 1.3F * size) + lift}, "y", Font::SansMedium,
                 size, theme.muted, Align::Centre);
}

} // namespace lozenge
