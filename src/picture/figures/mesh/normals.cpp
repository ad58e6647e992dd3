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

/// The normals of the faces tip to tail, as they are seen from one side.
struct Chain {
    const FigurePage& page;
    const NormalStage& stage;
    bool fromEast = false;
    std::vector<int> order = {}; ///< sorted they bend to one side of their sum
    Box plot = {};
    float scale = 1;
    float left = 0;   ///< where the leftmost tip is,
    double least = 0; ///< and how far that lies from the foot of the chain

    [[nodiscard]] const Vector3& normal(int i) const { return stage.vertex.faces[static_cast<std::size_t>(i)].normal; }
    [[nodiscard]] double across(const Vector3& v) const { return fromEast ? -v.z : v.x; }
    [[nodiscard]] Vec2 at(double right, double up) const
    {
        return {left + scale * static_cast<float>(right - least), plot.bottom() - scale * static_cast<float>(up)};
    }
    [[nodiscard]] Vec2 at(const Vector3& v) const { return at(across(v), v.y); }
    /// Labels stand away from the sum.
    [[nodiscard]] float labelSide() const { return across(stage.vertex.sum) >= 0 ? -1.0F : 1.0F; }
};

std::vector<int> orderOf(const Chain& chain)
{
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(chain.stage.vertex.faces.size()); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const double first = chain.across(chain.normal(a)), second = chain.across(chain.normal(b));
        return chain.across(chain.stage.vertex.sum) >= 0 ? first < second : first > second;
    });
    return order;
}

void fitInto(Chain& chain, const Box& plot)
{
    double most = 0, reach = 0, high = 0;
    for (const int i : chain.order) {
        reach += chain.across(chain.normal(i));
        high += chain.normal(i).y;
        chain.least = std::min(chain.least, reach);
        most = std::max(most, reach);
    }
    const double wide = most - chain.least;
    chain.plot = plot;
    chain.scale =
        std::min(plot.height / static_cast<float>(high), plot.width / static_cast<float>(std::max(wide, 1e-9)));
    chain.left = plot.x + (plot.width - chain.scale * static_cast<float>(wide)) / 2;
}

/// What is seen, from where, and on which ground it stands.
void paintSurroundings(const Chain& chain, const Box& box)
{
    const FigurePage& page = chain.page;
    const Look& look = page.frame.look;
    page.head({box.x, box.y}, tr(look, "Tip to tail"));
    page.label({box.x, box.y + page.u(45)}, tr(look, chain.fromEast ? "seen from the east" : "seen from the south"));
    const float ground = chain.plot.bottom();
    page.line({box.x, ground}, {box.right(), ground}, {page.theme().track, 1.5F});
    page.label({box.x, ground + page.u(26)}, tr(look, chain.fromEast ? "south" : "west"));
    page.label({box.right(), ground + page.u(26)}, tr(look, chain.fromEast ? "north" : "east"), Align::Right);
}

void paintNormalsOfFaces(const Chain& chain)
{
    const FigurePage& page = chain.page;
    const Theme& theme = page.theme();
    double right = 0, up = 0;
    for (const int i : chain.order) {
        if (i >= chain.stage.faces)
            continue;
        const Vec2 from = chain.at(right, up);
        right += chain.across(chain.normal(i));
        up += chain.normal(i).y;
        const Vec2 to = chain.at(right, up);
        const Colour colour = chain.stage.colourOf(i, theme);
        page.arrow(from, to, colour, 3, 12, theme.page);
        const Vec2 along = unit(to - from);
        paintFaceNumber(page, (from + to) * 0.5F + Vec2{along.y, -along.x} * (-chain.labelSide() * page.u(24)), i + 1,
                        colour);
    }
}

void paintUnit(const Chain& chain)
{
    const FigurePage& page = chain.page;
    const Theme& theme = page.theme();
    const Vec2 tip = chain.at(chain.stage.vertex.unit());
    page.arrow(chain.at(0, 0), tip, theme.now, 7, 20, theme.page, 1.5F);
    paintChip(page.picture, tip + Vec2{-chain.labelSide() * page.u(28), page.u(6)}, page.u(15), "n", theme.now, theme,
              page.u(2));
}

void nameSum(const Chain& chain, const Vector3& sum)
{
    const FigurePage& page = chain.page;
    const Vec2 middle = chain.at(chain.across(sum) * 0.6, sum.y * 0.6);
    const float side = chain.labelSide();
    page.write({middle.x - side * page.u(18), middle.y + page.u(12)}, page.tr("sum"), Font::SansBold, 18,
               page.theme().now, side < 0 ? Align::Left : Align::Right);
}

/// The faces' normals tip to tail, from the side where they spread most.
void paintNormalsChain(const FigurePage& page, const NormalStage& stage, const Box& box)
{
    const Vector3 all = stage.vertex.sum, sum = stage.sum();
    Chain chain{.page = page, .stage = stage, .fromEast = std::abs(all.z) >= std::abs(all.x)};
    chain.order = orderOf(chain);
    fitInto(chain, {box.x + page.u(34), box.y + page.u(70), box.width - page.u(68), box.height - page.u(110)});
    paintSurroundings(chain, box);
    if (stage.faces > 0)
        page.arrow(chain.at(0, 0), chain.at(sum), page.theme().now, 3, 14, page.theme().page, 1);
    paintNormalsOfFaces(chain);
    if (stage.hasUnit)
        paintUnit(chain);
    if (stage.faces > 1)
        nameSum(chain, sum);
}

