#include "lesson/lint/lint.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/text/utf8.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>
#include <variant>

namespace lozenge {
namespace {

constexpr std::size_t mostLetters = 150, mostOfTitle = 40; // that a hall reads while somebody speaks
constexpr std::ptrdiff_t mostWords = 30;

struct Adviser {
    const std::string& name;
    std::vector<LessonError> advice = {};

    void say(const FilePlace& at, const std::string& message) { advice.push_back(remarkAt(at, name, message)); }
};

std::ptrdiff_t wordsIn(const std::string& text)
{
    std::istringstream words(text);
    return std::distance(std::istream_iterator<std::string>(words), {});
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

// Words are read letter by letter and not by regular expressions, whose library goes as deep as a text is long.

bool isDigit(std::string_view text, std::size_t at)
{
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

std::size_t endOfDigits(std::string_view text, std::size_t at)
{
    while (isDigit(text, at))
        ++at;
    return at;
}

/// Whether a letter of English words, or what else is written in names, stands here.
bool isOfWord(std::string_view text, std::size_t at)
{
    return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) || text[at] == '_');
}

/// The first of these words that stands here, in any case of letters; empty where none does.
std::string_view wordAt(std::string_view text, std::size_t at, std::initializer_list<std::string_view> words)
{
    for (const std::string_view word : words)
        if (const std::string_view here = text.substr(std::min(at, text.size()), word.size()); lowered(here) == word)
            return here;
    return {};
}

/// "diamond step" and what would be right: "{diamond step}".
struct NamedPhase {
    std::string_view found;
    std::string right;
};

std::optional<NamedPhase> phaseNamedAt(std::string_view text, std::size_t at)
{
    const std::string_view phase = wordAt(text, at, {"diamond", "square"});
    if (phase.empty() || (at > 0 && isOfWord(text, at - 1)))
        return std::nullopt;
    const std::size_t after = at + phase.size();
    const std::string_view english = wordAt(text, after, {" steps", " step", " phases", " phase"});
    if (!english.empty() && !isOfWord(text, after + english.size())) {
        const std::string_view found = text.substr(at, phase.size() + english.size());
        return NamedPhase{found, "{" + std::string(found) + "}"};
    }
    const std::string_view german = wordAt(text, after, {"-schritt", "-phase"});
    if (german.empty())
        return std::nullopt;
    std::size_t end = after + german.size();
    while (isOfWord(text, end))
        ++end;
    return NamedPhase{text.substr(at, end - at),
                      "{" + std::string(phase) + "}" + std::string(text.substr(after, end - after))};
}

/// The names of phases follow those of the look in braces only.
void adviseOnNames(Adviser& adviser, const FilePlace& at, const std::string& key, const std::string& words)
{
    const std::string bare = withoutBraces(words);
    for (std::size_t i = 0; i < bare.size(); ++i)
        if (const auto named = phaseNamedAt(bare, i))
            return adviser.say(at, "\"" + std::string(named->found) + "\" in " + key +
                                       " does not follow the names of the phases; write " + named->right);
}

/// The numbers of the picture of a stop, but those of the lesson's own words.
std::vector<WrittenNumber> numbersShown(const Timeline& timeline, const HeightRange& range, const FoundStop& found,
                                        const Look& look, const MapsOfFigure& mapsOf)
{
    const Moment moment = momentAt(timeline, found.moment);
    Frame frame{.timeline = timeline,
                .moment = moment,
                .look = look,
                .range = range,
                .narration = "\u00a0"}; // none, and not the step's own words either
    constexpr float width = 1280, height = 720;
    const ChosenFigure& shown = found.stop->show;
    if (shown.figure->isOfManyMaps)
        frame.many = mapsOf(shown, timeline.recipe());
    std::vector<WrittenNumber> numbers;
    for (const Shape& shape : shown.figure->paint(frame, shown.values, width, height).shapes)
        if (const auto* text = std::get_if<Text>(&shape))
            for (WrittenNumber& told : numbersIn(text->content))
                numbers.push_back(std::move(told));
    return numbers;
}

bool isShown(const WrittenNumber& said, const std::vector<WrittenNumber>& shown)
{
    const double half = 0.5 * std::pow(10, -said.decimals) * (1 + 1e-9);
    return std::any_of(shown.begin(), shown.end(), [&](const WrittenNumber& there) {
        return there.decimals >= said.decimals ? std::abs(there.value - said.value) <= half : there.value == said.value;
    });
}

void adviseOnNumbers(Adviser& adviser, const Lesson& lesson, const MapsOfFigure& mapsOf)
{
    const Timeline timeline(lesson.recipe);
    const HeightRange range = heightRange(timeline);
    for (const FoundStop& found : stopsIn(lesson, timeline)) {
        const std::vector<WrittenNumber> said = numbersIn(withoutBraces(found.stop->say));
        if (said.empty())
            continue;
        const Look look = lookAt(*found.stop, lesson.look, lesson.look);
        const std::vector<WrittenNumber> shown = numbersShown(timeline, range, found, look, mapsOf);
        std::set<std::string> missing;
        for (const WrittenNumber& number : said) // how large the map is can be seen
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

std::vector<WrittenNumber> numbersIn(std::string_view text)
{
    std::vector<WrittenNumber> numbers;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t whole = endOfDigits(text, at);
        std::size_t end = whole;
        if (whole - at >= 1 && whole - at <= 3) // "1,234,567"
            while (end < text.size() && text[end] == ',' && endOfDigits(text, end + 1) >= end + 4)
                end += 4;
        if (end == whole || isDigit(text, end) || (end < text.size() && text[end] == ','))
            end = whole < text.size() && text[whole] == '.' && isDigit(text, whole + 1) ? endOfDigits(text, whole + 1)
                                                                                        : whole;
        if (end == at) {
            ++at;
            continue;
        }
        std::string digits(text.substr(at, end - at));
        std::erase(digits, ',');
        const std::size_t point = digits.find('.');
        const std::size_t decimals = point == std::string::npos ? 0 : digits.size() - point - 1;
        numbers.push_back(
            {std::string(text.substr(at, end - at)), std::strtod(digits.c_str(), nullptr), static_cast<int>(decimals)});
        at = end;
    }
    return numbers;
}

std::vector<LessonError> adviceOn(const Stop& stop, const Look& look, const std::string& name)
{
    Adviser adviser{name};
    adviseOnStop(adviser, stop, look);
    return std::move(adviser.advice);
}

std::vector<LessonError> adviceOn(const Lesson& lesson, const std::string& name, const MapsOfFigure& mapsOf)
{
    Adviser adviser{name};
    for (const Stop& stop : lesson.stops)
        adviseOnStop(adviser, stop, lesson.look);
    if (!steppingFault(lesson.recipe)) {
        if (std::none_of(lesson.stops.begin(), lesson.stops.end(), [](const Stop& stop) { return stop.question; }))
            adviser.say({}, "the lesson asks nothing: a question makes a hall look");
        adviseOnNumbers(adviser, lesson, mapsOf);
    }
    std::stable_sort(adviser.advice.begin(), adviser.advice.end(),
                     [](const LessonError& a, const LessonError& b) { return a.line < b.line; });
    return std::move(adviser.advice);
}

} // namespace lozenge
