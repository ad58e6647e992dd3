#pragma once

#include "app/imgui_sfml/told_by_events.hpp"
#include "app/releases.hpp"

#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Window/Cursor.hpp>
#include <SFML/Window/Event.hpp>
#include <imgui-SFML.h>
#include <optional>

// Dear ImGui in SFML's window, whether ImGui-SFML joins them or the adapter: what the adapter does itself and
// ImGui-SFML does not.

namespace lozenge {

inline bool beginInterface(sf::RenderWindow& window)
{
    if (!ImGui::SFML::Init(window, false))
        return false;
#ifndef LOZENGE_IMGUI_ADAPTER
    heedEventsAlone();
#endif
    return true;
}

inline void takeEvent([[maybe_unused]] const sf::Window& window, const sf::Event& event)
{
#ifdef LOZENGE_IMGUI_ADAPTER
    ImGui::SFML::ProcessEvent(window, event);
#else
    heed(inputOf(event));
#endif
}

/// Letters are torn where they are drawn in another size than they were cut in, but for smoothing.
inline bool uploadLetters()
{
    if (!ImGui::SFML::UpdateFontTexture())
        return false;
#if defined(LOZENGE_IMGUI_ADAPTER)
        // Its texture always is.
#elif SFML_VERSION_MAJOR >= 3
    ImGui::SFML::GetFontTexture()->setSmooth(true);
#else
    ImGui::SFML::GetFontTexture().setSmooth(true);
#endif
    return true;
}

/// It takes its cursors along, and a window that is closed sets its last one once more: that has to be another.
inline void endInterface([[maybe_unused]] sf::RenderWindow& window)
{
#ifndef LOZENGE_IMGUI_ADAPTER
    static std::optional<sf::Cursor> arrow;
    if (!arrow)
        load(arrow, sf::Cursor::Type::Arrow);
    if (arrow)
        window.setMouseCursor(*arrow);
#endif
    ImGui::SFML::Shutdown();
}

} // namespace lozenge
