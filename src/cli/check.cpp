#include "cli/check.hpp"

#include "cli/advice.hpp"
#include "cli/commands.hpp"
#include "cli/words_check.hpp"
#include "export/frame_places.hpp"
#include "files/library/languages.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "lesson/lesson.hpp"
#include "lesson/lesson_words.hpp"
#include "lesson/read_lesson.hpp"
#include "lesson/text/terminal_text.hpp"
#include "picture/figures/question_slide.hpp"
#include "picture/pages/title_page.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <array>
#include <filesystem>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

bool refused(const LessonError& error)
{
    complainOf(error);
    return false;
}

/// A stop that the lesson's own run does not have is a slip of the author.
template <typename IsThere>
bool checkStops(const std::string& name, const Lesson& lesson, IsThere isThere, const std::string& places)
{
    for (const Stop& stop : lesson.stops)
        if (!isThere(stop.place))
            return refused(
                toldAt(stop.at, name, places + " levels 0 to " + std::to_string(levelCount(lesson.recipe) - 1)));
    return true;
}

/// What a lesson's run has, in words; nothing where a stop is not on it, which has been said.
std::optional<std::string> checkedRun(const std::string& name, const Lesson& lesson)
{
    if (steppingFault(lesson.recipe)) {
        const auto isThere = [&](const StopPlace& place) {
            return stationOf(place, levelCount(lesson.recipe), lesson.zoom.has_value()).has_value();
        };
        if (!checkStops(name, lesson, isThere,
                        "a map this large goes level by level: its stops are \"start\", \"end\", \"points\" of a zoom, "
                        "and phases of"))
            return std::nullopt;
        return "a whole terrain";
    }
    const Timeline timeline(lesson.recipe);
    const std::string steps = std::to_string(timeline.stepCount()) + " steps";
    const auto isThere = [&](const StopPlace& place) { return momentOf(place, timeline).has_value(); };
    if (!checkStops(name, lesson, isThere, "the run has no such step or chapter: it has " + steps + " and"))
        return std::nullopt;
    return steps;
}

/// A place where words of a lesson are to be read whole, however small they are set there.
struct ReadingPlace {
    std::string_view name;
    WordsPlace words;
};

bool complainOfLength(const std::string& name, const FilePlace& at, const std::string& key, std::size_t letters,
                      const std::string& where)
{
    const std::string message = key + " is too long by " + std::to_string(letters) +
                                (letters == 1 ? " letter" : " letters") + ": the rest would be cut " + where;
    return refused(toldAt(at, name, message));
}

/// What has no room is said of the place that has the least, and counted in letters.
bool checkRoom(const std::string& name, const FilePlace& at, const std::string& key, const RichText& words,
               std::span<const ReadingPlace> places)
{
    std::size_t most = 0;
    std::string where;
    for (const ReadingPlace& place : places)
        if (const std::size_t many = lettersTooMany(words, place.words); many > most) {
            most = many;
            where = place.name;
        }
    if (most == 0)
        return true;
    return complainOfLength(name, at, key, most, where);
}

/// Where what a stop says stands.
std::array<ReadingPlace, 3> placesOfWords(const ChosenFigure& shown)
{
    return {ReadingPlace{"on a slide of 1280 x 720", shown.figure->words(1280, 720)},
            ReadingPlace{"on a slide of 1920 x 1080", shown.figure->words(1920, 1080)},
            ReadingPlace{"in the window at 1280 x 800", wordsOnStage()}};
}

std::array<ReadingPlace, 2> placesOfWhy(std::size_t choices)
{
    return {ReadingPlace{"on a slide of 1280 x 720", whyOnSlide(choices, 1280, 720)},
            ReadingPlace{"on a slide of 1920 x 1080", whyOnSlide(choices, 1920, 1080)}};
}

bool checkWords(const std::string& name, const Lesson& lesson)
{
    const Look& look = lesson.look;
    const std::array forQuestions{ReadingPlace{"in the window at 1280 x 800", questionOnStage()}};
    for (const Stop& stop : lesson.stops) {
        const std::array places = placesOfWords(stop.show);
        if (!checkRoom(name, stop.sayAt, "say", lessonWords(stop.say, look), places))
            return false;
        const bool isChoice = stop.question && stop.question->kind == Question::Kind::Choice;
        if (stop.question && !isChoice &&
            !checkRoom(name, stop.whyAt, "say with why", lessonWords(saidWithStep(stop), look),
                       std::span(places).first(2)))
            return false;
        if (isChoice && stop.show.isOfStep() &&
            !checkRoom(name, stop.whyAt, "why", lessonWords(stop.question->why, look),
                       placesOfWhy(stop.question->choices.size())))
            return false;
        if (stop.question &&
            !checkRoom(name, stop.questionAt, "question",
                       questionWords(withTerms(questionSaid(*stop.question, look), look), *look.theme), forQuestions))
            return false;
    }
    return true;
}

