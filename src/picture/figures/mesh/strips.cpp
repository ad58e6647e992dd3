#include "picture/board/board_marks.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/mesh/mesh_strips.hpp"
#include "picture/kit/marks.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
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
    bool isFine = board.cell >= u(16);
    int first = strips.strip() * strips.inStrip(); ///< place of the strip that is being drawn

    [[nodiscard]] Vec2 at(int place) const { return board.at(strips.pointOf(place)); }

    void paintTriangle(int lastPlace, Colour colour) const
    {
        const Vec2 corners[]{at(lastPlace - 2), at(lastPlace - 1), at(lastPlace)};
        picture.polygon(corners, colour);
    }

    /// Strips that are done are two greys in turn; where cells are small, one rectangle.
    void paintDrawn() const
    {
        const auto grey = [&](float share) { return mix(theme().surface, theme().track, share); };
        const int fine = isFine ? 0 : strips.strip();
        if (fine > 0)
            rectangle(boxAround(board.at({0, 0}), board.at({board.last, fine}), 0), 0, grey(0.24F));
        for (int place = fine * strips.inStrip(); place < strips.drawn; ++place)
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
    void paintWay(float disc) const
    {
        for (int place = isFine ? 1 : first + 1; place < strips.drawn; ++place) {
            if (place % strips.inStrip() == 0)
                continue;
            const Vec2 from = at(place - 1), to = at(place), along = unit(to - from) * (disc + u(3));
            const bool isNew = place >= strips.drawn - 2;
            if (place < first || board.cell < u(24))
                line(from, to, {place < first ? theme().muted : theme().ink, 1.6F});
            else
                paintArrow(picture, from + along, to - along, isNew ? theme().now : theme().ink,
                           u(board.cell > u(50) ? 3 : 2), std::min(u(12), 0.25F * board.cell), theme().surface,
                           u(1.2F));
        }
    }

    /// The triangles of the strip that is being drawn, where there is room for their numbers.
    void numberTriangles() const
    {
        for (int place = first + 2; place < strips.drawn && board.cell >= u(72); ++place) {
            const bool isNew = place == strips.drawn - 1;
            writeAbout(picture, (at(place - 2) + at(place - 1) + at(place)) * (1.0F / 3),
                       std::to_string(place - first - 1), isNew ? Font::MonoBold : Font::Mono, u(labelSize),
                       isNew ? theme().now : theme().muted);
        }
    }

    void paintVertex(Point vertex, float disc, float size) const
    {
        const auto newest = strips.lastPlaces();
        const bool isNew =
            std::any_of(newest.begin(), newest.end(), [&](int place) { return strips.pointOf(place) == vertex; });
        const bool isDrawn = strips.firstPlaceOf(vertex) < strips.drawn;
        const Colour colour = theme().tone(isNew, isDrawn, theme().faint);
        const Vec2 centre = board.at(vertex);
        picture.circle(centre, disc, isDrawn && size == 0 ? colour : theme().surface,
                       {colour, u(isNew     ? 4
                                  : isDrawn ? 2.4F
                                            : 1.4F)});
        if (size > 0)
            writeAbout(picture, centre, std::to_string(strips.vertexOf(vertex)), isDrawn ? Font::MonoBold : Font::Mono,
                       size, theme().tone(isNew, isDrawn, theme().muted));
    }

    void paint() const
    {
        const float fitting = std::min(u(21), 0.34F * board.cell);
        const float size = fitting >= u(labelSize - 0.3F) ? fitting : 0; // of numbers, where they can be read
        const float disc = size > 0 ? std::min(0.3F * board.cell, u(27)) : std::min(0.14F * board.cell, u(5));
        rectangle(board.box, 14, theme().surface, {theme().line, 1});
        if (isFine)
            paintAhead();
        else
            rectangle(board.box.beyond(-board.margin), 0, none, {theme().edge, 1.5F});
        paintDrawn();
        paintWay(disc);
        numberTriangles();
        for (int y = 0; y <= board.last && isFine; ++y)
            for (int x = 0; x <= board.last; ++x)
                paintVertex({x, y}, disc, size);
    }
};

void paintStripsMesh(const FigurePage& page, const MeshStrips& strips, const Box& box)
{
    const auto last = static_cast<float>(strips.size - 1);
    const float inset = (0.05F + 0.06F * std::min(1.0F, 4 / last)) * box.width;
    BoardGeometry board = mapIn(box, strips.size - 1);
    board.cell = (box.width - 2 * inset) / last;
    board.margin = inset;
    StripsMesh{page, strips, board}.paint();
}

void paintHead(const FigurePage& page, const Box& box, const std::string& head, const std::string& rest)
{
    page.label(page.head({box.x, box.y}, head) + Vec2{page.u(10), 0}, rest);
}

