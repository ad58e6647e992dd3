#include "app/window.hpp"

#include "app/lecture_window.hpp"
#include "app/panels/panels.hpp"

namespace lozenge {

std::string runWindow(Session session, const Settings& settings, const WindowOptions& options)
{
    showPanel(session, *rowNamed(panels(), session.panel));
    takeTranscript(session); // how it came to be as it opens is not said
    return LectureWindow(options, std::move(session), settings).run();
}

} // namespace lozenge
