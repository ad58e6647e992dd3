#include "picture/figures/mesh/normals_scene.hpp"

#include "picture/board/board_marks.hpp"
#include "picture/kit/marks.hpp"
#include "picture/participants.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace lozenge {
namespace {

// From the house's usual side the arrows would cover one another.
constexpr double azimuth = 12 * std::numbers::pi / 180, elevation = 58 * std::numbers::pi / 180;
constexpr double faceArrow = 0.36, unitArrow = 0.8;

/// As seen without a scale: right and down.
Vec2 seen(const Vector3& v)
{
    const double right = v.x * std::cos(azimuth) - v.z * std::sin(azimuth);
    const double near = v.x * std::sin(azimuth) + v.z * std::cos(azimuth);
    return {static_cast<float>(right), static_cast<float>(near * std::sin(elevation) - v.y * std::cos(elevation))};
}

float nearness(const Vector3& v)
{
    return static_cast<float>(v.x * std::sin(azimuth) + v.z * std::cos(azimuth));
}

Colour litFace(const Vector3& normal, const Theme& theme)
{
    const float direct = brightness(static_cast<float>(-normal.x / normal.y), static_cast<float>(-normal.z / normal.y));
    const bool isDark = theme.page.r < 0.5F;
    const Colour dim = isDark ? theme.surface : theme.skirtEast, bright = isDark ? theme.edge : theme.surface;
    return mix(dim, bright, std::clamp((direct - 0.62F) / 0.42F, 0.0F, 1.0F));
}

/// The vertex with its faces, cut out of the mesh and standing on the ground.
struct Scene {
    const FigurePage& page;
    const NormalStage& stage;
    const std::vector<double>& heights;
    int size = page.frame.timeline.recipe().size;
    Vector3 middle = position(stage.at);
    double ground = 0;
    std::vector<Point> southern = {}, eastern = {}; ///< the near borders of the piece, from the west and from the south
    std::vector<int> order = {};                    ///< of the faces: the farthest first
    float stretch = 1;
    Vec2 shift = {};