/// The strips around the present one, an index a column. Returns where it ends.
float paintIndexList(const FigurePage& page, const MeshStrips& strips, const Box& box)
{
    const Theme& theme = page.theme();
    paintHead(page, box, page.tr("Index buffer"), page.tr("a strip a row, in the order of drawing"));
    constexpr int mostRows = 4;
    const float size = page.u(18), row = page.u(40);
    const int widest = strips.size * strips.size - 1;
    const float least = page.widthOf(std::to_string(widest), Font::MonoBold, 18) + page.u(12), label = page.u(34);
    const int columns = std::min(strips.inStrip(), static_cast<int>((box.width - label) / least));
    const float column = std::min((box.width - label) / static_cast<float>(columns), page.u(64));
    // What does not fit begins and ends with dots; the newest index is always seen.
    const bool isCut = columns < strips.inStrip();
    const int within = std::max(0, strips.withinStrip() - 1);
    const int from = isCut ? std::clamp(within - columns / 2, 0, strips.inStrip() - columns) : 0;
    const int firstStrip = std::clamp(strips.strip() - 1, 0, std::max(0, strips.strips() - mostRows));
    const int lastStrip = std::min(firstStrip + mostRows, strips.strips());
    float y = box.y + page.u(62);
    for (int strip = firstStrip; strip < lastStrip; ++strip) {
        page.write({box.x, y}, std::to_string(strip + 1), Font::SansBold, labelSize, theme.muted);
        const auto placeX = [&](int i) { return box.x + label + column * (static_cast<float>(i - from) + 0.5F); };
        if (strip == strips.strip() && strips.drawn > 0) {
            const int count = std::min(3, strips.withinStrip());
            const float left = placeX(within - count + 1) - column / 2, right = placeX(within) + column / 2;
            page.rectangle({left, y - page.u(25), right - left, page.u(37)}, 7, theme.nowBackground, {theme.now, 2});
        }
        for (int i = from; i < from + columns; ++i) {
            const int place = strip * strips.inStrip() + i;
            const bool isDrawn = place < strips.drawn, isNew = isDrawn && strip == strips.strip() && i > within - 3;
            const bool isDots =
                isCut && ((i == from && from > 0) || (i == from + columns - 1 && from + columns < strips.inStrip()));
            page.picture.text({placeX(i), y}, isDots ? "\u2026" : std::to_string(strips.indexAt(place)),
                              isDrawn ? Font::MonoBold : Font::Mono, size, theme.tone(isNew, isDrawn, theme.faint),
                              Align::Centre);
        }
        y += row;
    }
    if (strips.strips() <= mostRows)
        return y - page.u(14);
    page.label({box.x + label, y - page.u(8)},
               page.tr("strips {0} to {1} of {2}", firstStrip + 1, lastStrip, strips.strips()));
    return y + page.u(10);
}

/// The vertices of the newest triangle with their neighbours in the array.
void paintVertices(const FigurePage& page, const MeshStrips& strips, const Box& box)
{
    const Theme& theme = page.theme();
    paintHead(page, box, page.tr("Vertex buffer"), page.tr("row by row"));
    const int count = strips.size * strips.size;
    std::set<int> newest, shown;
    for (const int place : strips.lastPlaces())
        newest.insert(strips.indexAt(place));
    const float size = page.u(18), least = page.u(26);
    for (int near = 1;
         near >= 0 && (shown.empty() || (box.height - page.u(60)) / least < static_cast<float>(shown.size() + 3));
         --near) {
        shown.clear(); // with fewer neighbours where there is little room
        for (const int vertex : newest.empty() ? std::set<int>{0, 1, 2} : newest)
            for (int other = std::max(0, vertex - near); other <= std::min(count - 1, vertex + near); ++other)
                shown.insert(other);
    }
    const float row = std::min(page.u(32), (box.height - page.u(60)) / (static_cast<float>(shown.size()) + 2.5F));
    const std::array<float, 4> ends{box.x + 0.2F * box.width, box.x + 0.42F * box.width, box.x + 0.6F * box.width,
                                    box.right()};
    float y = box.y + page.u(52);
    const std::array<std::string, 4> heads{page.tr("index"), "x", "y", page.tr("height")};
    paintCells(page, ends, y, heads, Font::Sans, labelSize, theme.muted);
    y += row;
    int before = -1;
    const auto dots = [&] {
        page.picture.text({ends[0], y - page.u(5)}, "\u2026", Font::Mono, size, theme.muted, Align::Right);
        y += 0.8F * row;
    };
    for (const int vertex : shown) {
        if (vertex != before + 1)
            dots();
        before = vertex;
        const Point at{vertex % strips.size, vertex / strips.size};
        const bool isNew = newest.contains(vertex);
        const double height = page.frame.moment.surface[static_cast<std::size_t>(vertex)]; // in the order of the rows
        const std::array<std::string, 4> cells{std::to_string(vertex), std::to_string(at.x), std::to_string(at.y),
                                               fixedText(height, page.frame.range.decimals)};
        for (std::size_t i = 0; i < 4; ++i)
            page.picture.text({ends[i], y}, cells[i], isNew ? Font::MonoBold : Font::Mono, size,
                              theme.tone(isNew, i > 0, theme.muted), Align::Right);
        y += row;
    }
    if (before + 1 < count)
        dots();
}

