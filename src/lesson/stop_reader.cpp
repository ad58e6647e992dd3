#include "lesson/figures/figure_values.hpp"
#include "lesson/keys/look_keys.hpp"
#include "lesson/lesson_keys.hpp"
#include "lesson/table_reader.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

constexpr auto placeShape =
    "at must be \"start\", \"end\", \"points\" of a zoom, a step's number, or { level = L, phase = \"diamond\", "
    "side = \"begin\" }";

/// Whether a word is the first of two.
bool isFirstOf(const Value& node, const std::string& what, std::string_view first, std::string_view second)
{
    const std::string word = textIn(node, what);
    if (word != first && word != second)
        failAt(node.source, what + " must be \"" + std::string(first) + "\" or \"" + std::string(second) + "\"");
    return word == first;
}

StopPlace chapterPlaceIn(const Value& node)
{
    using enum StopPlace::Kind;
    const auto level = keyIn(node, "level", integerIn);
    const Value *phase = node.get("phase"), *side = node.get("side");
    refuseUnknown({"level", "phase", "side"}, node, "at");
    if (!level || *level < 0 || !phase)
        failAt(node.source, placeShape);
    const bool isBegin = side && isFirstOf(*side, "side", "begin", "end");
    const Phase of = isFirstOf(*phase, "phase", "diamond", "square") ? Phase::Diamond : Phase::Square;
    return {.kind = isBegin ? ChapterBegin : ChapterEnd, .level = *level, .phase = of};
}

StopPlace placeIn(const Value& node)
{
    if (node.as<ValueTable>())
        return chapterPlaceIn(node);
    if (node.as<std::int64_t>()) {
        const int step = integerIn(node, "at");
        if (step < 0)
            failAt(node.source, "at must not be negative: steps count from 1, and 0 is the map before the first");
        return {.kind = StopPlace::Kind::Step, .step = step};
    }
    constexpr std::array named{std::pair("start", StopPlace::Kind::Start), std::pair("end", StopPlace::Kind::End),
                               std::pair("points", StopPlace::Kind::Points)};
    for (const auto& [word, kind] : named)
        if (textOr(node, {}) == word)
            return {.kind = kind};
    failAt(node.source, placeShape);
}

/// Words that cannot be left out: there would be nothing to answer, and nothing to press.
std::string askedWordsIn(const Value& node, const std::string& what)
{
    std::string words = wordsIn(node, what);
    if (words.find_first_not_of(" \t\n") == std::string::npos)
        failAt(node.source, what + " must not be empty");
    return words;
}

/// The question that every step can be asked.
Question questionOfStep(const Value& node, const std::string& shape)
{
    const std::string word = textOr(node, {});
    if (word != "parents" && word != "height")
        failAt(node.source, shape);
    return usualQuestion(word == "parents" ? Question::Kind::Parents : Question::Kind::Height);
}

Question choiceIn(const Value& node)
{
    const Value *text = node.get("question"), *choices = node.get("choices");
    const auto answer = keyIn(node, "answer", integerIn);
    refuseUnknown({"of", "why", "question", "choices", "answer"}, node, "ask");
    if (!text || !choices || !answer)
        failAt(node.source, "ask needs question = \"...\", choices = [\"...\", \"...\"] and answer = N");

    Question question{.kind = Question::Kind::Choice, .text = askedWordsIn(*text, "question"), .answer = *answer - 1};
    for (const Value& choice : arrayIn(*choices, "choices"))
        question.choices.push_back(askedWordsIn(choice, "each of choices"));
    if (question.choices.size() < 2 || question.choices.size() > 6)
        failAt(choices->source, "choices must be 2 to 6 texts");
    if (*answer < 1 || static_cast<std::size_t>(*answer) > question.choices.size())
        failAt(placeOf(node, "answer"),
               "answer must be the number of the right choice, from 1 to " + std::to_string(question.choices.size()));
    return question;
}

Question questionIn(const Value& node)
{
    if (!node.as<ValueTable>())
        return questionOfStep(node, "ask must be \"parents\", \"height\", { of = \"parents\", why = \"...\" }, or { "
                                    "question = ..., choices = [...], answer = N }");
    const Value* const of = node.get("of");
    if (of)
        refuseUnknown({"of", "why"}, node, "ask");
    Question question = of ? questionOfStep(*of, "of must be \"parents\" or \"height\"") : choiceIn(node);
    question.why = keyIn(node, "why", wordsIn).value_or("");
    return question;
}

/// Parents and heights are those of a step, and none leads to the start.
Question questionAt(const StopPlace& place, const Value& node)
{
    Question question = questionIn(node);
    const bool isStart =
        place.kind == StopPlace::Kind::Start || (place.kind == StopPlace::Kind::Step && place.step == 0);
    if (isStart && question.kind != Question::Kind::Choice)
        failAt(node.source, "no step leads to the start: ask about the parents or the height at a step");
    return question;
}

/// Words of another language bring their own places with them, a text each.
void placeQuestion(Stop& stop, const Value& ask)
{
    stop.questionAt = filePlace(placeOf(ask, "question"));
    stop.whyAt = filePlace(placeOf(ask, "why"));
    if (const Value* choices = ask.get("choices"))
        for (const Value& choice : arrayIn(*choices, "choices"))
            stop.choicesAt.push_back(filePlace(choice.source));
}

