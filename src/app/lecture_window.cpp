#include "app/lecture_window.hpp"

#include "app/interface.hpp"
#include "app/stage/keys_sheet.hpp"
#include "app/stage/top_bar.hpp"
#include "app/stage/transport.hpp"
#include "app/ui/overlays.hpp"
#include "app/window_icon.hpp"
#include "files/lesson_file.hpp"
#include "files/settings_file.hpp"
#include "lesson/printable.hpp"
#include "session/opening.hpp"
#include "session/run/playback.hpp"
#include "session/view/looking.hpp"

#include <SFML/System/Err.hpp>
#include <SFML/System/Sleep.hpp>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace lozenge {
namespace {

constexpr double reloadEvery = 0.5; // seconds between looks at the lesson's file
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

sf::Vector2u LectureWindow::wantedSize() const
{
    if (m_isFullScreen)
        return desktopSize();
    return {static_cast<unsigned>(std::clamp(m_settings.width, 320, 16384)),
            static_cast<unsigned>(std::clamp(m_settings.height, 240, 16384))};
}

std::future<void> LectureWindow::cutLetters()
{
    const sf::Vector2u size = wantedSize();
    m_typeScale = scaleOf(size.x, size.y);
    return std::async(std::launch::async | std::launch::deferred, [this] { m_type.cut(m_typeScale); });
}

std::string LectureWindow::open()
{
    const sf::Vector2u desktop = desktopSize();
    const sf::Vector2u size = wantedSize();
    if (!m_letters.valid())
        m_letters = cutLetters();
    // SFML complains on standard error of what it can do without, such as vertical synchronisation.
    sf::err().rdbuf(nullptr);
    openWindow(m_window, size, "Lozenge", m_isFullScreen);
    if (!m_window.isOpen())
        return "the window cannot be opened on this display";
    if (!m_isFullScreen)
        m_window.setPosition({std::max(0, (static_cast<int>(desktop.x) - static_cast<int>(size.x)) / 2),
                              std::max(0, (static_cast<int>(desktop.y) - static_cast<int>(size.y)) / 2)});
    showIcon(m_window);
    m_window.setKeyRepeatEnabled(true);
    m_letters.get();
    if (!beginInterface(m_window))
        return "the interface cannot be started";
    ImGui::GetIO().IniFilename = nullptr;
    m_painter = std::make_unique<Painter>(m_type);
    m_stage = std::make_unique<StageView>(*m_painter);
    useType();
    return {};
}

void LectureWindow::close()
{
    m_controls.letGo();
    m_clicks.letGo();
    m_stage.reset();
    m_painter.reset();
    endInterface(m_window);
    m_window.close();
}

void LectureWindow::useType()
{
    m_type.use();
    if (!uploadLetters())
        std::fputs("lozenge: the letters do not fit into a texture of this display\n", stderr);
    applyTheme(*m_session.look.theme, m_typeScale);
}

int LectureWindow::draw()
{
    if (std::abs(scale() - m_typeScale) > 0.01F) {
        m_typeScale = scale();
        m_type.cut(m_typeScale);
        useType();
    }
    const auto passed = m_sinceDraw.restart();
    // Dear ImGui would tell a double click by the times of its frames.
    constexpr float always = 1e6F;
    ImGui::GetIO().MouseDoubleClickTime = m_clicks.isSecond() ? always : 0;
    ImGui::GetIO().MouseDoubleClickMaxDist = DoubleClicks::reach + 1;
    ImGui::SFML::Update(m_window, passed);
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left))
        m_clicks.shown();
    applyTheme(*m_session.look.theme, m_typeScale);

    const Theme& theme = *m_session.look.theme;
    const Desk desk{theme, m_type, *m_painter, m_typeScale};
    const auto size = m_window.getSize();
    const Box window{0, 0, static_cast<float>(size.x), static_cast<float>(size.y)};
    const float top = desk.u(44);
    const float bottom = desk.u(104);
    const bool hasDrawer = window.width < desk.u(1180);
    const float side = hasDrawer && !m_isDrawerOpen ? 0 : std::min(desk.u(344), window.width);
    const Box middle{0, top, window.width - (hasDrawer ? 0 : side), std::max(1.0F, window.height - top - bottom)};

    // Before the stage, so that this very frame shows where the head was dragged to.
    showTransport(desk, m_session, {0, window.height - bottom, window.width, bottom});
    const int shown = m_session.moment.number;
    if (m_session.comparison)
        m_comparison.show(desk, m_session, middle);
    else
        m_stage->show(desk, m_session, middle, isFast(m_session.playback) || isScrubbed(m_session));
    if (m_session.prediction.asked)
        showQuestion(desk, m_session, middle);
    if (side > 0)
        showPanels(desk, m_session, m_job, {window.width - side, top, side, middle.height});
    if (m_session.helpShown)
        showKeys(desk, m_session, window, keySections(panelKeys()));
    const BarPress pressed =
        showTopBar(desk, m_session, {0, 0, window.width, top}, {m_isFullScreen, hasDrawer, m_isDrawerOpen});

    const Colour page = theme.page;
    const auto byte = [](float v) { return static_cast<std::uint8_t>(std::lround(v * 255)); };
    m_window.clear(sf::Color(byte(page.r), byte(page.g), byte(page.b)));
    ImGui::SFML::Render(m_window);
    m_window.display();
    m_isShown = true;

    if (!m_saidFault && !m_stage->reliefFault().empty()) {
        m_saidFault = true;
        tell(m_session, "The relief is painted without OpenGL: " + m_stage->reliefFault());
        note(m_session, "relief without OpenGL: " + m_stage->reliefFault());
        landWithoutGl();
    }
    // A window that is made anew would lose the frame it is drawing, so this comes last.
    if (pressed == BarPress::Drawer)
        m_isDrawerOpen = !m_isDrawerOpen;
    if (pressed == BarPress::FullScreen)
        carryOut(Action::ToggleFullScreen);
    return shown;
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

