#include "picture/board/board_marks.hpp"
#include "picture/text/font.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <string>

namespace lozenge {
namespace {

void paintPlace(Picture& picture, const Frame& frame, const Lens& lens, float scale)
{
    const Theme& theme = *frame.look.theme;
    const BoardGeometry& board = lens.whole;
    for (const auto& join : joinsOf(lens.place, lens.card)) {
        picture.line(join, {theme.surface, 4 * scale});
        picture.line(join, {theme.ink, 1.3F * scale});
    }
    const float point = isImage(board, scale) ? std::max(board.cell, 4 * scale) / 2 : 0.36F * board.cell;
    const Vec2 now = board.at(frame.step()->at);
    if (isImage(board, scale))
        picture.rectangle({now.x - point, now.y - point, 2 * point, 2 * point}, 0, theme.now);
    else
        picture.circle(now, point + 1.5F * scale, theme.now, {theme.surface, 1.5F * scale});
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
    const auto leaveOut = [&](bool isOutside, const Box& strip) {
        if (isOutside)
            picture.rectangle(strip, 0, theme.page);
    };
    leaveOut(now.x < reach, {card.x, card.y, first.x - card.x, card.height});
    leaveOut(now.x + reach > near.last, {last.x, card.y, card.right() - last.x, card.height});
    leaveOut(now.y < reach, {card.x, card.y, card.width, first.y - card.y});
    leaveOut(now.y + reach > near.last, {card.x, last.y, card.width, card.bottom() - last.y});
    picture.rectangle(card, 9 * scale, none, {theme.ink, 2.2F * scale});
}

/// Five points from side to side, what stands out from the outermost, and beside that the coordinates.
struct Margins {
    float left, top, right, bottom; ///< in distances of the points
    float room;                     ///< what marks are sized by, too
    float share;                    ///< of the board
    Vec2 numbers = {};              ///< room for the coordinates, in pixels

    [[nodiscard]] float across() const { return 4 + left + right; }
    [[nodiscard]] float down() const { return 4 + top + bottom; }
    [[nodiscard]] Vec2 sizeAt(float apart) const { return {across() * apart + numbers.x, down() * apart + numbers.y}; }
    /// The distance of points on a card that is so wide, or so high.
    [[nodiscard]] float apartAcross(float width) const { return (width - numbers.x) / across(); }
    [[nodiscard]] float apartDown(float height) const { return (height - numbers.y) / down(); }
};

// Parents of the finest level are the inner neighbours; else they are the outermost points.
constexpr Margins inner{.left = 0.42F, .top = 0.44F, .right = 0.58F, .bottom = 0.54F, .room = 1, .share = 0.575F};
constexpr Margins outer{.left = 0.68F, .top = 0.84F, .right = 0.95F, .bottom = 0.95F, .room = 1.2F, .share = 0.60F};

constexpr float leastPixels = 6; ///< of its letters

Margins marginsFor(const Frame& frame, const Step& step, int last, float scale)
{
    Margins margins = step.half > 1 ? outer : inner;
    if (frame.look.coordinates)
        margins.numbers = {(textWidth(Font::Mono, std::to_string(last)) * lensNumber + 12) * scale,
                           (lensNumber + 8) * scale};
    return margins;
}

/// In the design's units: distances of points within a lens, and of parents on the board that needs none.
constexpr float leastApart = 26, goodApart = 34, mostApart = 75, roomForParents = 64;
constexpr float largestShare = 0.66F;
constexpr float leastEnlarged = 1.6F;
constexpr float fromBorder = 13, fromPlace = 14;

Box overlap(const Box& a, const Box& b)
{
    const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::min(a.right(), b.right()) - x, std::min(a.bottom(), b.bottom()) - y};
}

/// The letter of a parent that is read elsewhere stands beside its cell, toward the middle of the map.
Vec2 letterAfar(const BoardGeometry& board, Point at, float scale)
{
    const auto inward = [&](int v) { return 2 * v < board.last ? 1.0F : -1.0F; };
    const Vec2 toward{inward(at.x), inward(at.y)};
    return board.at(at) + toward * ((lensLetter + 4) * scale);
}

/// The distance of points with which a card in this corner leaves an obstacle free.
float apartBeside(const Box& obstacle, const Box& room, bool east, bool south, const Margins& margins)
{
    const float width = east ? room.right() - obstacle.right() : obstacle.x - room.x;
    const float height = south ? room.bottom() - obstacle.bottom() : obstacle.y - room.y;
    return std::max(margins.apartAcross(width), margins.apartDown(height));
}

/// The best of the four corners and the distance of points there.
struct Corner {
    bool east = false, south = false;
    float apart = 0;
};

Corner cornerFor(const std::vector<Box>& obstacles, const Box& room, const Margins& margins, float scale)
{
    const float side = std::min(room.width, room.height);
    const float full = std::min({std::max(margins.apartAcross(margins.share * side),
                                          std::min(margins.apartAcross(largestShare * side), goodApart * scale)),
                                 mostApart * scale});
    // Of two sizes, so that it does not grow and shrink from step to step: the smaller one is free of what is in the
    // middle.
    const float middle = (side - std::max(obstacles.front().width, obstacles.front().height)) / 2 - fromPlace * scale;
    const float small = std::min(full, margins.apartAcross(middle));
    Corner best;
    float farthest = -1;
    for (const bool east : {false, true})
        for (const bool south : {false, true}) {
            float apart = full;
            for (const Box& obstacle : obstacles)
                apart = std::min(apart, apartBeside(obstacle, room, east, south, margins));
            if (apart < full && apart >= small && small >= goodApart * scale)
                apart = small;
            const Vec2 corner{east ? room.right() : room.x, south ? room.bottom() : room.y};
            const Vec2 step = obstacles.front().centre();
            const float distance = std::abs(corner.x - step.x) + std::abs(corner.y - step.y);
            if (apart > best.apart || (apart == best.apart && distance > farthest)) {
                best = {east, south, apart};
                farthest = distance;
            }
        }
    return best;
}

BoardGeometry latticeOn(const Box& card, const BoardGeometry& board, const Step& step, int every, float apart,
                        const Margins& margins, float scale)
{
    const Vec2 middle{card.right() - (margins.right + 2) * apart, card.bottom() - (margins.bottom + 2) * apart};
    const float cell = apart / static_cast<float>(every);
    // Where lines have no room beside the points between parents, these are left out.
    const int shown = step.half > 1 && apart < goodApart * scale ? 2 * every : every;
    const int most = 2 * every / shown;
    const auto first = [&](int v) { return v - shown * std::min(most, v / shown); };
    const auto last = [&](int v) { return v + shown * std::min(most, (board.last - v) / shown); };
    return {.box = card,
            .cell = cell,
            .ghost = std::max(0.26F * apart, 10 * scale),
            .last = board.last,
            .pan = middle - Vec2{card.x, card.y} -
                   Vec2{static_cast<float>(step.at.x), static_cast<float>(step.at.y)} * cell,
            .room = margins.room * apart,
            .apart = shown,
            .window = Window{{first(step.at.x), first(step.at.y)}, {last(step.at.x), last(step.at.y)}}};
}

} // namespace

