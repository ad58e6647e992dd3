#pragma once

#include "app/ui/fonts.hpp"
#include "app/ui/painter.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "session/session.hpp"

#include <imgui.h>
#include <initializer_list>
#include <limits>
#include <string>
#include <string_view>

// What the parts of the window share: the theme, the sizes, and a few ways to paint and to ask.

namespace lozenge {

/// A part of the window: no decoration, its own background, nothing that moves.
class Sheet {
public:
    enum class Place : unsigned char { Ground, OnTop };

    Sheet(const char* name, const Box& box, Colour background, bool scrolls = false, Place place = Place::Ground);
    ~Sheet();
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;
};

struct Desk {
    const Theme& theme;
    const Type& type;
    Painter& painter;
    float scale;
    const Look& look; ///< whose language the window speaks

    [[nodiscard]] float u(float units) const { return units * scale; }
    [[nodiscard]] float widthOf(const std::string& words, Font font, float units) const
    {
        return textWidth(font, words) * u(units);
    }

    /// A phrase with its values.
    template <typename... Values>
    [[nodiscard]] std::string tr(std::string_view phrase, const Values&... values) const
    {
        return lozenge::tr(look, phrase, values...);
    }
    /// What controls do with their words: phrases are said, and all else stays as it is.
    [[nodiscard]] std::string trIfPhrase(const std::string& words) const;

    void text(Vec2 baseline, const std::string& content, Font font, float units, Colour colour,
              Align align = Align::Left) const
    {
        painter.text(*ImGui::GetWindowDrawList(), baseline, content, font, u(units), colour, align);
    }
    /// From the left, shortened to the room that there is; gives where the words end.
    float textFrom(Vec2 baseline, const std::string& content, Font font, float units, Colour colour,
                   float room = std::numeric_limits<float>::max()) const
    {
        const std::string shown = shortened(content, font, u(units), room);
        text(baseline, shown, font, units, colour);
        return baseline.x + widthOf(shown, font, units);
    }
    void line(ImVec2 from, ImVec2 to, Colour colour, float units = 1) const
    {
        ImGui::GetWindowDrawList()->AddLine(from, to, imColour(colour), u(units));
    }
    void fill(const Box& box, Colour colour, float corner = 0) const
    {
        ImGui::GetWindowDrawList()->AddRectFilled({box.x, box.y}, {box.right(), box.bottom()}, imColour(colour),
                                                  u(corner));
    }
    void outline(const Box& box, Colour colour, float corner, float units = 1) const
    {
        ImGui::GetWindowDrawList()->AddRect({box.x, box.y}, {box.right(), box.bottom()}, imColour(colour), u(corner), 0,
                                            u(units));
    }
    void disc(Vec2 centre, float units, Colour colour, int corners = 24) const
    {
        ImGui::GetWindowDrawList()->AddCircleFilled(imVec(centre), u(units), imColour(colour), corners);
    }
    void ring(Vec2 centre, float units, Colour colour, float width) const
    {
        ImGui::GetWindowDrawList()->AddCircle(imVec(centre), u(units), imColour(colour), 24, u(width));
    }
    void polyline(std::initializer_list<ImVec2> points, Colour colour, float units, bool isClosed = false) const
    {
        ImGui::GetWindowDrawList()->AddPolyline(points.begin(), static_cast<int>(points.size()), imColour(colour),
                                                isClosed ? ImDrawFlags_Closed : ImDrawFlags_None, u(units));
    }
    /// Until ImGui::PopClipRect().
    void pushClip(const Box& box) const { ImGui::PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true); }
    void paint(const Picture& picture, ImVec2 origin = {0, 0}) const
    {
        painter.paint(*ImGui::GetWindowDrawList(), picture, origin);
    }
    /// What is painted into a picture.
    template <typename Paint>
    void painted(Paint into) const
    {
        Picture picture;
        into(picture);
        paint(picture);
    }
};

/// A raised card; what is on it comes after.
void paintCard(const Desk& desk, const Box& box);

/// Something that can be pressed and that the caller paints: whether it is pointed at and whether it was pressed.
struct Touched {
    bool isHovered = false;
    bool isHeld = false;
    bool isDragged = false; ///< held, and not just now: in the frame of the press the pointer has moved before it
    bool wasPressed = false;
};
Touched touch(const char* id, const Box& box);

/// What of Dear ImGui's own is seen in the theme's colours and the design's sizes: fields, menus, hints, scrollbars.
void applyTheme(const Theme& theme, float scale);

} // namespace lozenge
