#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/mesh/mesh_strips.hpp"
#include "picture/kit/flow.hpp"
#include "picture/kit/marks.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>

// How a map gets to the graphics card: its vertices in one array, and the order in which triangles name them.

namespace lozenge {
namespace {

/// The mesh with what is drawn of its strips.
struct StripsMesh : FigurePage {
    const MeshStrips& strips;
    BoardGeometry board;
    bool hasVertices = board.cell >= u(16); ///< and else a rectangle for the strips that are done
    float number = board.cell >= u(50) ? std::min(u(21), 0.34F * board.cell) : 0; ///< where it can be read
    float disc = number > 0 ? std::min(0.3F * board.cell, u(27)) : std::min(0.14F * board.cell, u(5));
    int first = strips.strip() * strips.inStrip(); ///< place of the strip that is being drawn
    std::set<int> newest = strips.newestVertices();

    [[nodiscard]] Vec2 at(int place) const { return board.at(strips.pointOf(place)); }

    void paintTriangle(int lastPlace, Colour colour) const
    {
        const Vec2 corners[]{at(lastPlace - 2), at(lastPlace - 1), at(lastPlace)};
        picture.polygon(corners, colour);
    }

    /// Strips that are done are two greys in turn.
    void paintDrawn() const
    {
        const auto grey = [&](float share) { return mix(theme().surface, theme().track, share); };
        if (!hasVertices && first > 0)
            rectangle(boxAround(board.at({0, 0}), board.at({board.last, strips.strip()}), 0), 0, grey(0.24F));
        for (int place = hasVertices ? 0 : first; place < strips.drawn; ++place)
            if (const int within = place % strips.inStrip(); within >= 2)
                paintTriangle(place, grey(within % 2 == 0 ? 0.24F : 0.4F));
        if (strips.hasTriangle())
            paintTriangle(strips.drawn - 1, mix(theme().surface, theme().now, 0.3F));
    }

    void paintAhead() const
    {
        for (int y = 0; y <= board.last; ++y)
            line(board.at({0, y}), board.at({board.last, y}), {theme().line, 1.5F});
        for (int place = strips.drawn; place + 1 < strips.indices(); ++place)
            if (place % strips.inStrip() != strips.inStrip() - 1)
                line(at(place), at(place + 1), {theme().edge, 1.5F, 5, 5});
    }

    /// The way from index to index; of the strip that is being drawn with arrows.
    void paintWay() const
    {
        for (int place = hasVertices ? 1 : first + 1; place < strips.drawn; ++place) {
            if (place % strips.inStrip() == 0)
                continue;
            const Vec2 from = at(place - 1), to = at(place), along = unit(to - from) * (disc + u(3));
            const Colour colour = place < first ? theme().muted : place < strips.drawn - 2 ? theme().ink : theme().now;
            if (place < first || board.cell < u(24))
                line(from, to, {colour, 1.6F});
            else
                arrow(from + along, to - along, colour, number > 0 ? 3 : 2, number > 0 ? 12 : 7, theme().surface, 1.2F);
        }
    }

    /// The triangles of the strip that is being drawn, where there is room for their numbers.
    void numberTriangles() const
    {
        for (int place = first + 2; place < strips.drawn && board.cell >= u(72); ++place)
            mark(baseOf((at(place - 2) + at(place - 1) + at(place)) * (1.0F / 3)), std::to_string(place - first - 1),
                 Align::Centre, place == strips.drawn - 1);
    }

    void paintVertex(Point vertex) const
    {
        const int index = strips.vertexOf(vertex);
        const bool isNew = newest.contains(index), isDrawn = strips.firstPlaceOf(vertex) < strips.drawn;
        const Colour colour = theme().tone(isNew, isDrawn, theme().faint);
        const Vec2 centre = board.at(vertex);
        picture.circle(centre, disc, isDrawn && number == 0 ? colour : theme().surface,
                       {colour, u(isNew     ? 4
                                  : isDrawn ? 2.4F
                                            : 1.4F)});
        if (number > 0)
            writeAbout(picture, centre, std::to_string(index), isDrawn ? Font::MonoBold : Font::Mono, number,
                       theme().tone(isNew, isDrawn, theme().muted));
    }

