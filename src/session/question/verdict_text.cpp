#include "session/question/verdict_text.hpp"

#include "picture/text/number_text.hpp"

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

/// What stands in for a parent that is outside, or why one inside does not count.
std::string edgeAnswer(const Parent& parent, const Step& step, const Recipe& recipe)
{
    const std::string tip = " The " + tipName(parent.toward) + " tip lies outside the map";
    switch (parent.source) {
    case Source::LeftOut: return tip + " and is left out.";
    case Source::Wrapped:
        return tip + ": the map repeats, so it is read on the far side at " + placeText(parent.at) + ".";
    case Source::Mirrored: return tip + ": the tip opposite, " + placeText(parent.at) + ", counts twice.";
    case Source::Constant: return tip + " and counts as " + heightText(outsideHeight(recipe), 3) + ".";
    case Source::Sentinel:
        return " " + placeText(stepped(step.at, parent.toward, step.half)) +
               " is \u22121, which this program takes for missing.";
    case Source::Unset: return " " + placeText(parent.at) + " is not set yet and read as 0.";
    default: return {};
    }
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
    if (step.parents[0].source == Source::Copied)
        return "This border is a copy of the opposite one: only " + placeText(points[0]) + " is read.";
    std::string text = step.phase == Phase::Diamond ? "The corners of the square are averaged: "
                                                    : "The tips of the diamond are averaged: ";
    text += placesText(points) + ".";
    for (const Parent& parent : step.parents)
        text += edgeAnswer(parent, step, timeline.recipe());
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