    [[nodiscard]] Vec2 at(const Vector3& v) const { return seen(v) * stretch + shift; }
    [[nodiscard]] const std::vector<VertexNormal::Face>& faces() const { return stage.vertex.faces; }
    [[nodiscard]] const VertexNormal::Face& face(int i) const { return faces()[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Vector3 position(Point p) const
    {
        const std::size_t cell =
            static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(p.x);
        return {static_cast<double>(p.x), heights[cell] * stage.rise, static_cast<double>(p.y)};
    }
    [[nodiscard]] Vector3 foot(Point p) const { return {static_cast<double>(p.x), ground, static_cast<double>(p.y)}; }
    [[nodiscard]] Vector3 centreOf(const VertexNormal::Face& face) const
    {
        return (middle + position(face.others[0]) + position(face.others[1])) * (1.0 / 3);
    }
    /// Four faces leave the corners of their cells out.
    [[nodiscard]] bool isWhole() const { return (stage.at.x + stage.at.y) % 2 == 0; }
};

void findBorders(Scene& scene)
{
    const Point at = scene.stage.at;
    const int last = scene.size - 1, south = std::min(last, at.y + 1), east = std::min(last, at.x + 1);
    for (int x = std::max(0, at.x - 1); x <= east; ++x)
        scene.southern.push_back({x, south});
    for (int y = south; y >= std::max(0, at.y - 1); --y)
        scene.eastern.push_back({east, y});
}

void sortFaces(Scene& scene)
{
    for (int i = 0; i < static_cast<int>(scene.faces().size()); ++i)
        scene.order.push_back(i);
    std::stable_sort(scene.order.begin(), scene.order.end(), [&](int a, int b) {
        return nearness(scene.centreOf(scene.face(a))) < nearness(scene.centreOf(scene.face(b)));
    });
}

/// Puts all that will stand in the scene into the box, arrows too.
void fitInto(Scene& scene, const Box& box)
{
    const VertexNormal& vertex = scene.stage.vertex;
    double lowest = scene.middle.y;
    std::vector<Vector3> shown{scene.middle, scene.middle + vertex.unit() * unitArrow};
    if (scene.stage.isSpoilt)
        shown.push_back(scene.middle + vertex.spoilt() * unitArrow);
    for (const auto& face : scene.faces()) {
        shown.push_back(scene.centreOf(face) + face.normal * faceArrow);
        for (const Point other : face.others) {
            shown.push_back(scene.position(other));
            lowest = std::min(lowest, shown.back().y);
        }
    }
    scene.ground = lowest - 0.35;
    if (scene.isWhole())
        for (const auto& line : {scene.southern, scene.eastern})
            for (const Point p : line)
                shown.push_back(scene.foot(p));
    Vec2 least{INFINITY, INFINITY}, most{-INFINITY, -INFINITY};
    for (const Vector3& point : shown) {
        const Vec2 at = seen(point);
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    scene.stretch = std::min(box.width / (most.x - least.x), box.height / (most.y - least.y));
    scene.shift = box.centre() - (least + most) * (0.5F * scene.stretch);
}

void paintFaces(const Scene& scene)
{
    const Theme& theme = scene.page.theme();
    for (const int i : scene.order) {
        const auto& face = scene.face(i);
        const Vec2 corners[]{scene.at(scene.middle), scene.at(scene.position(face.others[0])),
                             scene.at(scene.position(face.others[1]))};
        const Colour lit = litFace(face.normal, theme);
        scene.page.picture.polygon(corners, scene.stage.isNew(i) ? mix(lit, theme.now, 0.25F) : lit,
                                   {theme.muted, scene.page.u(1.8F)});
    }
}

/// From a border of the piece down to the ground.
void paintSkirt(const Scene& scene, const std::vector<Point>& border, Colour colour)
{
    std::vector<Vec2> side;
    for (const Point p : border)
        side.push_back(scene.at(scene.position(p)));
    for (auto p = border.rbegin(); p != border.rend(); ++p)
        side.push_back(scene.at(scene.foot(*p)));
    scene.page.picture.polygon(side, colour);
}

void paintFaceNormals(const Scene& scene)
{
    const FigurePage& page = scene.page;
    const Theme& theme = page.theme();
    for (const int i : scene.order) {
        const auto& face = scene.face(i);
        const Colour colour = scene.stage.colourOf(i, theme);
        const Vec2 from = scene.at(scene.centreOf(face));
        if (i < scene.stage.faces)
            page.arrow(from, scene.at(scene.centreOf(face) + face.normal * faceArrow), colour, 3, 12, theme.surface,
                       1.5F);
        paintFaceNumber(page, from, i + 1, colour);
    }
}

void paintUnitNormal(const Scene& scene, const Vector3& normal, const std::string& name, Colour colour)
{
    const FigurePage& page = scene.page;
    const Theme& theme = page.theme();
    const Vec2 foot = scene.at(scene.middle), end = scene.at(scene.middle + normal * unitArrow);
    page.arrow(foot, end, colour, 6, 21, theme.surface, 2);
    paintChip(page.picture, end + unit(end - foot) * page.u(18), page.u(15), name, colour, theme, page.u(2));
}

/// The columns and rows of the piece, along its near borders.
void paintRim(const Scene& scene)
{
    const FigurePage& page = scene.page;
    const auto number = [&](Point p, Vec2 by, const std::string& text) {
        page.mark(page.baseOf(scene.at(scene.foot(p)) + by * page.u(20)), text, Align::Centre);
    };
    for (const Point p : scene.southern)
        number(p, {-0.2F, 1}, "x" + std::to_string(p.x));
    for (const Point p : scene.eastern)
        if (p.y != scene.southern.front().y || scene.eastern.size() == 1)
            number(p, {1.3F, 0.5F}, "y" + std::to_string(p.y));
}

} // namespace

Vector3 NormalStage::sum() const
{
    Vector3 sum;
    for (int i = 0; i < faces; ++i)
        sum = sum + vertex.faces[static_cast<std::size_t>(i)].normal;
    return sum;
}

void paintFaceNumber(const FigurePage& page, Vec2 at, int number, Colour colour)
{
    page.circle(at, 13, colour, {page.theme().page, 2});
    writeAbout(page.picture, at, std::to_string(number), Font::SansBold, page.u(labelSize), inkOn(colour));
}

void paintNormalsScene(const FigurePage& page, const NormalStage& stage, const std::vector<double>& heights,
                       const Box& box)
{
    const Theme& theme = page.theme();
    Scene scene{.page = page, .stage = stage, .heights = heights};
    findBorders(scene);
    sortFaces(scene);
    fitInto(scene, box);

    paintFaces(scene);
    if (scene.isWhole()) {
        paintSkirt(scene, scene.southern, theme.skirtSouth);
        paintSkirt(scene, scene.eastern, theme.skirtEast);
    }
    paintFaceNormals(scene);
    if (stage.hasUnit && stage.isSpoilt)
        paintUnitNormal(scene, stage.vertex.spoilt(), "s", theme.wrong);
    if (stage.hasUnit)
        paintUnitNormal(scene, stage.vertex.unit(), "n", theme.now);
    page.circle(scene.at(scene.middle), 8, theme.now, {theme.surface, 2});
    if (scene.isWhole())
        paintRim(scene);
}

} // namespace lozenge
