#include "lesson/lint/lint.hpp"

#include "lesson/read_lesson.hpp"
#include "picture/figures/question_slide.hpp"
#include "picture/pages/title_page.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace lozenge {
namespace {

/// A stop that the lesson's own run does not have is a slip of the author.
template <typename PlaceOf>
void refuseMissingStops(const Lesson& lesson, const std::string& name, PlaceOf placeOf, const std::string& places)
{
    for (const Stop& stop : lesson.stops)
        if (!placeOf(stop.place))
            fail(remarkAt(stop.at, name, places + " levels 0 to " + std::to_string(levelCount(lesson.recipe) - 1)));
}

/// What the run has besides all stops, in words.
std::string runOf(const Lesson& lesson, const std::string& name)
{
    if (steppingFault(lesson.recipe)) {
        const auto stationAt = [&](const StopPlace& place) {
            return stationOf(place, levelCount(lesson.recipe), lesson.zoom.has_value());
        };
        refuseMissingStops(lesson, name, stationAt,
                           "a map this large goes level by level: its stops are \"start\", \"end\", \"points\" of a "
                           "zoom, and phases of");
        return "a whole terrain";
    }
    const Timeline timeline(lesson.recipe);
    const std::string run = std::to_string(timeline.stepCount()) + " steps";
    const auto momentAt = [&](const StopPlace& place) { return momentOf(place, timeline); };
    refuseMissingStops(lesson, name, momentAt, "the run has no such step or chapter: it has " + run + " and");
    return run;
}

/// A place where words of a lesson are to be read whole, however small they are set there.
struct ReadingPlace {
    std::string_view name;
    WordsPlace words;
};

void refuseTooMany(std::size_t letters, const FilePlace& at, const std::string& name, const std::string& key,
                   std::string_view where)
{
    if (letters > 0)
        fail(remarkAt(at, name,
                      key + " is too long by " + std::to_string(letters) + (letters == 1 ? " letter" : " letters") +
                          ": the rest would be cut " + std::string(where)));
}

/// What has no room is said of the place that has the least, and counted in letters.
void refuseCut(const FilePlace& at, const std::string& name, const std::string& key, const RichText& words,
               std::span<const ReadingPlace> places)
{
    std::size_t most = 0;
    std::string_view where;
    for (const ReadingPlace& place : places)
        if (const std::size_t many = lettersTooMany(words, place.words); many > most) {
            most = many;
            where = place.name;
        }
    refuseTooMany(most, at, name, key, where);
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

void checkQuestion(const Stop& stop, const Look& look, const std::string& name)
{
    const Question& question = *stop.question;
    const auto places = placesOfWords(stop.show);
    if (question.kind != Question::Kind::Choice)
        refuseCut(stop.whyAt, name, "say with why",
                  lessonWords(stop.say + (stop.say.empty() || question.why.empty() ? "" : " ") + question.why, look),
                  std::span(places).first(2));
    else if (stop.show.isOfStep())
        refuseCut(stop.whyAt, name, "why", lessonWords(question.why, look), placesOfWhy(question.choices.size()));
    const std::array onStage{ReadingPlace{"in the window at 1280 x 800", questionOnStage()}};
    refuseCut(stop.questionAt, name, "question",
              questionWords(withTerms(questionSaid(question, look), look), *look.theme), onStage);
}

void checkWords(const Lesson& lesson, const std::string& name)
{
    for (const Stop& stop : lesson.stops) {
        refuseCut(stop.sayAt, name, "say", lessonWords(stop.say, lesson.look), placesOfWords(stop.show));
        if (stop.question)
            checkQuestion(stop, lesson.look, name);
    }
}

std::vector<std::string> digitsOf(const std::string& text)
{
    std::vector<std::string> numbers;
    for (WrittenNumber& number : numbersIn(text)) {
        std::erase(number.text, ',');
        numbers.push_back(std::move(number.text));
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

/// "0,5" as "0.5", for languages with a comma where programs have a point.
std::string withPoints(std::string text)
{
    const auto isDigit = [&](std::size_t at) { return text[at] >= '0' && text[at] <= '9'; };
    for (std::size_t at = 1; at + 1 < text.size(); ++at)
        if (text[at] == ',' && isDigit(at - 1) && isDigit(at + 1)) {
            text[at] = '.';
            ++at; // a digit is before one comma only
        }
    return text;
}

std::vector<std::string> without(const std::vector<std::string>& all, const std::vector<std::string>& others)
{
    std::vector<std::string> rest;
    std::set_difference(all.begin(), all.end(), others.begin(), others.end(), std::back_inserter(rest));
    return rest;
}

/// Numbers that are not those of the original.
std::optional<LessonError> wrongNumbers(const TranslatedText& text, const std::string& path)
{
    const auto original = digitsOf(text.original), translated = digitsOf(*text.translated);
    if (translated == original || digitsOf(withPoints(*text.translated)) == original)
        return std::nullopt;
    const std::string lost = commaList(without(original, translated)), added = commaList(without(translated, original));
    return LessonError{path, text.at.line, text.at.column,
                       text.key +
                           " has other numbers than the lesson:" + (lost.empty() ? "" : " " + lost + " is missing") +
                           (lost.empty() || added.empty() ? "" : " and") +
                           (added.empty() ? "" : " " + added + " is not in the lesson")};
}

/// "2 of 40 texts are missing: stop 3 note, stop 4 ask.why".
std::string missingTexts(const std::vector<TranslatedText>& texts)
{
    std::vector<std::string> missing;
    for (const TranslatedText& text : texts)
        if (!text.translated)
            missing.push_back(text.key);
    return std::to_string(missing.size()) + " of " + std::to_string(texts.size()) +
           " texts are missing and said as in the lesson: " + commaList(missing);
}

/// Fails where words are wrong in their places; the lesson's own are told of the lesson.
std::vector<LessonError> warningsOn(const std::string& original, const std::string& name, const LessonWords& words,
                                    bool isPlaylist)
{
    std::vector<LessonError> warnings;
    if (isPlaylist) {
        if (const auto mistake = mistakeIn(orFail(readPlaylist(original, name, words)), words.path))
            fail(*mistake);
        return warnings;
    }
    const Lesson lesson = orFail(readLesson(original, name, {}, words));
    checkWords(lesson, words.path);
    for (const Stop& stop : lesson.stops)
        for (LessonError& warning : adviceOn(stop, lesson.look, words.path))
            if (warning.file == words.path)
                warnings.push_back(std::move(warning));
    return warnings;
}

} // namespace

LessonError remarkAt(const FilePlace& at, const std::string& name, const std::string& message)
{
    return {at.file.empty() ? name : at.file, at.line, at.column, message};
}

OrError<std::string> checkedRun(const Lesson& lesson, const std::string& name)
{
    return caught([&] {
        std::string run = runOf(lesson, name);
        checkWords(lesson, name);
        return run;
    });
}

std::optional<LessonError> mistakeIn(const Playlist& list, const std::string& name)
{
    return mistakeIn([&] {
        for (const PlaylistPage& page : list.pages)
            for (const auto& [width, height] : {std::pair(1280.0F, 720.0F), std::pair(1920.0F, 1080.0F)}) {
                refuseTooMany(lettersTooManyInTitle(withTerms(page.title, Look{}), width, height), page.titleAt, name,
                              "title", "on its page");
                refuseTooMany(lettersTooManyOnPage(page.say, width, height), page.sayAt, name, "say", "on its page");
            }
    });
}

WordsRemarks remarksOnWords(const std::string& original, const std::string& name, const LessonWords& words,
                            bool isPlaylist)
{
    WordsRemarks remarks;
    if (auto mistake = mistakeIn([&] { remarks.warnings = warningsOn(original, name, words, isPlaylist); })) {
        remarks.mistakes.push_back(std::move(*mistake));
        return remarks;
    }
    const std::vector<TranslatedText> texts = translatedTexts(original, words);
    for (const TranslatedText& text : texts)
        if (auto mistake = text.translated ? wrongNumbers(text, words.path) : std::nullopt)
            remarks.mistakes.push_back(std::move(*mistake));
    const bool isWhole = std::all_of(texts.begin(), texts.end(), [](const auto& text) { return text.translated; });
    if (remarks.mistakes.empty() && !isWhole)
        remarks.warnings.push_back({words.path, 0, 0, missingTexts(texts)});
    return remarks;
}

} // namespace lozenge
