#include "lesson/stop_reader.hpp"

#include "lesson/figures/figure_reader.hpp"
#include "lesson/keys/look_keys.hpp"
#include "lesson/lesson.hpp"
#include "lesson/table_reader.hpp"

#include <algorithm>

namespace lozenge {
namespace {

constexpr auto placeShape =
    "at must be \"start\", \"end\", \"points\" of a zoom, a step's number, or { level = L, phase = \"diamond\", "
    "side = \"begin\" }";

Phase phaseIn(const Value& node)
{
    const std::string word = textIn(node, "phase");
    if (word != "diamond" && word != "square")
        failAt(node.source, "phase must be \"diamond\" or \"square\"");
    return word == "diamond" ? Phase::Diamond : Phase::Square;
}

StopPlace chapterPlaceIn(const Value& node)
{
    TableReader reader = tableIn(node, "at");
    const auto level = reader.integer("level");
    const Value* phase = reader.find("phase");
    const std::string side = reader.text("side").value_or("end");
    reader.rejectUnknown();
    if (!level || *level < 0 || !phase)
        failAt(node.source, placeShape);
    if (side != "begin" && side != "end")
        failAt(reader.placeOf("side"), "side must be \"begin\" or \"end\"");
    return {.kind = side == "begin" ? StopPlace::Kind::ChapterBegin : StopPlace::Kind::ChapterEnd,
            .level = *level,
            .phase = phaseIn(*phase)};
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
    const std::string word = textOr(node, {});
    if (word == "start")
        return {.kind = StopPlace::Kind::Start};
    if (word == "end")
        return {.kind = StopPlace::Kind::End};
    if (word == "points")
        return {.kind = StopPlace::Kind::Points};
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

/// The kind of question that every step can be asked.
std::optional<Question> questionOfStep(const Value& node)
{
    const std::string word = textOr(node, {});
    if (word == "parents")
        return usualQuestion(Question::Kind::Parents);
    if (word == "height")
        return usualQuestion(Question::Kind::Height);
    return std::nullopt;
}

Question choiceIn(TableReader& reader)
{
    const Value* text = reader.find("question");
    const Value* choices = reader.find("choices");
    const auto answer = reader.integer("answer");
    reader.rejectUnknown();
    if (!text || !choices || !answer)
        failAt(reader.place(), "ask needs question = \"...\", choices = [\"...\", \"...\"] and answer = N");

    Question question{.kind = Question::Kind::Choice, .text = askedWordsIn(*text, "question"), .answer = *answer - 1};
    for (const Value& choice : arrayIn(*choices, "choices"))
        question.choices.push_back(askedWordsIn(choice, "each of choices"));
    if (question.choices.size() < 2 || question.choices.size() > 6)
        failAt(choices->source, "choices must be 2 to 6 texts");
    if (*answer < 1 || static_cast<std::size_t>(*answer) > question.choices.size())
        failAt(reader.placeOf("answer"),
               "answer must be the number of the right choice, from 1 to " + std::to_string(question.choices.size()));
    return question;
}

Question questionOfStepIn(TableReader& reader, const Value& of)
{
    reader.rejectUnknown();
    const auto question = questionOfStep(of);
    if (!question)
        failAt(of.source, "of must be \"parents\" or \"height\"");
    return *question;
}

Question questionIn(const Value& node)
{
    if (node.as<ValueTable>()) {
        TableReader reader = tableIn(node, "ask");
        const Value* of = reader.find("of");
        const Value* why = reader.find("why");
        Question question = of ? questionOfStepIn(reader, *of) : choiceIn(reader);
        if (why)
            question.why = wordsIn(*why, "why");
        return question;
    }
    if (auto question = questionOfStep(node))
        return *question;
    failAt(node.source, "ask must be \"parents\", \"height\", { of = \"parents\", why = \"...\" }, or { question = "
                        "..., choices = [...], answer = N }");
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
    stop.questionAt = stop.whyAt = filePlace(ask.source);
    if (const Value* question = ask.get("question"))
        stop.questionAt = filePlace(question->source);
    if (const Value* why = ask.get("why"))
        stop.whyAt = filePlace(why->source);
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

Stop stopIn(const Value& item, const Lesson& lesson, bool isOwnRun)
{
    TableReader reader = tableIn(item, "[[stop]]");
    Stop stop;
    stop.at = filePlace(item.source);
    const Value* at = reader.find("at");
    if (!at)
        failAt(item.source, placeShape);
    stop.place = placeIn(*at);
    const auto take = [&](std::string_view key, std::optional<std::string> read, std::string& words, FilePlace& place) {
        if (read) {
            words = std::move(*read);
            place = filePlace(reader.placeOf(key));
        }
    };
    take("title", reader.lineOfWords("title"), stop.title, stop.titleAt);
    take("say", reader.words("say"), stop.say, stop.sayAt);
    if (const Value* show = reader.find("show"))
        stop.show = readFigure(*show, lesson.recipe, isOwnRun);
    if (const Value* mark = reader.find("mark"))
        stop.marks = marksIn(*mark, lesson.recipe, isOwnRun);
    if (const Value* look = reader.find("look"))
        stop.look = readLook(tableIn(*look, "look").value(), lesson.look, "look");
    take("note", reader.words("note"), stop.note, stop.noteAt);
    if (const Value* ask = reader.find("ask")) {
        stop.question = questionAt(stop.place, *ask);
        placeQuestion(stop, *ask);
    }
    reader.rejectUnknown();
    return stop;
}

} // namespace

std::vector<Stop> readStops(const Value& node, const Lesson& lesson, bool isOwnRun)
{
    if (!node.as<ValueList>())
        failAt(node.source, "stops are a list: each begins with [[stop]]");
    std::vector<Stop> stops;
    for (const Value& item : *node.as<ValueList>())
        stops.push_back(stopIn(item, lesson, isOwnRun));
    return stops;
}

} // namespace lozenge
