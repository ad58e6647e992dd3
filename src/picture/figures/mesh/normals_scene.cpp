#include "picture/figures/mesh/normals_scene.hpp"

#include "picture/board/board_lines.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/participants.hpp"
#include "picture/said.hpp"
#include "picture/text/number_text.hpp"

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

/// Puts what is seen into a box.
struct Fit {
    float scale = 1;
    Vec2 shift;

    Vec2 operator()(const Vector3& v) const { return seen(v) * scale + shift; }
};

Fit fitOf(const std::vector<Vector3>& points, const Box& box)
{
    Vec2 least{INFINITY, INFINITY}, most{-INFINITY, -INFINITY};
    for (const Vector3& point : points) {
        const Vec2 at = seen(point);
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    const float scale = std::min(box.width / (most.x - least.x), box.height / (most.y - least.y));
    return {scale, box.centre() - (least + most) * (0.5F * scale)};
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
    const float size = page.u(labelSize);
    page.picture.circle(at, page.u(13), colour, {page.theme().page, page.u(2)});
    page.picture.text({at.x, at.y + middleOfCapitals * size}, std::to_string(number), Font::SansBold, size,
                      inkOn(colour), Align::Centre);
}

void paintNormalsScene(const FigurePage& page, const NormalStage& stage, const std::vector<double>& heights,
                       const Box& box)
{
    const Theme& theme = page.theme();
    const int size = page.frame.timeline.recipe().size;
    const auto position = [&](Point p) {
        const std::size_t cell =
            static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size) + static_cast<std::size_t>(p.x);
        return Vector3{static_cast<double>(p.x), heights[cell] * stage.rise, static_cast<double>(p.y)};
    };
    const Vector3 middle = position(stage.at);
    const auto centreOf = [&](const VertexNormal::Face& face) {
        return (middle + position(face.others[0]) + position(face.others[1])) * (1.0 / 3);
    };
    const auto& faces = stage.vertex.faces;
    const int west = std::max(0, stage.at.x - 1), east = std::min(size - 1, stage.at.x + 1),
              north = std::max(0, stage.at.y - 1), south = std::min(size - 1, stage.at.y + 1);

    double lowest = middle.y;
    std::vector<Vector3> shown{middle, middle + stage.vertex.unit() * unitArrow};
    if (stage.isSpoilt)
        shown.push_back(middle + stage.vertex.spoilt() * unitArrow);
    for (const auto& face : faces) {
        shown.push_back(centreOf(face) + face.normal * faceArrow);
        for (const Point other : face.others) {
            shown.push_back(position(other));
            lowest = std::min(lowest, shown.back().y);
        }
    }
    const double ground = lowest - 0.35;
    const std::vector<Point> southern = [&] {
        std::vector<Point> line;
        for (int x = west; x <= east; ++x)
            line.push_back({x, south});
        return line;
    }();
    const std::vector<Point> eastern = [&] {
        std::vector<Point> line;
        for (int y = south; y >= north; --y)
            line.push_back({east, y});
        return line;
    }();
    // Four faces leave the corners of their cells out.
    const bool isWhole = (stage.at.x + stage.at.y) % 2 == 0;
    if (isWhole)
        for (const auto& line : {southern, eastern})
            for (const Point p : line)
                shown.push_back({static_cast<double>(p.x), ground, static_cast<double>(p.y)});
    const Fit fit = fitOf(shown, box);

    const auto skirt = [&](const std::vector<Point>& line, Colour colour) {
        std::vector<Vec2> side;
        for (const Point p : line)
            side.push_back(fit(position(p)));
        for (auto p = line.rbegin(); p != line.rend(); ++p)
            side.push_back(fit({static_cast<double>(p->x), ground, static_cast<double>(p->y)}));
        page.picture.polygon(side, colour);
    };
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(faces.size()); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return nearness(centreOf(faces[static_cast<std::size_t>(a)])) <
               nearness(centreOf(faces[static_cast<std::size_t>(b)]));
    });
    const auto isNew = [&](int i) { return stage.isStepped && i + 1 == stage.faces && !stage.hasUnit; };
    for (const int i : order) {
        const auto& face = faces[static_cast<std::size_t>(i)];
        const Vec2 corners[]{fit(middle), fit(position(face.others[0])), fit(position(face.others[1]))};
        page.picture.polygon(
            corners, isNew(i) ? mix(litFace(face.normal, theme), theme.now, 0.25F) : litFace(face.normal, theme),
            {theme.muted, page.u(1.8F)});
    }
    if (isWhole) {
        skirt(southern, theme.skirtSouth);
        skirt(eastern, theme.skirtEast);
    }
    for (const int i : order) {
        const auto& face = faces[static_cast<std::size_t>(i)];
        const bool isAdded = i < stage.faces;
        const Colour colour = isNew(i) ? theme.now : isAdded ? theme.ink : theme.faint;
        const Vec2 from = fit(centreOf(face));
        if (isAdded)
            paintArrow(page.picture, from, fit(centreOf(face) + face.normal * faceArrow), colour, page.u(3), page.u(12),
                       theme.surface, page.u(1.5F), false);
        paintFaceNumber(page, from, i + 1, colour);
    }
    // The spoilt one has the same direction: it stands beside the right one.
    const auto unitArrowTo = [&](const Vector3& normal, const std::string& name, Colour colour, float aside) {
        const Vec2 along = unit(fit(middle + normal * unitArrow) - fit(middle));
        const Vec2 by = Vec2{-along.y, along.x} * page.u(aside);
        const Vec2 from = fit(middle) + by, to = fit(middle + normal * unitArrow) + by;
        paintArrow(page.picture, from, to, colour, page.u(6), page.u(21), theme.surface, page.u(2), false);
        paintChip(page.picture, to + along * page.u(18) + by * 0.6F, page.u(15), name, colour, theme, page.u(2));
    };
    if (stage.hasUnit && stage.isSpoilt)
        unitArrowTo(stage.vertex.spoilt(), "s", theme.wrong, 20);
    if (stage.hasUnit)
        unitArrowTo(stage.vertex.unit(), "n", theme.now, 0);
    page.picture.circle(fit(middle), page.u(8), theme.now, {theme.surface, page.u(2)});

    if (!isWhole)
        return;
    const auto rim = [&](Point p, Vec2 by, const std::string& text) {
        const Vec2 at = fit({static_cast<double>(p.x), ground, static_cast<double>(p.y)}) + by * page.u(20);
        page.picture.text({at.x, at.y + middleOfCapitals * page.u(labelSize)}, text, Font::Mono, page.u(labelSize),
                          theme.muted, Align::Centre);
    };
    for (const Point p : southern)
        rim(p, {-0.2F, 1}, "x" + std::to_string(p.x));
    for (const Point p : eastern)
        if (p.y != south || eastern.size() == 1)
            rim(p, {1.3F, 0.5F}, "y" + std::to_string(p.y));
}

