#include "app/lecture_window.hpp"
#include "app/loop/keys.hpp"
#include "app/releases.hpp"
#include "files/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "picture/said.hpp"
#include "session/command_text.hpp"
#include "session/opening.hpp"
#include "session/run/playback.hpp"
#include "session/view/looking.hpp"
#include "session/view/presenting.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

// What keys ask of the window alone, and what goes on in it by itself.

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
        case Input::Kind::Resized: fitView(m_presenter.window(), input); break;
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

void LectureWindow::letTimeGoBy(double seconds)
{
    if (tick(m_session, seconds))
        drawOnceMore();
    goOnSpeaking(m_session, seconds);
    followPresenting();
    const FlightKeys held = m_controls.held();
    if (m_open.stage && m_open.stage->wantsFrame(m_session))
        drawOnceMore();
    if (m_session.flight) {
        fly(m_session, seconds, ImGui::GetIO().WantTextInput ? FlightKeys{} : held);
        drawOnceMore();
    }
    if (m_job.settle(m_session))
        m_drawsLeft = drawsAfterChange;
    if (m_job.isRunning() || ImGui::GetIO().WantTextInput)
        drawOnceMore();
    readAgain(seconds);
}

/// A lesson that somebody else has changed meanwhile.
void LectureWindow::readAgain(double seconds)
{
    constexpr double lookEvery = 0.5; // seconds
    m_sinceReload += seconds;
    if (m_sinceReload <= lookEvery)
        return;
    m_sinceReload = 0;
    if (auto again = readIfChanged(m_session.source)) {
        takeReadAgain(m_session, std::move(*again));
        m_drawsLeft = drawsAfterChange;
    }
}

} // namespace lozenge