Region markIn(const Value& node)
{
    constexpr auto shape = "mark must be a list of points [x, y] and rectangles [x0, y0, x1, y1], as [[2, 2]]";
    std::vector<int> numbers;
    if (node.as<ValueList>())
        for (const Value& number : *node.as<ValueList>())
            numbers.push_back(integerIn(number, "each number of mark"));
    if (numbers.size() == 2)
        return {numbers[0], numbers[1], numbers[0], numbers[1]};
    if (numbers.size() != 4)
        failAt(node.source, shape);
    const auto [west, east] = std::minmax(numbers[0], numbers[2]);
    const auto [north, south] = std::minmax(numbers[1], numbers[3]);
    return {west, north, east, south};
}

std::vector<Region> marksIn(const Value& node, const Recipe& recipe, bool isOwnRun)
{
    std::vector<Region> marks;
    for (const Value& item : arrayIn(node, "mark")) {
        const Region mark = markIn(item);
        const bool isOnMap = mark.west >= 0 && mark.north >= 0 && mark.east < recipe.size && mark.south < recipe.size;
        if (isOwnRun && !isOnMap)
            failAt(item.source,
                   "a mark must lie on the map: its numbers are from 0 to " + std::to_string(recipe.size - 1));
        if (isOnMap && !steppingFault(recipe))
            marks.push_back(mark);
        else if (isOwnRun)
            failAt(item.source, "only a run that is stepped has marks");
    }
    return marks;
}

template <std::string (*Read)(const Value&, const std::string&), std::string Stop::*Field, FilePlace Stop::*Place>
void readText(LessonReading& to, const Value& node, const std::string& name)
{
    to.stop.*Field = Read(node, name);
    to.stop.*Place = filePlace(node.source);
}

constexpr auto schemaOfPlace =
    "{ anyOf = [{ enum = ['start', 'end', 'points'] }, { type = 'integer', minimum = 0 },"
    " { type = 'object', additionalProperties = false, required = ['level', 'phase'], properties = {"
    " level = { type = 'integer', minimum = 0 }, phase = { enum = ['diamond', 'square'] },"
    " side = { enum = ['begin', 'end'] } } }] }";

constexpr auto schemaOfMarks =
    "{ type = 'array', minItems = 0, items.anyOf = ["
    " { type = 'array', items = { type = 'integer', minimum = 0 }, minItems = 2, maxItems = 2 },"
    " { type = 'array', items = { type = 'integer', minimum = 0 }, minItems = 4, maxItems = 4 }] }";

constexpr auto schemaOfQuestion =
    "{ anyOf = [{ enum = ['parents', 'height'] },"
    " { type = 'object', additionalProperties = false, required = ['of'],"
    " properties = { of = { enum = ['parents', 'height'] }, why = { type = 'string' } } },"
    " { type = 'object', additionalProperties = false, required = ['question', 'choices', 'answer'], properties = {"
    " question = { type = 'string', pattern = \"[^ \\t\\n]\" },"
    " choices = { type = 'array', items = { type = 'string', pattern = \"[^ \\t\\n]\" }, minItems = 2, maxItems = 6 },"
    " answer = { type = 'integer', minimum = 1, maximum = 6 }, why = { type = 'string' } } }] }";

constexpr std::array stopTable{
    LessonKey{"at", "the place in the run", schemaOfPlace,
              [](LessonReading& to, const Value& node, const std::string&) { to.stop.place = placeIn(node); }, 0},
    LessonKey{"title", "the heading of its frame", schemaOfLine, readText<lineOfWordsIn, &Stop::title, &Stop::titleAt>,
              1},
    LessonKey{"say", "what is said, and shown as words", schemaOfText, readText<wordsIn, &Stop::say, &Stop::sayAt>, 5},
    LessonKey{"show", "the figure that is shown: its name, or a table with its keys", schemaOfFigures,
              [](LessonReading& to, const Value& node, const std::string&) {
                  to.stop.show = readFigure(node, to.lesson.recipe, to.isOwnRun());
              },
              2},
    LessonKey{"mark", "points [x, y] and rectangles [x0, y0, x1, y1]", schemaOfMarks,
              [](LessonReading& to, const Value& node, const std::string&) {
                  to.stop.marks = marksIn(node, to.lesson.recipe, to.isOwnRun());
              },
              3},
    LessonKey{"look", "the keys of [look] that are others here", schemaOfLook,
              [](LessonReading& to, const Value& node, const std::string& name) {
                  tableIn(node, name);
                  to.stop.look = readLook(node, to.lesson.look, name);
              },
              4},
    LessonKey{"note", "for the speaker alone", schemaOfText, readText<wordsIn, &Stop::note, &Stop::noteAt>, 6},
    LessonKey{"ask", "a question that is asked before the step is shown", schemaOfQuestion,
              [](LessonReading& to, const Value& node, const std::string&) {
                  to.stop.question = questionAt(to.stop.place, node);
                  placeQuestion(to.stop, node);
              },
              7},
};

} // namespace

std::span<const LessonKey> stopKeys()
{
    return stopTable;
}

Stop readStop(LessonReading& reading, const Value& item)
{
    tableIn(item, "[[stop]]");
    if (!item.get("at"))
        failAt(item.source, placeShape);
    reading.stop = {.place = {}, .at = filePlace(item.source)};
    readKeys(stopTable, reading, item);
    refuseUnknown(namesOf(stopTable), item, "[[stop]]");
    return std::move(reading.stop);
}

} // namespace lozenge
