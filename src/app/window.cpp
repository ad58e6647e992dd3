#include "app/window.hpp"

#include "app/comparison_view.hpp"
#include "app/desk.hpp"
#include "app/frame_times.hpp"
#include "app/keys.hpp"
#include "app/overlays.hpp"
#include "app/panels.hpp"
#include "app/stage_view.hpp"
#include "app/transport.hpp"
#include "session/appearance.hpp"
#include "session/command_text.hpp"
#include "session/comparing.hpp"
#include "session/keymap.hpp"
#include "session/opening.hpp"
#include "session/playback.hpp"
#include "session/settings_file.hpp"
#include "session/travel.hpp"

#include <GL/glew.h>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/System/Err.hpp>
#include <SFML/System/Sleep.hpp>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <imgui-SFML.h>

namespace lozenge {
namespace {

constexpr int drawsAfterChange = 3; // Dear ImGui shows the effect of an input a frame or two later
constexpr double reloadEvery = 0.5; // seconds between looks at the lesson's file
constexpr double framesPerSecond = 60;

/// The lecture window: it turns events into commands on the session, lets time go by, and shows what is there.
class LectureWindow {
public:
    LectureWindow(const WindowOptions& options, Session session, const Settings& settings)
        : m_options(options), m_session(std::move(session)), m_settings(settings),
          m_userScale(options.scale.value_or(settings.scale)),
          m_isFullScreen(options.isFullScreen || settings.fullScreen)
    {}

    std::string run();

private:
    std::string open();
    void close();
    void handleEvents();
    void handle(const sf::Event& event);
    void press(const std::string& chord);
    void carryOut(Action action);
    void setScale(double scale);
    void buildType();
    void draw();
    void showTopBar(const Desk& desk, const Box& box, bool hasDrawer);
    void say();
    void remember();

    [[nodiscard]] float scale() const
    {
        const auto size = m_window.getSize();
        const float fit = std::min(static_cast<float>(size.x) / 1280, static_cast<float>(size.y) / 800);
        return std::clamp(fit, 0.8F, 2.7F) * static_cast<float>(m_userScale);
    }

    const WindowOptions& m_options;
    Session m_session;
    Settings m_settings;
    double m_userScale;
    bool m_isFullScreen;
    bool m_isDrawerOpen = false;

