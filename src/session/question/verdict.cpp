#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "session/question/prediction.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

bool has(const std::vector<Point>& points, Point point)
{
    return std::find(points.begin(), points.end(), point) != points.end();
}

/// Cells that are read as 0 because nothing is set there: naming them is right, and so is not naming them.
bool isOptional(const Step& step, Point point)
{
    return std::any_of(step.parents.begin(), step.parents.end(), [&](const Parent& parent) {
        return countsAs(parent.source) == SourceRow::Counts::AsZero && parent.at == point;
    });
}

std::string heightText(double height, int decimals)
{
    return fixedText(height, decimals, Minus::Sans);
}

/// What is to be said of a source, or nothing.
std::string answerOn(const Parent& parent, const Step& step, const Recipe& recipe, const Look& look)
{
    return filled(tr(look.language, rowOf(parent.source).answer), [&](std::string_view name) {
        return name == "tip"      ? tipName(parent.toward, look)
               : name == "height" ? heightText(outsideHeight(recipe), 3)
               : name == "cell"   ? placeText(parent.at)
                                  : placeText(stepped(step.at, parent.toward, step.half));
    });
}

Verdict onParents(const Guess& guess, const Step& step, const Timeline& timeline, const Look& look)
{
    const std::vector<Point> wanted = averagedPoints(step);
    std::vector<Point> missing, wrong;
    for (const Point point : wanted)
        if (!has(guess.points, point) && !isOptional(step, point))
            missing.push_back(point);
    for (const Point point : guess.points)
        if (!has(wanted, point))
            wrong.push_back(point);

    Verdict verdict{.isRight = missing.empty() && wrong.empty(), .why = {}};
    if (!wrong.empty())
        verdict.why += tr(look, wrong.size() == 1 ? "{0} is not averaged." : "{0} are not averaged.",
                          commaList(wrong, placeText)) +
                       " ";
    if (!missing.empty() && !guess.points.empty())
        verdict.why +=
            tr(look, missing.size() == 1 ? "{0} is missing." : "{0} are missing.", commaList(missing, placeText)) + " ";
    verdict.why += parentsAnswer(step, timeline, look);
    return verdict;
}

Verdict onHeight(const Guess& guess, const Step& step, const Timeline& timeline, int decimals, const Look& look)
{
    Verdict verdict{.why = heightAnswer(step, decimals, look)};
    if (guess.trend) {
        const bool isUp = *guess.trend == Trend::Up;
        verdict.isRight = isUp ? step.offset >= 0 : step.offset <= 0; // where nothing moves neither is wrong
    } else if (guess.height) {
        // A height that reads the same on the board is right at any amplitude.
        const double amplitude = amplitudeOf(timeline.levels()[static_cast<std::size_t>(step.level)], step.phase);
        const double tolerance = std::max(heightTolerance * amplitude, std::pow(10, -decimals) / 2);
        verdict.isRight = std::abs(*guess.height - step.after) <= tolerance;
    }
    return verdict;
}

Verdict onChoice(const Guess& guess, const Question& question, const Look& look)
{
    const std::string& answer = question.choices[static_cast<std::size_t>(question.answer)];
    return {.isRight = guess.choice == question.answer,
            .why = tr(look, question.why.empty() ? "The answer is: {0}" : "The answer is: {0}.", answer)};
}

} // namespace

std::vector<Point> averagedPoints(const Step& step)
{
    std::vector<Point> points;
    for (const Parent& parent : step.parents)
        if (isRead(parent) && !has(points, parent.at))
            points.push_back(parent.at);
    return points;
}

std::string parentsAnswer(const Step& step, const Timeline& timeline, const Look& look)
{
    const std::vector<Point> points = averagedPoints(step);
    if (points.empty())
        return tr(look, "Nothing is averaged here: the edge mode gives the height.");
    if (!step.drawn)
        return answerOn(step.parents[0], step, timeline.recipe(), look);
    std::string text = tr(look,
                          step.phase == Phase::Diamond ? "The corners of the square are averaged: {0}."
                                                       : "The tips of the diamond are averaged: {0}.",
                          commaList(points, placeText));
    for (const Parent& parent : step.parents)
        if (const std::string answer = answerOn(parent, step, timeline.recipe(), look); !answer.empty())
            text += " " + answer;
    return text;
}

std::string heightAnswer(const Step& step, int decimals, const Look& look)
{
    if (!step.drawn)
        return tr(look, "Nothing is drawn here: the height is {0}.", heightText(step.after, decimals));
    return tr(look, "The mean {0} and the offset {1} give {2}.", heightText(step.mean, decimals),
              heightText(step.offset, decimals), heightText(step.after, decimals));
}

Verdict verdictOn(const Asked& asked, const Timeline& timeline, int decimals, const Look& look)
{
    using enum Question::Kind;
    Verdict verdict = asked.question.kind == Parents  ? onParents(asked.guess, *asked.step, timeline, look)
                      : asked.question.kind == Height ? onHeight(asked.guess, *asked.step, timeline, decimals, look)
                                                      : onChoice(asked.guess, asked.question, look);
    if (!asked.question.why.empty())
        verdict.why += " " + asked.question.why;
    return verdict;
}

} // namespace lozenge
