#include "app/ui/painter.hpp"

#include "app/releases.hpp"
#include "app/ui/columns.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace lozenge {
namespace {

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

class ShapePainter {
public:
    ShapePainter(ImDrawList& list, const Picture& picture, ImVec2 origin, const Painter& painter)
        : m_list(list), m_picture(picture), m_origin(origin), m_painter(painter)
    {}

    void operator()(const Polygon& polygon)
    {
        const auto& points = placed(polygon.points);
        if (isSeen(polygon.fill)) {
            if (points.size() <= 4)
                m_list.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), imColour(polygon.fill));
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
            m_list.AddCircleFilled(centre, circle.radius, imColour(circle.fill), isTiny ? 10 : 0);
        if (!isSeen(circle.stroke.colour) || (isTiny && isSeen(circle.fill) && circle.stroke.width <= 1))
            return;
        if (circle.stroke.gap == 0) {
            m_list.AddCircle(centre, circle.radius, imColour(circle.stroke.colour), 0, circle.stroke.width);
            return;
        }
        m_points.clear();
        constexpr int sides = 48;
        for (int i = 0; i < sides; ++i) {
            const float angle = 6.2831853F * static_cast<float>(i) / sides;
            m_points.push_back(
                {centre.x + std::cos(angle) * circle.radius, centre.y + std::sin(angle) * circle.radius});
        }
        paintDashes(m_list, m_points, circle.stroke, true);
    }
    void operator()(const Rectangle& rectangle)
    {
        const ImVec2 from = at({rectangle.box.x, rectangle.box.y});
        const ImVec2 to = at({rectangle.box.right(), rectangle.box.bottom()});
        if (isSeen(rectangle.fill))
            m_list.AddRectFilled(from, to, imColour(rectangle.fill), rectangle.corner);
        if (isSeen(rectangle.stroke.colour))
            m_list.AddRect(from, to, imColour(rectangle.stroke.colour), rectangle.corner, 0, rectangle.stroke.width);
    }
    void operator()(const Text& text)
    {
        m_painter.text(m_list, {text.at.x + m_origin.x, text.at.y + m_origin.y}, text.content, text.font, text.size,
                       text.colour, text.align);
    }
    void operator()(const Image&) {} // painted by who keeps the textures

private:
    [[nodiscard]] ImVec2 at(Vec2 v) const { return {v.x + m_origin.x, v.y + m_origin.y}; }

    const std::vector<ImVec2>& placed(PointRange range)
    {
        m_points.clear();
        for (const Vec2 point : m_picture.pointsOf(range))
            m_points.push_back(at(point));
        return m_points;
    }

    void fillColumns(const Polygon& polygon)
    {
        // Smoothed edges would show as seams where two columns meet.
        const ImDrawListFlags flags = m_list.Flags;
        m_list.Flags &= ~ImDrawListFlags_AntiAliasedFill;
        for (const Column& column : columnsOf(m_picture.pointsOf(polygon.points)))
            m_list.AddQuadFilled(at(column[0]), at(column[1]), at(column[2]), at(column[3]), imColour(polygon.fill));
        m_list.Flags = flags;
    }

    void stroke(const std::vector<ImVec2>& points, const Stroke& stroke, bool isClosed)
    {
        if (!isSeen(stroke.colour) || points.size() < 2)
            return;
        if (stroke.gap > 0)
            paintDashes(m_list, points, stroke, isClosed);
        else
            m_list.AddPolyline(points.data(), static_cast<int>(points.size()), imColour(stroke.colour),
                               isClosed ? ImDrawFlags_Closed : ImDrawFlags_None, stroke.width);
    }

    ImDrawList& m_list;
    const Picture& m_picture;
    ImVec2 m_origin;
    const Painter& m_painter;
    std::vector<ImVec2> m_points;
};

} // namespace

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
    ImDrawList* current = &list;
    std::optional<ShapePainter> shapes;
    shapes.emplace(*current, picture, origin, *this);
    for (const Shape& shape : picture.shapes) {
        if (current->_VtxCurrentIdx > mostVertices) {
            current = &continued(*current);
            shapes.emplace(*current, picture, origin, *this);
        }
        if (const auto* image = std::get_if<Image>(&shape)) {
            const ImVec2 from{origin.x + image->box.x, origin.y + image->box.y};
            current->AddImage(textureOf(image->pixels, image->smooth), from,
                              {from.x + image->box.width, from.y + image->box.height});
        } else {
            std::visit(*shapes, shape);
        }
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