constexpr double mapWidth = 4; ///< to which heights are in proportion: slopes of a large map can be seen as well

Point pointOf(const Frame& frame, const FigureValues& values)
{
    const int last = frame.timeline.last();
    return values[0].point ? *values[0].point : frame.step() ? frame.step()->at : Point{last / 2, last / 2};
}

NormalStage stageOf(const Frame& frame, const FigureValues& values)
{
    const Timeline& timeline = frame.timeline;
    NormalStage stage{.at = pointOf(frame, values), .vertex = {}, .rise = timeline.last() / mapWidth};
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

std::string conclusion(const NormalStage& stage, const Look& look)
{
    const Vector3 n = stage.vertex.unit();
    const auto tilt = std::lround(std::acos(std::clamp(n.y, -1.0, 1.0)) * 180 / std::numbers::pi);
    std::string text = tr(look, tilt == 0 ? "The ground is level here." : "The ground faces {0} here, tilted by {1}.",
                          facing(n, look), std::to_string(tilt) + "\u00b0");
    if (stage.isSpoilt) {
        const double found = length(stage.vertex.spoilt());
        text += " " + tr(look, "The slip takes x again for z in the length: s is {0} long, {1}",
                         fixedText(found, 3, Minus::Sans),
                         tr(look, found > 1.0005   ? "and the light on it too bright."
                                  : found < 0.9995 ? "and the light on it too dim."
                                                   : "right here by chance."));
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
    const float row = std::min(page.u(42), (box.height - page.u(60)) / rowsOfNumbers(stage));
    const float size = page.u(19);
    float y = box.y + page.u(19);
    page.head({box.x, box.y}, page.tr("The numbers"));
    const std::array<float, 3> ends{box.x + 0.46F * box.width, box.x + 0.73F * box.width, box.right()};
    const auto cells = [&](const Vector3& v, Font font, Colour colour) {
        const std::array parts{fixedText(v.x, 3), fixedText(v.y, 3), fixedText(v.z, 3)};
        paintCells(page, ends, y, parts, font, 19, colour);
    };
    const auto single = [&](const std::string& name, double value, Colour colour) {
        page.picture.text({box.x, y}, name, Font::SansBold, size, colour);
        page.picture.text({ends[2], y}, fixedText(value, 3), Font::MonoBold, size, colour, Align::Right);
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
        paintFaceNumber(page, {box.x + page.u(13), y - middleOfCapitals * size}, i + 1, colour);
        cells(stage.vertex.faces[static_cast<std::size_t>(i)].normal, stage.isNew(i) ? Font::MonoBold : Font::Mono,
              colour);
        y += row;
    }
    rule(theme.ink);
    page.picture.text({box.x, y}, page.tr("sum"), Font::SansBold, size, theme.ink);
    cells(stage.sum(), Font::MonoBold, theme.ink);
    y += row;
    if (!stage.hasUnit)
        return y;
    single(page.tr("length"), length(stage.vertex.sum), theme.ink);
    rule(theme.line);
    const auto normal = [&](const Vector3& v, const std::string& name, Colour colour) {
        paintChip(page.picture, {box.x + page.u(15), y - middleOfCapitals * size}, page.u(14), name, colour, theme, 0);
        cells(v, Font::MonoBold, colour);
        y += row;
    };
    normal(stage.vertex.unit(), "n", theme.now);
    if (stage.isSpoilt) {
        rule(theme.line);
        single("\u221a(x\u00b2 + y\u00b2 + x\u00b2)", spoiltLength(stage.vertex.sum), theme.wrong);
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
    const std::string side = std::to_string(frame.timeline.recipe().size);
    Picture picture = emptyPicture(frame, tr(frame.look, "The normal of {0}", tiedPlace(stage.at)),
                                   conclusion(stage, frame.look), width, height);
    const FigurePage page =
        openPage(picture, frame,
                 tr(frame.look, "{0} faces, mesh {1} \u00d7 {1}", stage.vertex.faces.size(), side) +
                     (stage.rise == 1 ? "" : ", " + tr(frame.look, "heights times {0}", shortText(stage.rise))));
    const Theme& theme = page.theme();
    const Box& body = page.body;
    // Many rows of numbers, or the cards of a question below, leave no height for one below the other.
    const bool isStacked = page.isTall && body.height > (stage.isSpoilt ? 1.3F : 0.9F) * body.width;
    const float narrower = page.isTall ? 0.8F : 1;
    const float sceneWidth = isStacked ? body.width : 0.43F * narrower * body.width;
    // On tall pages the scene has what the numbers and the words below them leave.
    const float words = page.u(!stage.isSpoilt ? 64 : isStacked ? 84 : 116);
    const float forNumbers = page.u(76) + page.u(29) * rowsOfNumbers(stage) + words;
    const float sceneHeight =
        isStacked ? std::clamp(body.height - forNumbers, 0.28F * body.height, 0.5F * body.height) : body.height;
    page.head({body.x, body.y}, tr(frame.look, "Each face has a normal"));
    const float below = page.paragraph(
        {body.x, body.y + page.u(28), sceneWidth - page.u(20), page.u(page.isTall && !isStacked ? 104 : 56)},
        tr(frame.look, "Two edges crossed: as long as twice the area of the face. The normal n is drawn "
                       "larger than those."),
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
        page.paragraph(place, conclusion(stage, frame.look), theme.ink, 19, 27);
    }
    return picture;
}

} // namespace lozenge
