#include "picture/board/board_marks.hpp"

#include "picture/kit/marks.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

namespace lozenge {
namespace {

/// Dots along a way, and the head of an arrow at its end.
void paintWay(Picture& picture, const Marks& marks, const Participant& p, std::span<const Vec2> way, Vec2 from, Vec2 to,
              float head, Colour casing)
{
    const Colour colour = colourOf(p, marks.theme);
    const float width = 3.2F * marks.scale;
    picture.line(way, {colour, width, 0.01F, 2.2F * width, true});
    paintArrow(picture, from, to, colour, width, head, casing);
}

/// The way from a wrapped parent's cell, along its row and round the map, to the ghost.
void paintCorridor(Picture& picture, const Marks& marks, const Participant& p)
{
    const bool alongRow = p.parent.toward.dx != 0;
    const Vec2 source = marks.board.at(p.parent.at), ghost = marks.placeOf(p);
    const float aside = std::max(0.60F * marks.board.unit(), marks.outer() + 5 * marks.scale);
    const float bend = std::min(0.16F * marks.board.unit(), 12 * marks.scale);
    // The corridor runs beside the row on the side where the map is.
    const bool lastLine = (alongRow ? p.parent.at.y : p.parent.at.x) == marks.board.last;
    const float side = lastLine ? -aside : aside;

    const Vec2 out = alongRow ? Vec2{0, side} : Vec2{side, 0};
    const Vec2 along = unit(ghost - source), away = unit(out);
    const std::array way{source + away * marks.outer(), source + out - away * bend,
                         source + out + along * bend,   ghost + out - along * bend,
                         ghost + out - away * bend,     ghost + away * (marks.board.ghost + 9 * marks.scale)};
    const Vec2 tip = ghost + away * (marks.board.ghost + 3 * marks.scale);
    paintWay(picture, marks, p, way, tip + away * 9 * marks.scale, tip, 9 * marks.scale, marks.theme.page);
}

/// The way from a border point to its copy on the far side, beside the row between them.
void paintCopyWay(Picture& picture, const Marks& marks, const Participant& p)
{
    const Vec2 from = marks.board.at(p.parent.at), to = marks.board.at(marks.frame.step()->at);
    const Vec2 along = unit(to - from), away = Vec2{-along.y, along.x} * -1;
    const float aside = std::max(0.5F * marks.board.unit(), marks.outer() + 4 * marks.scale);
    const float bend = std::min(0.16F * marks.board.unit(), 12 * marks.scale);
    const float reach = marks.outer() * 0.75F;
    const std::array way{from + away * reach + along * reach, from + away * aside + along * (reach + bend),
                         to + away * aside - along * (reach + bend + 12 * marks.scale)};
    paintWay(picture, marks, p, way, way.back(),
             to + away * (reach + 6 * marks.scale) - along * (reach + 3 * marks.scale), 12 * marks.scale,
             marks.theme.surface);
}

/// The line from a participant to the point, as far as neither covers it.
struct ParentLine {
    Vec2 from, to, along;
    float room = 0;
};

ParentLine lineOf(const Marks& marks, const Participant& p)
{
    const Vec2 now = marks.board.at(marks.frame.step()->at);
    const Vec2 from = marks.placeOf(p);
    const Vec2 along = unit(now - from);
    const float start = p.isOutside ? marks.board.ghost + 2 * marks.scale : marks.outer() + 3 * marks.scale;
    const float end = marks.outer() + 0.5F * marks.ring() + 3 * marks.scale;
    return {from + along * start, now - along * end, along, std::hypot(now.x - from.x, now.y - from.y) - start - end};
}

/// Where neighbours leave no room for a line, the head of an arrow alone lies on the rings.
void paintLine(Picture& picture, const Marks& marks, const Participant& p, bool isShort)
{
    constexpr float shortLine = 13;
    const ParentLine line = lineOf(marks, p);
    if (!isSummed(p.parent) || p.source().mark == SourceRow::Mark::Copy ||
        isShort != (line.room < shortLine * marks.scale))
        return;
    const float width = 4 * marks.scale;
    if (!isShort)
        return paintArrow(picture, line.from, line.to, colourOf(p, marks.theme), width,
                          std::min(15 * marks.scale, line.room), marks.theme.surface, 1.8F * marks.scale, p.isOutside);
    const float head = std::min(shortLine * marks.scale, 0.45F * marks.board.unit());
    Vec2 middle = (line.from + line.to) * 0.5F;
    // Between two numbers of a row it goes below them, where full discs leave room.
    if (marks.discs.isFull && line.along.y == 0)
        middle = middle + Vec2{0, 0.33F * marks.board.unit()};
    const Vec2 half = line.along * (0.5F * head);
    paintArrow(picture, middle - half, middle + half, colourOf(p, marks.theme), width, head, marks.theme.surface,
               1.5F * marks.scale);
}

using Mark = SourceRow::Mark;

constexpr float pi = 3.14159265F;

/// A disc in its height's colour, with a ring and its number.
void paintDisc(Picture& picture, const Marks& marks, Point point, double height, Colour colour, bool isNow,
               bool isSummed = true)
{
    const Vec2 at = marks.board.at(point);
    const Colour fill = DiscColours{marks.frame}(point, height);
    const float ring = marks.ring(), casing = marks.casing(), from = marks.ringFrom();
    const bool isTwofold = isNow && !marks.discs.isFull;
    const float reach = from + ring + casing + (isTwofold ? 0.5F * ring + casing : 0);
    picture.circle(at, reach, marks.theme.surface);
    if (isTwofold)
        picture.circle(at, reach - 0.25F * ring - 0.5F * casing, none, {colour, 0.5F * ring});
    const float dash = isSummed ? 0 : 2 * ring;
    picture.circle(at, marks.disc(), fill);
    picture.circle(at, from + ring / 2, none, {colour, ring, dash, 0.8F * dash});
    if (marks.discs.hasNumbers)
        paintNumberOn(picture, fill, marks.discs, at, height, Font::MonoBold);
}

constexpr float ghostStroke = 2.4F;

/// The size of a constant's height inside its ghost.
float ghostNumberSize(const Marks& marks, const Participant& p)
{
    const float room = marks.board.ghost - ghostStroke * marks.scale / 2;
    return std::min(1.1F * marks.board.ghost, sizeInside(shortText(p.height, Minus::Mono), room));
}

/// Where that cannot be read the ghost has its letter, and the equation the height.
bool showsHeight(const Marks& marks, const Participant& p)
{
    return p.source().mark == Mark::Height && ghostNumberSize(marks, p) >= leastNumber(marks.scale);
}

void paintGhost(Picture& picture, const Marks& marks, const Participant& p)
{
    const Vec2 at = marks.placeOf(p);
    const Colour colour = colourOf(p, marks.theme);
    const float radius = marks.board.ghost;
    const Stroke dashed{colour, ghostStroke * marks.scale, 5 * marks.scale, 4 * marks.scale};
    picture.circle(at, radius, marks.theme.page, dashed);

    if (p.source().mark == Mark::Cross) {
        const float arm = 0.42F * radius;
        const Stroke cross{colour, 2.6F * marks.scale, 0, 0, true};
        picture.line({at.x - arm, at.y - arm}, {at.x + arm, at.y + arm}, cross);
        picture.line({at.x - arm, at.y + arm}, {at.x + arm, at.y - arm}, cross);
        // A stub toward the point that would have averaged it.
        const Vec2 now = marks.board.at(marks.frame.step()->at);
        const Vec2 along = unit(now - at);
        picture.line(at + along * (radius + 2 * marks.scale), now - along * (marks.outer() + marks.ring()), dashed);
        return;
    }
    const bool asHeight = showsHeight(marks, p);
    writeAbout(picture, at, asHeight ? shortText(p.height, Minus::Mono) : p.name(),
               asHeight ? Font::MonoBold : Font::SansBold, asHeight ? ghostNumberSize(marks, p) : 1.1F * radius,
               colour);
}

/// Letters stand outward, where no line of the step runs, and never beside a number, whose sign they would hide. Above
/// and below they stand aside where coordinates are near.
Vec2 chipDirection(const Participant& p, const BoardGeometry& board)
{
    const Vec2 toward{static_cast<float>(p.parent.toward.dx), static_cast<float>(p.parent.toward.dy)};
    if (toward.x == 0 && board.room > 0)
        return unit(toward + Vec2{1, 0});
    return unit(toward.y == 0 ? toward + Vec2{0, -1} : toward);
}

Vec2 nowChipDirection(const Step& step)
{
    const float angle = step.phase == Phase::Diamond ? -pi / 2 : -pi / 4;
    return {std::cos(angle), std::sin(angle)};
}

} // namespace

void paintShape(Picture& picture, const Marks& marks, const std::vector<Participant>& participants)
{
    if (participants.size() < 2)
        return;
    std::vector<Vec2> corners;
    for (const Participant& p : participants)
        corners.push_back(marks.placeOf(p));

    const Vec2 middle = marks.board.at(marks.frame.step()->at);
    std::sort(corners.begin(), corners.end(), [&](Vec2 a, Vec2 b) {
        return std::atan2(a.y - middle.y, a.x - middle.x) < std::atan2(b.y - middle.y, b.x - middle.x);
    });
    picture.polygon(corners, withAlpha(marks.theme.now, marks.theme.shapeOpacity),
                    {marks.theme.now, 2 * marks.scale, 7 * marks.scale, 6 * marks.scale});
}

void paintParticipants(Picture& picture, const Marks& marks, const std::vector<Participant>& participants)
{
    const Frame& frame = marks.frame;
    const BoardGeometry& board = marks.board;
    if (!frame.step())
        return;
    const Step& step = *frame.step();

    std::vector<Point> painted; // a cell that is read twice is one disc
    for (const Participant& p : participants)
        if (p.source().hasCell && p.source().mark != Mark::Twin && board.shows(p.parent.at) &&
            std::find(painted.begin(), painted.end(), p.parent.at) == painted.end()) {
            paintDisc(picture, marks, p.parent.at, frame.moment.grid.height(p.parent.at), colourOf(p, marks.theme),
                      false, isSummed(p.parent));
            painted.push_back(p.parent.at);
        }
    paintDisc(picture, marks, step.at, step.after, marks.theme.now, true);
    for (const Participant& p : participants)
        if (p.isOutside)
            paintGhost(picture, marks, p);

    for (const Participant& p : participants)
        paintLine(picture, marks, p, true);

    // Chips come last: a letter is never covered.
    const float reach = marks.disc() + marks.ring();
    const auto chip = [&](Vec2 at, const std::string& letter, Colour colour) {
        paintChip(picture, at, marks.chip(), letter, colour, marks.theme, marks.casing());
    };
    for (const Participant& p : participants) {
        if (p.source().mark == Mark::Twin || (p.source().mark == Mark::Height && !showsHeight(marks, p)))
            continue;
        if (p.isOutside && !p.source().hasCell) {
            const Vec2 aside = p.parent.toward.dx != 0 ? Vec2{0.0F, -1.0F} : Vec2{1.0F, 0.0F};
            chip(marks.placeOf(p) + aside * (board.ghost + marks.chip()), p.name(), colourOf(p, marks.theme));
        } else if (board.shows(p.parent.at)) {
            // At the coarsest level a cell is read from both its sides.
            const bool isShared = std::any_of(participants.begin(), participants.end(), [&](const Participant& other) {
                return other.letter != p.letter && other.parent.at == p.parent.at;
            });
            const Vec2 outward =
                p.source().mark == Mark::Corridor ? unit(Vec2{isShared ? -1.0F : 1.0F, -1}) : chipDirection(p, board);
            chip(board.at(p.parent.at) + outward * reach, p.name(), colourOf(p, marks.theme));
        }
    }
    chip(board.at(step.at) + nowChipDirection(step) * (reach + marks.casing()), "h", marks.theme.now);
}

void paintStopMarks(Picture& picture, const Frame& frame, const BoardGeometry& board, float scale)
{
    const Theme& theme = *frame.look.theme;
    const float width = std::clamp(0.035F * board.cell, 2.4F * scale, 3.6F * scale);
    const float half = std::max(0.47F * board.unit(), 8 * scale); // around the disc and its own ring
    for (const Region& mark : frame.marks) {
        const auto around = std::count_if(frame.marks.begin(), frame.marks.end(), [&](const Region& other) {
            return other.west <= mark.west && other.east >= mark.east && other.north <= mark.north &&
                   other.south >= mark.south && !(other == mark) && mark.west < mark.east;
        });
        const float reach = half - 4 * scale * static_cast<float>(around); // or their lines would lie on one another
        const Box marked = boxAround(board.at({mark.west, mark.north}), board.at({mark.east, mark.south}), reach);
        picture.rectangle(marked, half, none, {theme.surface, width + 3 * scale});
        picture.rectangle(marked, half, none, {theme.ink, width});
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
    writeAbout(picture, at, "?", Font::SansBold, size, theme.now);
}

/// Lines from the parents to the point, and the way round the map that a wrapped parent is read.
void paintParentLines(Picture& picture, const Marks& marks, const std::vector<Participant>& participants)
{
    for (const Participant& p : participants) {
        if (p.source().mark == Mark::Corridor && marks.board.shows(p.parent.at))
            paintCorridor(picture, marks, p);
        if (p.source().mark == Mark::Copy && marks.board.shows(p.parent.at))
            paintCopyWay(picture, marks, p);
        paintLine(picture, marks, p, false);
    }
}

} // namespace lozenge