/// How many indices strips save.
void paintCosts(const FigurePage& page, const MeshStrips& strips, const Box& box)
{
    const Theme& theme = page.theme();
    paintHead(page, box, page.tr("Indices"), page.tr("for {0} triangles", strips.triangles()));
    const int loose = 3 * strips.triangles();
    const float number = page.widthOf(std::to_string(loose), Font::MonoBold) + page.u(12);
    float y = box.y + page.u(54);
    const auto bar = [&](const std::string& name, int indices, Colour colour) {
        page.label({box.x, y}, name);
        y += page.u(12);
        const float width = static_cast<float>(indices) / static_cast<float>(loose) * (box.width - number);
        page.rectangle({box.x, y, width, page.u(18)}, 3, colour);
        page.number(page.baseOf({box.x + width + page.u(10), y + page.u(9)}), std::to_string(indices), theme.ink);
        y += page.u(50);
    };
    bar(page.tr(strips.strips() == 1 ? "1 strip" : "{0} strips", strips.strips()), strips.indices(), theme.ink);
    bar(page.tr("loose triangles"), loose, theme.edge);
}

std::string sentenceOf(const MeshStrips& strips, const Look& look)
{
    if (strips.drawn == 0)
        return tr(look, "All heights stand in one array, row by row: (x, y) is vertex {0} y + x.", strips.size);
    std::string text =
        tr(look, "The first two indices of a strip complete nothing. Each one after them does: {0}, {1}.",
           tr(look, strips.drawn == 1 ? "1 index" : "{0} indices", strips.drawn),
           tr(look, strips.trianglesDrawn() == 1 ? "1 triangle" : "{0} triangles", strips.trianglesDrawn()));
    if (strips.hasTriangle()) {
        const auto places = strips.lastPlaces();
        text += " " + tr(look,
                         strips.withinStrip() % 2 == 0
                             ? "This one is {0}, {1}, {2}: read in the other turn, so that all face up."
                             : "This one is {0}, {1}, {2}.",
                         strips.indexAt(places[0]), strips.indexAt(places[1]), strips.indexAt(places[2]));
    }
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
    const Box& body = page.body;
    const float words = page.u(84);
    if (page.isTall) { // the vertices stand beside the mesh, all else below it
        const float list = page.u(strips.strips() > 4 ? 262 : 238), costs = page.u(202); // with the gaps above them
        const float square = std::min({0.56F * body.width, 0.5F * body.height, body.height - list - costs});
        const float left = body.x + square + page.u(36);
        paintStripsMesh(page, strips, {body.x, body.y, square, square});
        paintVertices(page, strips, {left, body.y, body.right() - left, square});
        const Box below{body.x, body.y + square + page.u(30), body.width, 0};
        const float y = paintIndexList(page, strips, below) + page.u(24);
        paintCosts(page, strips, {body.x, y, 0.42F * body.width, body.bottom() - y});
        const float right = body.x + 0.5F * body.width;
        page.paragraph({right, y, body.right() - right, body.bottom() - y}, sentence, page.theme().ink);
        return picture;
    }
    const float square = std::min(body.height, 0.44F * body.width);
    paintStripsMesh(page, strips, {body.x, body.y, square, square});
    const Box beside{body.x + square + page.u(48), body.y, body.width - square - page.u(48), body.height};
    const float y = paintIndexList(page, strips, beside) + page.u(28);
    const Box low{beside.x, y, beside.width, beside.bottom() - y - words};
    paintVertices(page, strips, {low.x, low.y, 0.54F * low.width, low.height});
    paintCosts(page, strips, {low.x + 0.62F * low.width, low.y, 0.38F * low.width, low.height});
    page.paragraph({beside.x, beside.bottom() - words + page.u(6), beside.width, words}, sentence, page.theme().ink);
    return picture;
}

std::vector<int> MeshStrips::lastPlaces() const
{
    std::vector<int> places;
    for (int place = drawn - std::min(3, withinStrip()); place < drawn; ++place)
        places.push_back(place);
    return places;
}

} // namespace lozenge
