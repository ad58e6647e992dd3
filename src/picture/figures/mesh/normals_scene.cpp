#include "picture/figures/mesh/normals_scene.hpp"

#include "picture/board/board_marks.hpp"
#include "picture/kit/marks.hpp"
#include "picture/participants.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace lozenge {
namespace {

constexpr double faceArrow = 0.36, unitArrow = 0.8;

/// Where the piece is seen from, in degrees: from the south to the east, and above the horizon.
struct Eye {
    double azimuth, elevation;

    [[nodiscard]] static double radians(double degrees) { return degrees * std::numbers::pi / 180; }
    [[nodiscard]] double nearness(const Vector3& v) const
    {
        return v.x * std::sin(radians(azimuth)) + v.z * std::cos(radians(azimuth));
    }
    /// Without a scale: right and down.
    [[nodiscard]] Vec2 seen(const Vector3& v) const
    {
        const double right = v.x * std::cos(radians(azimuth)) - v.z * std::sin(radians(azimuth));
        const double down = nearness(v) * std::sin(radians(elevation)) - v.y * std::cos(radians(elevation));
        return {static_cast<float>(right), static_cast<float>(down)};
    }
    /// How long the arrow of a face appears; of one that is seen from behind, nothing.
    [[nodiscard]] double arrowSeen(const Vector3& normal) const
    {
        const double towards =
            nearness(normal) * std::cos(radians(elevation)) + normal.y * std::sin(radians(elevation));
        const Vec2 arrow = seen(normal * faceArrow);
        return towards > 0 ? std::hypot(arrow.x, arrow.y) : 0;
    }
};

/// The first from which no arrow points at the eye; else the one from which the shortest is longest. From the house's
/// usual side the arrows would cover one another.
Eye eyeFor(const VertexNormal& vertex)
{
    constexpr double enough = 0.2;
    Eye best{12, 58};
    double longest = -1;
    for (const double elevation : {58, 48, 38, 30})
        for (const double azimuth : {12, 24, 36, 44}) {
            double shortest = enough;
            for (const auto& face : vertex.faces)
                shortest = std::min(shortest, Eye{azimuth, elevation}.arrowSeen(face.normal));
            if (shortest > longest) {
                best = {azimuth, elevation};
                longest = shortest;
            }
        }
    return best;
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
    Eye eye = eyeFor(stage.vertex);
    std::vector<std::array<Point, 2>> near = {}; ///< the edges of the piece that turn towards the eye,
    std::vector<Point> feet = {};                ///< and their ends
    std::vector<int> order = {};                 ///< of the faces: the farthest first
    float stretch = 1;
    Vec2 shift = {};

    [[nodiscard]] Vec2 at(const Vector3& v) const { return eye.seen(v) * stretch + shift; }
    [[nodiscard]] const std::vector<VertexNormal::Face>& faces() const { return stage.vertex.faces; }
    [[nodiscard]] const VertexNormal::Face& face(int i) const { return faces()[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Vector3 position(Point p) const
    {
        return {static_cast<double>(p.x), heights[cellOf(p, size)] * stage.rise, static_cast<double>(p.y)};
    }
    [[nodiscard]] Vector3 foot(Point p) const { return {static_cast<double>(p.x), ground, static_cast<double>(p.y)}; }
    [[nodiscard]] Vector3 centreOf(const VertexNormal::Face& face) const
    {
        return (middle + position(face.others[0]) + position(face.others[1])) * (1.0 / 3);
    }
};

/// Clockwise around each face; an edge that ends in the vertex is no border where another face has it.
void findBorders(Scene& scene)
{
    const auto isOuter = [&](std::size_t corner, Point p) {
        return std::none_of(scene.faces().begin(), scene.faces().end(),
                            [&](const auto& face) { return face.others[corner] == p; });
    };
    const auto add = [&](Point from, Point to) {
        const Vector3 outward{static_cast<double>(to.y - from.y), 0, static_cast<double>(from.x - to.x)};
        if (scene.eye.nearness(outward) <= 0)
            return;
        scene.near.push_back({from, to});
        for (const Point p : scene.near.back())
            if (std::find(scene.feet.begin(), scene.feet.end(), p) == scene.feet.end())
                scene.feet.push_back(p);
    };
    for (const auto& face : scene.faces()) {
        const auto& [from, to] = face.others;
        add(from, to);
        if (isOuter(0, to))
            add(to, scene.stage.at);
        if (isOuter(1, from))
            add(scene.stage.at, from);
    }
}

void sortFaces(Scene& scene)
{
    for (int i = 0; i < static_cast<int>(scene.faces().size()); ++i)
        scene.order.push_back(i);
    std::stable_sort(scene.order.begin(), scene.order.end(), [&](int a, int b) {
        return scene.eye.nearness(scene.centreOf(scene.face(a))) < scene.eye.nearness(scene.centreOf(scene.face(b)));
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
    for (const Point p : scene.feet)
        shown.push_back(scene.foot(p));
    Vec2 least{INFINITY, INFINITY}, most{-INFINITY, -INFINITY};
    for (const Vector3& point : shown) {
        const Vec2 at = scene.eye.seen(point);
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

/// From the near edges of the piece down to the ground.
void paintSkirts(const Scene& scene)
{
    const Theme& theme = scene.page.theme();
    for (const auto& [from, to] : scene.near) {
        const Vec2 side[]{scene.at(scene.position(from)), scene.at(scene.position(to)), scene.at(scene.foot(to)),
                          scene.at(scene.foot(from))};
        const Colour colour = from.y < to.y ? theme.skirtEast : theme.skirtSouth;
        scene.page.picture.polygon(side, colour, {colour, scene.page.u(0.6F)});
    }
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

/// The columns and rows of the piece, along its near edges.
void paintRim(const Scene& scene)
{
    const FigurePage& page = scene.page;
    const auto number = [&](Point p, Vec2 by, const std::string& text) {
        page.mark(page.baseOf(scene.at(scene.foot(p)) + by * page.u(20)), text, Align::Centre);
    };
    const Point at = scene.stage.at;
    for (const Point p : scene.feet)
        // Four faces leave the corners of their cells out.
        if ((at.x + at.y) % 2 != 0)
            number(p, {0, 1.2F}, tiedPlace(p));
        else if (p.y == std::min(scene.size - 1, at.y + 1))
            number(p, {-0.2F, 1}, "x" + std::to_string(p.x));
        else
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
    paintSkirts(scene);
    paintFaceNormals(scene);
    if (stage.hasUnit && stage.isSpoilt)
        paintUnitNormal(scene, stage.vertex.spoilt(), "s", theme.wrong);
    if (stage.hasUnit)
        paintUnitNormal(scene, stage.vertex.unit(), "n", theme.now);
    page.circle(scene.at(scene.middle), 8, theme.now, {theme.surface, 2});
    paintRim(scene);
}

} // namespace lozenge
