#include "app/lecture_window.hpp"

#include "app/interface.hpp"
#include "app/loop/keys.hpp"
#include "app/stage/keys_sheet.hpp"
#include "app/stage/transport.hpp"
#include "app/ui/overlays.hpp"
#include "files/settings.hpp"
#include "lesson/text/printable.hpp"
#include "session/command_text.hpp"
#include "session/opening.hpp"
#include "session/run/playback.hpp"

#include <SFML/System/Sleep.hpp>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace lozenge {
namespace {

constexpr double framesPerSecond = 60;

/// Above this speed nobody sees the edges of a single frame; below it they would change at every pause.
constexpr double fastSteps = 12;

bool isFast(const Playback& playback)
{
    return playback.isOn && speeds()[static_cast<std::size_t>(playback.speed)].stepsPerSecond > fastSteps;
}

/// Something is held that brings another picture of a large map with each frame, such as the scrubber.
bool isScrubbed(const Session& session)
{
    return session.recipe().size > 129 && ImGui::IsAnyItemActive() && ImGui::IsMouseDown(0);
}

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
    const auto [shown, pressed] = showParts(desk, window);

    const Colour page = m_session.presenting.isHallDark ? rgb(0) : theme.page;
    const auto byte = [](float v) { return static_cast<std::uint8_t>(std::lround(v * 255)); };
    m_open.window.clear(sf::Color(byte(page.r), byte(page.g), byte(page.b)));
    ImGui::SFML::Render(m_open.window);
    m_open.window.display();
    m_isShown = true;

    if (!m_saidFault && !m_open.stage->reliefFault().empty()) {
        m_saidFault = true;
        tell(m_session, said(m_session.look, "The relief is painted without OpenGL: {0}", m_open.stage->reliefFault()));
        note(m_session, "relief without OpenGL: " + m_open.stage->reliefFault());
        landWithoutGl();
    }
    // A window that is made anew would lose the frame it is drawing, so this comes last.
    if (pressed == BarPress::Drawer)
        m_isDrawerOpen = !m_isDrawerOpen;
    if (pressed == BarPress::FullScreen)
        carryOut(Action::ToggleFullScreen);
    return shown;
}

std::pair<int, BarPress> LectureWindow::showParts(const Desk& desk, const Box& window)
{
    if (m_session.presenting.isHallDark)
        return {m_session.present(), BarPress::None};
    // The hall sees the stage alone where the speaker has a window.
    const bool hasBars = !m_session.presenting.isOn;
    const float top = desk.u(hasBars ? 44 : 8);
    const float bottom = desk.u(hasBars ? 104 : 20);
    const bool hasDrawer = !hasBars || window.width < desk.u(1180);
    const float side = hasDrawer && !m_isDrawerOpen ? 0 : std::min(desk.u(344), window.width);
    const Box middle{0, top, window.width - (hasDrawer ? 0 : side), std::max(1.0F, window.height - top - bottom)};

    // Before the stage, so that this very frame shows where the head was dragged to.
    if (hasBars)
        showTransport(desk, m_session, {0, window.height - bottom, window.width, bottom});
    const int shown = m_session.present();
    if (m_session.comparison)
        m_comparison.show(desk, m_session, middle);
    else
        m_open.stage->show(desk, m_session, middle, isFast(m_session.playback) || isScrubbed(m_session));
    if (m_session.prediction.asked)
        showQuestion(desk, m_session, middle);
    if (side > 0)
        showPanels(desk, m_session, m_job, {window.width - side, top, side, middle.height});
    if (m_session.helpShown)
        showKeys(desk, m_session, window, keySections(panelKeys()));
    if (!hasBars)
        return {shown, BarPress::None};
    return {shown,
            showTopBar(desk, m_session, {0, 0, window.width, top}, {m_open.isFullScreen, hasDrawer, m_isDrawerOpen})};
}

void LectureWindow::say()
{
    if (!m_isShown)
        return; // who hears the first line may look
    for (const std::string& line : takeTranscript(m_session))
        if (m_options.hasTranscript)
            std::printf("%s\n", printable(line).c_str());
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
    switch (input.kind) {
    case Input::Kind::Closed: m_isOver = mayLeave(m_session); break;
    case Input::Kind::Resized: fitView(m_open.window, input); break;
    case Input::Kind::ButtonPressed:
        if (input.button == 0)
            m_clicks.press({static_cast<float>(input.x), static_cast<float>(input.y)});
        break;
    case Input::Kind::ButtonReleased:
        if (input.button == 0)
            m_clicks.release();
        break;
    case Input::Kind::FocusLost: m_clicks.release(); break;
    default: press(chordOf(input), ImGui::GetIO().WantTextInput);
    }
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
        m_isDrawerOpen = m_session.fieldTakesKeys = true;
        return;
    }
    // At the ends of a lesson the keys of a clicker lead on to its neighbours.
    if (const auto lesson = lessonAfterStops(m_session); chord == "PageDown" && lesson)
        return goOn(lesson, false);
    if (const auto lesson = lessonBeforeStops(m_session); chord == "PageUp" && lesson)
        return goOn(lesson, true);
    if (m_session.presenting.isOn && m_isDrawerOpen && chord == "Escape") { // it has no button there
        m_isDrawerOpen = false;
        return;
    }
    const auto action = lozenge::press(m_session, chord);
    if (action == Action::OtherLesson)
        goOn(chord == "Shift+PageUp" ? formerLesson(m_session) : nextLesson(m_session), false);
    else if (action)
        carryOut(*action);
}

std::string LectureWindow::run()
{
    showPanel(m_session, *rowNamed(panels(), m_session.panel));
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
        if (m_drawsLeft == 0 && !m_times.isMeasuring()) {
            sf::sleep(sf::seconds(static_cast<float>(std::clamp(secondsUntilChange(m_session), 0.002, 0.02))));
            continue;
        }
        --m_drawsLeft;
        sf::Clock drawing;
        const int shown = draw();
        m_times.add(round.getElapsedTime().asSeconds(), shown);
        m_drawsLeft = std::max(m_drawsLeft, 0);
        if (m_times.isOver())
            break;
        if (!m_times.isMeasuring()) {
            const double left = 1 / framesPerSecond - drawing.getElapsedTime().asSeconds();
            if (left > 0)
                sf::sleep(sf::seconds(static_cast<float>(std::min(left, secondsUntilChange(m_session)))));
        }
    }
    m_job.cancel();
    if (m_presenter.isOpen())
        m_presenter.close();
    remember();
    if (m_open.painter)
        close();
    return m_fault;
}

void LectureWindow::remember()
{
    m_open.rememberSize();
    m_settings.fullScreen = m_open.isFullScreen;
    m_settings.scale = m_open.userScale;
    m_settings.language = m_session.look.language ? m_session.look.language->name : "";
    m_settings.theme = m_session.chosenTheme ? std::string(m_session.chosenTheme->name) : "";
    m_settings.lastLesson = m_session.source.name;
    if (const auto path = settingsPath())
        if (const auto fault = saveSettings(m_settings, *path))
            std::fprintf(stderr, "lozenge: %s\n", printable(*fault).c_str());
}

} // namespace lozenge
