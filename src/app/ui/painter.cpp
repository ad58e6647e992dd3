#include "app/ui/painter.hpp"

#include "app/releases.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace lozenge {
namespace {

// Columns of polygons.

/// Where a way to the right is over two places between which it has no corner. What of it lies before them goes.
std::array<Vec2, 2> over(std::span<const Vec2>& way, float from, float to)
{
    while (way[1].x <= from)
        way = way.subspan(1);
    const auto at = [a = way[0], b = way[1]](float x) { return a + (b - a) * ((x - a.x) / (b.x - a.x)); };
    return {at(from), at(to)};
}

void addBetween(std::vector<Quad>& columns, Vec2 a, Vec2 nextA, Vec2 b, Vec2 nextB)
{
    const float before = a.y - b.y, after = nextA.y - nextB.y;
    if (before * after >= 0) {
        columns.push_back({a, nextA, nextB, b});
        return;
    }
    const Vec2 crossing = a + (nextA - a) * (before / (before - after));
    columns.push_back({a, crossing, crossing, b});
    columns.push_back({crossing, nextA, nextB, crossing});
}

// Shapes.

/// A draw list counts its vertices in 16 bits.
constexpr unsigned mostVertices = 56000;

bool isSeen(Colour colour)
{
    return colour.a > 0;
}

/// A dashed line as single strokes; Dear ImGui knows none.
void paintDashes(ImDrawList& list, const std::vector<ImVec2>& along, const Stroke& stroke, bool isClosed)
{
    const ImU32 colour = imColour(stroke.colour);
    const bool isDotted = stroke.round && stroke.dash < 0.5F;
    float rest = 0; // of the period, at the begin of a side
    const float period = stroke.dash + stroke.gap;
    const std::size_t sides = along.size() - (isClosed ? 0 : 1);
    for (std::size_t i = 0; i < sides; ++i) {
        const ImVec2 a = along[i], b = along[(i + 1) % along.size()];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        if (length <= 0)
            continue;
        const auto at = [&](float s) { return ImVec2{a.x + (b.x - a.x) * s / length, a.y + (b.y - a.y) * s / length}; };
        float s = -rest;
        for (; s < length; s += period) {
            if (isDotted) {
                if (s >= 0)
                    list.AddCircleFilled(at(s), stroke.width / 2, colour, 8);
            } else if (s + stroke.dash > 0) {
                list.AddLine(at(std::max(0.0F, s)), at(std::min(length, s + stroke.dash)), colour, stroke.width);
            }
        }
        rest = length - (s - period);
        if (rest >= period)
            rest -= period;
    }
}

struct ShapePainter {
    ImDrawList* list;
    const Picture& picture;
    ImVec2 origin;
    Painter& painter;
    std::vector<ImVec2> corners = {};

    void goOn()
    {
        if (list->_VtxCurrentIdx > mostVertices)
            list = &continued(*list);
    }

    void operator()(const Polygon& polygon)
    {
        const auto& points = placed(polygon.points);
        if (isSeen(polygon.fill)) {
            if (points.size() <= 4)
                list->AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), imColour(polygon.fill));
            else
                fillColumns(polygon);
        }
        stroke(points, polygon.stroke, true);
    }
    void operator()(const Polyline& line) { stroke(placed(line.points), line.stroke, false); }
    void operator()(const Circle& circle)
    {
        const ImVec2 centre = at(circle.centre);
        // Tiny discs are many: few corners do, and a rim would cost more than the disc.
        const bool isTiny = circle.radius < 5;
        if (isSeen(circle.fill))
            list->AddCircleFilled(centre, circle.radius, imColour(circle.fill), isTiny ? 10 : 0);
        if (!isSeen(circle.stroke.colour) || (isTiny && isSeen(circle.fill) && circle.stroke.width <= 1))
            return;
        if (circle.stroke.gap == 0) {
            list->AddCircle(centre, circle.radius, imColour(circle.stroke.colour), 0, circle.stroke.width);
            return;
        }
        corners.clear();
        constexpr int sides = 48;
        for (int i = 0; i < sides; ++i) {
            const float angle = 6.2831853F * static_cast<float>(i) / sides;
            corners.push_back({centre.x + std::cos(angle) * circle.radius, centre.y + std::sin(angle) * circle.radius});
        }
        paintDashes(*list, corners, circle.stroke, true);
    }
    void operator()(const Rectangle& rectangle)
    {
        const ImVec2 from = at({rectangle.box.x, rectangle.box.y});
        const ImVec2 to = at({rectangle.box.right(), rectangle.box.bottom()});
        if (isSeen(rectangle.fill))
            list->AddRectFilled(from, to, imColour(rectangle.fill), rectangle.corner);
        if (isSeen(rectangle.stroke.colour))
            list->AddRect(from, to, imColour(rectangle.stroke.colour), rectangle.corner, 0, rectangle.stroke.width);
    }
    void operator()(const Text& text)
    {
        painter.text(*list, {text.at.x + origin.x, text.at.y + origin.y}, text.content, text.font, text.size,
                     text.colour, text.align);
    }
    void operator()(const Image& image)
    {
        const ImVec2 from = at({image.box.x, image.box.y});
        list->AddImage(painter.textureOf(image.pixels, image.smooth), from,
                       {from.x + image.box.width, from.y + image.box.height});
    }

    [[nodiscard]] ImVec2 at(Vec2 v) const { return {v.x + origin.x, v.y + origin.y}; }

    const std::vector<ImVec2>& placed(PointRange range)
    {
        corners.clear();
        for (const Vec2 point : picture.pointsOf(range))
            corners.push_back(at(point));
        return corners;
    }

    void fillColumns(const Polygon& polygon)
    {
        // Smoothed edges would show as seams where two columns meet.
        const ImDrawListFlags flags = list->Flags;
        list->Flags &= ~ImDrawListFlags_AntiAliasedFill;
        for (const Quad& column : columnsOf(picture.pointsOf(polygon.points)))
            list->AddQuadFilled(at(column[0]), at(column[1]), at(column[2]), at(column[3]), imColour(polygon.fill));
        list->Flags = flags;
    }

    void stroke(const std::vector<ImVec2>& points, const Stroke& stroke, bool isClosed)
    {
        if (!isSeen(stroke.colour) || points.size() < 2)
            return;
        if (stroke.gap > 0)
            paintDashes(*list, points, stroke, isClosed);
        else
            list->AddPolyline(points.data(), static_cast<int>(points.size()), imColour(stroke.colour),
                              isClosed ? ImDrawFlags_Closed : ImDrawFlags_None, stroke.width);
    }
};

} // namespace

