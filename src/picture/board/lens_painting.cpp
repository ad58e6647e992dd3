#include "picture/board/lens_painting.hpp"

#include "picture/board/board_lines.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace lozenge {
namespace {

void paintPlace(Picture& picture, const Frame& frame, const Lens& lens, float scale)
{
    const Theme& theme = *frame.look.theme;
    const BoardGeometry& board = lens.whole;
    for (const auto& [from, to] : joinsOf(lens.place, lens.card)) {
        picture.line(from, to, {theme.surface, 4 * scale});
        picture.line(from, to, {theme.ink, 1.3F * scale});
    }
    const float point = isImage(board, scale) ? std::max(board.cell, 4 * scale) / 2 : 0.36F * board.cell;
    const auto mark = [&](Point at, Colour colour) {
        const float casing = isImage(board, scale) ? 0 : 1.5F * scale;
        if (isImage(board, scale))
            picture.rectangle({board.at(at).x - point, board.at(at).y - point, 2 * point, 2 * point}, 0, colour);
        else
            picture.circle(board.at(at), point + casing, colour, {theme.surface, casing});
    };
    mark(frame.step()->at, theme.now);
    picture.rectangle(lens.place, 3 * scale, none, {theme.surface, 5.6F * scale});
    picture.rectangle(lens.place, 3 * scale, none, {theme.ink, 2.2F * scale});
    for (const auto& [p, letter] : lens.afar) {
        const Vec2 at = board.at(p.parent.at);
        picture.circle(at, point + 3 * scale, theme.surface);
        picture.circle(at, point + 1.5F * scale, colourOf(p, theme));
        paintChip(picture, letter, lensLetter * scale, p.name(), colourOf(p, theme), theme, 2 * scale);
    }
}

void paintNumbersOfRows(Picture& picture, const Frame& frame, const Lens& lens, float scale)
{
    const Theme& theme = *frame.look.theme;
    const BoardGeometry& near = lens.near;
    const Point now = frame.step()->at;
    const float size = lensNumber * scale, lift = middleOfCapitals * size;
    const auto label = [&](Vec2 at, int number, bool isNow, Align align) {
        picture.text({at.x, at.y + lift}, std::to_string(number), isNow ? Font::MonoBold : Font::Mono, size,
                     isNow ? theme.now : theme.muted, align);
    };
    const float top = lens.card.y + 9 * scale + size / 2;
    const float right = lens.card.x + 9 * scale + textWidth(Font::Mono, std::to_string(near.last)) * size;
    const auto [from, to] = *near.window;
    // Long numbers would meet: then the outermost and the present one are enough.
    const float apart = near.cell * static_cast<float>(near.apart);
    const bool isCrowded = (textWidth(Font::Mono, std::to_string(to.x)) + 0.5F) * size > apart;
    for (int x = from.x; x <= to.x; x += near.apart)
        if (!isCrowded || (x - now.x) / near.apart % 2 == 0)
            label({near.at({x, 0}).x, top}, x, x == now.x, Align::Centre);
    for (int y = from.y; y <= to.y; y += near.apart)
        label({right, near.at({0, y}).y}, y, y == now.y, Align::Right);
}

/// The card, on it the map, and around that nothing.
void paintCard(Picture& picture, const Frame& frame, const Lens& lens, float scale)
{
    const Theme& theme = *frame.look.theme;
    const BoardGeometry& near = lens.near;
    const Box& card = lens.card;
    picture.rectangle(card, 9 * scale, theme.surface, {theme.surface, 6 * scale});
    const auto [from, to] = *near.window;
    const float beyond = 0.5F * near.room;
    const Vec2 first = near.at(from) - Vec2{beyond, beyond}, last = near.at(to) + Vec2{beyond, beyond};
    // Where the map ends a strip of the page shows.
    const Point now = frame.step()->at;
    const int reach = 2 * std::max(1, frame.step()->half / 2);
    const Box outside[]{{card.x, card.y, first.x - card.x, card.height},
                        {last.x, card.y, card.right() - last.x, card.height},
                        {card.x, card.y, card.width, first.y - card.y},
                        {card.x, last.y, card.width, card.bottom() - last.y}};
    const bool isOutside[]{now.x<reach, now.x + reach> near.last, now.y<reach, now.y + reach> near.last};
    for (std::size_t i = 0; i < 4; ++i)
        if (isOutside[i])
            picture.rectangle(outside[i], 0, theme.page);
    picture.rectangle(card, 9 * scale, none, {theme.ink, 2.2F * scale});
}

} // namespace

void paintLens(Picture& picture, const Frame& frame, const Lens& lens, float scale)
{
    const auto participants = participantsOf(frame);
    const BoardGeometry& near = lens.near;
    const Marks marks{frame, near, *frame.look.theme, scale};
    paintPlace(picture, frame, lens, scale);
    paintCard(picture, frame, lens, scale);
    if (frame.look.coordinates)
        paintNumbersOfRows(picture, frame, lens, scale);
    paintLattice(picture, frame, near, scale);
    paintShape(picture, marks, participants);
    paintPoints(picture, frame, near, true, scale);
    paintParentLines(picture, marks, participants);
    paintPoints(picture, frame, near, false, scale);
    paintParticipants(picture, marks, participants);
    if (marks.discs.hasNumbers && marks.discs.power != 0)
        picture.text({lens.card.right() - 8 * scale, lens.card.bottom() - 7 * scale}, unitText(marks.discs.power),
                     Font::Sans, 13 * scale, marks.theme.muted, Align::Right);
}

} // namespace lozenge
