#include "session/question/prediction.hpp"

#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

Guess* openGuess(Session& session, Question::Kind kind)
{
    auto& asked = session.prediction.asked;
    const bool isOpen = asked && !asked->verdict && asked->question.kind == kind;
    return isOpen ? &asked->guess : nullptr;
}

void reveal(Session& session, const Verdict& verdict)
{
    Asked asked = *session.prediction.asked;
    asked.verdict = verdict;
    const std::size_t stop = session.shownStop;
    goTo(session, asked.moment);
    session.shownStop = stop;                    // it may be one of several that ask there
    session.prediction.asked = std::move(asked); // going on has put it away
}

/// As the transcript has it.
std::string pointText(Point at)
{
    return "(" + std::to_string(at.x) + "," + std::to_string(at.y) + ")";
}

/// In the order of Question::Kind what the transcript calls a question, and what to do with it.
struct KindRow {
    std::string_view name;
    std::string_view hint; ///< where check is asked for without a guess
};
constexpr std::array<KindRow, 3> kinds{{
    {"parents", phrase("Click the points whose heights go into the mean.")},
    {"height", phrase("Type a height, or say whether the offset lifts or lowers the mean.")},
    {"choice", phrase("Choose an answer.")},
}};

const KindRow& rowOf(Question::Kind kind)
{
    return kinds[static_cast<std::size_t>(kind)];
}

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

bool isAsking(const Session& session)
{
    return session.prediction.asked && !session.prediction.asked->verdict;
}

const Step* askedStep(const Session& session)
{
    return isAsking(session) && session.prediction.asked->step ? &*session.prediction.asked->step : nullptr;
}

void togglePrediction(Session& session)
{
    if (!session.prediction.isOn &&
        tellNotStepped(session, phrase("Predicting needs a map that is stepped: a size up to 1025.")))
        return;
    if (session.prediction.isOn) {
        dropQuestion(session);
        session.message.reset(); // it may say that the next step asks
    } else {
        pause(session);
    }
    toggle(session, session.prediction.isOn, "predict");
    if (session.prediction.isOn && session.present() < session.lastMoment() && !isAsking(session))
        tell(session, tr(session.look, "The next step asks first."));
}

void ask(Session& session, Question question, int moment)
{
    pause(session);
    const bool isChoice = question.kind == Question::Kind::Choice;
    dropQuestion(session);
    goTo(session, isChoice ? moment : moment - 1);
    Asked asked{.question = std::move(question), .moment = moment, .step = {}, .guess = {}, .verdict = {}};
    if (!isChoice)
        asked.step = session.run().timeline->step(moment);

    note(session, "ask " + std::string(rowOf(asked.question.kind).name) +
                      (isChoice ? ": " + asked.question.text
                                : " of step " + std::to_string(moment) + " " + pointText(asked.step->at)));
    session.prediction.asked = std::move(asked);
}

void togglePoint(Session& session, Point point)
{
    Guess* guess = openGuess(session, Question::Kind::Parents);
    if (!guess || !isInside(point, session.run().timeline->last()))
        return;
    const auto found = std::find(guess->points.begin(), guess->points.end(), point);
    const bool isTaken = found != guess->points.end();
    if (isTaken)
        guess->points.erase(found);
    else
        guess->points.push_back(point);
    note(session, (isTaken ? "guess without " : "guess ") + pointText(point));
}

void guessHeight(Session& session, std::optional<double> height)
{
    if (Guess* guess = openGuess(session, Question::Kind::Height))
        *guess = {.points = {}, .height = height && std::isfinite(*height) ? height : std::nullopt, .trend = {}};
}

void guessTrend(Session& session, Trend trend)
{
    if (Guess* guess = openGuess(session, Question::Kind::Height)) {
        *guess = {.points = {}, .height = {}, .trend = trend};
        note(session, trend == Trend::Up ? "guess up" : "guess down");
    }
}

void guessChoice(Session& session, int choice)
{
    Guess* guess = openGuess(session, Question::Kind::Choice);
    const auto& asked = session.prediction.asked;
    if (!guess || choice < 0 || choice >= static_cast<int>(asked->question.choices.size()))
        return;
    guess->choice = choice;
    note(session, "guess " + asked->question.choices[static_cast<std::size_t>(choice)]);
}

void clearGuess(Session& session)
{
    if (!isAsking(session))
        return;
    session.prediction.asked->guess = {};
    note(session, "guess cleared");
}

void check(Session& session)
{
    if (!isAsking(session))
        return;
    const Asked& asked = *session.prediction.asked;
    const bool nothingIsAveraged =
        asked.question.kind == Question::Kind::Parents && averagedPoints(*asked.step).empty();
    if (asked.guess == Guess{} && !nothingIsAveraged)
        return tell(session, tr(session.look, rowOf(asked.question.kind).hint));

    const Verdict verdict = verdictOn(asked, *session.run().timeline, session.run().range.decimals, session.look);
    session.prediction.questions += 1;
    session.prediction.right += verdict.isRight;
    note(session, std::string(verdict.isRight ? "right" : "wrong") + ", score " +
                      std::to_string(session.prediction.right) + "/" + std::to_string(session.prediction.questions));
    reveal(session, verdict);
}

void showAnswer(Session& session)
{
    if (!isAsking(session))
        return;
    Asked blank = *session.prediction.asked;
    blank.guess = {};
    Verdict verdict = verdictOn(blank, *session.run().timeline, session.run().range.decimals, session.look);
    verdict.isScored = verdict.isRight = false;
    note(session, "answer shown");
    reveal(session, verdict);
}

void dropQuestion(Session& session)
{
    if (isAsking(session))
        note(session, "question dropped");
    session.prediction.asked.reset();
}

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
