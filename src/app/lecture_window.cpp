#include "app/lecture_window.hpp"

#include "app/input.hpp"
#include "app/interface.hpp"
#include "app/open_window.hpp"
#include "app/panels/panels.hpp"
#include "app/releases.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "lesson/text/terminal_text.hpp"
#include "picture/tr.hpp"
#include "session/opening.hpp"
#include "session/run/travel.hpp"
#include "session/seen.hpp"
#include "session/session.hpp"
#include "session/view/looking.hpp"
#include "session/view/presenting.hpp"

#include <SFML/System/Sleep.hpp>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>

namespace lozenge {
namespace {

// What keys ask of the window alone.

/// Hands the command that opens what is seen to the clipboard.
void copyCommand(Session& session)
{
    const std::string command = commandLine(session);
    ImGui::SetClipboardText(command.c_str());
    note(session, "copied " + command);
    tell(session, tr(session.look, "Copied: {0}", command));
}

/// Opens a lesson of the way that the session goes, if there is one, at its first stop or its last.
void goOn(Session& session, std::optional<std::size_t> lesson, bool atLastStop)
{
    if (!lesson || openLesson(session, lessonNamed(session.way.lessons[*lesson].name, {}, session.look.language)))
        return;
    beginLesson(session, *lesson, atLastStop);
}

/// Ends a flight that nothing can draw.
void landWithoutGl(Session& session, const OpenWindow& open)
{
    if (!session.flight || open.stage->reliefFault().empty())
        return;
    toggleFlight(session);
    tell(session, tr(session.look, "Flight needs OpenGL 3.3"), true);
}

/// How large letters and lines are.
void setScale(Session& session, OpenWindow& open, double wanted)
{
    open.userScale = std::clamp(wanted, 0.6, 2.5);
    const long percent = std::lround(open.userScale * 100);
    note(session, "scale " + std::to_string(percent) + " %");
    tell(session, tr(session.look, "scale {0} %", percent));
}

/// Keeps for the next time how the window was left.
void remember(Settings& settings, OpenWindow& open, const Session& session)
{
    open.rememberSize();
    settings.fullScreen = open.isFullScreen;
    settings.scale = open.userScale;
    settings.language = session.look.language ? session.look.language->name : "";
    settings.theme = session.chosenTheme ? std::string(session.chosenTheme->name) : "";
    settings.lastLesson = session.source.name;
    if (const auto path = settingsPath())
        if (const auto fault = saveSettings(settings, *path))
            std::fprintf(stderr, "lozenge: %s\n", escapedForTerminal(*fault).c_str());
}

constexpr double framesPerSecond = 60;

} // namespace

void LectureWindow::close()
{
    m_controls.letGo();
    m_clicks.letGo();
    m_open.close();
}

int LectureWindow::draw()
{
    m_open.fitLetters(*m_session.look.theme);
    const auto passed = m_sinceDraw.restart();
    // Dear ImGui would tell a double click by the times of its frames.
    constexpr float always = 1e6F;
    ImGui::GetIO().MouseDoubleClickTime = m_clicks.isSecond() ? always : 0;
    ImGui::GetIO().MouseDoubleClickMaxDist = DoubleClicks::reach + 1;
    ImGui::SFML::Update(m_open.window, passed);
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left))
        m_clicks.shown();
    applyTheme(*m_session.look.theme, m_open.typeScale);

    const Theme& theme = *m_session.look.theme;
    const Desk desk{theme, m_open.type, *m_open.painter, m_open.typeScale, m_session.look};
    const auto size = m_open.window.getSize();
    const Box window{0, 0, static_cast<float>(size.x), static_cast<float>(size.y)};
    const auto [shown, isPressed] = m_parts.show(desk, m_session, m_open, window);

    const Colour page = m_session.presenting.isHallDark ? rgb(0) : theme.page;
    const auto byte = [](float v) { return static_cast<std::uint8_t>(std::lround(v * 255)); };
    m_open.window.clear(sf::Color(byte(page.r), byte(page.g), byte(page.b)));
    ImGui::SFML::Render(m_open.window);
    m_open.window.display();
    m_isShown = true;

    if (!m_saidFault && !m_open.stage->reliefFault().empty()) {
        m_saidFault = true;
        tell(m_session, tr(m_session.look, "The relief is painted without OpenGL: {0}", m_open.stage->reliefFault()));
        note(m_session, "relief without OpenGL: " + m_open.stage->reliefFault());
        landWithoutGl(m_session, m_open);
    }
    // A window that is made anew would lose the frame it is drawing, so this comes last.
    if (isPressed)
        carryOut(Action::ToggleFullScreen);
    return shown;
}

void LectureWindow::say()
{
    if (!m_isShown)
        return; // who hears the first line may look
    for (const std::string& line : takeTranscript(m_session))
        if (m_options.hasTranscript)
            std::printf("%s\n", escapedForTerminal(line).c_str());
    if (m_options.hasTranscript)
        std::fflush(stdout);
}

void LectureWindow::handleEvents()
{
    m_clicks.look(static_cast<double>(m_sinceStart.getElapsedTime().asSeconds()));
    while (!m_isOver) {
        const auto event = nextEvent(m_open.window);
        if (!event)
            break;
        takeEvent(m_open.window, *event);
        const Input input = inputOf(*event);
        m_controls.take(input);
        handle(input);
        drawAfter(input);
    }
}

