#pragma once

#include "app/input.hpp"

#include <SFML/Config.hpp>
#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Window/Cursor.hpp>
#include <SFML/Window/Event.hpp>
#include <cmath>
#include <cstdint>
#include <imgui.h>
#include <optional>
#include <string>
#include <utility>

// What differs between the releases of SFML, 2.5 to 3.1, and of Dear ImGui, 1.86 to 1.92. The rest of the window is
// written once, for all of them.

namespace lozenge {

// Keys and events.

template <typename KeyEvent>
Input keyInput(Input::Kind kind, const KeyEvent& event)
{
    return {kind, event.code, event.control, event.shift, event.alt, event.system};
}

inline Input placeInput(Input::Kind kind, int x, int y, int button = 0)
{
    return {.kind = kind, .button = button, .x = x, .y = y};
}

#if SFML_VERSION_MAJOR >= 3

inline Input inputOf(const sf::Event& event)
{
    using Kind = Input::Kind;
    using Event = sf::Event;
    if (const auto* key = event.getIf<Event::KeyPressed>())
        return keyInput(Kind::KeyPressed, *key);
    if (const auto* key = event.getIf<Event::KeyReleased>())
        return keyInput(Kind::KeyReleased, *key);
    if (const auto* text = event.getIf<Event::TextEntered>())
        return {.kind = Kind::Typed, .sign = text->unicode};
    if (const auto* at = event.getIf<Event::MouseButtonPressed>())
        return placeInput(Kind::ButtonPressed, at->position.x, at->position.y, static_cast<int>(at->button));
    if (const auto* at = event.getIf<Event::MouseButtonReleased>())
        return placeInput(Kind::ButtonReleased, at->position.x, at->position.y, static_cast<int>(at->button));
    if (const auto* to = event.getIf<Event::MouseMoved>())
        return placeInput(Kind::Moved, to->position.x, to->position.y);
    if (const auto* wheel = event.getIf<Event::MouseWheelScrolled>())
        return {
            .kind = Kind::Wheel, .turned = wheel->delta, .isSideways = wheel->wheel == sf::Mouse::Wheel::Horizontal};
    if (const auto* to = event.getIf<Event::Resized>())
        return placeInput(Kind::Resized, static_cast<int>(to->size.x), static_cast<int>(to->size.y));
    return {.kind = event.is<Event::Closed>()        ? Kind::Closed
                    : event.is<Event::FocusGained>() ? Kind::FocusGained
                    : event.is<Event::FocusLost>()   ? Kind::FocusLost
                    : event.is<Event::MouseLeft>()   ? Kind::Left
                                                     : Kind::Other};
}

inline std::optional<sf::Event> nextEvent(sf::RenderWindow& window)
{
    return window.pollEvent();
}

#else

inline Input inputOf(const sf::Event& event)
{
    using Kind = Input::Kind;
    const auto button = [&](Kind kind) {
        return placeInput(kind, event.mouseButton.x, event.mouseButton.y, event.mouseButton.button);
    };
    switch (event.type) {
    case sf::Event::Closed: return {.kind = Kind::Closed};
    case sf::Event::Resized:
        return placeInput(Kind::Resized, static_cast<int>(event.size.width), static_cast<int>(event.size.height));
    case sf::Event::GainedFocus: return {.kind = Kind::FocusGained};
    case sf::Event::LostFocus: return {.kind = Kind::FocusLost};
    case sf::Event::KeyPressed: return keyInput(Kind::KeyPressed, event.key);
    case sf::Event::KeyReleased: return keyInput(Kind::KeyReleased, event.key);
    case sf::Event::TextEntered: return {.kind = Kind::Typed, .sign = event.text.unicode};
    case sf::Event::MouseButtonPressed: return button(Kind::ButtonPressed);
    case sf::Event::MouseButtonReleased: return button(Kind::ButtonReleased);
    case sf::Event::MouseMoved: return placeInput(Kind::Moved, event.mouseMove.x, event.mouseMove.y);
    case sf::Event::MouseWheelScrolled:
        return {.kind = Kind::Wheel,
                .turned = event.mouseWheelScroll.delta,
                .isSideways = event.mouseWheelScroll.wheel == sf::Mouse::HorizontalWheel};
    case sf::Event::MouseLeft: return {.kind = Kind::Left};
    default: return {};
    }
}

inline std::optional<sf::Event> nextEvent(sf::RenderWindow& window)
{
    sf::Event event{};
    return window.pollEvent(event) ? std::optional(event) : std::nullopt;
}

#endif

// Windows, textures, cursors.

inline sf::Vector2u desktopSize()
{
    const sf::VideoMode desktop = sf::VideoMode::getDesktopMode();
#if SFML_VERSION_MAJOR >= 3
    return desktop.size;
#else
    return {desktop.width, desktop.height};
#endif
}

/// With OpenGL 3.3 where that can be had; otherwise with less. macOS has no functions of old besides those of 3.3, and
/// SFML draws with the old ones.
inline void openWindow(sf::RenderWindow& window, sf::Vector2u size, const char* title, bool isFullScreen)
{
    sf::ContextSettings context;
#if defined(__APPLE__)
    context.majorVersion = 2;
    context.minorVersion = 1;
#else
    context.majorVersion = 3;
    context.minorVersion = 3;
#endif
#if SFML_VERSION_MAJOR >= 3
    window.create(sf::VideoMode(size), title, isFullScreen ? sf::State::Fullscreen : sf::State::Windowed, context);
#else
    window.create({size.x, size.y}, title, isFullScreen ? sf::Style::Fullscreen : sf::Style::Default, context);
#endif
}

/// To the size that the window has been given.
inline void fitView(sf::RenderWindow& window, const Input& resized)
{
    window.setView(sf::View(sf::FloatRect({0, 0}, {static_cast<float>(resized.x), static_cast<float>(resized.y)})));
}

inline bool resize(sf::Texture& texture, sf::Vector2u size)
{
#if SFML_VERSION_MAJOR >= 3
    return texture.resize(size);
#else
    return texture.create(size.x, size.y);
#endif
}

/// Other pixels in a part of it.
inline void update(sf::Texture& texture, const std::uint8_t* rgba, sf::Vector2u size, sf::Vector2u corner)
{
#if SFML_VERSION_MAJOR >= 3
    texture.update(rgba, size, corner);
#else
    texture.update(rgba, size.x, size.y, corner.x, corner.y);
#endif
}

inline void setIcon(sf::Window& window, const sf::Image& icon)
{
    const sf::Vector2u size = icon.getSize();
#if SFML_VERSION_MAJOR >= 3
    window.setIcon(size, icon.getPixelsPtr());
#else
    window.setIcon(size.x, size.y, icon.getPixelsPtr());
#endif
}

/// Leaves it empty where the system has no such cursor.
inline void load(std::optional<sf::Cursor>& cursor, sf::Cursor::Type type)
{
#if SFML_VERSION_MAJOR >= 3
    cursor = sf::Cursor::createFromSystem(type);
#else
    if (!cursor.emplace().loadFromSystem(type))
        cursor.reset();
#endif
}

// Dear ImGui: textures are known by a pointer, and from 1.91.4 by a number.

inline ImTextureID textureId(unsigned name)
{
#if IMGUI_VERSION_NUM >= 19140
    return name;
#else
    return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(name));
#endif
}

