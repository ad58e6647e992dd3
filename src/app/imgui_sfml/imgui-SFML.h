#pragma once

#include <imgui.h>

namespace sf {
class Event;
class RenderWindow;
class Time;
class Window;
} // namespace sf

// Dear ImGui in an SFML window, under the names of ImGui-SFML, for systems that do not package it. Where ImGui-SFML is
// installed the build takes that one: callers cannot tell.

namespace ImGui::SFML {

/// The font of Dear ImGui besides: whoever has fonts of their own does without.
[[nodiscard]] bool Init(sf::RenderWindow& window, bool loadDefaultFont = true);

/// Events wait until Update(). A press and a release that arrive together are seen in two frames, one after the other.
void ProcessEvent(const sf::Window& window, const sf::Event& event);

void Update(sf::RenderWindow& window, sf::Time passed);
void Render(sf::RenderWindow& window);
void Shutdown();

/// After a change of the fonts.
[[nodiscard]] bool UpdateFontTexture();

} // namespace ImGui::SFML
