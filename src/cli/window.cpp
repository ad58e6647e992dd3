#include "cli/commands.hpp"
#include "cli/options.hpp"
#include "files/library/lessons.hpp"
#include "files/settings.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/terminal_text.hpp"
#include "session/appearance.hpp"
#include "session/opening.hpp"

#include <filesystem>
#include <iostream>
#include <unistd.h>
#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

/// A name in the present folder that is free, or in the folder for temporary files where that cannot be written to.
fs::path freeName(const std::string& stem, const std::string& ending)
{
    std::error_code error;
    const fs::path folder = ::access(".", W_OK) == 0 ? fs::path() : fs::temp_directory_path(error);
    fs::path name = folder / (stem + ending);
    for (int number = 2; fs::exists(name, error); ++number)
        name = folder / (stem + "-" + std::to_string(number) + ending);
    return name;
}

/// The lesson that is opened where none is asked for.
std::string firstLesson()
{
    const auto ids = bundledLessons();
    return ids.empty() ? "first-steps" : ids.front();
}

/// Where there can be no window a lesson is still worth looking at.
Exit writePage(const WindowRequest& request, const Language* language, const std::string& missing)
{
    ExportRequest page;
    page.lesson = request.lesson.empty() ? firstLesson() : request.lesson;
    page.overrides = request.overrides;
    page.look = request.look;
    page.look.language = language ? language->name : "";
    page.format = "html";
    page.isQuiet = true;
    const bool isPlaylist = findPlaylist(page.lesson).has_value(); // and its pages are a folder
    page.out = freeName(stemOf(page.lesson), isPlaylist ? "" : ".html").string();
    if (const Exit exit = exportLesson(page); exit != Exit::Done)
        return exit;
    std::error_code error;
    const fs::path whole = fs::absolute(page.out, error);
    const std::string step = request.step ? "#" + exactText(*request.step) : "";
    const std::string place = isPlaylist ? "The lessons are pages: open " + (fs::path(page.out) / "index.html").string()
                                         : "The lesson is a page: open " + (error ? page.out : whole.string()) + step;
    std::cout << escapedForTerminal(missing + ". " + place + " in a browser.") << '\n';
    return Exit::Done;
}

tl::expected<Session, LessonError> openAsked(const WindowRequest& request, const Settings& settings,
                                             const Language* language)
{
    if (!request.lesson.empty())
        return openSession(lessonNamed(request.lesson, request.overrides, language));
    auto session = openSession(
        lessonNamed(settings.lastLesson.empty() ? firstLesson() : settings.lastLesson, request.overrides, language));
    return session ? std::move(session)
                   : openSession(lessonNamed(firstLesson(), {}, language)); // the last lesson may have gone
}

/// The playlist that was asked for as a way through its lessons.
Way alongPlaylist(const WindowRequest& asked, const Language* language)
{
    if (!asked.overrides.empty())
        refuse("--set " + asked.overrides.front() + ": a playlist has several recipes; open a single lesson for that");
    Way way;
    const auto [list, lessons] = openPlaylistNamed(asked.lesson, {}, language);
    for (const auto& [name, lesson, passed] : lessons) {
        way.lessons.push_back({name, passed, nullptr, static_cast<int>(lesson.stops.size()), lesson.title});
        way.minutes += lesson.minutes;
    }
    if (way.lessons.empty())
        refuse("no lessons found", Exit::Failed);
    way.minutes = list.minutes > 0 ? list.minutes : way.minutes;
    return way;
}

} // namespace

Exit showWindow(const WindowRequest& asked, const ProgramWindow& window)
{
    const Language* language = openLanguage(asked.look.language);
    LoadedSettings loaded;
    if (const auto path = settingsPath())
        loaded = loadSettings(*path);
    if (asked.look.language.empty())
        language = languageNamed(loaded.settings.language).value_or(language); // else the program has lost it
    WindowRequest request = asked;
    Way way;
    if (findPlaylist(asked.lesson)) {
        way = alongPlaylist(asked, language);
        request.lesson = way.lessons.front().name;
    }
    if (!request.lesson.empty())
        openLesson(request.lesson, request.overrides, language);
    if (!loaded.complaint.empty())
        complain(Exit::Done, loaded.complaint);

    auto session = openAsked(request, loaded.settings, language);
    if (!session) {
        complainOf(session.error());
        return Exit::Wrong;
    }
    if (const Theme* theme = rowNamed(themes, loaded.settings.theme))
        setTheme(*session, *theme);
    takeWay(*session, std::move(way));
    apply(request, *session, window.panels);
    if (isOnWay(*session) && !request.step)
        beginLesson(*session, 0, false);
    const WindowEnd end = window.open(std::move(*session), loaded.settings, request);
    if (!end.missing.empty())
        return writePage(asked, language, end.missing);
    return end.fault.empty() ? Exit::Done : complain(Exit::Failed, end.fault);
}

} // namespace lozenge
