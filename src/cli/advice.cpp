#include "cli/advice.hpp"

#include "cli/words_check.hpp"
#include "export/show.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>
#include <variant>

namespace lozenge {
namespace {

constexpr std::size_t mostLetters = 150, mostWords = 30, mostOfTitle = 40; // that a hall reads while somebody speaks

struct Adviser {
    const std::string& name;
    std::vector<LessonError> advice = {};

    void say(const FilePlace& at, const std::string& message)
    {
        advice.push_back(toldAt(at, name, "warning: " + message));
    }
};

std::size_t wordsIn(const std::string& text)
{
    std::istringstream words(text);
    std::size_t count = 0;
    for (std::string word; words >> word;)
        ++count;
    return count;
}

std::string withoutBraces(std::string_view words)
{
    std::string bare;
    while (!words.empty()) {
        const std::size_t open = std::min(words.find('{'), words.size());
        const std::size_t close = words.find('}', open);
        bare += words.substr(0, open);
        if (close == std::string_view::npos)
            return bare + std::string(words.substr(open));
        words.remove_prefix(close + 1);
    }
    return bare;
}

/// The names of phases follow those of the look in braces only.
void adviseOnNames(Adviser& adviser, const FilePlace& at, const std::string& key, const std::string& words)
{
    static const std::regex phase(R"(\b(diamond|square)( (steps?|phases?)\b|-(schritt|phase)\w*))", std::regex::icase);
    const std::string bare = withoutBraces(words);
    if (std::smatch found; std::regex_search(bare, found, phase))
        adviser.say(at, "\"" + found.str() + "\" in " + key + " does not follow the names of the phases; write {" +
                            (found.str(3).empty() ? found.str(1) + "}" + found.str(2) : found.str() + "}"));
}

/// The numbers of the picture of a stop, but those of the lesson's own words.
std::vector<Told> numbersShown(const Timeline& timeline, const HeightRange& range, const FoundStop& found,
                               const Look& look)
{
    const Moment moment = momentAt(timeline, found.moment);
    Frame frame{.timeline = timeline,
                .moment = moment,
                .look = look,
                .range = range,
                .narration = "\u00a0", // none, and not the step's own words either
                .command = {},
                .stops = {}};
    constexpr float width = 1280, height = 720;
    const ChosenFigure& shown = found.stop->show;
    if (const auto maps = mapsOf(shown, timeline.recipe()))
        frame.many = std::make_shared<const ManyMaps>(makeMany(*maps));
    std::vector<Told> numbers;
    for (const Shape& shape : shown.figure->paint(frame, shown.values, width, height).shapes)
        if (const auto* text = std::get_if<Text>(&shape))
            for (Told& told : numbersIn(text->content))
                numbers.push_back(std::move(told));
    return numbers;
}

bool isShown(const Told& said, const std::vector<Told>& shown)
{
    const double half = 0.5 * std::pow(10, -said.decimals) * (1 + 1e-9);
    return std::any_of(shown.begin(), shown.end(), [&](const Told& there) {
        return there.decimals >= said.decimals ? std::abs(there.value - said.value) <= half : there.value == said.value;
    });
}

void adviseOnNumbers(Adviser& adviser, const Lesson& lesson)
{
    const Timeline timeline(lesson.recipe);
    const HeightRange range = heightRange(timeline);
    for (const FoundStop& found : stopsIn(lesson, timeline)) {
        const std::vector<Told> said = numbersIn(withoutBraces(found.stop->say));
        if (said.empty())
            continue;
        const Look look = lookAt(*found.stop, lesson.look, lesson.look);
        const std::vector<Told> shown = numbersShown(timeline, range, found, look);
        std::set<std::string> missing;
        for (const Told& number : said) // how large the map is can be seen
            if (number.value != lesson.recipe.size && !isShown(number, shown) && missing.insert(number.text).second)
                adviser.say(found.stop->sayAt, number.text + " in say is on no picture of this stop; write {=" +
                                                   number.text + "} if that is meant");
    }
}

void adviseOnStop(Adviser& adviser, const Stop& stop, const Look& look)
{
    const std::string said = plainText(lessonWords(stop.say, look));
    if (lettersIn(said) > mostLetters || wordsIn(said) > mostWords)
        adviser.say(stop.sayAt, "say has " + std::to_string(lettersIn(said)) + " letters and " +
                                    std::to_string(wordsIn(said)) + " words; a hall reads up to " +
                                    std::to_string(mostLetters) + " and " + std::to_string(mostWords));
    const std::size_t title = lettersIn(withTerms(stop.title, look));
    if (title > mostOfTitle)
        adviser.say(stop.titleAt, "title has " + std::to_string(title) +
                                      " letters; a heading is read at a glance with " + std::to_string(mostOfTitle));
    adviseOnNames(adviser, stop.titleAt, "title", stop.title);
    adviseOnNames(adviser, stop.sayAt, "say", stop.say);
    adviseOnNames(adviser, stop.noteAt, "note", stop.note);
    if (!stop.question)
        return;
    adviseOnNames(adviser, stop.whyAt, "why", stop.question->why);
    if (stop.question->kind != Question::Kind::Choice)
        return;
    if (stop.question->why.empty())
        adviser.say(stop.whyAt, "the question has no why = \"...\", which is said with its answer");
    adviseOnNames(adviser, stop.questionAt, "question", stop.question->text);
    for (std::size_t i = 0; i < stop.choicesAt.size(); ++i)
        adviseOnNames(adviser, stop.choicesAt[i], "choices", stop.question->choices[i]);
}

} // namespace

LessonError toldAt(const FilePlace& at, const std::string& name, const std::string& message)
{
    return {at.file.empty() ? name : at.file, at.line, at.column, message};
}

std::vector<LessonError> adviceOnWords(const std::string& name, const Lesson& lesson)
{
    Adviser adviser{name};
    for (const Stop& stop : lesson.stops)
        adviseOnStop(adviser, stop, lesson.look);
    return std::move(adviser.advice);
}

std::vector<LessonError> adviceOn(const std::string& name, const Lesson& lesson)
{
    Adviser adviser{name, adviceOnWords(name, lesson)};
    if (!steppingFault(lesson.recipe)) {
        if (std::none_of(lesson.stops.begin(), lesson.stops.end(), [](const Stop& stop) { return stop.question; }))
            adviser.say({}, "the lesson asks nothing: a question makes a hall look");
        adviseOnNumbers(adviser, lesson);
    }
    std::stable_sort(adviser.advice.begin(), adviser.advice.end(),
                     [](const LessonError& a, const LessonError& b) { return a.line < b.line; });
    return std::move(adviser.advice);
}

} // namespace lozenge
