#include "picture/figures/mesh/normals_scene.hpp"

#include "picture/board/board_marks.hpp"
#include "picture/kit/marks.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <string>
#include <vector>

namespace lozenge {
namespace {

using Face = VertexNormal::Face;
using Edge = std::array<Point, 2>;

constexpr double faceArrow = 0.36, unitArrow = 0.8;

/// From where the piece is seen: how its directions lie on the page, which has no scale yet.
struct Eye {
    Vector3 right, down, toward;

    /// In degrees: from the south to the east, and above the horizon.
    Eye(double azimuth, double elevation)
    {
        const double turn = azimuth * std::numbers::pi / 180, tilt = elevation * std::numbers::pi / 180;
        right = {std::cos(turn), 0, -std::sin(turn)};
        down = {std::sin(turn) * std::sin(tilt), -std::cos(tilt), std::cos(turn) * std::sin(tilt)};
        toward = cross(down, right);
    }
    [[nodiscard]] Vec2 seen(const Vector3& v) const
    {
        return {static_cast<float>(dot(right, v)), static_cast<float>(dot(down, v))};
    }
    /// How long the shortest arrow of a face appears. Nothing where one is seen from behind; what is long enough is
    /// equally good.
    [[nodiscard]] double shortestArrow(const VertexNormal& vertex) const
    {
        double shortest = 0.2;
        for (const auto& [others, normal] : vertex.faces)
            shortest = std::min(
                shortest, dot(toward, normal) <= 0 ? 0 : faceArrow * std::hypot(dot(right, normal), dot(down, normal)));
        return shortest;
    }
};

/// The first from which no arrow points at the eye; else the one from which the shortest is longest. From the house's
/// usual side the arrows would cover one another.
Eye eyeFor(const VertexNormal& vertex)
{
    std::vector<Eye> eyes;
    for (const double elevation : {58, 48, 38, 30})
        for (const double azimuth : {12, 24, 36, 44})
            eyes.emplace_back(azimuth, elevation);
    return *std::max_element(eyes.begin(), eyes.end(), [&](const Eye& a, const Eye& b) {
        return a.shortestArrow(vertex) < b.shortestArrow(vertex);
    });
}

/// The vertex with its faces, cut out of the mesh and standing on the ground.
struct Scene : FigurePage {
    const NormalStage& stage;
    Eye eye = eyeFor(stage.vertex);
    Vector3 middle = position(stage.at);
    double ground = middle.y;             ///< on which the piece stands
    std::vector<Edge> near = nearEdges(); ///< the outer ones that turn towards the eye
    float stretch = 1;
    Vec2 shift = {};

    [[nodiscard]] Vec2 at(const Vector3& v) const { return eye.seen(v) * stretch + shift; }
    [[nodiscard]] Vec2 at(Point p) const { return at(position(p)); }
    [[nodiscard]] Vec2 below(Point p) const { return at(foot(p)); }
    [[nodiscard]] Vector3 position(Point p) const
    {
        return {static_cast<double>(p.x), frame.moment.surface[frame.moment.grid.index(p)] * stage.rise,
                static_cast<double>(p.y)};
    }
    [[nodiscard]] Vector3 foot(Point p) const { return {static_cast<double>(p.x), ground, static_cast<double>(p.y)}; }
    [[nodiscard]] Vector3 centreOf(const Face& face) const
    {
        return (middle + position(face.others[0]) + position(face.others[1])) * (1.0 / 3);
    }

    /// Clockwise around each face: an edge that another face has the other way round is no outer one.
    [[nodiscard]] std::vector<Edge> nearEdges() const
    {
        std::vector<Edge> edges, nearest;
        for (const auto& [others, normal] : stage.vertex.faces)
            for (const Edge& edge : {others, Edge{others[1], stage.at}, Edge{stage.at, others[0]}})
                edges.push_back(edge);
        std::copy_if(edges.begin(), edges.end(), std::back_inserter(nearest), [&](const Edge& edge) {
            const auto [from, to] = edge;
            const Vector3 outward{static_cast<double>(to.y - from.y), 0, static_cast<double>(from.x - to.x)};
            return dot(eye.toward, outward) > 0 && std::find(edges.begin(), edges.end(), Edge{to, from}) == edges.end();
        });
        return nearest;
    }

