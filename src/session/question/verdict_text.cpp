#include "session/question/verdict_text.hpp"

#include "picture/text/number_text.hpp"
#include "picture/text/sentence.hpp"

#include <algorithm>

namespace lozenge {
namespace {

std::string heightText(double height, int decimals)
{
    return fixedText(height, decimals, Minus::Sans);
}

std::string tipName(Direction toward)
{
    return toward == compass::up      ? "upper"
           : toward == compass::left  ? "left"
           : toward == compass::right ? "right"
                                      : "lower";
}

/// What is to be said of a source, or nothing.
std::string answerOn(const Parent& parent, const Step& step, const Recipe& recipe)
{
    std::string text;
    const auto fill = [&](std::string_view name) {
        text += name == "tip"      ? tipName(parent.toward)
                : name == "height" ? heightText(outsideHeight(recipe), 3)
                : name == "cell"   ? placeText(parent.at)
                                   : placeText(stepped(step.at, parent.toward, step.half));
    };
    eachPart(
        rowOf(parent.source).answer, [&](std::string_view part) { text += part; }, fill);
    return text;
}

} // namespace

std::string placeText(Point point)
{
    return "(" + std::to_string(point.x) + ", " + std::to_string(point.y) + ")";
}

std::string placesText(const std::vector<Point>& points)
{
    std::string text;
    for (const Point point : points)
        text += (text.empty() ? "" : ", ") + placeText(point);
    return text;
}

std::string hintFor(Question::Kind kind)
{
    switch (kind) {
    case Question::Kind::Parents: return "Click the points whose heights go into the mean.";
    case Question::Kind::Height: return "Type a height, or say whether the offset lifts or lowers the mean.";
    default: return "Choose an answer.";
    }
}

std::string parentsAnswer(const Step& step, const Timeline& timeline)
{
    const std::vector<Point> points = averagedPoints(step);
    if (points.empty())
        return "Nothing is averaged here: the edge mode gives the height.";
    if (!step.drawn)
        return answerOn(step.parents[0], step, timeline.recipe());
    std::string text = step.phase == Phase::Diamond ? "The corners of the square are averaged: "
                                                    : "The tips of the diamond are averaged: ";
    text += placesText(points) + ".";
    for (const Parent& parent : step.parents)
        if (const std::string answer = answerOn(parent, step, timeline.recipe()); !answer.empty())
            text += " " + answer;
    return text;
}

std::string heightAnswer(const Step& step, int decimals)
{
    if (!step.drawn)
        return "Nothing is drawn here: the height is " + heightText(step.after, decimals) + ".";
    return "The mean " + heightText(step.mean, decimals) + " and the offset " + heightText(step.offset, decimals) +
           " give " + heightText(step.after, decimals) + ".";
}

} // namespace lozenge