/// A lesson that was read; whether all is well with it, which else has been said.
std::optional<std::string> checkedLesson(const std::string& name, const Lesson& lesson)
{
    auto run = checkedRun(name, lesson);
    return run && checkWords(name, lesson) ? run : std::nullopt;
}

/// The pages of words must have room on slides.
bool checkPages(const std::string& name, const Playlist& list)
{
    for (const PlaylistPage& page : list.pages)
        for (const auto& [width, height] : {std::pair(1280.0F, 720.0F), std::pair(1920.0F, 1080.0F)}) {
            if (const std::size_t many = lettersTooManyInTitle(withTerms(page.title, Look{}), width, height); many > 0)
                return complainOfLength(name, page.titleAt, "title", many, "on its page");
            if (const std::size_t many = lettersTooManyOnPage(page.say, width, height); many > 0)
                return complainOfLength(name, page.sayAt, "say", many, "on its page");
        }
    return true;
}

/// A lesson in other words, or a playlist.
bool checkTranslated(const std::string& own, const std::string& name, const LessonWords& words, bool isPlaylist)
{
    if (isPlaylist) {
        const auto list = readPlaylist(own, name, words);
        return list ? checkPages(words.path, *list) : refused(list.error());
    }
    const auto lesson = readLesson(own, name, {}, words);
    if (!lesson)
        return refused(lesson.error());
    if (!checkWords(words.path, *lesson))
        return false;
    for (const LessonError& warning : adviceOnWords(words.path, *lesson))
        if (warning.file == words.path) // the lesson's own are told of the lesson
            complainOf(warning);
    return true;
}

/// A file of words must fit its lesson, say the same numbers, and have room.
bool checkFileOfWords(const std::string& lesson, const fs::path& file, bool isPlaylist)
{
    const std::string path = file.string(), code = file.stem().extension().string().substr(1);
    const auto known = languageNamed(code);
    const Language unknown{code, code, {}};
    auto said = lessonText(file);
    if (!said)
        return refused(said.error());
    const LessonWords words{known ? *known : &unknown, path, std::move(*said)};
    const auto own = lessonText(lesson);
    if (!own)
        return refused(own.error());
    if (!checkTranslated(*own, lesson, words, isPlaylist))
        return false;
    const auto texts = translatedTexts(*own, words);
    const auto wrong = wrongNumbers(texts, path);
    for (const LessonError& error : wrong)
        complainOf(error);
    if (!wrong.empty())
        return false;
    if (const std::string missing = missingTexts(texts); !missing.empty())
        complainOf({path, 0, 0, "warning: " + missing});
    return true;
}

bool checkTranslations(const std::optional<fs::path>& path, bool isPlaylist)
{
    bool isRight = true;
    for (const fs::path& file : path ? filesOfWords(*path) : std::vector<fs::path>{})
        isRight = checkFileOfWords(path->string(), file, isPlaylist) && isRight;
    return isRight;
}

Exit checkPlaylist(const std::string& name)
{
    const auto opened = openPlaylistNamed(name);
    if (!opened)
        return opened.error();
    const Playlist& list = opened->list;
    if (!checkPages(name, list) || !checkTranslations(findPlaylist(name), true))
        return Exit::Wrong;
    std::size_t stops = 0;
    for (const auto& [id, lesson, passed] : opened->lessons) {
        if (!checkedLesson(id, lesson))
            return Exit::Wrong;
        stops += lesson.stops.size();
    }
    std::cout << escapedForTerminal(name) << ": ok, \"" << escapedForTerminal(list.title) << "\", "
              << opened->lessons.size() << (opened->lessons.size() == 1 ? " lesson, " : " lessons, ") << stops
              << (stops == 1 ? " stop" : " stops");
    if (list.minutes > 0 && stops > 0)
        std::cout << ", " << minutesText(list.minutes, Look{}) << ": "
                  << static_cast<std::size_t>(list.minutes) * 60 / stops << " seconds a stop";
    std::cout << '\n';
    return Exit::Done;
}

} // namespace

Exit checkLessons(const std::vector<std::string>& lessons)
{
    Exit exit = Exit::Done;
    for (const std::string& name : lessons) {
        if (findPlaylist(name)) {
            if (const Exit checked = checkPlaylist(name); checked != Exit::Done)
                exit = checked;
            continue;
        }
        const auto lesson = openLesson(name, {});
        if (!lesson) {
            exit = lesson.error();
            continue;
        }
        const auto run = checkedLesson(name, *lesson);
        if (!run || !checkTranslations(findLesson(name), false)) {
            exit = Exit::Wrong;
            continue;
        }
        for (const LessonError& warning : adviceOn(name, *lesson))
            complainOf(warning);
        std::cout << escapedForTerminal(name) << ": ok, \"" << escapedForTerminal(lesson->title) << "\", "
                  << lesson->recipe.size << " x " << lesson->recipe.size << ", " << *run << ", " << lesson->stops.size()
                  << (lesson->stops.size() == 1 ? " stop\n" : " stops\n");
    }
    return exit;
}

} // namespace lozenge
