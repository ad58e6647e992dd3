#include "picture/board/board.hpp"

#include "picture/board/board_lines.hpp"
#include "picture/board/stop_marks.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

namespace lozenge {

BoardGeometry boardGeometry(const Box& square, int last, float scale)
{
    const auto n = static_cast<float>(last);
    const float side = std::min(square.width, square.height);
    const float ghostShare = last >= 8 ? 0.26F : 0.24F;
    const float marginShare = 0.81F + 2 * ghostShare;

    // On large maps the margin is that of the rim's numbers and not of the cells.
    float cell = side / (n + 2 * marginShare);
    float margin = marginShare * cell;
    const float least = 34 * scale;
    if (margin < least) {
        margin = least;
        cell = (side - 2 * margin) / n;
    }
    const Box box{square.x + (square.width - side) / 2, square.y + (square.height - side) / 2, side, side};
    return {box, cell, std::max(ghostShare * cell, 5 * scale), margin, last};
}

BoardGeometry zoomed(BoardGeometry board, float zoom, Vec2 pan)
{
    board.zoom = std::max(1.0F, zoom);
    board.cell *= board.zoom;
    board.ghost *= board.zoom;
    // The lattice must not leave its box: there is nothing to see beyond it.
    const float extent = static_cast<float>(board.last) * board.cell;
    const float room = board.box.width - 2 * board.margin;
    const auto kept = [&](float v) { return std::clamp(v, std::min(0.0F, room - extent), 0.0F); };
    board.pan = {kept(pan.x), kept(pan.y)};
    return board;
}

namespace {

/// A rim's numbers: every one where there is room, else every second, fourth ...; the present one always.
void paintRim(Picture& picture, const BoardGeometry& board, int now, float size, const Theme& theme,
              const std::function<Vec2(int number, bool isNow)>& place)
{
    int every = 1;
    while (static_cast<float>(every) * board.cell < (board.last >= 100 ? 2.6F : 1.9F) * size && every < board.last)
        every *= 2;
    for (int i = 0; i <= board.last; ++i) {
        const bool isNow = i == now;
        const bool crowded = now >= 0 && static_cast<float>(std::abs(i - now)) * board.cell < 1.5F * size;
        if (!isNow && (i % every != 0 || crowded))
            continue;
        const Vec2 at = place(i, isNow);
        picture.text({at.x, at.y + middleOfCapitals * size}, std::to_string(i), isNow ? Font::MonoBold : Font::Mono,
                     size, isNow ? theme.now : theme.muted, Align::Centre);
    }
}

void paintCoordinates(Picture& picture, const Frame& frame, const BoardGeometry& board,
                      const std::vector<Participant>& participants, float scale)
{
    const Theme& theme = *frame.look.theme;
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
    const float nowColumn = ghostOn(compass::left) ? end.x + away : first.x - away;
    const Step* const step = frame.subject();
    paintRim(picture, board, step ? step->at.x : -1, size, theme, [&](int x, bool isNow) {
        return Vec2{board.at({x, 0}).x, isNow ? nowRow : first.y - away};
    });
    paintRim(picture, board, step ? step->at.y : -1, size, theme, [&](int y, bool isNow) {
        return Vec2{isNow ? nowColumn : first.x - away, board.at({0, y}).y};
    });

    const float lastNumber = textWidth(Font::Mono, std::to_string(board.last)) * size / 2;
    const float axis = std::max(0.42F * board.cell, lastNumber + 0.9F * size);
    const float lift = middleOfCapitals * size;
    picture.text({end.x + axis, first.y - away + lift}, "x", Font::SansMedium, size, theme.muted, Align::Centre);
    picture.text({first.x - away, end.y + std::max(0.42F * board.cell, 1.3F * size) + lift}, "y", Font::SansMedium,
                 size, theme.muted, Align::Centre);
}

void paintNumbers(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    const Grid& grid = frame.moment.grid;
    const Discs discs = discsOf(frame, board, scale);
    if (!discs.hasNumbers)
        return;
    if (discs.power != 0) {
        const Vec2 end = board.at({board.last, board.last});
        picture.text({board.box.right() - 2 * scale, end.y + 0.78F * board.cell + 5 * scale}, unitText(discs.power),
                     Font::Sans, 13 * scale, frame.look.theme->muted, Align::Right);
    }
    const Point from = board.firstVisible(), to = board.lastVisible();
    for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x)
            if (const Point at{x, y}; grid.has(at) && !takesPart(frame, at))
                paintNumberOn(picture, frame, discs, board.at(at), grid.height(at), Font::MonoMedium);
}

void putColour(std::uint8_t* pixel, Colour colour)
{
    const auto byte = [](float v) { return static_cast<std::uint8_t>(v * 255 + 0.5F); };
    pixel[0] = byte(colour.r);
    pixel[1] = byte(colour.g);
    pixel[2] = byte(colour.b);
    pixel[3] = 255;
}

} // namespace