void LectureWindow::drawAfter(const Input& input)
{
    // What comes too fast for Dear ImGui reaches it one by one, a frame each: there must be as many frames.
    constexpr int most = 300;
    const bool isMove = input.kind == Input::Kind::Moved;
    m_drawsLeft = std::min(most, std::max(m_drawsLeft, drawsAfterChange) + (isMove ? 0 : 1));
}

void LectureWindow::handle(const Input& input)
{
    using enum Input::Kind;
    if (input.kind == Closed)
        m_isOver = mayLeave(m_session);
    if (input.kind == Resized)
        fitView(m_open.window, input);
    if (input.kind == ButtonPressed && input.button == 0)
        m_clicks.press({static_cast<float>(input.x), static_cast<float>(input.y)});
    if (input.kind == FocusLost || (input.kind == ButtonReleased && input.button == 0))
        m_clicks.release();
    press(chordOf(input), ImGui::GetIO().WantTextInput);
}

void LectureWindow::press(const std::string& chord, bool isTyping)
{
    if (chord.empty())
        return;
    if (isTyping && !chord.starts_with("Ctrl+") && !(chord.size() > 1 && chord.starts_with("F")))
        return;
    if (isTyping && (chord == "Ctrl+C" || chord == "Ctrl+Z"))
        return;
    if (const Panel* panel = panelOfChord(chord)) {
        showPanel(m_session, *panel);
        m_parts.isDrawerOpen = m_session.fieldTakesKeys = true;
        return;
    }
    // At the ends of a lesson the keys of a clicker lead on to its neighbours.
    if (const bool isBack = chord == "PageUp"; isBack || chord == "PageDown")
        if (const auto lesson = lessonBeyondStops(m_session, isBack))
            return goOn(m_session, lesson, isBack);
    if (m_session.presenting.isOn && m_parts.isDrawerOpen && chord == "Escape") { // it has no button there
        m_parts.isDrawerOpen = false;
        return;
    }
    const auto action = lozenge::press(m_session, chord);
    if (action == Action::OtherLesson)
        goOn(m_session, lessonBeside(m_session, chord == "Shift+PageUp"), false);
    else if (action)
        carryOut(*action);
}

void LectureWindow::carryOut(Action action)
{
    switch (action) {
    case Action::None:
    case Action::OtherLesson:  // which one the key tells, see press()
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
    case Action::LargerScale: setScale(m_session, m_open, m_open.userScale * 1.1); break;
    case Action::SmallerScale: setScale(m_session, m_open, m_open.userScale / 1.1); break;
    case Action::UsualScale: setScale(m_session, m_open, 1); break;
    case Action::CopyCommand: copyCommand(m_session); break;
    case Action::SaveLesson: saveLesson(m_session); break;
    case Action::ToggleFlight:
        toggleFlight(m_session);
        landWithoutGl(m_session, m_open);
        break;
    case Action::Quit: m_isOver = mayLeave(m_session); break;
    }
}

/// A key does the same in either window; no field of the other takes it.
void LectureWindow::handlePresenterEvents()
{
    for (std::optional<Input> key; !m_isOver && (key = m_presenter.nextKey(m_session));) {
        m_controls.take(*key);
        press(chordOf(*key), false);
        drawAfter(*key);
    }
}

void LectureWindow::followPresenting()
{
    if (m_session.presenting.isOn != m_presenter.isOpen()) {
        m_parts.isDrawerOpen = false;
        m_drawsLeft = drawsAfterChange;
        if (!m_session.presenting.isOn) {
            if (m_presenter.window().hasFocus())
                m_open.window.requestFocus(); // keys go on where the lecture does
            m_presenter.close();
        } else if (const std::string fault = m_presenter.open(m_open.window); !fault.empty()) {
            togglePresenting(m_session);
            tell(m_session, tr(m_session.look, fault), true);
        }
    }
    if (m_presenter.isOpen())
        m_presenter.show(m_session);
    (void)m_open.window.setActive(true); // what the other window was drawn with is not the hall's
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
    if (m_parts.job.settle(m_session))
        m_drawsLeft = drawsAfterChange;
    if (m_parts.job.isRunning() || ImGui::GetIO().WantTextInput)
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

std::string LectureWindow::run()
{
    showPanel(m_session, *rowNamed(panels, m_session.panel));
    takeTranscript(m_session); // how it came to be as it opens is not said
    if (m_fault = open(); !m_fault.empty())
        return m_fault;
    note(m_session, stepLine(m_session));

    while (!m_isOver) {
        const sf::Clock round;
        handleEvents();
        handlePresenterEvents();
        m_isOver = m_isOver || signalThatAsked() != 0;
        letTimeGoBy(m_clock.restart().asSeconds());
        say();
        if (m_isOver)
            break;
        if (m_drawsLeft == 0 && !m_options.isHurried) {
            sf::sleep(sf::seconds(static_cast<float>(std::clamp(secondsUntilChange(m_session), 0.002, 0.02))));
            continue;
        }
        --m_drawsLeft;
        sf::Clock drawing;
        const int shown = draw();
        m_drawsLeft = std::max(m_drawsLeft, 0);
        if (m_options.onFrame && !m_options.onFrame(round.getElapsedTime().asSeconds(), shown))
            break;
        if (!m_options.isHurried) {
            const double left = 1 / framesPerSecond - drawing.getElapsedTime().asSeconds();
            if (left > 0)
                sf::sleep(sf::seconds(static_cast<float>(std::min(left, secondsUntilChange(m_session)))));
        }
    }
    m_parts.job.cancel();
    if (m_presenter.isOpen())
        m_presenter.close();
    remember(m_settings, m_open, m_session);
    if (m_open.painter)
        close();
    return m_fault;
}

} // namespace lozenge
