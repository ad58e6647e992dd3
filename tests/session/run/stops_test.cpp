#include "opened.hpp"

#include "session/question/prediction.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/stops.hpp"
#include "session/run/travel.hpp"
#include "session/view/looking.hpp"

using namespace lozenge;

namespace {

const std::string three = R"(
[recipe]
size = 5

[[stop]]
at = "start"
title = "One"
say = "The first."

[[stop]]
at = "start"
title = "Two"
say = "The second."
show = "levels"
look = { style = "wire" }

[[stop]]
at = 6
say = "Asked."
ask = "parents"

[[stop]]
at = 6
title = "After the {diamond step}"
say = "Said after it."

[[stop]]
at = "end"
say = "Done."
)";

std::string saidBy(const Session& session)
{
    return narration(session);
}

} // namespace

TEST_CASE("several stops at one place are gone through in the order of the file")
{
    Opened opened(three);
    Session& session = opened.session;
    CHECK(saidBy(session) == "The first.");
    nextStop(session);
    CHECK(session.present() == 0);
    CHECK(saidBy(session) == "The second.");
    nextStop(session);
    CHECK(isAsking(session));
    CHECK(session.present() == 5);
    nextStop(session); // shows the answer
    CHECK(session.present() == 6);
    CHECK(saidBy(session) == "Asked.");
    nextStop(session);
    CHECK(saidBy(session) == "Said after it.");
    nextStop(session);
    CHECK(session.present() == session.lastMoment());
    nextStop(session);
    CHECK(saidBy(session) == "Done.");

    previousStop(session);
    CHECK(saidBy(session) == "Said after it.");
    previousStop(session);
    CHECK(saidBy(session) == "Asked.");
    previousStop(session);
    CHECK(saidBy(session) == "The second.");
    previousStop(session);
    CHECK(saidBy(session) == "The first.");
    previousStop(session);
    CHECK(saidBy(session) == "The first.");
}

TEST_CASE("a question that was answered is put away with its stop")
{
    Opened opened(three);
    Session& session = opened.session;
    goTo(session, 5);
    nextStop(session);
    showAnswer(session);
    REQUIRE(session.prediction.asked);
    nextStop(session);
    CHECK(saidBy(session) == "Said after it.");
    CHECK_FALSE(session.prediction.asked);

    previousStop(session);
    CHECK(saidBy(session) == "Asked.");
    CHECK_FALSE(session.prediction.asked);
}

TEST_CASE("who comes to a place by steps sees its first stop")
{
    Opened opened(three);
    Session& session = opened.session;
    nextStop(session);
    stepForward(session);
    stepBack(session);
    CHECK(saidBy(session) == "The first.");
}

TEST_CASE("a stop has the title, the figure and the look of its frame")
{
    Opened opened(three);
    Session& session = opened.session;
    CHECK(shownFigure(session).isOfStep());
    nextStop(session);
    CHECK(frameOf(session).title == "Two");
    CHECK(frameOf(session).look.style->name == "wire");
    CHECK(session.look.style->name == "shaded");
    CHECK(shownFigure(session).figure->name == "levels");
    CHECK(has(takeTranscript(session), "stop: Two"));

    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 9; }));
    CHECK(frameOf(session).title.empty()); // it was about the lesson's own run
}

TEST_CASE("playing rests at each of several stops")
{
    Opened opened(three);
    Session& session = opened.session;
    goTo(session, 5);
    play(session);
    tick(session, 0.1);
    CHECK(saidBy(session) == "Asked.");
    for (int i = 0; i < 1000 && saidBy(session) == "Asked."; ++i)
        tick(session, 0.1);
    CHECK(session.present() == 6);
    CHECK(saidBy(session) == "Said after it.");
    CHECK(session.playback.rest > 0);
}