    void paint() const
    {
        rectangle(board.box, 14, theme().surface, {theme().line, 1});
        if (hasVertices)
            paintAhead();
        else
            rectangle(boxAround(board.at({0, 0}), board.at({board.last, board.last}), 0), 0, none,
                      {theme().edge, 1.5F});
        paintDrawn();
        paintWay();
        numberTriangles();
        for (int vertex = 0; vertex < strips.vertices() && hasVertices; ++vertex)
            paintVertex({vertex % strips.size, vertex / strips.size});
    }
};

void paintHead(const FigurePage& page, const Box& box, const std::string& head, const std::string& rest)
{
    page.label(page.head({box.x, box.y}, head) + Vec2{page.u(10), 0}, rest);
}

constexpr int mostListed = 4;
constexpr float listHead = 36, listRow = 40, barHead = 36, barRow = 52;

/// The strips around the present one, an index a column. What does not fit begins and ends with dots; the newest index
/// is always seen.
void paintIndexList(const FigurePage& page, const MeshStrips& strips, const Box& box)
{
    const Theme& theme = page.theme();
    paintHead(page, box, page.tr("Index buffer"), page.tr("a strip a row, in the order of drawing"));
    const float label = page.u(34);
    const float least = page.widthOf(std::to_string(strips.vertices() - 1), Font::MonoBold, 18) + page.u(12);
    const int columns = std::min(strips.inStrip(), static_cast<int>((box.width - label) / least));
    const float column = std::min((box.width - label) / static_cast<float>(columns), page.u(64));
    const int newest = std::max(0, strips.withinStrip() - 1);
    const int from = std::clamp(newest - columns / 2, 0, strips.inStrip() - columns), end = from + columns;
    const auto left = [&](int i) { return box.x + label + column * static_cast<float>(i - from); };
    const int first = std::clamp(strips.strip() - 1, 0, std::max(0, strips.strips() - mostListed));
    float y = box.y + page.u(listHead + 0.65F * listRow);
    for (int strip = first; strip < std::min(first + mostListed, strips.strips()); ++strip, y += page.u(listRow)) {
        page.write({box.x, y}, std::to_string(strip + 1), Font::SansBold, labelSize, theme.muted);
        if (const int count = strips.newest(); count > 0 && strip == strips.strip())
            page.rectangle({left(newest - count + 1), y - page.u(25), column * static_cast<float>(count), page.u(37)},
                           7, theme.nowBackground, {theme.now, 2});
        for (int i = from; i < end; ++i) {
            const int place = strip * strips.inStrip() + i;
            const bool isDrawn = place < strips.drawn, isNew = isDrawn && place >= strips.drawn - strips.newest();
            const bool isDots = (i == from && from > 0) || (i == end - 1 && end < strips.inStrip());
            page.write({left(i) + column / 2, y}, isDots ? "\u2026" : std::to_string(strips.indexAt(place)),
                       isDrawn ? Font::MonoBold : Font::Mono, 18, theme.tone(isNew, isDrawn, theme.faint),
                       Align::Centre);
        }
    }
}

/// The vertices of the newest triangle as they stand in the array; before there is one, how it begins.
void paintVertices(const FigurePage& page, const MeshStrips& strips, const Box& box)
{
    paintHead(page, box, page.tr("Vertex buffer"), page.tr("row by row"));
    const std::set<int> newest = strips.newestVertices();
    const float top = page.u(52), row = std::min(page.u(40), (box.height - top) / 5), index = box.x + 0.2F * box.width;
    const std::array<float, 3> ends{box.x + 0.42F * box.width, box.x + 0.6F * box.width, box.right()};
    float y = box.y + top;
    const auto paintRow = [&](const std::array<std::string, 3>& cells, Font font, Colour colour) {
        paintCells(page, ends, y, cells, font, labelSize, colour);
        y += row;
    };
    page.label({index, y}, page.tr("index"), Align::Right);
    paintRow({"x", "y", page.tr("height")}, Font::Sans, page.theme().muted);
    int next = 0;
    const auto skipTo = [&](int vertex) {
        if (vertex > next) {
            page.mark({index, y - 0.2F * row}, "\u2026", Align::Right);
            y += 0.5F * row;
        }
        next = vertex + 1;
    };
    for (const int vertex : newest.empty() ? std::set<int>{0, 1, 2, 3} : newest) {
        skipTo(vertex);
        const bool isNew = newest.contains(vertex);
        const double height = page.frame.moment.surface[static_cast<std::size_t>(vertex)]; // in the order of the rows
        page.mark({index, y}, std::to_string(vertex), Align::Right, isNew);
        paintRow({std::to_string(vertex % strips.size), std::to_string(vertex / strips.size),
                  fixedText(height, page.frame.range.decimals)},
                 isNew ? Font::MonoBold : Font::Mono, isNew ? page.theme().now : page.theme().ink);
    }
    skipTo(strips.vertices());
}

/// How many indices strips save.
void paintCosts(const FigurePage& page, const MeshStrips& strips, const Box& box)
{
    paintHead(page, box, page.tr("Indices"), page.tr("for {0} triangles", strips.triangles()));
    const int loose = 3 * strips.triangles();
    const float whole = box.width - page.widthOf(std::to_string(loose), Font::MonoBold) - page.u(12);
    float y = box.y + page.u(barHead);
    const auto bar = [&](const std::string& name, int indices, Colour colour) {
        const float width = static_cast<float>(indices) / static_cast<float>(loose) * whole;
        page.label({box.x, y + page.u(14)}, name);
        page.rectangle({box.x, y + page.u(22), width, page.u(16)}, 3, colour);
        page.number(page.baseOf({box.x + width + page.u(10), y + page.u(30)}), std::to_string(indices),
                    page.theme().ink);
        y += page.u(barRow);
    };
    bar(page.tr(strips.strips() == 1 ? "1 strip" : "{0} strips", strips.strips()), strips.indices(), page.theme().ink);
    bar(page.tr("loose triangles"), loose, page.theme().edge);
}

std::string sentenceOf(const MeshStrips& strips, const Look& look)
{
    if (strips.drawn == 0)
        return tr(look, "All heights stand in one array, row by row: (x, y) is vertex {0} y + x.", strips.size);
    std::string text =
        tr(look, "The first two indices of a strip complete nothing. Each one after them does: {0}, {1}.",
           tr(look, strips.drawn == 1 ? "1 index" : "{0} indices", strips.drawn),
           tr(look, strips.trianglesDrawn() == 1 ? "1 triangle" : "{0} triangles", strips.trianglesDrawn()));
    const int last = strips.drawn - 1;
    if (strips.hasTriangle())
        text += " " + tr(look,
                         strips.withinStrip() % 2 == 0
                             ? "This one is {0}, {1}, {2}: read in the other turn, so that all face up."
                             : "This one is {0}, {1}, {2}.",
                         strips.indexAt(last - 2), strips.indexAt(last - 1), strips.indexAt(last));
    return text;
}

MeshStrips stripsOf(const Frame& frame, const FigureValues& values)
{
    MeshStrips strips{frame.timeline.recipe().size, 0};
    strips.drawn = std::min(values[0].count.value_or(strips.indices()), strips.indices());
    return strips;
}

} // namespace

int stepsOfStrips(const Frame& frame, const FigureValues& values)
{
    return stripsOf(frame, values).indices();
}

Picture paintStrips(const Frame& frame, const FigureValues& values, float width, float height)
{
    const MeshStrips strips = stripsOf(frame, values);
    const std::string sentence = sentenceOf(strips, frame.look);
    Picture picture = emptyPicture(frame, tr(frame.look, "The mesh as triangle strips"), sentence, width, height);
    const FigurePage page =
        openPage(picture, frame,
                 tr(frame.look, "mesh {0} \u00d7 {0}, strip {1} of {2}, index {3} of {4}", strips.size,
                    strips.strip() + 1, strips.strips(), strips.drawn, strips.indices()));
    const auto rows = static_cast<float>(std::min(strips.strips(), mostListed));
    const Part mesh = pane(1, [&](const Box& box) {
        StripsMesh{page, strips, mapIn(box, strips.size - 1, page.u(12))}.paint();
    });
    const Part list = line(
        page.u(listHead + listRow * rows), [&](const Box& box) { paintIndexList(page, strips, box); }, page.u(580));
    const Part vertices = chart({page.u(280), page.u(140)}, [&](const Box& box) { paintVertices(page, strips, box); });
    const Part costs = chart(
        {page.u(240), page.u(barHead + 2 * barRow)}, [&](const Box& box) { paintCosts(page, strips, box); }, 0.5F);
    const Part words = line(
        page.u(page.isTall ? 140 : 84), [&](const Box& box) { page.paragraph(box, sentence, page.theme().ink); },
        page.u(330));
    const float gap = page.u(20);
    const Part besideMesh = row(2 * gap, {mesh, column(gap, {list, row(2 * gap, {vertices, costs}), words})});
    const Part belowMesh = column(gap, {mesh, list, row(2 * gap, {vertices, column(gap, {costs, words})})});
    const Part aroundMesh = column(gap, {row(gap, {mesh, vertices}), list, row(2 * gap, {costs, words})});
    paintFlow(page.isTall ? roomiest({aroundMesh, belowMesh}, page.body) : besideMesh, page.body);
    return picture;
}

} // namespace lozenge
