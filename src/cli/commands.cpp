#include "cli/commands.hpp"

#include "cli/trace.hpp"
#include "files/disk/atomic_file.hpp"
#include "files/library/data_folder.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "lesson/text/terminal_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <utility>

namespace lozenge {

Exit complain(Exit exit, const std::string& message)
{
    std::cerr << "lozenge: " << escapedForTerminal(message) << '\n'; // it quotes names, and a name may hold anything
    return exit;
}

Exit complainOf(const LessonError& error)
{
    std::cerr << error.text() << '\n';
    return error.isOfDisk ? Exit::Failed : Exit::Wrong;
}

void refuse(const std::string& message, Exit exit)
{
    throw Refusal{complain(exit, message)};
}

void refuse(const LessonError& error)
{
    throw Refusal{complainOf(error)};
}

Exit endOf(const std::function<Exit()>& command)
{
    try {
        return command();
    } catch (const Refusal& refusal) {
        return refusal.exit;
    }
}

Exit endOfAll(const std::vector<std::string>& names, const std::function<Exit(const std::string& name)>& command)
{
    Exit last = Exit::Done;
    for (const std::string& name : names)
        if (const Exit exit = endOf([&] { return command(name); }); exit != Exit::Done)
            last = exit;
    return last;
}

Lesson openLesson(const std::string& pathOrId, const std::vector<std::string>& overrides, const Language* language)
{
    const auto path = lessonFile(pathOrId);
    if (!path)
        refuse(path.error().text());
    return granted(readLessonFile(*path, overrides, language));
}

OpenedPlaylist openPlaylistNamed(const std::string& pathOrId, const std::vector<std::string>& overrides,
                                 const Language* language)
{
    return granted(openPlaylist(findPlaylist(pathOrId).value_or(pathOrId), overrides, language));
}

const Language* openLanguage(const std::string& name)
{
    const auto language = languageNamed(name);
    if (!language)
        refuse(language.error().text(), language.error().isOfDisk ? Exit::Failed : Exit::Wrong);
    return *language;
}

namespace {

/// A line of a list: what it is called, its title, one line about it.
using ListedRow = std::array<std::string, 3>;

/// In columns, on standard output.
void printRows(std::vector<ListedRow> rows)
{
    std::array<std::size_t, 2> widths{};
    for (ListedRow& row : rows) {
        std::transform(row.begin(), row.end(), row.begin(), escapedForTerminal);
        for (std::size_t column = 0; column < widths.size(); ++column)
            widths[column] = std::max(widths[column], lettersIn(row[column]) + 2);
    }
    for (const ListedRow& row : rows) {
        for (std::size_t column = 0; column < widths.size(); ++column)
            std::cout << row[column] << std::string(widths[column] - lettersIn(row[column]), ' ');
        std::cout << row.back() << '\n';
    }
}

/// "25 points ... (The algorithm, 8 minutes. Afterwards: name the parents of any point)".
std::string lineAbout(const Lesson& lesson)
{
    std::string place = withTerms(lesson.part, lesson.look);
    if (lesson.minutes > 0)
        place += (place.empty() ? "" : ", ") + minutesText(lesson.minutes, lesson.look);
    if (!lesson.goal.empty())
        place += (place.empty() ? "" : ". ") + tr(lesson.look, "Afterwards: {0}", withTerms(lesson.goal, lesson.look));
    return withTerms(lesson.summary, lesson.look) + (place.empty() ? "" : " (" + place + ")");
}

} // namespace

Exit listLessons(const std::string& name)
{
    const Language* language = openLanguage(name);
    std::vector<ListedRow> rows;
    std::optional<LessonError> unread;
    const auto ids = bundledLessons(&unread);
    if (unread)
        refuse(unread->text(), Exit::Failed);
    const Exit exit = endOfAll(ids, [&](const std::string& id) {
        const Lesson lesson = openLesson(id, {}, language);
        rows.push_back({id, withTerms(lesson.title, lesson.look), lineAbout(lesson)});
        return Exit::Done;
    });
    if (rows.empty())
        refuse("no lessons found in " + (dataFolder() / "lessons").string() +
                   "; set LOZENGE_DATA_DIR to the folder that holds lessons/",
               Exit::Failed);
    printRows(rows);
    return exit;
}

Exit listPlaylists(const std::string& name)
{
    Look look;
    look.language = openLanguage(name);
    std::vector<ListedRow> rows;
    const Exit exit = endOfAll(bundledPlaylists(), [&](const std::string& id) {
        const auto [list, lessons] = openPlaylistNamed(id, {}, look.language);
        std::string size = lessons.size() == 1 ? tr(look, "1 lesson") : tr(look, "{0} lessons", lessons.size());
        if (list.minutes > 0)
            size += ", " + minutesText(list.minutes, look);
        rows.push_back({id, withTerms(list.title, look), withTerms(list.summary, look) + " (" + size + ")"});
        return Exit::Done;
    });
    printRows(rows);
    return exit;
}

Exit traceLesson(const Lesson& lesson)
{
    if (const auto fault = steppingFault(lesson.recipe))
        refuse(fault->message + ": --set size=1025 steps a smaller one, and lozenge terrain writes the finished "
                                "terrain of any size");
    writeTrace(std::cout, lesson.recipe);
    return Exit::Done;
}

Exit writeNewLesson(const std::filesystem::path& target, bool isForced)
{
    const auto write = [&](const Progress&) {
        return saveText(target, assetText("lesson.toml"), existingIf(isForced));
    };
    return carryOut(write, false, "written to " + target.string() + "; lozenge " + target.string() + " shows it");
}

} // namespace lozenge