std::vector<Quad> columnsOf(std::span<const Vec2> polygon)
{
    std::vector<Quad> columns;
    if (polygon.size() < 3)
        return columns;
    const auto isFurtherLeft = [](Vec2 a, Vec2 b) { return a.x < b.x; };
    std::vector<Vec2> around(polygon.begin(), polygon.end());
    std::rotate(around.begin(), std::min_element(around.begin(), around.end(), isFurtherLeft), around.end());
    around.push_back(around.front());
    const auto right = std::max_element(around.begin(), around.end(), isFurtherLeft);
    const std::vector<Vec2> back(around.rbegin(), std::make_reverse_iterator(right));
    std::span<const Vec2> one(around.begin(), right + 1), other(back);
    std::vector<float> bends;
    for (const Vec2 corner : polygon)
        bends.push_back(corner.x);
    std::sort(bends.begin(), bends.end());
    bends.erase(std::unique(bends.begin(), bends.end()), bends.end());
    for (std::size_t i = 1; i < bends.size(); ++i) {
        const auto [a, nextA] = over(one, bends[i - 1], bends[i]);
        const auto [b, nextB] = over(other, bends[i - 1], bends[i]);
        addBetween(columns, a, nextA, b, nextB);
    }
    return columns;
}

ImDrawList& continued(const ImDrawList& full)
{
    const ImVec2 from = full.GetClipRectMin(), to = full.GetClipRectMax();
    ImGui::SetCursorScreenPos(from);
    // Several lists of a stage may be full after the same number of vertices, and one may be left at several numbers.
    ImGui::PushID(&full);
    ImGui::PushID(static_cast<int>(full._VtxCurrentIdx));
    ImGui::BeginChild("more", {to.x - from.x, to.y - from.y}, false,
                      ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoDecoration);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImGui::EndChild();
    ImGui::PopID();
    ImGui::PopID();
    list.PushClipRect(from, to);
    return list;
}

Painter::Painter(const Type& type) : m_type(type) {}
Painter::~Painter() = default;

void Painter::paint(ImDrawList& list, const Picture& picture, ImVec2 origin)
{
    ShapePainter painter{&list, picture, origin, *this};
    for (const Shape& shape : picture.shapes) {
        painter.goOn();
        std::visit(painter, shape);
    }
}

void Painter::text(ImDrawList& list, Vec2 baseline, const std::string& content, Font font, float size, Colour colour,
                   Align align) const
{
    ImFont* face = m_type.face(font, size);
    const float asked = size * m_type.lineOf(font);
    const float width = align == Align::Left ? 0 : face->CalcTextSizeA(asked, FLT_MAX, 0, content.c_str()).x;
    const float x = baseline.x - (align == Align::Left ? 0 : align == Align::Centre ? width / 2 : width);
    addLine(list, *face, asked, {std::round(x), std::round(baseline.y)}, imColour(colour), content.c_str());
}

ImTextureID Painter::textureOf(const std::shared_ptr<const Pixels>& pixels, bool smooth)
{
    const int frame = ImGui::GetFrameCount();
    auto found = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept& kept) { return kept.pixels == pixels; });
    if (found == m_kept.end()) {
        // Nobody can ask for pixels that only we have. To fill their texture again is faster than to make another.
        found = std::find_if(m_kept.begin(), m_kept.end(),
                             [frame](const Kept& kept) { return kept.pixels.use_count() == 1 && kept.frame != frame; });
        if (found == m_kept.end())
            found = m_kept.insert(found, {nullptr, std::make_unique<sf::Texture>()});
        found->pixels = pixels;
        sf::Texture& texture = *found->texture;
        const sf::Vector2u size(static_cast<unsigned>(pixels->width), static_cast<unsigned>(pixels->height));
        if (texture.getSize() == size || resize(texture, size))
            texture.update(pixels->rgba.data());
        texture.setSmooth(smooth);
    }
    found->frame = frame;
    return textureId(found->texture->getNativeHandle());
}

} // namespace lozenge
