#pragma once

#include "app/loop/double_clicks.hpp"
#include "app/open_window.hpp"
#include "app/panels/export_job.hpp"
#include "app/presenter/presenter_window.hpp"
#include "app/relief/flight_controls.hpp"
#include "files/disk/interrupt.hpp"
#include "files/settings.hpp"
#include "session/keymap.hpp"
#include "session/session.hpp"

#include <SFML/System/Clock.hpp>
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace lozenge {

/// How the lecture window is to open.
struct WindowOptions {
    std::optional<double> scale; ///< none: as it was left
    bool isFullScreen = false;
    bool hasTranscript = false;
    /// Told of each frame: the seconds that it took, and the moment that is to be seen on it. Whether to go on.
    std::function<bool(double seconds, int moment)> onFrame = {};
    bool isHurried = false; ///< frame follows frame without a rest
};

/// All that the window shows: the stage in the middle, the bars above and below, the panels beside it.
struct WindowParts {
    ExportJob job;
    bool isDrawerOpen = false;

    /// Gives the moment that is shown, and whether the button for the full screen was pressed.
    std::pair<int, bool> show(const Desk& desk, Session& session, OpenWindow& open, const Box& window);
};

/// Dear ImGui shows the effect of an input a frame or two later.
inline constexpr int drawsAfterChange = 3;

/// The lecture window: it turns events into commands on the session, lets time go by, and shows what is there.
class LectureWindow {
public:
    LectureWindow(const WindowOptions& options, Session session, const Settings& settings)
        : m_options(options), m_session(std::move(session)), m_settings(settings),
          m_open(m_settings, options.scale.value_or(settings.scale), options.isFullScreen || settings.fullScreen)
    {}

    /// Until it is closed. What kept it from going on, in a line; empty when all went well.
    std::string run();

private:
    std::string open() { return m_open.open(*m_session.look.theme); }
    void close();
    void handleEvents();
    void handle(const Input& input);
    void press(const std::string& chord, bool isTyping);
    void carryOut(Action action);
    void followPresenting();
    void handlePresenterEvents();
    void drawAfter(const Input& input);
    void drawOnceMore() { m_drawsLeft = std::max(m_drawsLeft, 1); }
    void letTimeGoBy(double seconds);
    void readAgain(double seconds);
    int draw(); ///< gives the moment that it shows
    void say();

    // Who ends the session or closes the terminal asks by a signal, and the settings are kept all the same. Exports
    // have watches of their own, and end before it.
    InterruptWatch m_watch;
    const WindowOptions& m_options;
    Session m_session;
    Settings m_settings;
    OpenWindow m_open;
    PresenterWindow m_presenter{m_settings};
    bool m_saidFault = false;
    bool m_isOver = false;  ///< the window is closed when all that was drawn with it has gone
    bool m_isShown = false; ///< a frame has been drawn
    std::string m_fault;    ///< that ended it

    WindowParts m_parts;
    FlightControls m_controls;
    DoubleClicks m_clicks;
    sf::Clock m_sinceStart;
    int m_drawsLeft = drawsAfterChange;
    sf::Clock m_clock;
    sf::Clock m_sinceDraw;
    double m_sinceReload = 0;
};

} // namespace lozenge
