#include "app/window_parts.hpp"

#include "app/panels/panels.hpp"
#include "app/stage/keys_sheet.hpp"
#include "app/stage/transport.hpp"
#include "app/ui/overlays.hpp"
#include "session/run/stepping.hpp"

#include <algorithm>
#include <cstddef>

namespace lozenge {
namespace {

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

std::pair<int, BarPress> WindowParts::show(const Desk& desk, Session& session, OpenWindow& open, const Box& window)
{
    if (session.presenting.isHallDark)
        return {session.present(), BarPress::None};
    // The hall sees the stage alone where the speaker has a window.
    const bool hasBars = !session.presenting.isOn;
    const float top = desk.u(hasBars ? 44 : 8);
    const float bottom = desk.u(hasBars ? 104 : 20);
    const bool hasDrawer = !hasBars || window.width < desk.u(1180);
    const float side = hasDrawer && !isDrawerOpen ? 0 : std::min(desk.u(344), window.width);
    const Box middle{0, top, window.width - (hasDrawer ? 0 : side), std::max(1.0F, window.height - top - bottom)};

    // Before the stage, so that this very frame shows where the head was dragged to.
    if (hasBars)
        showTransport(desk, session, {0, window.height - bottom, window.width, bottom});
    const int shown = session.present();
    if (session.comparison)
        m_comparison.show(desk, session, middle);
    else
        open.stage->show(desk, session, middle, isFast(session.playback) || isScrubbed(session));
    if (session.prediction.asked)
        showQuestion(desk, session, middle);
    if (side > 0)
        showPanels(desk, session, job, {window.width - side, top, side, middle.height});
    if (session.helpShown)
        showKeys(desk, session, window, keySections(panelKeys()));
    if (!hasBars)
        return {shown, BarPress::None};
    return {shown, showTopBar(desk, session, {0, 0, window.width, top}, {open.isFullScreen, hasDrawer, isDrawerOpen})};
}

} // namespace lozenge
