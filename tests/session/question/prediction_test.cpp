#include "opened.hpp"

#include "lesson/lesson.hpp"
#include "session/question/prediction.hpp"
#include "session/run/travel.hpp"

#include <limits>

using namespace lozenge;

namespace {

const std::string lessonThatAsks = R"([recipe]
size = 5
corners = [0, 1, 2, 3]
[[stop]]
at = 2
say = "The upper edge."
ask = "parents"
[[stop]]
at = 6
ask = "height"
[[stop]]
at = { level = 1, phase = "diamond", side = "end" }
say = "Nine are set."
[stop.ask]
question = "How many are missing?"
choices = ["8", "12", "16"]
answer = 2
)";

} // namespace

TEST_CASE("with prediction on a step forward asks before it shows")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    stepForward(session);
    REQUIRE(isAsking(session));
    CHECK(session.run().moment.number == 0);
    CHECK(session.prediction.asked->moment == 1);
    const auto asked = takeTranscript(session);
    CHECK(asked == std::vector<std::string>{"predict on", "ask parents of step 1 (2,2)"});

    for (const Point corner : {Point{0, 0}, Point{4, 0}, Point{0, 4}, Point{4, 4}})
        click(session, corner);
    CHECK_FALSE(session.pinned);
    check(session);
    CHECK(session.run().moment.number == 1);
    CHECK_FALSE(isAsking(session));
    REQUIRE(session.prediction.asked);
    CHECK(session.prediction.asked->verdict->isRight);
    CHECK(session.prediction.right == 1);
    CHECK(session.prediction.questions == 1);
    CHECK(has(takeTranscript(session), "right, score 1/1"));

    stepForward(session);
    CHECK(session.run().moment.number == 1);
    REQUIRE(isAsking(session));
    click(session, {4, 4});
    check(session);
    CHECK(session.run().moment.number == 2);
    CHECK(session.prediction.right == 1);
    CHECK(session.prediction.questions == 2);
}

TEST_CASE("while a question about a step is open the frame is about that step")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 3);
    CHECK(frameOf(session).step()->at == session.run().timeline->step(3).at);
    togglePrediction(session);
    stepForward(session);
    REQUIRE(askedStep(session));
    CHECK(askedStep(session)->at == session.run().timeline->step(4).at);
    CHECK_FALSE(frameOf(session).step());
    CHECK(frameOf(session).subject()->at == session.run().timeline->step(4).at);
    showAnswer(session);
    CHECK_FALSE(askedStep(session));
    CHECK(frameOf(session).step()->at == session.run().timeline->step(4).at);
}

TEST_CASE("clicking a point again takes it back")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    stepForward(session);
    takeTranscript(session);
    click(session, {1, 1});
    click(session, {3, 1});
    click(session, {1, 1});
    click(session, {9, 1});
    CHECK(session.prediction.asked->guess.points == std::vector<Point>{{3, 1}});
    CHECK(takeTranscript(session) == std::vector<std::string>{"guess (1,1)", "guess (3,1)", "guess without (1,1)"});
    clearGuess(session);
    CHECK(session.prediction.asked->guess == Guess{});
}

TEST_CASE("nothing is judged without a guess")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    stepForward(session);
    check(session);
    CHECK(isAsking(session));
    CHECK(session.message);
    CHECK(session.prediction.questions == 0);
}

TEST_CASE("where nothing is averaged no point is the right answer")
{
    Opened opened("[recipe]\nsize = 3\nedge = \"fixed\"\n");
    Session& session = opened.session;
    goTo(session, 1);
    togglePrediction(session);
    stepForward(session);
    check(session);
    CHECK(session.prediction.right == 1);
}

TEST_CASE("a second step shows the answer and counts nothing")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    stepForward(session);
    stepForward(session);
    CHECK(session.run().moment.number == 1);
    REQUIRE(session.prediction.asked);
    CHECK_FALSE(session.prediction.asked->verdict->isScored);
    CHECK_FALSE(session.prediction.asked->verdict->why.empty());
    CHECK(session.prediction.questions == 0);
}

