#include "app/window.hpp"

#include "app/lecture_window.hpp"
#include "files/library.hpp"
#include "files/settings_file.hpp"
#include "lesson/printable.hpp"
#include "session/appearance.hpp"
#include "session/opening.hpp"
#include "session/run/travel.hpp"

#include <cstdio>

namespace lozenge {

std::string runWindow(const WindowOptions& options)
{
    LoadedSettings loaded;
    if (const auto path = settingsPath())
        loaded = loadSettings(*path);
    if (!loaded.complaint.empty())
        std::fprintf(stderr, "lozenge: %s\n", printable(loaded.complaint).c_str());

    const std::string usual = "first-steps";
    const std::string remembered = loaded.settings.lastLesson.empty() ? usual : loaded.settings.lastLesson;
    auto session = openSession(lessonNamed(options.lesson.empty() ? remembered : options.lesson, options.overrides));
    if (!session && options.lesson.empty())
        session = openSession(lessonNamed(usual)); // the last lesson may have gone
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
