#include "core/slips.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/mesh/normals_scene.hpp"
#include "picture/kit/marks.hpp"
#include "picture/participants.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
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
    bool fromEast = std::abs(stage.vertex.sum.z) >= std::abs(stage.vertex.sum.x);
    /// Labels stand away from the sum.
    float labelSide = across(stage.vertex.sum) >= 0 ? -1.0F : 1.0F;
    std::vector<int> order = {}; ///< sorted they bend to one side of their sum
    Box plot = {};
    float stretch = 1;
    float left = 0;   ///< where the leftmost tip is,
    double least = 0; ///< and how far that lies from the foot of the chain

    [[nodiscard]] const Vector3& normal(int i) const { return stage.vertex.faces[static_cast<std::size_t>(i)].normal; }
    [[nodiscard]] double across(const Vector3& v) const { return fromEast ? -v.z : v.x; }
    [[nodiscard]] Vec2 at(const Vector3& v) const { return at(across(v), v.y); }
    [[nodiscard]] Vec2 at(double right, double up) const
    {
        return {left + stretch * static_cast<float>(right - least), plot.bottom() - stretch * static_cast<float>(up)};
    }

    void sortFaces()
    {
        for (int i = 0; i < static_cast<int>(stage.vertex.faces.size()); ++i)
            order.push_back(i);
        std::stable_sort(order.begin(), order.end(),
                         [&](int a, int b) { return labelSide * across(normal(a)) > labelSide * across(normal(b)); });
    }

    void fitInto(const Box& box)
    {
        double most = 0, reach = 0, high = 0;
        for (const int i : order) {
            reach += across(normal(i));
            high += normal(i).y;
            least = std::min(least, reach);
            most = std::max(most, reach);
        }
        const double wide = most - least;
        plot = box;
        stretch = std::min(box.height / static_cast<float>(high), box.width / static_cast<float>(std::max(wide, 1e-9)));
        left = box.x + (box.width - stretch * static_cast<float>(wide)) / 2;
    }

    /// What is seen, from where, and on which ground it stands.
    void paintSurroundings(const Box& box) const
    {
        head({box.x, box.y}, tr("Tip to tail"));
        label({box.x, box.y + u(45)}, tr(fromEast ? "seen from the east," : "seen from the south,"));
        label({box.x, box.y + u(67)}, tr("sorted by their slant"));
        const float ground = plot.bottom();
        line({box.x, ground}, {box.right(), ground}, {theme().track, 1.5F});
        label({box.x, ground + u(26)}, tr(fromEast ? "south" : "west"));
        label({box.right(), ground + u(26)}, tr(fromEast ? "north" : "east"), Align::Right);
    }

    void paintFaces() const
    {
        double right = 0, up = 0;
        for (const int i : order) {
            if (i >= stage.faces)
                continue;
            const Vec2 from = at(right, up);
            right += across(normal(i));
            up += normal(i).y;
            const Vec2 to = at(right, up), along = unit(to - from);
            const Colour colour = stage.colourOf(i, theme());
            arrow(from, to, colour, 3, 12, theme().page);
            paintFaceNumber(*this, (from + to) * 0.5F + Vec2{along.y, -along.x} * (-labelSide * u(24)), i + 1, colour);
        }
    }

    void paintSum() const
    {
        const Vector3 sum = stage.sum();
        if (stage.faces > 0)
            arrow(at(0, 0), at(sum), theme().now, 3, 14, theme().page, 1);
        paintFaces();
        if (stage.hasUnit) {
            const Vec2 tip = at(stage.vertex.unit());
            arrow(at(0, 0), tip, theme().now, 7, 20, theme().page, 1.5F);
            paintChip(picture, tip + Vec2{-labelSide * u(28), u(6)}, u(15), "n", theme().now, theme(), u(2));
        }
        if (stage.faces > 1) {
            const Vec2 middle = at(across(sum) * 0.6, sum.y * 0.6);
            write({middle.x - labelSide * u(18), middle.y + u(12)}, tr("sum"), Font::SansBold, 18, theme().now,
                  labelSide < 0 ? Align::Left : Align::Right);
        }
    }
};

