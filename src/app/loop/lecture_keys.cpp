#include "app/interface.hpp"
#include "app/lecture_window.hpp"
#include "app/loop/keys.hpp"
#include "session/appearance.hpp"
#include "session/command_text.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <cstdio>

// What the window does with events: keys become commands of the session, the rest goes to Dear ImGui.

namespace lozenge {

void LectureWindow::handleEvents()
{
    // What comes too fast for Dear ImGui reaches it one by one, a frame each: there must be as many frames.
    constexpr int most = 300;
    m_clicks.look(static_cast<double>(m_sinceStart.getElapsedTime().asSeconds()));
    while (!m_isOver) {
        const auto event = nextEvent(m_window);
        if (!event)
            break;
        takeEvent(m_window, *event);
        const Input input = inputOf(*event);
        m_controls.take(input);
        handle(input);
        const bool isMove = input.kind == Input::Kind::Moved;
        m_drawsLeft = std::min(most, std::max(m_drawsLeft, drawsAfterChange) + (isMove ? 0 : 1));
    }
}

void LectureWindow::handle(const Input& input)
{
    switch (input.kind) {
    case Input::Kind::Closed: m_isOver = true; break;
    case Input::Kind::Resized:
        m_window.setView(sf::View(sf::FloatRect({0, 0}, {static_cast<float>(input.x), static_cast<float>(input.y)})));
        break;
    case Input::Kind::ButtonPressed:
        if (input.button == 0)
            m_clicks.press({static_cast<float>(input.x), static_cast<float>(input.y)});
        break;
    case Input::Kind::ButtonReleased:
        if (input.button == 0)
            m_clicks.release();
        break;
    case Input::Kind::FocusLost: m_clicks.release(); break;
    default: press(chordOf(input));
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
    if (const Panel* panel = panelOfChord(chord)) {
        showPanel(m_session, *panel);
        m_isDrawerOpen = m_session.fieldTakesKeys = true;
        return;
    }
    if (const auto action = lozenge::press(m_session, chord))
        carryOut(*action);
}

void LectureWindow::carryOut(Action action)
{
    switch (action) {
    case Action::None:
    case Action::Steer: break; // it is asked for what is held
    case Action::ToggleFullScreen:
        m_isFullScreen = !m_isFullScreen;
        if (m_isFullScreen) {
            m_settings.width = static_cast<int>(m_window.getSize().x);
            m_settings.height = static_cast<int>(m_window.getSize().y);
        }
        close();
        note(m_session, m_isFullScreen ? "full screen on" : "full screen off");
        if (m_fault = open(); !m_fault.empty()) {
            m_isOver = true;
            m_isFullScreen = !m_isFullScreen; // as it last went well
        }
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
        toggleFlight(m_session);
        landWithoutGl();
        break;
    case Action::Quit: m_isOver = true; break;
    }
}

void LectureWindow::landWithoutGl()
{
    if (!m_session.flight || m_stage->reliefFault().empty())
        return;
    toggleFlight(m_session);
    tell(m_session, "Flight needs OpenGL 3.3", true);
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
