#include "app/lecture_window.hpp"
#include "files/lesson_file.hpp"
#include "session/opening.hpp"
#include "session/run/playback.hpp"
#include "session/view/looking.hpp"
#include "session/view/presenting.hpp"

#include <utility>

// What goes on in the window by itself.

namespace lozenge {

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
