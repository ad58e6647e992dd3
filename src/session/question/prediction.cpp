#include "session/question/prediction.hpp"

#include "picture/tr.hpp"
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
    session.prediction.isOn = !session.prediction.isOn;
    if (session.prediction.isOn) {
        pause(session);
    } else {
        dropQuestion(session);
        session.message.reset(); // it may say that the next step asks
    }
    note(session, session.prediction.isOn ? "predict on" : "predict off");
    if (session.prediction.isOn && session.run().moment.number < session.lastMoment() && !isAsking(session))
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

    std::string line = "ask " + std::string(rowOf(asked.question.kind).name);
    if (asked.step)
        line += " of step " + std::to_string(moment) + " (" + std::to_string(asked.step->at.x) + "," +
                std::to_string(asked.step->at.y) + ")";
    note(session, isChoice ? line + ": " + asked.question.text : line);
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
    note(session,
         (isTaken ? "guess without (" : "guess (") + std::to_string(point.x) + "," + std::to_string(point.y) + ")");
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

} // namespace lozenge