    sf::RenderWindow m_window;
    Type m_type;
    float m_typeScale = 0;
    std::unique_ptr<Painter> m_painter;
    std::unique_ptr<StageView> m_stage;
    ComparisonView m_comparison;
    ExportJob m_job;
    FrameTimes m_times;
    int m_drawsLeft = drawsAfterChange;
    sf::Clock m_clock;
    sf::Clock m_sinceDraw;
    double m_sinceReload = 0;
};

std::string LectureWindow::open()
{
    const sf::ContextSettings context(24, 8, 0, 3, 3, sf::ContextSettings::Default);
    const sf::VideoMode desktop = sf::VideoMode::getDesktopMode();
    const sf::VideoMode mode = m_isFullScreen
                                   ? desktop
                                   : sf::VideoMode(static_cast<unsigned>(std::clamp(m_settings.width, 320, 16384)),
                                                   static_cast<unsigned>(std::clamp(m_settings.height, 240, 16384)));
    // SFML complains on standard error of what it can do without, such as vertical synchronisation.
    sf::err().rdbuf(nullptr);
    m_window.create(mode, "Lozenge", m_isFullScreen ? sf::Style::Fullscreen : sf::Style::Default, context);
    if (!m_window.isOpen())
        return "the window cannot be opened on this display";
    if (!m_isFullScreen)
        m_window.setPosition({std::max(0, (static_cast<int>(desktop.width) - static_cast<int>(mode.width)) / 2),
                              std::max(0, (static_cast<int>(desktop.height) - static_cast<int>(mode.height)) / 2)});
    m_window.setKeyRepeatEnabled(true);
    if (!ImGui::SFML::Init(m_window, false))
        return "the interface cannot be started";
    ImGui::GetIO().IniFilename = nullptr;
    glewInit(); // where it fails the relief is painted without GL
    m_painter = std::make_unique<Painter>(m_type);
    m_stage = std::make_unique<StageView>(*m_painter);
    buildType();
    if (!m_stage->reliefFault().empty()) {
        tell(m_session, "The relief is painted without OpenGL: " + m_stage->reliefFault());
        note(m_session, "relief without OpenGL: " + m_stage->reliefFault());
    }
    return {};
}

void LectureWindow::close()
{
    m_stage.reset();
    m_painter.reset();
    ImGui::SFML::Shutdown();
    m_window.close();
}

void LectureWindow::buildType()
{
    m_typeScale = scale();
    m_type.build(m_typeScale);
    if (!ImGui::SFML::UpdateFontTexture())
        std::fputs("lozenge: the letters do not fit into a texture of this display\n", stderr);
    applyTheme(*m_session.look.theme, m_typeScale);
}

void LectureWindow::handleEvents()
{
    sf::Event event{};
    while (m_window.pollEvent(event)) {
        ImGui::SFML::ProcessEvent(m_window, event);
        handle(event);
        m_drawsLeft = drawsAfterChange;
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
    // In flight the arrows steer, and what is no control of the flight is a command as always.
    if (m_stage->isFlying()) {
        if (chord == "Escape" || chord == "F")
            return carryOut(Action::ToggleFlight);
        if (chord == "O")
            return m_stage->toggleFog();
        if (chord == "Left" || chord == "Right" || chord == "Up" || chord == "Down" || chord == "+" || chord == "-")
            return;
    }
    if (const auto action = lozenge::press(m_session, chord))
        carryOut(*action);
}

void LectureWindow::carryOut(Action action)
{
    switch (action) {
    case Action::None: break;
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

void LectureWindow::showTopBar(const Desk& desk, const Box& box, bool hasDrawer)
{
    const Sheet sheet("top bar", box, desk.theme.surface);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddLine({box.x, box.bottom() - 1}, {box.right(), box.bottom() - 1}, imColour(desk.theme.line));

    const float middle = box.centre().y;
    const float baseline = middle + 0.36F * desk.u(16);
    const Vec2 mark{box.x + desk.u(26), middle};
    const float r = desk.u(9);
    const std::array diamond{ImVec2{mark.x, mark.y - r}, ImVec2{mark.x + r, mark.y}, ImVec2{mark.x, mark.y + r},
                             ImVec2{mark.x - r, mark.y}};
    list.AddPolyline(diamond.data(), 4, imColour(desk.theme.now), ImDrawFlags_Closed, desk.u(2.6F));

    float right = box.right() - desk.u(14);
    const auto button = [&](const char* id, const std::string& label, bool isOn) {
        const float width = textWidth(Font::SansMedium, label) * desk.u(14) + desk.u(24);
        right -= width;
        const bool pressed = wordButton(desk, id, label, {right, middle - desk.u(14), width, desk.u(28)}, isOn);
        right -= desk.u(8);
        return pressed;
    };
    if (hasDrawer && button("panel", "Panel", m_isDrawerOpen))
        m_isDrawerOpen = !m_isDrawerOpen;
    if (button("full screen", m_isFullScreen ? "Window" : "Full screen", false))
        carryOut(Action::ToggleFullScreen);
    if (!m_window.isOpen() || !m_painter)
        return;
    if (button("compare", "Compare", m_session.comparison.has_value()))
        toggleCompare(m_session);
    if (button("predict", "Predict", m_session.prediction.isOn))
        togglePrediction(m_session);

    float x = box.x + desk.u(46);
    const std::string title =
        shortened(m_session.lesson->title, Font::SansSemiBold, desk.u(16), right - x - desk.u(12));
    desk.text({x, baseline}, title, Font::SansSemiBold, 16, desk.theme.ink);
    x += textWidth(Font::SansSemiBold, title) * desk.u(16) + desk.u(18);

    // A message takes the place of the recipe while it lasts.
    std::string words;
    Colour colour = desk.theme.muted;
    if (m_session.fileError) {
        words = m_session.fileError->text();
        colour = desk.theme.wrong;
    } else if (m_session.message) {
        words = m_session.message->text;
        colour = m_session.message->isError ? desk.theme.wrong : desk.theme.ink;
    } else {
        const Recipe& recipe = m_session.recipe();
        words = std::to_string(recipe.size) + " \u00d7 " + std::to_string(recipe.size) + ", " +
                std::string(recipe.variant->name) + ", edge " + std::string(recipe.edge->name);
        if (recipe.noise.kind->takesSeed)
            words += ", seed " + std::to_string(recipe.noise.seed);
    }
    desk.text({x, baseline}, shortened(words, Font::Sans, desk.u(14), right - x - desk.u(8)), Font::Sans, 14, colour);
}

void LectureWindow::draw()
{
    if (std::abs(scale() - m_typeScale) > 0.01F)
        buildType();
    const auto passed = m_sinceDraw.restart();
    ImGui::SFML::Update(m_window, passed);
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

    if (m_session.comparison)
        m_comparison.show(desk, m_session, middle);
    else
        m_stage->show(desk, m_session, middle, m_session.playback.isOn);
    if (m_session.prediction.asked)
        showQuestion(desk, m_session, middle);
    if (side > 0)
        showPanels(desk, m_session, m_job, {window.width - side, top, side, middle.height});
    showTransport(desk, m_session, {0, window.height - bottom, window.width, bottom});
    if (m_session.helpShown)
        showHelp(desk, m_session, window);
    showTopBar(desk, {0, 0, window.width, top}, hasDrawer);
    if (!m_window.isOpen() || !m_painter)
        return; // full screen was toggled: the new window begins with its own frame

    const Colour page = theme.page;
    const auto byte = [](float v) { return static_cast<sf::Uint8>(std::lround(v * 255)); };
    m_window.clear(sf::Color(byte(page.r), byte(page.g), byte(page.b)));
    ImGui::SFML::Render(m_window);
    m_window.display();
}

void LectureWindow::say()
{
    for (const std::string& line : takeTranscript(m_session))
        if (m_options.hasTranscript)
            std::printf("%s\n", line.c_str());
    if (m_options.hasTranscript)
        std::fflush(stdout);
}

std::string LectureWindow::run()
{
    if (const std::string fault = open(); !fault.empty())
        return fault;
    note(m_session, stepLine(m_session));
    say();

    while (m_window.isOpen()) {
        handleEvents();
        const double passed = m_clock.restart().asSeconds();
        if (tick(m_session, passed))
            m_drawsLeft = std::max(m_drawsLeft, 1);
        if (m_stage && m_stage->isFlying()) {
            m_stage->fly(m_session, passed, m_window.hasFocus() ? heldFlightKeys() : FlightKeys{});
            m_drawsLeft = std::max(m_drawsLeft, 1);
        }
        if (m_job.settle(m_session))
            m_drawsLeft = drawsAfterChange;
        if (m_job.isRunning() || ImGui::GetIO().WantTextInput)
            m_drawsLeft = std::max(m_drawsLeft, 1);
        m_sinceReload += passed;
        if (m_sinceReload > reloadEvery) {
            m_sinceReload = 0;
            if (reloadIfChanged(m_session))
                m_drawsLeft = drawsAfterChange;
        }
        say();
        if (!m_window.isOpen())
            break;
        if (m_drawsLeft == 0 && !m_times.isMeasuring()) {
            sf::sleep(sf::seconds(static_cast<float>(std::clamp(secondsUntilChange(m_session), 0.002, 0.02))));
            continue;
        }
        --m_drawsLeft;
        sf::Clock drawing;
        draw();
        m_times.add(drawing.getElapsedTime().asSeconds());
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
    return {};
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
            std::fprintf(stderr, "lozenge: %s\n", fault->c_str());
}

} // namespace

std::string runWindow(const WindowOptions& options)
{
    LoadedSettings loaded;
    if (const auto path = settingsPath())
        loaded = loadSettings(*path);
    if (!loaded.complaint.empty())
        std::fprintf(stderr, "lozenge: %s\n", loaded.complaint.c_str());

    const std::string usual = "first-steps";
    const std::string remembered = loaded.settings.lastLesson.empty() ? usual : loaded.settings.lastLesson;
    auto session = openSession(options.lesson.empty() ? remembered : options.lesson, options.overrides);
    if (!session && options.lesson.empty())
        session = openSession(usual); // the last lesson may have gone
    if (!session)
        return session.error().text();

    const std::string theme = options.theme.empty() ? loaded.settings.theme : options.theme;
    if (const Theme* row = rowNamed(themes(), theme))
        setTheme(*session, *row);
    if (options.step)
        seek(*session, *options.step);
    takeTranscript(*session);
    return LectureWindow(options, std::move(*session), loaded.settings).run();
}

} // namespace lozenge