// Letters: up to 1.91 those of an atlas are all cut beforehand, which may be done on a thread, and the atlas is then
// handed over. From 1.92 the context keeps its own, and letters are cut when they are first drawn, where the adapter
// can take them.

inline constexpr bool cutsBeforehand = IMGUI_VERSION_NUM < 19200;

inline void handOver(ImFontAtlas* atlas)
{
#if IMGUI_VERSION_NUM < 19200
    IM_DELETE(ImGui::GetIO().Fonts); // the context deletes the one that it has
    ImGui::GetIO().Fonts = atlas;
#else
    IM_DELETE(atlas);
#endif
}

/// Adds a face in the size of its line, to the last fraction: with 1.91 sizes were cut to whole pixels, and what is
/// drawn in another size than it was cut in is blurred. The file stays with whoever has it; Dear ImGui would copy it
/// for each size if it were told so before.
inline ImFont* addFace(ImFontAtlas& atlas, const std::string& file, float line, const ImFontConfig& config,
                       const ImWchar* signs)
{
    ImFont* face =
        atlas.AddFontFromMemoryTTF(const_cast<char*>(file.data()), static_cast<int>(file.size()), line, &config, signs);
#if IMGUI_VERSION_NUM >= 19190
    ImFontConfig& kept = atlas.Sources.back();
#else
    ImFontConfig& kept = atlas.ConfigData.back();
#endif
    kept.SizePixels = line;
    kept.FontDataOwnedByAtlas = false;
    return face;
}

/// Gives each letter of a face that was cut beforehand the width of its place, in the middle of which it stands.
template <typename WidthOf>
void placeLetters(ImFont& face, WidthOf widthOf)
{
#if IMGUI_VERSION_NUM < 19200
    for (ImFontGlyph& glyph : face.Glyphs) {
        const float wider =
            glyph.Codepoint < ' ' ? 0 : widthOf(static_cast<ImWchar>(glyph.Codepoint), glyph.AdvanceX) - glyph.AdvanceX;
        if (std::abs(wider) < 0.01F)
            continue;
        glyph.X0 += wider / 2;
        glyph.X1 += wider / 2;
        glyph.AdvanceX += wider;
    }
    face.BuildLookupTable();
#endif
}

/// A line of text whose letters stand on a whole pixel. From 1.92 they are cut for it, in a whole number of pixels that
/// are as dense as it takes.
inline void addLine(ImDrawList& list, ImFont& face, float size, ImVec2 start, ImU32 colour, const char* text)
{
#if IMGUI_VERSION_NUM >= 19200
    const float density = std::exchange(face.CurrentRasterizerDensity, size / std::round(size));
    const ImFontBaked& cut = *face.GetFontBaked(size);
    const float ascent = cut.Ascent * size / cut.Size;
#else
    const float ascent = face.Ascent * size / face.FontSize;
#endif
    const float top = std::floor(start.y - ascent);
    const int first = list.VtxBuffer.Size;
    list.AddText(&face, size, {start.x, top}, colour, text);
    for (int i = first; i < list.VtxBuffer.Size; ++i)
        list.VtxBuffer[i].pos.y += start.y - ascent - top;
#if IMGUI_VERSION_NUM >= 19200
    face.CurrentRasterizerDensity = density;
#endif
}

} // namespace lozenge
