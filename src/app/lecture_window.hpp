#pragma once

#include "app/loop/double_clicks.hpp"
#include "app/loop/frame_times.hpp"
#include "app/panels/panels.hpp"
#include "app/releases.hpp"
#include "app/relief/flight_controls.hpp"
#include "app/stage/comparison_view.hpp"
#include "app/stage/stage_view.hpp"
#include "app/ui/desk.hpp"
#include "app/window.hpp"
#include "files/interrupt.hpp"
#include "lesson/settings.hpp"
#include "session/keymap.hpp"
#include "session/session.hpp"

#include <SFML/System/Clock.hpp>
#include <algorithm>
#include <future>
#include <memory>
#include <string>

namespace lozenge {

/// Dear ImGui shows the effect of an input a frame or two later.
inline constexpr int drawsAfterChange = 3;

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
    [[nodiscard]] sf::Vector2u wantedSize() const;
    std::future<void> cutLetters();
    std::string open();
    void close();
    void handleEvents();
    void handle(const Input& input);
    void press(const std::string& chord);
    void carryOut(Action action);
    void landWithoutGl();
    void setScale(double scale);
    void useType();
    int draw(); ///< gives the moment that it shows
    void say();
    void remember();

    [[nodiscard]] float scale() const
    {
        const auto size = m_window.getSize();
        return scaleOf(size.x, size.y);
    }
    [[nodiscard]] float scaleOf(unsigned width, unsigned height) const
    {
        const float fit = std::min(static_cast<float>(width) / 1280, static_cast<float>(height) / 800);
        return std::clamp(fit, 0.8F, 2.7F) * static_cast<float>(m_userScale);
    }

    // Who ends the session or closes the terminal asks by a signal, and the settings are kept all the same. Exports
    // have watches of their own, and end before it.
    InterruptWatch m_watch;
    const WindowOptions& m_options;
    Session m_session;
    Settings m_settings;
    double m_userScale;
    bool m_isFullScreen;
    bool m_isDrawerOpen = false;
    bool m_saidFault = false;
    bool m_isOver = false;  ///< the window is closed when all that was drawn with it has gone
    bool m_isShown = false; ///< a frame has been drawn
    std::string m_fault;    ///< that ended it

    // The letters are cut while the window is made: both take long.
    Type m_type;
    float m_typeScale = 0;
    std::future<void> m_letters = cutLetters();
    sf::RenderWindow m_window;
    std::unique_ptr<Painter> m_painter;
    std::unique_ptr<StageView> m_stage;
    ComparisonView m_comparison;
    FlightControls m_controls;
    DoubleClicks m_clicks;
    sf::Clock m_sinceStart;
    ExportJob m_job;
    FrameTimes m_times;
    int m_drawsLeft = drawsAfterChange;
    sf::Clock m_clock;
    sf::Clock m_sinceDraw;
    double m_sinceReload = 0;
};

} // namespace lozenge
