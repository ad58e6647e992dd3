#include "app/lecture_window.hpp"
#include "app/loop/keys.hpp"
#include "app/releases.hpp"
#include "files/library/lessons.hpp"
#include "picture/said.hpp"
#include "session/command_text.hpp"
#include "session/opening.hpp"
#include "session/view/looking.hpp"
#include "session/view/presenting.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

// What keys ask of the window alone.

namespace lozenge {
namespace {

void copyCommand(Session& session)
{
    const std::string command = commandLine(session);
    ImGui::SetClipboardText(command.c_str());
    note(session, "copied " + command);
    tell(session, said(session.look, "Copied: {0}", command));
}

} // namespace

void LectureWindow::carryOut(Action action)
{
    switch (action) {
    case Action::None:
    case Action::Steer: break; // it is asked for what is held
    case Action::ToggleFullScreen:
        m_open.rememberSize();
        m_open.isFullScreen = !m_open.isFullScreen;
        close();
        note(m_session, m_open.isFullScreen ? "full screen on" : "full screen off");
        if (m_fault = open(); !m_fault.empty()) {
            m_isOver = true;
            m_open.isFullScreen = !m_open.isFullScreen; // as it last went well
        }
        break;
    case Action::LargerScale: setScale(m_open.userScale * 1.1); break;
    case Action::SmallerScale: setScale(m_open.userScale / 1.1); break;
    case Action::UsualScale: setScale(1); break;
    case Action::CopyCommand: copyCommand(m_session); break;
    case Action::SaveLesson: saveLesson(m_session); break;
    case Action::OtherLesson: break; // which one the key tells, see press()
    case Action::ToggleFlight:
        toggleFlight(m_session);
        landWithoutGl();
        break;
    case Action::Quit: m_isOver = mayLeave(m_session); break;
    }
}

void LectureWindow::goOn(std::optional<std::size_t> lesson, bool atLastStop)
{
    if (!lesson || openLesson(m_session, lessonNamed(m_session.way.lessons[*lesson].name, {}, m_session.look.language)))
        return;
    beginLesson(m_session, *lesson, atLastStop);
}

void LectureWindow::followPresenting()
{
    if (m_session.presenting.isOn != m_presenter.isOpen()) {
        m_isDrawerOpen = false;
        m_drawsLeft = drawsAfterChange;
        if (!m_session.presenting.isOn) {
            if (m_presenter.window().hasFocus())
                m_open.window.requestFocus(); // keys go on where the lecture does
            m_presenter.close();
        } else if (const std::string fault = m_presenter.open(m_open.window); !fault.empty()) {
            togglePresenting(m_session);
            tell(m_session, said(m_session.look, fault), true);
        }
    }
    if (m_presenter.isOpen())
        m_presenter.show(m_session);
    (void)m_open.window.setActive(true); // what the other window was drawn with is not the hall's
}

/// A key does the same in either window; no field of the other takes it.
void LectureWindow::handlePresenterEvents()
{
    while (m_presenter.isOpen() && !m_isOver) {
        const auto event = nextEvent(m_presenter.window());
        if (!event)
            break;
        const Input input = inputOf(*event);
        switch (input.kind) {
        case Input::Kind::Closed: togglePresenting(m_session); return;
        case Input::Kind::Resized:
            m_presenter.resized({static_cast<unsigned>(input.x), static_cast<unsigned>(input.y)});
            break;
        case Input::Kind::Wheel: m_presenter.scroll(input.turned); break;
        case Input::Kind::KeyPressed:
        case Input::Kind::KeyReleased:
        case Input::Kind::Typed:
            m_controls.take(input);
            press(chordOf(input), false);
            drawAfter(input);
            break;
        default: break;
        }
    }
}

void LectureWindow::landWithoutGl()
{
    if (!m_session.flight || m_open.stage->reliefFault().empty())
        return;
    toggleFlight(m_session);
    tell(m_session, said(m_session.look, "Flight needs OpenGL 3.3"), true);
}

void LectureWindow::setScale(double wanted)
{
    m_open.userScale = std::clamp(wanted, 0.6, 2.5);
    char percent[32];
    std::snprintf(percent, sizeof percent, "scale %.0f %%", m_open.userScale * 100);
    note(m_session, percent);
    tell(m_session, said(m_session.look, "scale {0} %", std::lround(m_open.userScale * 100)));
}

} // namespace lozenge
