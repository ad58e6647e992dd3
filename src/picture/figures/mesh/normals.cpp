#include "core/slips.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/mesh/normals_scene.hpp"
#include "picture/kit/axis.hpp"
#include "picture/kit/flow.hpp"
#include "picture/kit/marks.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

// A vertex of the mesh: its faces' normals are added up and divided by their length. So each large face counts more
// than a small one.

namespace lozenge {
namespace {

/// The normals of the faces tip to tail, as they are seen from the side where they spread most.
struct Chain : FigurePage {
    const NormalStage& stage;
    Box box;
    Box plot{box.x + u(34), box.y + u(92), box.width - u(68), box.height - u(132)}; ///< its floor is the ground
    bool fromEast = std::abs(stage.vertex.sum.z) >= std::abs(stage.vertex.sum.x);
    /// Labels stand away from the sum.
    float labelSide = across(stage.vertex.sum) >= 0 ? -1.0F : 1.0F;
    /// Sorted they bend to one side of their sum.
    std::vector<std::size_t> order =
        stage.sortedBy([this](const VertexNormal::Face& face) { return -labelSide * across(face.normal); });
    Interval reach = reachOfAll();
    float stretch = std::min(plot.height / static_cast<float>(stage.vertex.sum.y),
                             plot.width / static_cast<float>(std::max(reach.length(), 1e-9)));

    [[nodiscard]] double across(const Vector3& v) const { return fromEast ? -v.z : v.x; }
    [[nodiscard]] Vec2 at(const Vector3& v) const
    {
        return {plot.centre().x + stretch * static_cast<float>(across(v) - reach.middle()),
                plot.bottom() - stretch * static_cast<float>(v.y)};
    }
    [[nodiscard]] Interval reachOfAll() const
    {
        std::vector<double> tips{0};
        for (const std::size_t i : order)
            tips.push_back(tips.back() + across(stage.vertex.faces[i].normal));
        return spanOf(tips);
    }

    /// From where it is seen, and on which ground it stands.
    void paintSurroundings() const
    {
        head({box.x, box.y}, tr("Tip to tail"));
        label({box.x, box.y + u(45)}, tr(fromEast ? "seen from the east," : "seen from the south,"));
        label({box.x, box.y + u(67)}, tr("sorted by their slant"));
        line({box.x, plot.bottom()}, {box.right(), plot.bottom()}, {theme().track, 1.5F});
        label({box.x, plot.bottom() + u(26)}, tr(fromEast ? "south" : "west"));
        label({box.right(), plot.bottom() + u(26)}, tr(fromEast ? "north" : "east"), Align::Right);
    }

    void paintFaces() const
    {
        Vector3 tip;
        for (const std::size_t i : order) {
            if (i >= stage.added)
                continue;
            const Vec2 from = at(tip);
            tip = tip + stage.vertex.faces[i].normal;
            const Vec2 to = at(tip), along = unit(to - from);
            const Vec2 beside = Vec2{-along.y, along.x} * (labelSide * u(24));
            arrow(from, to, stage.colourOf(i, theme()), 3, 12, theme().page);
            paintSign(*this, (from + to) * 0.5F + beside, std::to_string(i + 1), stage.colourOf(i, theme()));
        }
    }

