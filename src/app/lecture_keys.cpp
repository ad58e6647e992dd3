#include "app/keys.hpp"
#include "app/lecture_window.hpp"
#include "session/appearance.hpp"
#include "session/command_text.hpp"

#include <algorithm>
#include <cstdio>
#include <imgui-SFML.h>

// What the window does with events: keys become commands of the session, the rest goes to Dear ImGui.

namespace lozenge {

void LectureWindow::handleEvents()
{
    // What comes too fast for Dear ImGui reaches it one by one, a frame each: there must be as many frames.
    constexpr int most = 300;
    sf::Event event{};
    m_clicks.look(static_cast<double>(m_sinceStart.getElapsedTime().asSeconds()));
    while (m_window.pollEvent(event)) {
        ImGui::SFML::ProcessEvent(m_window, event);
        m_controls.take(event);
        handle(event);
        const bool isMove = event.type == sf::Event::MouseMoved;
        m_drawsLeft = std::min(most, std::max(m_drawsLeft, drawsAfterChange) + (isMove ? 0 : 1));
    }
}

void LectureWindow::handle(const sf::Event& event)
{
    switch (event.type) {
    case sf::Event::Closed: m_window.close(); break;
    case sf::Event::Resized:
        m_window.setView(
            sf::View(sf::FloatRect(0, 0, static_cast<float>(event.size.width), static_cast<float>(event.size.height))));
        break;
    case sf::Event::KeyPressed: press(chordOf(event.key)); break;
    case sf::Event::TextEntered: press(chordOf(event.text)); break;
    case sf::Event::MouseButtonPressed:
        if (event.mouseButton.button == sf::Mouse::Left)
            m_clicks.press({static_cast<float>(event.mouseButton.x), static_cast<float>(event.mouseButton.y)});
        break;
    case sf::Event::MouseButtonReleased:
        if (event.mouseButton.button == sf::Mouse::Left)
            m_clicks.release();
        break;
    case sf::Event::LostFocus: m_clicks.release(); break;
    default: break;
    }
}

void LectureWindow::press(const std::string& chord)
{
    if (chord.empty())
        return;
    const bool isTyping = ImGui::GetIO().WantTextInput;
    if (isTyping && !chord.starts_with("Ctrl+") && !(chord.size() > 1 && chord.starts_with("F")))
        return;
    if (isTyping && (chord == "Ctrl+C" || chord == "Ctrl+Z"))
        return;
    if (const KeyBinding* binding = m_stage->isFlying() ? flightBindingOf(chord) : nullptr)
        return carryOut(binding->action);
    if (const auto action = lozenge::press(m_session, chord))
        carryOut(*action);
}

void LectureWindow::carryOut(Action action)
{
    switch (action) {
    case Action::None:
    case Action::Steer: break; // it is asked for what is held
    case Action::ToggleFog: m_stage->toggleFog(); break;
    case Action::ToggleFullScreen:
        m_isFullScreen = !m_isFullScreen;
        if (m_isFullScreen) {
            m_settings.width = static_cast<int>(m_window.getSize().x);
            m_settings.height = static_cast<int>(m_window.getSize().y);
        }
        close();
        note(m_session, m_isFullScreen ? "full screen on" : "full screen off");
        if (const std::string fault = open(); !fault.empty())
            tell(m_session, fault, true);
        break;
    case Action::LargerScale: setScale(m_userScale * 1.1); break;
    case Action::SmallerScale: setScale(m_userScale / 1.1); break;
    case Action::UsualScale: setScale(1); break;
    case Action::CopyCommand:
        ImGui::SetClipboardText(commandLine(m_session).c_str());
        note(m_session, "copied " + commandLine(m_session));
        tell(m_session, "Copied: " + commandLine(m_session));
        break;
    case Action::ToggleFlight:
        m_stage->toggleFlight(m_session);
        if (!m_stage->isFlying() && !m_stage->reliefFault().empty())
            tell(m_session, "Flight needs OpenGL 3.3", true);
        note(m_session, m_stage->isFlying() ? "flight on" : "flight off");
        break;
    // The command itself has chosen the panel.
    case Action::FocusLessons:
        m_isDrawerOpen = true;
        m_session.fieldTakesKeys = true;
        break;
    case Action::FocusExport: m_isDrawerOpen = true; break;
    case Action::Quit: m_window.close(); break;
    }
}

void LectureWindow::setScale(double wanted)
{
    m_userScale = std::clamp(wanted, 0.6, 2.5);
    char percent[32];
    std::snprintf(percent, sizeof percent, "scale %.0f %%", m_userScale * 100);
    note(m_session, percent);
    tell(m_session, percent);
}

} // namespace lozenge
