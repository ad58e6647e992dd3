#include "picture/board/board_lines.hpp"

#include <algorithm>
#include <array>

// Everything that leads from a parent to the point that is written.

namespace lozenge {

void paintArrow(Picture& picture, Vec2 from, Vec2 to, Colour colour, float width, float head, Colour casing,
                float casingWidth, bool dashed)
{
    const Vec2 along = unit(to - from);
    const Vec2 across{-along.y, along.x};
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const Vec2 neck = to - along * std::min(head, length);
    const float half = head * 0.52F;
    if (length > head + width) {
        picture.line(from, neck + along, {casing, width + 2 * casingWidth});
        picture.line(from, neck + along, {colour, width, dashed ? 2 * width : 0, dashed ? 1.6F * width : 0});
    }
    const std::array tip{to, neck + across * half, neck - across * half};
    picture.polygon(tip, colour, {casing, casingWidth});
}

namespace {

/// The way from a wrapped parent's cell, along its row and round the map, to the ghost.
void paintCorridor(Picture& picture, const Marks& marks, const Participant& p)
{
    const bool alongRow = p.parent.toward.dx != 0;
    const Vec2 source = marks.board.at(p.parent.at);
    const Vec2 ghost = marks.placeOf(p);
    const float aside = std::max(0.60F * marks.board.unit(), marks.outer() + 5 * marks.scale);
    const float bend = std::min(0.16F * marks.board.unit(), 12 * marks.scale);
    // The corridor runs beside the row on the side where the map is.
    const bool lastLine = (alongRow ? p.parent.at.y : p.parent.at.x) == marks.board.last;
    const float side = lastLine ? -aside : aside;

    std::vector<Vec2> way;
    const Vec2 out = alongRow ? Vec2{0, side} : Vec2{side, 0};
    const Vec2 along = unit(ghost - source);
    const Vec2 away = unit(out);
    way.push_back(source + away * marks.outer());
    way.push_back(source + out - away * bend);
    way.push_back(source + out + along * bend);
    way.push_back(ghost + out - along * bend);
    way.push_back(ghost + out - away * bend);
    way.push_back(ghost + away * (marks.board.ghost + 9 * marks.scale));
    const float width = 3.2F * marks.scale;
    picture.line(way, {colourOf(p, marks.theme), width, 0.01F, 2.2F * width, true});
    const Vec2 tip = ghost + away * (marks.board.ghost + 3 * marks.scale);
    paintArrow(picture, tip + away * 9 * marks.scale, tip, colourOf(p, marks.theme), width, 9 * marks.scale,
               marks.theme.page, 0, false);
}

/// The way from a border point to its copy on the far side, beside the row between them.
void paintCopyWay(Picture& picture, const Marks& marks, const Participant& p)
{
    const Vec2 from = marks.board.at(p.parent.at);
    const Vec2 to = marks.board.at(marks.frame.step()->at);
    const Vec2 along = unit(to - from);
    const Vec2 away = Vec2{-along.y, along.x} * -1;
    const float aside = std::max(0.5F * marks.board.unit(), marks.outer() + 4 * marks.scale);
    const float bend = std::min(0.16F * marks.board.unit(), 12 * marks.scale);
    const float reach = marks.outer() * 0.75F;
    const std::array way{from + away * reach + along * reach, from + away * aside + along * (reach + bend),
                         to + away * aside - along * (reach + bend + 12 * marks.scale)};
    const float width = 3.2F * marks.scale;
    picture.line(way, {colourOf(p, marks.theme), width, 0.01F, 2.2F * width, true});
    paintArrow(picture, way.back(), to + away * (reach + 6 * marks.scale) - along * (reach + 3 * marks.scale),
               colourOf(p, marks.theme), width, 12 * marks.scale, marks.theme.surface, 0, false);
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

bool hasLine(const Participant& p)
{
    return isSummed(p.parent) && p.source().mark != SourceRow::Mark::Copy;
}

/// Where neighbours leave no room for a line, a head alone lies on the rings.
constexpr float shortLine = 13;

void paintLine(Picture& picture, const Marks& marks, const Participant& p)
{
    const ParentLine line = lineOf(marks, p);
    if (!hasLine(p) || line.room < shortLine * marks.scale)
        return;
    paintArrow(picture, line.from, line.to, colourOf(p, marks.theme), 4 * marks.scale,
               std::min(15 * marks.scale, line.room), marks.theme.surface, 1.8F * marks.scale, p.isOutside);
}

} // namespace

void paintShortLine(Picture& picture, const Marks& marks, const Participant& p)
{
    const ParentLine line = lineOf(marks, p);
    if (!hasLine(p) || line.room >= shortLine * marks.scale)
        return;
    const float head = std::min(shortLine * marks.scale, 0.45F * marks.board.unit());
    Vec2 middle = (line.from + line.to) * 0.5F;
    // Between two numbers of a row it goes below them, where full discs leave room.
    if (marks.discs.isFull && line.along.y == 0)
        middle = middle + Vec2{0, 0.33F * marks.board.unit()};
    const Vec2 half = line.along * (0.5F * head);
    paintArrow(picture, middle - half, middle + half, colourOf(p, marks.theme), 4 * marks.scale, head,
               marks.theme.surface, 1.5F * marks.scale, false);
}

void paintParentLines(Picture& picture, const Marks& marks, const std::vector<Participant>& participants)
{
    for (const Participant& p : participants) {
        if (p.source().mark == SourceRow::Mark::Corridor && marks.board.shows(p.parent.at))
            paintCorridor(picture, marks, p);
        paintLine(picture, marks, p);
    }
    if (participants.size() == 1 && participants[0].source().mark == SourceRow::Mark::Copy &&
        marks.board.shows(participants[0].parent.at))
        paintCopyWay(picture, marks, participants[0]);
}

} // namespace lozenge