std::optional<Lens> lensOf(const Frame& frame, const BoardGeometry& board, float scale)
{
    const Step* const step = frame.step();
    if (!step || lensNumber * scale < leastPixels || board.cell >= letterCell * scale ||
        static_cast<float>(step->half) * board.cell >= roomForParents * scale)
        return std::nullopt;

    const Margins margins = marginsFor(frame, *step, board.last, scale);
    const int every = std::max(1, step->half / 2);
    const float reach = std::max((2.55F * static_cast<float>(every)) * board.cell, 9 * scale);
    const Box plane = overlap(planeOf(board, scale), board.box);
    Lens lens{.place = overlap(boxAround(board.at(step->at), reach), plane), .whole = board};
    if (lens.place.width <= 0 || lens.place.height <= 0)
        return std::nullopt; // the board is looked at elsewhere

    std::vector<Box> obstacles{lens.place.beyond(fromPlace * scale)};
    const int window = 2 * every;
    for (const Participant& p : participantsOf(frame))
        if (p.source().hasCell &&
            std::max(std::abs(p.parent.at.x - step->at.x), std::abs(p.parent.at.y - step->at.y)) > window) {
            lens.afar.push_back({p, letterAfar(board, p.parent.at, scale)});
            obstacles.push_back(boxAround(board.at(p.parent.at), 7 * scale));
            obstacles.push_back(boxAround(lens.afar.back().letter, (lensLetter + 4) * scale));
        }

    const Box room = plane.beyond(-fromBorder * scale);
    const Corner place = cornerFor(obstacles, room, margins, scale);
    if (place.apart < leastApart * scale || place.apart < leastEnlarged * static_cast<float>(every) * board.cell)
        return std::nullopt;
    const auto [width, height] = margins.sizeAt(place.apart);
    lens.card = {place.east ? room.right() - width : room.x, place.south ? room.bottom() - height : room.y, width,
                 height};
    lens.near = latticeOn(lens.card, board, *step, every, place.apart, margins, scale);
    return lens;
}

std::vector<std::array<Vec2, 2>> joinsOf(const Box& place, const Box& card)
{
    const auto corners = [](const Box& box) {
        return std::array{Vec2{box.x, box.y}, Vec2{box.right(), box.y}, Vec2{box.right(), box.bottom()},
                          Vec2{box.x, box.bottom()}};
    };
    const auto ofPlace = corners(place), ofCard = corners(card);
    std::vector<std::array<Vec2, 2>> joins;
    for (const Vec2 from : ofPlace)
        for (const Vec2 to : ofCard)
            for (const float side : {1.0F, -1.0F}) {
                const auto isBeside = [&](Vec2 v) {
                    return side * ((to.x - from.x) * (v.y - from.y) - (to.y - from.y) * (v.x - from.x)) >= -0.01F;
                };
                if (joins.size() < 2 && std::all_of(ofPlace.begin(), ofPlace.end(), isBeside) &&
                    std::all_of(ofCard.begin(), ofCard.end(), isBeside))
                    joins.push_back({{from, to}});
            }
    return joins;
}

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