TEST_CASE("a step back takes the question away and stays")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 3);
    togglePrediction(session);
    stepForward(session);
    stepBack(session);
    CHECK(session.run().moment.number == 3);
    CHECK_FALSE(session.prediction.asked);
    stepBack(session);
    CHECK(session.run().moment.number == 2);
}

TEST_CASE("going elsewhere or playing drops the question")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    stepForward(session);
    goTo(session, 9);
    CHECK_FALSE(session.prediction.asked);
    stepForward(session);
    play(session);
    CHECK_FALSE(session.prediction.asked);
    CHECK(session.playback.isOn);
}

TEST_CASE("at the end there is nothing to ask")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    toEnd(session);
    togglePrediction(session);
    stepForward(session);
    CHECK_FALSE(session.prediction.asked);
    CHECK(session.run().moment.number == 5);
}

TEST_CASE("ten steps are taken without a question")
{
    Opened opened(lessonWithStops);
    togglePrediction(opened.session);
    stepForward(opened.session, 10);
    CHECK(opened.session.run().moment.number == 10);
}

TEST_CASE("what is asked can be the height")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    stepForward(session);
    ask(session, usualQuestion(Question::Kind::Height), session.prediction.asked->moment);
    REQUIRE(isAsking(session));
    CHECK(session.prediction.asked->question.kind == Question::Kind::Height);
    guessHeight(session, std::numeric_limits<double>::quiet_NaN());
    CHECK_FALSE(session.prediction.asked->guess.height);
    guessTrend(session, Trend::Up);
    guessHeight(session, session.prediction.asked->step->after);
    CHECK_FALSE(session.prediction.asked->guess.trend); // the later guess holds
    check(session);
    CHECK(session.prediction.right == 1);
    guessHeight(session, 1); // too late
    CHECK(session.prediction.asked->guess.height != 1);
}

TEST_CASE("a stop that asks is asked at before its step is shown")
{
    Opened opened(lessonThatAsks);
    Session& session = opened.session;
    nextStop(session);
    CHECK(session.run().moment.number == 1);
    REQUIRE(isAsking(session));
    CHECK(session.prediction.asked->moment == 2);
    CHECK(narration(session).empty());
    nextStop(session); // a clicker has no other key
    CHECK(session.run().moment.number == 2);
    CHECK(narration(session) == "The upper edge.");
    CHECK(session.prediction.questions == 0);

    nextStop(session);
    CHECK(session.run().moment.number == 5);
    CHECK(session.prediction.asked->question.kind == Question::Kind::Height);
    guessTrend(session, session.prediction.asked->step->offset > 0 ? Trend::Up : Trend::Down);
    check(session);
    CHECK(session.run().moment.number == 6);
    CHECK(session.prediction.right == 1);
}

TEST_CASE("a question with choices is asked at its stop while the lesson is silent")
{
    Opened opened(lessonThatAsks);
    Session& session = opened.session;
    goTo(session, 8);
    nextStop(session);
    CHECK(session.run().moment.number == 9);
    REQUIRE(isAsking(session));
    CHECK_FALSE(session.prediction.asked->step);
    CHECK(narration(session).empty());
    guessChoice(session, 5);
    guessChoice(session, -2);
    check(session);
    CHECK(isAsking(session));
    guessChoice(session, 0);
    guessChoice(session, 1);
    check(session);
    CHECK(session.prediction.right == 1);
    CHECK(narration(session) == "Nine are set.");
    CHECK(session.prediction.asked->verdict->why == "The answer is: 12");
    nextStop(session);
    CHECK(session.run().moment.number == 9);
}

TEST_CASE("a lesson's choices are not asked about another run")
{
    Opened opened(lessonThatAsks);
    auto session = openSession(opened.file.string(), {"noise.seed=4"});
    REQUIRE(session);
    goTo(*session, 8);
    nextStop(*session);
    CHECK(session->run().moment.number == 9);
    CHECK_FALSE(session->prediction.asked);
    previousStop(*session);
    previousStop(*session);
    goTo(*session, 0);
    nextStop(*session);
    CHECK(isAsking(*session)); // what the board shows can be asked of any run
}

TEST_CASE("when prediction ends nothing says any more that the next step asks")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    REQUIRE(session.message);
    CHECK(session.message->text == "The next step asks first.");
    togglePrediction(session);
    CHECK(!session.message);
}
