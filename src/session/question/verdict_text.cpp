#include "session/question/verdict_text.hpp"

#include "picture/said.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/sentence.hpp"
#include "picture/words.hpp"

#include <algorithm>

namespace lozenge {
namespace {

std::string heightText(double height, int decimals)
{
    return fixedText(height, decimals, Minus::Sans);
}

/// What is to be said of a source, or nothing.
std::string answerOn(const Parent& parent, const Step& step, const Recipe& recipe, const Look& look)
{
    std::string text;
    const auto fill = [&](std::string_view name) {
        text += name == "tip"      ? tipName(parent.toward, look)
                : name == "height" ? heightText(outsideHeight(recipe), 3)
                : name == "cell"   ? placeText(parent.at)
                                   : placeText(stepped(step.at, parent.toward, step.half));
    };
    eachPart(
        phraseIn(look.language, rowOf(parent.source).answer), [&](std::string_view part) { text += part; }, fill);
    return text;
}

} // namespace

std::string placesText(const std::vector<Point>& points)
{
    std::string text;
    for (const Point point : points)
        text += (text.empty() ? "" : ", ") + placeText(point);
    return text;
}

std::string hintFor(Question::Kind kind, const Look& look)
{
    switch (kind) {
    case Question::Kind::Parents: return said(look, "Click the points whose heights go into the mean.");
    case Question::Kind::Height:
        return said(look, "Type a height, or say whether the offset lifts or lowers the mean.");
    default: return said(look, "Choose an answer.");
    }
}

std::string parentsAnswer(const Step& step, const Timeline& timeline, const Look& look)
{
    const std::vector<Point> points = averagedPoints(step);
    if (points.empty())
        return said(look, "Nothing is averaged here: the edge mode gives the height.");
    if (!step.drawn)
        return answerOn(step.parents[0], step, timeline.recipe(), look);
    std::string text = said(look,
                            step.phase == Phase::Diamond ? "The corners of the square are averaged: {0}."
                                                         : "The tips of the diamond are averaged: {0}.",
                            placesText(points));
    for (const Parent& parent : step.parents)
        if (const std::string answer = answerOn(parent, step, timeline.recipe(), look); !answer.empty())
            text += " " + answer;
    return text;
}

std::string heightAnswer(const Step& step, int decimals, const Look& look)
{
    if (!step.drawn)
        return said(look, "Nothing is drawn here: the height is {0}.", heightText(step.after, decimals));
    return said(look, "The mean {0} and the offset {1} give {2}.", heightText(step.mean, decimals),
                heightText(step.offset, decimals), heightText(step.after, decimals));
}

} // namespace lozenge