    void paint() const
    {
        paintSurroundings();
        const Vector3 sum = stage.sum();
        if (stage.added > 0)
            arrow(at({}), at(sum), theme().now, 3, 14, theme().page, 1);
        paintFaces();
        if (stage.hasUnit()) {
            const Vec2 tip = at(stage.vertex.unit());
            arrow(at({}), tip, theme().now, 7, 20, theme().page, 1.5F);
            paintSign(*this, tip + Vec2{-labelSide * u(28), u(6)}, "n", theme().now);
        }
        if (stage.added > 1)
            write(at(sum * 0.6) + Vec2{-labelSide * u(18), u(12)}, tr("sum"), Font::SansBold, 18, theme().now,
                  labelSide < 0 ? Align::Left : Align::Right);
    }
};

constexpr double mapWidth = 4; ///< to which heights are in proportion: slopes of a large map can be seen as well

NormalStage stageOf(const Frame& frame, const FigureValues& values)
{
    const Recipe& recipe = frame.timeline.recipe();
    constexpr int all = 9; // faces and the division by their length
    NormalStage stage{.at = pointOr(values[0], frame),
                      .vertex = {},
                      .rise = frame.timeline.last() / mapWidth,
                      .added = static_cast<std::size_t>(values[1].count.value_or(all)),
                      .isSpoilt = slipsOf(recipe).has(Slip::Normals)};
    stage.vertex = vertexNormal(frame.moment.surface, recipe.size, stage.rise, stage.at);
    return stage;
}

/// "north", "south-east": the way the ground faces.
std::string facing(const Vector3& normal, const Look& look)
{
    constexpr std::array<std::string_view, 8> names{phrase("east"),       phrase("north-east"), phrase("north"),
                                                    phrase("north-west"), phrase("west"),       phrase("south-west"),
                                                    phrase("south"),      phrase("south-east")};
    const double turn = std::atan2(-normal.z, normal.x) / (std::numbers::pi / 4);
    return tr(look, names[static_cast<std::size_t>(std::lround(turn + 8)) % 8]);
}

/// The angle with that cosine.
std::string degrees(double cosine)
{
    return std::to_string(std::lround(std::acos(std::clamp(cosine, -1.0, 1.0)) * 180 / std::numbers::pi)) + "\u00b0";
}

std::string conclusion(const NormalStage& stage, const Look& look)
{
    const Vector3 n = stage.vertex.unit();
    const std::string tilt = degrees(n.y);
    const std::string text =
        tr(look, tilt == degrees(1) ? "The ground is level here." : "The ground faces {0} here, tilted by {1}.",
           facing(n, look), tilt);
    if (!stage.isSpoilt)
        return text;
    return text + " " +
           tr(look, "The slip adds normals of length 1 and takes the height for their y: s points {0} away from n.",
              degrees(dot(n, stage.vertex.spoilt())));
}

constexpr float headOfNumbers = 52;

void paintNumbers(const FigurePage& page, const NormalStage& stage, float row, const Box& box)
{
    const VertexNormal& vertex = stage.vertex;
    const Theme& theme = page.theme();
    const std::array<float, 3> ends{box.x + 0.46F * box.width, box.x + 0.73F * box.width, box.right()};
    float middle = box.y + page.u(headOfNumbers) - row / 2;
    const auto paintRow = [&](const std::string& name, const std::array<std::string, 3>& cells, Font font,
                              Colour colour) {
        middle += row;
        const Vec2 base = page.baseOf({box.x, middle});
        if (name.size() == 1)
            paintSign(page, {box.x + page.u(15), middle}, name, colour);
        else
            page.write(base, name, Font::SansBold, labelSize, colour);
        paintCells(page, ends, base.y, cells, font, 19, colour);
    };
    const auto paintVector = [&](const std::string& name, const Vector3& v, Colour colour, Font font = Font::MonoBold) {
        paintRow(name, {fixedText(v.x, 3), fixedText(v.y, 3), fixedText(v.z, 3)}, font, colour);
    };
    const auto rule = [&](Colour colour) {
        const float y = middle + row / 2;
        page.line({box.x, y}, {box.right(), y}, {colour, 1.8F});
    };
    page.head({box.x, box.y}, page.tr("The numbers"));
    paintCells(page, ends, box.y + page.u(headOfNumbers - 8), std::array<std::string, 3>{"x", "y", "z"}, Font::SansBold,
               labelSize, theme.muted);
    for (std::size_t i = 0; i < vertex.faces.size(); ++i)
        paintVector(std::to_string(i + 1), vertex.faces[i].normal, stage.colourOf(i, theme),
                    stage.isNew(i) ? Font::MonoBold : Font::Mono);
    rule(theme.ink);
    paintVector(page.tr("sum"), stage.sum(), theme.ink);
    if (!stage.hasUnit())
        return;
    paintRow(page.tr("length"), {"", "", fixedText(length(vertex.sum), 3)}, Font::MonoBold, theme.ink);
    rule(theme.line);
    paintVector("n", vertex.unit(), theme.now);
    if (!stage.isSpoilt)
        return;
    rule(theme.line);
    paintVector(page.tr("sum"), vertex.spoiltSum(), theme.wrong);
    paintVector("s", vertex.spoilt(), theme.wrong);
}

} // namespace

int stepsOfNormals(const Frame& frame, const FigureValues& values)
{
    return static_cast<int>(stageOf(frame, values).vertex.faces.size()) + 1;
}

Picture paintNormals(const Frame& frame, const FigureValues& values, float width, float height)
{
    const NormalStage stage = stageOf(frame, values);
    const std::string found = conclusion(stage, frame.look);
    Picture picture =
        emptyPicture(frame, tr(frame.look, "The normal of {0}", tiedPlace(stage.at)), found, width, height);
    std::string facts =
        tr(frame.look, "{0} faces, mesh {1} \u00d7 {1}", stage.vertex.faces.size(), frame.timeline.recipe().size);
    if (stage.rise != 1)
        facts += ", " + tr(frame.look, "heights times {0}", shortText(stage.rise));
    const FigurePage page = openPage(picture, frame, facts);
    const Box& body = page.body;

    // The numbers have the room that their last stage will need.
    const auto rows = static_cast<float>(stage.vertex.faces.size() + (stage.isSpoilt ? 5 : 3));
    const float toSay = page.u(stage.isSpoilt ? 116 : 64), gap = page.u(32), head = page.u(headOfNumbers);
    const auto rowIn = [&](float room) { return std::min(page.u(42), (room - head - toSay) / rows); };
    const bool isStacked = page.isTall && rowIn(body.height / 2) > page.u(24);
    const float rowHeight = rowIn(isStacked ? body.height / 2 : body.height);
    const Part scene = chart(
        {},
        [&](const Box& box) {
            page.head({box.x, box.y}, page.tr("Each face has a normal"));
            const float told = page.paragraph({box.x, box.y + page.u(28), box.width, page.u(104)},
                                              page.tr("Two edges crossed: as long as twice the area of the face. The "
                                                      "normal n is drawn larger than those."),
                                              page.theme().muted, labelSize, 24);
            paintNormalsScene(
                page, stage,
                {box.x + page.u(76), told + page.u(20), box.width - page.u(152), box.bottom() - told - page.u(62)});
        },
        0.66F);
    const Part chain = chart(
        {0, isStacked ? 0 : page.u(270)},
        [&](const Box& box) {
            Chain{page, stage, box}.paint();
        },
        0.34F);
    const Part numbers = line(
        head + rowHeight * rows, [&](const Box& box) { paintNumbers(page, stage, rowHeight, box); },
        (page.isTall ? 0.5F : 0.32F) * body.width);
    const Part words = line(toSay, [&](const Box& box) {
        if (stage.hasUnit())
            page.paragraph(box, found, page.theme().ink);
    });
    const Part told = column(gap / 2, {numbers, words});
    Part below = row(gap, {chain, numbers});
    below.grow = 0;
    paintFlow(isStacked     ? column(gap / 2, {scene, below, words})
              : page.isTall ? row(gap, {column(gap, {scene, chain}), told})
                            : row(gap, {scene, chain, told}),
              body);
    return picture;
}

} // namespace lozenge
