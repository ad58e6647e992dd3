#include "picture/board/board.hpp"

#include "picture/board/board_marks.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/axis.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/kit/marks.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

namespace lozenge {
namespace {

/// Whether a point is read or written by the present step.
bool takesPart(const Frame& frame, Point at)
{
    if (!frame.step())
        return false;
    const Step& step = *frame.step();
    return step.at == at || std::any_of(step.parents.begin(), step.parents.end(), [&](const Parent& parent) {
               return rowOf(parent.source).hasCell && parent.at == at;
           });
}

/// A rim's numbers: every one where there is room, else every second, fourth ...; the present one always.
void paintRim(Picture& picture, const BoardGeometry& board, int now, float size, float taken, const Theme& theme,
              const std::function<Vec2(int number, bool isNow)>& place)
{
    const NumbersAlong numbers(board.last, board.cell, (board.last >= 100 ? 2.6F : 1.9F) * size, now, taken);
    for (int i = 0; i <= board.last; ++i)
        if (const bool isNow = i == now; numbers.has(i))
            writeAbout(picture, place(i, isNow), std::to_string(i), isNow ? Font::MonoBold : Font::Mono, size,
                       isNow ? theme.now : theme.muted);
}

/// The coordinates on the rim of a board, those of the step in its colour.
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
    writeAbout(picture, {end.x + axis, first.y - away}, "x", Font::SansMedium, size, theme.muted);
    writeAbout(picture, {first.x - beside, end.y + std::max(0.42F * board.cell, 1.3F * size)}, "y", Font::SansMedium,
               size, theme.muted);
}

void paintNumbers(Picture& picture, const Marks& marks)
{
    const auto& [frame, board, theme, scale, discs] = marks;
    const Grid& grid = frame.moment.grid;
    if (!discs.hasNumbers)
        return;
    if (discs.power != 0) {
        const Vec2 end = board.at({board.last, board.last});
        const float below = std::max(0.78F * board.cell, planeBeyond(board, scale)) + 5 * scale;
        picture.text({board.box.right() - 2 * scale, end.y + below}, unitText(discs.power), Font::Sans, 13 * scale,
                     theme.muted, Align::Right);
    }
    if (board.room > 0)
        return;
    const DiscColours colours{frame};
    const Point from = board.firstVisible(), to = board.lastVisible();
    for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x)
            if (const Point at{x, y}; grid.has(at) && !takesPart(frame, at))
                paintNumberOn(picture, colours(at, grid.height(at)), discs, board.at(at), grid.height(at),
                              Font::MonoMedium);
}

} // namespace

BoardGeometry boardGeometry(const Box& square, int last, float scale)
{
    const auto n = static_cast<float>(last);
    const float side = std::max(1.0F, std::min(square.width, square.height));
    const float ghostShare = last >= 8 ? 0.26F : 0.24F;
    const float marginShare = 0.81F + 2 * ghostShare;

    // On large maps the margin is that of the rim's numbers and not of the cells.
    float cell = side / (n + 2 * marginShare);
    float margin = marginShare * cell;
    // Where marks grow they stand out into it; and long numbers beside the border want some.
    const float numbers = (textWidth(Font::Mono, std::to_string(last)) * 16 + 14) * scale;
    const float least = std::max({34 * scale, numbers, last >= 32 ? std::min(55 * scale, 0.0756F * side) : 0});
    if (margin < least) {
        margin = std::min(least, 0.4F * side); // in a very small window the lattice keeps some room beside its numbers
        cell = (side - 2 * margin) / n;
    }
    Box box{square.x + (square.width - side) / 2, square.y + (square.height - side) / 2, side, side};
    // Cells that are squares of an image are whole pixels: else rows of them would differ in height.
    if (cell < imageCell * scale && cell >= 1 && std::floor(cell) >= 0.86F * cell) {
        cell = std::floor(cell);
        margin = (side - n * cell) / 2;
        const float away = margin - cell / 2;
        box.x = std::round(box.x + away) - away;
        box.y = std::round(box.y + away) - away;
    }
    return {box, cell, std::max(ghostShare * cell, 5 * scale), margin, last};
}

BoardGeometry boardWithScale(Picture& picture, const Frame& frame, Box area, float scale)
{
    if (!frame.look.style->flatGround)
        return boardGeometry(area, frame.timeline.last(), scale);
    area.height -= 24 * scale;
    const BoardGeometry board = boardGeometry(area, frame.timeline.last(), scale);
    const Box plane = planeOf(board, scale);
    paintScaleOfHeights({{picture, frame, scale}}, {plane.x, board.box.bottom() + 6 * scale, plane.width, 14 * scale});
    return board;
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

void paintPlane(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    const Theme& theme = *frame.look.theme;
    picture.rectangle(planeOf(board, scale), std::min(0.16F * board.unit(), 14 * scale), theme.surface,
                      {theme.line, scale});
}

void paintLattice(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    const int every = board.window || board.cell < latticeCell * scale ? board.apart : 1;
    if (static_cast<float>(every) * board.cell < latticeCell * scale)
        return;
    const Stroke stroke{frame.look.theme->grid, std::max(1.0F, 1.25F * scale)};
    const auto [from, to] = board.window ? *board.window : Window{{0, 0}, {board.last, board.last}};
    for (int i = 0; i <= std::max(to.x - from.x, to.y - from.y); i += every) {
        if (const int x = from.x + i; x <= to.x)
            picture.line(board.at({x, from.y}), board.at({x, to.y}), stroke);
        if (const int y = from.y + i; y <= to.y)
            picture.line(board.at({from.x, y}), board.at({to.x, y}), stroke);
    }

    // Points of finer levels than the present one are dots on it.
    if (board.window || board.apart == 1 || every > 1)
        return;
    for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x)
            if (x % board.apart != 0 || y % board.apart != 0)
                picture.circle(board.at({x, y}), 1.7F * scale, frame.look.theme->line);
}