void paintNormalsChain(const FigurePage& page, const NormalStage& stage, const Box& box)
{
    Chain chain{page, stage};
    chain.sortFaces();
    chain.fitInto({box.x + page.u(34), box.y + page.u(92), box.width - page.u(68), box.height - page.u(132)});
    chain.paintSurroundings(box);
    chain.paintSum();
}

constexpr double mapWidth = 4; ///< to which heights are in proportion: slopes of a large map can be seen as well

NormalStage stageOf(const Frame& frame, const FigureValues& values)
{
    const Timeline& timeline = frame.timeline;
    NormalStage stage{.at = pointOr(values[0], frame), .vertex = {}, .rise = timeline.last() / mapWidth};
    stage.vertex = vertexNormal(frame.moment.surface, timeline.recipe().size, stage.rise, stage.at);
    stage.isSpoilt = slipsOf(timeline.recipe()).has(Slip::Normals);
    const auto faces = static_cast<int>(stage.vertex.faces.size());
    stage.isStepped = values[1].count.has_value();
    const int upto = values[1].count.value_or(faces + 1);
    stage.faces = std::min(upto, faces);
    stage.hasUnit = upto > faces;
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
    std::string text =
        tr(look, tilt == degrees(1) ? "The ground is level here." : "The ground faces {0} here, tilted by {1}.",
           facing(n, look), tilt);
    if (stage.isSpoilt) {
        const Vector3 s = stage.vertex.spoilt();
        text +=
            " " + tr(look,
                     "The slip adds normals of length 1 and takes the height for their y: s points {0} away from n.",
                     degrees(n.x * s.x + n.y * s.y + n.z * s.z));
    }
    return text;
}

float rowsOfNumbers(const NormalStage& stage)
{
    return static_cast<float>(stage.vertex.faces.size() + (stage.isSpoilt ? 6 : 4));
}

/// The numbers. Returns where they end.
float paintNumbers(const FigurePage& page, const NormalStage& stage, const Box& box)
{
    const Theme& theme = page.theme();
    constexpr float size = 19;
    const float row = std::min(page.u(42), (box.height - page.u(60)) / rowsOfNumbers(stage));
    float y = box.y + page.u(size);
    page.head({box.x, box.y}, page.tr("The numbers"));
    const std::array<float, 3> ends{box.x + 0.46F * box.width, box.x + 0.73F * box.width, box.right()};
    const auto cells = [&](const Vector3& v, Font font, Colour colour) {
        const std::array parts{fixedText(v.x, 3), fixedText(v.y, 3), fixedText(v.z, 3)};
        paintCells(page, ends, y, parts, font, size, colour);
        y += row;
    };
    const auto single = [&](const std::string& name, double value, Colour colour) {
        page.write({box.x, y}, name, Font::SansBold, size, colour);
        page.number({ends[2], y}, fixedText(value, 3), colour, Align::Right, size);
        y += row;
    };
    const auto rule = [&](Colour colour) {
        page.line({box.x, y - row + page.u(9)}, {box.right(), y - row + page.u(9)}, {colour, 1.8F});
        y += page.u(5);
    };
    y += page.u(32);
    paintCells(page, ends, y, std::array<std::string, 3>{"x", "y", "z"}, Font::SansBold, labelSize, theme.muted);
    y += row;
    for (int i = 0; i < static_cast<int>(stage.vertex.faces.size()); ++i) {
        const Colour colour = stage.colourOf(i, theme);
        paintFaceNumber(page, {box.x + page.u(13), y - middleOfCapitals * page.u(size)}, i + 1, colour);
        cells(stage.vertex.faces[static_cast<std::size_t>(i)].normal, stage.isNew(i) ? Font::MonoBold : Font::Mono,
              colour);
    }
    rule(theme.ink);
    page.write({box.x, y}, page.tr("sum"), Font::SansBold, size, theme.ink);
    cells(stage.sum(), Font::MonoBold, theme.ink);
    if (!stage.hasUnit)
        return y;
    single(page.tr("length"), length(stage.vertex.sum), theme.ink);
    rule(theme.line);
    const auto normal = [&](const Vector3& v, const std::string& name, Colour colour) {
        const Vec2 middle{box.x + page.u(15), y - middleOfCapitals * page.u(size)};
        paintChip(page.picture, middle, page.u(14), name, colour, theme, 0);
        cells(v, Font::MonoBold, colour);
    };
    normal(stage.vertex.unit(), "n", theme.now);
    if (stage.isSpoilt) {
        rule(theme.line);
        page.write({box.x, y}, page.tr("sum"), Font::SansBold, size, theme.wrong);
        cells(stage.vertex.spoiltSum(), Font::MonoBold, theme.wrong);
        normal(stage.vertex.spoilt(), "s", theme.wrong);
    }
    return y;
}

} // namespace