void paintPlane(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    const Theme& theme = *frame.look.theme;
    const Vec2 first = board.at({0, 0});
    const float beyond = planeBeyond(board, scale);
    const float extent = static_cast<float>(board.last) * board.cell + 2 * beyond;
    picture.rectangle({first.x - beyond, first.y - beyond, extent, extent}, std::min(0.16F * board.cell, 14 * scale),
                      theme.surface, {theme.line, scale});
    if (board.cell < imageCell * scale)
        return;
    const Stroke stroke{theme.grid, std::max(1.0F, 1.25F * scale)};
    for (int i = 0; i <= board.last; ++i) {
        picture.line(board.at({i, 0}), board.at({i, board.last}), stroke);
        picture.line(board.at({0, i}), board.at({board.last, i}), stroke);
    }
}

void paintSetPixels(Picture& picture, const Frame& frame, const BoardGeometry& board)
{
    auto pixels = frame.setPixels ? frame.setPixels : std::make_shared<const Pixels>(setPixels(frame));
    const Vec2 first = board.at({0, 0});
    const float side = board.cell * static_cast<float>(frame.moment.grid.size);
    picture.image({first.x - board.cell / 2, first.y - board.cell / 2, side, side}, std::move(pixels), false);
}

void paintPoints(Picture& picture, const Frame& frame, const BoardGeometry& board, bool set, float scale)
{
    const Theme& theme = *frame.look.theme;
    const Grid& grid = frame.moment.grid;
    const Stroke hollowStroke{theme.faint, std::max(1.0F, 1.6F * scale)};
    const float hollow = std::min(0.12F * board.cell, 11 * scale);
    const float radius = discsOf(frame, board, scale).radius;

    const Point from = board.firstVisible(), to = board.lastVisible();
    for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x) {
            const Point at{x, y};
            if (grid.has(at) != set)
                continue;
            if (!set) {
                picture.circle(board.at(at), hollow, theme.surface, hollowStroke);
                continue;
            }
            const Colour fill = discColour(frame, grid.height(at));
            picture.circle(board.at(at), radius, fill, {shaded(fill, 0.72F), std::max(0.5F, scale)});
        }
}

float planeBeyond(const BoardGeometry& board, float scale)
{
    return std::max(board.beyond(), 6 * scale);
}

bool takesPart(const Frame& frame, Point at)
{
    if (!frame.step())
        return false;
    const Step& step = *frame.step();
    return step.at == at || std::any_of(step.parents.begin(), step.parents.end(), [&](const Parent& parent) {
               return rowOf(parent.source).hasCell && parent.at == at;
           });
}

Pixels setPixels(const Frame& frame)
{
    const Grid& grid = frame.moment.grid;
    Pixels pixels{grid.size, grid.size, std::vector<std::uint8_t>(grid.heights.size() * 4)};
    for (std::size_t i = 0; i < grid.heights.size(); ++i)
        if (grid.isSet[i])
            putColour(&pixels.rgba[i * 4], discColour(frame, grid.heights[i]));
    return pixels;
}

void setPixel(Pixels& pixels, const Frame& frame, Point at)
{
    const Grid& grid = frame.moment.grid;
    std::uint8_t* pixel = &pixels.rgba[grid.index(at) * 4];
    if (grid.has(at))
        putColour(pixel, discColour(frame, grid.height(at)));
    else
        std::fill_n(pixel, 4, std::uint8_t{0});
}

void paintBoard(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    const auto participants = participantsOf(frame);
    const bool asImage = board.cell < imageCell * scale;
    paintPlane(picture, frame, board, scale);
    if (frame.look.coordinates)
        paintCoordinates(picture, frame, board, participants, scale);
    paintShape(picture, frame, board, participants, scale);
    if (asImage) {
        paintSetPixels(picture, frame, board);
    } else {
        paintPoints(picture, frame, board, true, scale);
        paintNumbers(picture, frame, board, scale);
    }
    paintParentLines(picture, frame, board, participants, scale);
    if (!asImage)
        paintPoints(picture, frame, board, false, scale);
    paintStopMarks(picture, frame, board, scale);
    paintParticipants(picture, frame, board, participants, scale);
}

} // namespace lozenge
