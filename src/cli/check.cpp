#include "cli/commands.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "lesson/lint/lint.hpp"
#include "lesson/text/terminal_text.hpp"
#include "picture/pages/title_page.hpp"
#include "picture/tr.hpp"
#include "show/lesson_pages.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

void warn(std::vector<LessonError> advice)
{
    for (LessonError& remark : advice) {
        remark.message.insert(0, "warning: ");
        complainOf(remark);
    }
}

std::shared_ptr<const ManyMaps> madeMaps(const ChosenFigure& figure, const Recipe& recipe)
{
    const auto maps = mapsOf(figure, recipe);
    return maps ? std::make_shared<const ManyMaps>(makeMany(*maps)) : nullptr;
}

/// "de" of "bay.de.toml"; nothing where the name has no language.
std::optional<std::string> languageOf(const fs::path& file)
{
    const std::string name = file.stem().extension().string();
    const auto isOfCode = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-'; };
    if (file.extension() != ".toml" || name.size() < 3 || name.size() > 6 ||
        !std::all_of(name.begin() + 1, name.end(), isOfCode))
        return std::nullopt;
    return name.substr(1);
}

/// "lessons/bay.toml" of "lessons/bay.de.toml", where it is there.
std::optional<fs::path> lessonOfWords(const fs::path& file)
{
    std::error_code error;
    const fs::path lesson = file.parent_path() / file.stem().stem().concat(".toml");
    return languageOf(file) && fs::exists(lesson, error) ? std::optional(lesson) : std::nullopt;
}

/// The files of words beside a lesson's: "bay.de.toml", "bay.fr.toml" of "bay.toml".
std::vector<fs::path> filesOfWords(const fs::path& lesson)
{
    std::vector<fs::path> found;
    std::error_code error;
    const fs::path folder = lesson.has_parent_path() ? lesson.parent_path() : fs::path(".");
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error))
        if (languageOf(entry->path()) && entry->path().stem().stem() == lesson.stem())
            found.push_back(lesson.parent_path() / entry->path().filename());
    std::sort(found.begin(), found.end());
    return found;
}

Exit checkFileOfWords(const fs::path& lesson, const fs::path& file, bool isPlaylist)
{
    const std::string path = file.string(), code = *languageOf(file);
    const auto known = languageNamed(code);
    const Language unknown{code, code, {}};
    const LessonWords words{known ? *known : &unknown, path, granted(lessonText(file))};
    const WordsRemarks remarks = remarksOnWords(granted(lessonText(lesson)), lesson.string(), words, isPlaylist);
    warn(remarks.warnings);
    for (const LessonError& mistake : remarks.mistakes)
        complainOf(mistake);
    return remarks.mistakes.empty() ? Exit::Done : Exit::Wrong;
}

/// Whether the words beside it are right.
void checkTranslations(const std::optional<fs::path>& path, bool isPlaylist)
{
    Exit exit = Exit::Done;
    for (const fs::path& file : path ? filesOfWords(*path) : std::vector<fs::path>{})
        exit = std::max(exit, endOf([&] { return checkFileOfWords(*path, file, isPlaylist); }));
    if (exit != Exit::Done)
        throw Refusal{exit};
}

/// A file of words that is named alone. Where its lesson is named, too, it is checked with that.
Exit checkWordsOf(const fs::path& lesson, const std::string& name, const std::vector<std::string>& named)
{
    if (std::find(named.begin(), named.end(), lesson.string()) != named.end())
        return Exit::Done;
    if (const Exit exit = checkFileOfWords(lesson, name, lesson.string().ends_with(playlistEnding)); exit != Exit::Done)
        return exit;
    std::cout << escapedForTerminal(name) << ": ok, the words of " << escapedForTerminal(lesson.string()) << '\n';
    return Exit::Done;
}

/// "4 stops".
std::string countText(std::size_t count, const std::string& what)
{
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

Exit checkPlaylist(const std::string& name)
{
    const auto [list, lessons] = openPlaylistNamed(name);
    if (const auto mistake = mistakeIn(list, name))
        refuse(*mistake);
    checkTranslations(findPlaylist(name), true);
    std::size_t stops = 0;
    for (const auto& [id, lesson, passed] : lessons) {
        granted(checkedRun(lesson, id));
        stops += lesson.stops.size();
    }
    std::cout << escapedForTerminal(name) << ": ok, \"" << escapedForTerminal(list.title) << "\", "
              << countText(lessons.size(), "lesson") << ", " << countText(stops, "stop");
    if (list.minutes > 0 && stops > 0)
        std::cout << ", " << minutesText(list.minutes, Look{}) << ": "
                  << static_cast<std::size_t>(list.minutes) * 60 / stops << " seconds a stop";
    std::cout << '\n';
    return Exit::Done;
}

Exit checkLesson(const std::string& name)
{
    const Lesson lesson = openLesson(name, {});
    const std::string run = granted(checkedRun(lesson, name));
    checkTranslations(findLesson(name), false);
    warn(adviceOn(lesson, name, madeMaps));
    std::cout << escapedForTerminal(name) << ": ok, \"" << escapedForTerminal(lesson.title) << "\", "
              << lesson.recipe.size << " x " << lesson.recipe.size << ", " << run << ", "
              << countText(lesson.stops.size(), "stop") << '\n';
    return Exit::Done;
}

} // namespace

Exit checkLessons(const std::vector<std::string>& lessons)
{
    return endOfAll(lessons, [&](const std::string& name) {
        const auto original = lessonOfWords(name);
        return original             ? checkWordsOf(*original, name, lessons)
               : findPlaylist(name) ? checkPlaylist(name)
                                    : checkLesson(name);
    });
}

} // namespace lozenge
