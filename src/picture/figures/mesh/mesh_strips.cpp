#include "picture/figures/mesh/mesh_strips.hpp"

#include "picture/board/board_lines.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <string>

namespace lozenge {
namespace {

void paintTriangle(const FigurePage& page, const BoardGeometry& board, const MeshStrips& strips, int lastPlace,
                   Colour colour)
{
    const Vec2 corners[]{board.at(strips.pointOf(lastPlace - 2)), board.at(strips.pointOf(lastPlace - 1)),
                         board.at(strips.pointOf(lastPlace))};
    page.picture.polygon(corners, colour);
}

/// Strips that are done are two greys in turn; where cells are small, one rectangle.
void paintDrawn(const FigurePage& page, const BoardGeometry& board, const MeshStrips& strips, bool isFine)
{
    const Theme& theme = page.theme();
    const Colour light = mix(theme.surface, theme.track, 0.24F), dark = mix(theme.surface, theme.track, 0.4F);
    const int firstFine = isFine ? 0 : strips.strip();
    if (firstFine > 0) {
        const Vec2 from = board.at({0, 0}), to = board.at({board.last, firstFine});
        page.picture.rectangle({from.x, from.y, to.x - from.x, to.y - from.y}, 0, light);
    }
    for (int place = firstFine * strips.inStrip(); place < strips.drawn; ++place)
        if (const int within = place % strips.inStrip(); within >= 2)
            paintTriangle(page, board, strips, place, within % 2 == 0 ? light : dark);
    if (strips.hasTriangle())
        paintTriangle(page, board, strips, strips.drawn - 1, mix(theme.surface, theme.now, 0.3F));
}

void paintAhead(const FigurePage& page, const BoardGeometry& board, const MeshStrips& strips)
{
    const Theme& theme = page.theme();
    const Stroke row{theme.line, page.u(1.5F)}, dashed{theme.edge, page.u(1.5F), page.u(5), page.u(5)};
    for (int y = 0; y <= board.last; ++y)
        page.picture.line(board.at({0, y}), board.at({board.last, y}), row);
    for (int place = strips.drawn; place + 1 < strips.indices(); ++place)
        if (place % strips.inStrip() != strips.inStrip() - 1)
            page.picture.line(board.at(strips.pointOf(place)), board.at(strips.pointOf(place + 1)), dashed);
}

/// The way from index to index; of the strip that is being drawn with arrows.
void paintWay(const FigurePage& page, const BoardGeometry& board, const MeshStrips& strips, float disc, bool isFine)
{
    const Theme& theme = page.theme();
    const int first = strips.strip() * strips.inStrip();
    for (int place = isFine ? 1 : first + 1; place < strips.drawn; ++place) {
        if (place % strips.inStrip() == 0)
            continue;
        const Vec2 from = board.at(strips.pointOf(place - 1)), to = board.at(strips.pointOf(place));
        if (place < first || board.cell < page.u(24)) {
            page.picture.line(from, to, {place < first ? theme.muted : theme.ink, page.u(1.6F)});
            continue;
        }
        const bool isNew = place >= strips.drawn - 2;
        const Vec2 along = unit(to - from) * (disc + page.u(3));
        paintArrow(page.picture, from + along, to - along, isNew ? theme.now : theme.ink,
                   page.u(board.cell > page.u(50) ? 3 : 2), std::min(page.u(12), 0.25F * board.cell), theme.surface,
                   page.u(1.2F), false);
    }
}

} // namespace

std::vector<int> MeshStrips::lastPlaces() const
{
    std::vector<int> places;
    for (int place = drawn - std::min(3, withinStrip()); place < drawn; ++place)
        places.push_back(place);
    return places;
}

void paintStripsMesh(const FigurePage& page, const MeshStrips& strips, const Box& box)
{
    const Theme& theme = page.theme();
    const int last = strips.size - 1;
    const float inset = (0.05F + 0.06F * std::min(1.0F, 4 / static_cast<float>(last))) * box.width;
    const BoardGeometry board{.box = box,
                              .cell = (box.width - 2 * inset) / static_cast<float>(last),
                              .ghost = 0,
                              .margin = inset,
                              .last = last};
    page.picture.rectangle(box, page.u(14), theme.surface, {theme.line, page.scale});
    const bool isFine = board.cell >= page.u(16);
    const float size = std::min(page.u(21), 0.34F * board.cell);
    const bool hasNumbers = size >= page.u(labelSize - 0.3F);
    const float disc = hasNumbers ? std::min(0.3F * board.cell, page.u(27)) : std::min(0.14F * board.cell, page.u(5));
    if (isFine)
        paintAhead(page, board, strips);
    else
        page.picture.rectangle({box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset}, 0, none,
                               {theme.edge, page.u(1.5F)});
    paintDrawn(page, board, strips, isFine);
    paintWay(page, board, strips, disc, isFine);

    const int first = strips.strip() * strips.inStrip();
    for (int place = first + 2; place < strips.drawn && board.cell >= page.u(72); ++place) {
        const Vec2 middle = (board.at(strips.pointOf(place - 2)) + board.at(strips.pointOf(place - 1)) +
                             board.at(strips.pointOf(place))) *
                            (1.0F / 3);
        const bool isNew = place == strips.drawn - 1;
        page.picture.text({middle.x, middle.y + middleOfCapitals * page.u(labelSize)},
                          std::to_string(place - first - 1), isNew ? Font::MonoBold : Font::Mono, page.u(labelSize),
                          isNew ? theme.now : theme.muted, Align::Centre);
    }
    const auto newest = strips.lastPlaces();
    for (int y = 0; y <= last && isFine; ++y)
        for (int x = 0; x <= last; ++x) {
            const int vertex = y * strips.size + x;
            const bool isNew =
                std::any_of(newest.begin(), newest.end(), [&](int place) { return strips.indexAt(place) == vertex; });
            const int firstPlace = y == 0 ? 2 * x : (y - 1) * strips.inStrip() + 2 * x + 1;
            const bool isDrawn = firstPlace < strips.drawn;
            const Colour colour = isNew ? theme.now : isDrawn ? theme.ink : theme.faint;
            const Vec2 at = board.at({x, y});
            page.picture.circle(at, disc,
                                hasNumbers ? theme.surface
                                : isDrawn  ? colour
                                           : theme.surface,
                                {colour, page.u(isNew     ? 4
                                                : isDrawn ? 2.4F
                                                          : 1.4F)});
            if (hasNumbers)
                page.picture.text({at.x, at.y + middleOfCapitals * size}, std::to_string(vertex),
                                  isDrawn ? Font::MonoBold : Font::Mono, size,
                                  isNew     ? theme.now
                                  : isDrawn ? theme.ink
                                            : theme.muted,
                                  Align::Centre);
        }
}

} // namespace lozenge