void paintPoints(Picture& picture, const Frame& frame, const BoardGeometry& board, bool set, float scale)
{
    const Theme& theme = *frame.look.theme;
    const Grid& grid = frame.moment.grid;
    const Stroke hollowStroke{theme.faint, std::max(1.0F, 1.6F * scale)};
    const float hollow = std::min(0.12F * board.unit(), board.room > 0 && !board.window ? 6 * scale : 11 * scale);
    const float radius = discsOf(frame, board, scale).radius;
    const DiscColours colours{frame};

    const Point from = board.firstVisible(), to = board.lastVisible();
    const auto first = [&](int v) { return board.window ? v : v - v % board.apart; };
    for (int y = first(from.y); y <= to.y; y += board.apart)
        for (int x = first(from.x); x <= to.x; x += board.apart) {
            const Point at{x, y};
            if (grid.has(at) != set || (set && board.room > 0 && takesPart(frame, at)))
                continue;
            if (!set) {
                picture.circle(board.at(at), hollow, theme.surface, hollowStroke);
                continue;
            }
            const Colour fill = colours(at, grid.height(at));
            picture.circle(board.at(at), radius, fill, {shaded(fill, 0.72F), std::max(0.5F, scale)});
        }
}

float planeBeyond(const BoardGeometry& board, float scale)
{
    // Marks that have grown stand out farther than half a cell.
    return std::max(board.beyond(), board.room > 0 ? 0.47F * board.room + 2 * scale : 6 * scale);
}

Box planeOf(const BoardGeometry& board, float scale)
{
    const float beyond = planeBeyond(board, scale), extent = static_cast<float>(board.last) * board.cell + 2 * beyond;
    const Vec2 first = board.at({0, 0});
    return {first.x - beyond, first.y - beyond, extent, extent};
}

BoardGeometry grown(BoardGeometry board, const Frame& frame, float scale)
{
    board.room = 0;
    board.apart = 1;
    if (board.cell >= letterCell * scale)
        return board;
    // The room between points is that of the finest level that has any; a step tells its own.
    const Step* const step = frame.subject();
    int apart = step ? std::max(1, step->half) : board.last;
    constexpr float largest = 87, leastBetween = 36, least = 24;
    const auto isRoomy = [&] { return static_cast<float>(apart) * board.cell >= leastBetween * scale; };
    const Grid& grid = frame.moment.grid;
    for (int y = 0; y <= board.last && apart > 1 && isRoomy(); ++y) {
        const auto row = grid.isSet.begin() + y * grid.size, end = row + grid.size;
        for (auto set = std::find(row, end, 1); set != end; set = std::find(set + 1, end, 1))
            while (((static_cast<int>(set - row) | y) & (apart - 1)) != 0)
                apart /= 2;
    }
    if (!isRoomy())
        return board;
    // At the border a ghost stands beside the marks, and both within the margin.
    const float between = static_cast<float>(apart) * board.cell;
    const float within = (board.margin - 2 * grownGhost * scale - 4 * scale) / 0.47F;
    const float room = std::min({between, largest * board.zoom * scale, within});
    if (room < least * scale)
        return board;
    board.room = room;
    board.apart = apart;
    board.ghost = std::max(board.ghost, grownGhost * scale);
    return board;
}

void paintMap(Picture& picture, const Frame& frame, const BoardGeometry& board, bool isMarked, float scale)
{
    const auto participants = isMarked ? participantsOf(frame) : std::vector<Participant>{};
    const Marks marks{frame, board, *frame.look.theme, scale};
    const bool asImage = isImage(board, scale);
    paintPlane(picture, frame, board, scale);
    if (asImage)
        paintPixels(picture, frame, board);
    else
        paintLattice(picture, frame, board, scale);
    if (frame.look.coordinates)
        paintCoordinates(picture, marks, participants);
    paintShape(picture, marks, participants);
    if (!asImage) {
        paintPoints(picture, frame, board, true, scale);
        paintNumbers(picture, marks);
    }
    paintParentLines(picture, marks, participants);
    if (!asImage)
        paintPoints(picture, frame, board, false, scale);
    paintStopMarks(picture, frame, board, scale);
    if (isMarked)
        paintParticipants(picture, marks, participants);
}

void paintBoard(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    if (const auto lens = lensOf(frame, board, scale)) {
        paintMap(picture, frame, board, false, scale);
        paintLens(picture, frame, *lens, scale);
    } else {
        paintMap(picture, frame, grown(board, frame, scale), true, scale);
    }
}

} // namespace lozenge