std::string LectureWindow::run()
{
    if (m_fault = open(); !m_fault.empty())
        return m_fault;
    note(m_session, stepLine(m_session));

    while (!m_isOver) {
        const sf::Clock round;
        handleEvents();
        m_isOver = m_isOver || signalThatAsked() != 0;
        const double passed = m_clock.restart().asSeconds();
        if (tick(m_session, passed))
            m_drawsLeft = std::max(m_drawsLeft, 1);
        const FlightKeys held = m_controls.held();
        if (m_stage && m_stage->wantsFrame(m_session))
            m_drawsLeft = std::max(m_drawsLeft, 1);
        if (m_session.flight) {
            fly(m_session, passed, ImGui::GetIO().WantTextInput ? FlightKeys{} : held);
            m_drawsLeft = std::max(m_drawsLeft, 1);
        }
        if (m_job.settle(m_session))
            m_drawsLeft = drawsAfterChange;
        if (m_job.isRunning() || ImGui::GetIO().WantTextInput)
            m_drawsLeft = std::max(m_drawsLeft, 1);
        m_sinceReload += passed;
        if (m_sinceReload > reloadEvery) {
            m_sinceReload = 0;
            if (auto again = readIfChanged(m_session.source)) {
                takeReadAgain(m_session, std::move(*again));
                m_drawsLeft = drawsAfterChange;
            }
        }
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
    remember();
    if (m_painter)
        close();
    return m_fault;
}

void LectureWindow::remember()
{
    if (!m_isFullScreen && m_window.getSize().x > 0) {
        m_settings.width = static_cast<int>(m_window.getSize().x);
        m_settings.height = static_cast<int>(m_window.getSize().y);
    }
    m_settings.fullScreen = m_isFullScreen;
    m_settings.scale = m_userScale;
    m_settings.theme = m_session.chosenTheme ? std::string(m_session.chosenTheme->name) : "";
    m_settings.lastLesson = m_session.source.name;
    if (const auto path = settingsPath())
        if (const auto fault = saveSettings(m_settings, *path))
            std::fprintf(stderr, "lozenge: %s\n", printable(*fault).c_str());
}

} // namespace lozenge