    /// Puts all that will stand in the scene into the box, arrows too.
    void fitInto(const Box& box)
    {
        std::vector<Vector3> shown{middle, middle + stage.vertex.unit() * unitArrow};
        if (stage.isSpoilt)
            shown.push_back(middle + stage.vertex.spoilt() * unitArrow);
        for (const Face& face : stage.vertex.faces) {
            shown.push_back(centreOf(face) + face.normal * faceArrow);
            for (const Point other : face.others) {
                shown.push_back(position(other));
                ground = std::min(ground, shown.back().y);
            }
        }
        ground -= 0.35;
        for (const auto& [from, to] : near)
            shown.insert(shown.end(), {foot(from), foot(to)});
        Vec2 least{INFINITY, INFINITY}, most{-INFINITY, -INFINITY};
        for (const Vector3& point : shown) {
            const Vec2 seen = eye.seen(point);
            least = {std::min(least.x, seen.x), std::min(least.y, seen.y)};
            most = {std::max(most.x, seen.x), std::max(most.y, seen.y)};
        }
        stretch = std::min(box.width / (most.x - least.x), box.height / (most.y - least.y));
        shift = box.centre() - (least + most) * (0.5F * stretch);
    }

    void paintFace(std::size_t i) const
    {
        const auto& [others, n] = stage.vertex.faces[i];
        const float light = brightness(static_cast<float>(-n.x / n.y), static_cast<float>(-n.z / n.y));
        const Colour bare = theme().page.r < 0.5F ? mix(theme().surface, theme().edge, 0.7F) : theme().surface;
        const Colour lit = shaded(bare, std::min(1.0F, light));
        const Vec2 corners[]{at(middle), at(others[0]), at(others[1])};
        picture.polygon(corners, stage.isNew(i) ? mix(lit, theme().now, 0.25F) : lit, {theme().muted, u(1.8F)});
    }

    /// From the near edges of the piece down to the ground.
    void paintSkirts() const
    {
        for (const auto& [from, to] : near) {
            const Vec2 side[]{at(from), at(to), below(to), below(from)};
            const Colour colour = from.y < to.y ? theme().skirtEast : theme().skirtSouth;
            picture.polygon(side, colour, {colour, u(0.6F)});
        }
    }

    void paintFaceNormal(std::size_t i) const
    {
        const Face& face = stage.vertex.faces[i];
        const Colour colour = stage.colourOf(i, theme());
        const Vector3 centre = centreOf(face);
        if (i < stage.added)
            arrow(at(centre), at(centre + face.normal * faceArrow), colour, 3, 12, theme().surface, 1.5F);
        paintSign(*this, at(centre), std::to_string(i + 1), colour);
    }

    void paintUnitNormal(const Vector3& normal, const std::string& name, Colour colour) const
    {
        const Vec2 start = at(middle), end = at(middle + normal * unitArrow);
        arrow(start, end, colour, 6, 21, theme().surface, 2);
        paintSign(*this, end + unit(end - start) * u(18), name, colour);
    }

    /// The points along the near edges, which follow each other clockwise.
    void paintRim() const
    {
        const auto number = [&](Point p) {
            const Vec2 away = unit(below(p) - below(stage.at));
            mark(baseOf(below(p) + Vec2{away.x * u(38), std::max(0.4F, away.y) * u(22)}), tiedPlace(p), Align::Centre);
        };
        for (const auto& [from, to] : near) {
            number(from);
            if (std::none_of(near.begin(), near.end(), [end = to](const Edge& other) { return other[0] == end; }))
                number(to);
        }
    }

    void paint(const Box& box)
    {
        fitInto(box);
        // Farther ones first, whatever their heights.
        const auto order = stage.sortedBy(
            [&](const Face& face) { return dot(eye.toward, foot(face.others[0]) + foot(face.others[1])); });
        for (const std::size_t i : order)
            paintFace(i);
        paintSkirts();
        for (const std::size_t i : order)
            paintFaceNormal(i);
        if (stage.hasUnit() && stage.isSpoilt)
            paintUnitNormal(stage.vertex.spoilt(), "s", theme().wrong);
        if (stage.hasUnit())
            paintUnitNormal(stage.vertex.unit(), "n", theme().now);
        circle(at(middle), 8, theme().now, {theme().surface, 2});
        if (stretch > u(80)) // else there is no room for them
            paintRim();
    }
};

} // namespace

void paintSign(const FigurePage& page, Vec2 at, const std::string& sign, Colour colour)
{
    page.circle(at, 13, colour, {page.theme().page, 2});
    writeAbout(page.picture, at, sign, Font::SansBold, page.u(labelSize), inkOn(colour));
}

void paintNormalsScene(const FigurePage& page, const NormalStage& stage, const Box& box)
{
    Scene{page, stage}.paint(box);
}

} // namespace lozenge