int stepsOfNormals(const Frame& frame, const FigureValues& values)
{
    return static_cast<int>(stageOf(frame, values).vertex.faces.size()) + 1;
}

Picture paintNormals(const Frame& frame, const FigureValues& values, float width, float height)
{
    const NormalStage stage = stageOf(frame, values);
    const Look& look = frame.look;
    const std::string found = conclusion(stage, look);
    Picture picture = emptyPicture(frame, tr(look, "The normal of {0}", tiedPlace(stage.at)), found, width, height);
    std::string facts =
        tr(look, "{0} faces, mesh {1} \u00d7 {1}", stage.vertex.faces.size(), frame.timeline.recipe().size);
    if (stage.rise != 1)
        facts += ", " + tr(look, "heights times {0}", shortText(stage.rise));
    const FigurePage page = openPage(picture, frame, facts);
    const Theme& theme = page.theme();
    const Box& body = page.body;
    // Many rows of numbers, or the cards of a question below, leave no height for one below the other.
    const bool isStacked = page.isTall && body.height > (stage.isSpoilt ? 1.3F : 0.9F) * body.width;
    const float narrower = page.isTall ? 0.8F : 1, sceneWidth = isStacked ? body.width : 0.43F * narrower * body.width;
    // On tall pages the scene has what the numbers and the words below them leave.
    const float words = page.u(!stage.isSpoilt ? 64 : isStacked ? 84 : 116);
    const float forNumbers = page.u(76) + page.u(29) * rowsOfNumbers(stage) + words;
    const float sceneHeight =
        isStacked ? std::clamp(body.height - forNumbers, 0.28F * body.height, 0.5F * body.height) : body.height;
    page.head({body.x, body.y}, page.tr("Each face has a normal"));
    const float below = page.paragraph(
        {body.x, body.y + page.u(28), sceneWidth - page.u(20), page.u(page.isTall && !isStacked ? 104 : 56)},
        page.tr("Two edges crossed: as long as twice the area of the face. The normal n is drawn larger than those."),
        theme.muted, labelSize, 24);
    paintNormalsScene(
        page, stage, frame.moment.surface,
        {body.x + page.u(24), below + page.u(28), sceneWidth - page.u(64), body.y + sceneHeight - below - page.u(66)});

    const float top = isStacked ? body.y + sceneHeight + page.u(16) : body.y;
    const float chainLeft = isStacked ? body.x : body.x + sceneWidth + page.u(20);
    const float chainWidth = isStacked ? 0.36F * body.width : 0.2F * narrower * body.width;
    const Box numbers{chainLeft + chainWidth + page.u(44), top, body.right() - chainLeft - chainWidth - page.u(44),
                      body.bottom() - top - words};
    paintNormalsChain(page, stage, {chainLeft, top, chainWidth, body.bottom() - top - (isStacked ? words : 0)});
    const float end = paintNumbers(page, stage, numbers);
    if (stage.hasUnit) {
        const Box place = isStacked ? Box{body.x, body.bottom() - words + page.u(24), body.width, words}
                                    : Box{numbers.x, end, numbers.width, body.bottom() - end};
        page.paragraph(place, found, theme.ink);
    }
    return picture;
}

} // namespace lozenge