void paintNormalsChain(const FigurePage& page, const NormalStage& stage, const Box& box)
{
    const Theme& theme = page.theme();
    const Vector3 all = stage.vertex.sum;
    const bool fromEast = std::abs(all.z) >= std::abs(all.x);
    const auto across = [&](const Vector3& v) { return fromEast ? -v.z : v.x; };
    page.picture.text({box.x, box.y + page.u(19)}, said(page.frame.look, "Tip to tail"), Font::SansBold, page.u(19),
                      theme.ink);
    page.label({box.x, box.y + page.u(45)},
               said(page.frame.look, fromEast ? "seen from the east" : "seen from the south"));

    // Sorted they bend to one side of their sum.
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(stage.vertex.faces.size()); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const double first = across(stage.vertex.faces[static_cast<std::size_t>(a)].normal),
                     second = across(stage.vertex.faces[static_cast<std::size_t>(b)].normal);
        return across(all) >= 0 ? first < second : first > second;
    });
    double least = 0, most = 0, reach = 0, high = 0;
    for (const int i : order) {
        const Vector3& normal = stage.vertex.faces[static_cast<std::size_t>(i)].normal;
        reach += across(normal);
        high += normal.y;
        least = std::min(least, reach);
        most = std::max(most, reach);
    }
    const Box plot{box.x + page.u(34), box.y + page.u(70), box.width - page.u(68), box.height - page.u(110)};
    const float scale =
        std::min(plot.height / static_cast<float>(high), plot.width / static_cast<float>(std::max(most - least, 1e-9)));
    const float left = plot.x + (plot.width - scale * static_cast<float>(most - least)) / 2;
    const auto at = [&](double right, double up) {
        return Vec2{left + scale * static_cast<float>(right - least), plot.bottom() - scale * static_cast<float>(up)};
    };
    page.picture.line({box.x, plot.bottom()}, {box.right(), plot.bottom()}, {theme.track, page.u(1.5F)});
    page.label({box.x, plot.bottom() + page.u(26)}, said(page.frame.look, fromEast ? "south" : "west"));
    page.label({box.right(), plot.bottom() + page.u(26)}, said(page.frame.look, fromEast ? "north" : "east"),
               Align::Right);

    const Vector3 sum = stage.sum();
    if (stage.faces > 0)
        paintArrow(page.picture, at(0, 0), at(across(sum), sum.y), theme.now, page.u(3), page.u(14), theme.page,
                   page.u(1), false);
    double right = 0, up = 0;
    const float side = across(all) >= 0 ? -1 : 1; // of the labels: away from the sum
    for (const int i : order) {
        if (i >= stage.faces)
            continue;
        const Vector3& normal = stage.vertex.faces[static_cast<std::size_t>(i)].normal;
        const Vec2 from = at(right, up);
        right += across(normal);
        up += normal.y;
        const Vec2 to = at(right, up);
        const bool isNew = stage.isStepped && i + 1 == stage.faces && !stage.hasUnit;
        paintArrow(page.picture, from, to, isNew ? theme.now : theme.ink, page.u(3), page.u(12), theme.page, 0, false);
        const Vec2 along = unit(to - from);
        paintFaceNumber(page, (from + to) * 0.5F + Vec2{along.y, -along.x} * (-side * page.u(24)), i + 1,
                        isNew ? theme.now : theme.ink);
    }
    if (stage.hasUnit) {
        const Vector3 unitNormal = stage.vertex.unit();
        paintArrow(page.picture, at(0, 0), at(across(unitNormal), unitNormal.y), theme.now, page.u(7), page.u(20),
                   theme.page, page.u(1.5F), false);
        const Vec2 tip = at(across(unitNormal), unitNormal.y);
        paintChip(page.picture, tip + Vec2{-side * page.u(28), page.u(6)}, page.u(15), "n", theme.now, theme,
                  page.u(2));
    }
    if (stage.faces > 1) {
        const Vec2 middle = at(across(sum) * 0.6, sum.y * 0.6);
        page.picture.text({middle.x - side * page.u(18), middle.y + page.u(12)}, said(page.frame.look, "sum"),
                          Font::SansBold, page.u(18), theme.now, side < 0 ? Align::Left : Align::Right);
    }
}

} // namespace lozenge
