#include "opened.hpp"

#include "session/question/prediction.hpp"
#include "session/run/travel.hpp"

#include <cmath>

using namespace lozenge;

TEST_CASE("playing takes its first step at once and then keeps its pace")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    setSpeed(session, 2); // two steps a second
    togglePlay(session);
    CHECK(tick(session, 0.01));
    CHECK(session.run().moment.number == 1);
    CHECK_FALSE(tick(session, 0.4));
    CHECK(session.run().moment.number == 1);
    CHECK(tick(session, 0.1));
    CHECK(session.run().moment.number == 2);
    const auto lines = takeTranscript(session);
    REQUIRE(lines.size() == 4);
    CHECK(lines[0] == "speed 2 steps/s");
    CHECK(lines[1] == "play");
    CHECK(lines[2].starts_with("step 1/5 level 0 diamond (1,1) = "));
    CHECK(lines[3].starts_with("step 2/5 level 0 square (1,0) = "));
}

TEST_CASE("playing pauses at the end and plays again from the start")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    togglePlay(session);
    for (int i = 0; i < 10; ++i)
        tick(session, 1);
    CHECK(session.run().moment.number == 5);
    CHECK_FALSE(session.playback.isOn);
    CHECK(takeTranscript(session).back() == "pause");
    togglePlay(session);
    CHECK(session.run().moment.number == 0);
    CHECK(session.playback.isOn);
    CHECK(has(takeTranscript(session), "step 0/5 start"));
}

TEST_CASE("a jump to the end while playing pauses")
{
    Opened opened(smallestLesson);
    play(opened.session);
    toEnd(opened.session);
    CHECK(tick(opened.session, 0.01));
    CHECK_FALSE(opened.session.playback.isOn);
}

TEST_CASE("a large pause between ticks is not made up for")
{
    Opened opened("[recipe]\nsize = 33\n");
    Session& session = opened.session;
    setSpeed(session, 5); // thirty steps a second
    play(session);
    tick(session, 3600);
    CHECK(session.run().moment.number == 1 + 30 * static_cast<int>(longestTick));
}

TEST_CASE("at a speed that eyes can follow a slow frame passes over no step")
{
    Opened opened("[recipe]\nsize = 33\n");
    Session& session = opened.session;
    setSpeed(session, 4); // ten a second
    play(session);
    for (int frame = 1; frame <= 5; ++frame) {
        tick(session, 1);
        CHECK(session.run().moment.number == frame);
    }
}

TEST_CASE("at high speeds a tick takes many steps and shows one")
{
    Opened opened("[recipe]\nsize = 65\n");
    Session& session = opened.session;
    setSpeed(session, 7); // a thousand a second
    play(session);
    takeTranscript(session);
    tick(session, 0.1);
    CHECK(session.run().moment.number == 101);
    CHECK(takeTranscript(session).size() == 1);
    setSpeed(session, 8);
    tick(session, 1);
    CHECK(session.run().moment.number == session.lastMoment());
    CHECK_FALSE(session.playback.isOn);
}

TEST_CASE("playing rests at stops where the lesson speaks and at no others")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    setSpeed(session, 7);
    play(session);
    tick(session, 1);
    CHECK(session.run().moment.number == 5);
    tick(session, restAtStop - 0.1);
    CHECK(session.run().moment.number == 5);
    CHECK(session.playback.isOn);
    tick(session, 0.2);
    CHECK(session.run().moment.number == 21); // past the stop at 7, which says nothing
}

TEST_CASE("a seek while playing ends the rest and goes on playing")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    setSpeed(session, 7);
    play(session);
    tick(session, 1);
    REQUIRE(session.run().moment.number == 5);
    goTo(session, 15);
    CHECK(session.playback.isOn);
    tick(session, 0.002);
    CHECK(session.run().moment.number == 17);
}

TEST_CASE("playing does not rest where the words are about another run")
{
    Opened opened(lessonWithStops);
    auto changed = openSession(opened.file.string(), {"noise.seed=9"});
    REQUIRE(changed);
    setSpeed(*changed, 8);
    play(*changed);
    tick(*changed, 1);
    CHECK(changed->run().moment.number == 21);
}

TEST_CASE("a step by hand pauses")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    play(session);
    stepForward(session);
    CHECK_FALSE(session.playback.isOn);
    CHECK(has(takeTranscript(session), "pause"));
    play(session);
    stepBack(session);
    CHECK_FALSE(session.playback.isOn);
}

TEST_CASE("speeds outside the table mean its ends")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    setSpeed(session, -1);
    CHECK(session.playback.speed == 0);
    setSpeed(session, 100);
    CHECK(session.playback.speed == 8);
    CHECK(takeTranscript(session) == std::vector<std::string>{"speed 1 step in 2 s", "speed 10000 steps/s"});
    CHECK(speeds().front() == 0.5);
    CHECK(speeds()[static_cast<std::size_t>(Playback{}.speed)] == 2);
}

TEST_CASE("time does nothing while paused but to take messages away")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    CHECK_FALSE(tick(session, 1));
    CHECK(std::isinf(secondsUntilChange(session)));
    tell(session, "Hello.");
    CHECK(secondsUntilChange(session) > 1);
    CHECK_FALSE(tick(session, 4));
    CHECK(tick(session, 4));
    CHECK_FALSE(session.message);
}

TEST_CASE("the time until the next change is told while playing")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    setSpeed(session, 0);
    play(session);
    CHECK(secondsUntilChange(session) == 0);
    tick(session, 0);
    CHECK(secondsUntilChange(session) == Approx(2));
    tick(session, 0.5);
    CHECK(secondsUntilChange(session) == Approx(1.5));
    tick(session, -5);
    CHECK(secondsUntilChange(session) == Approx(1.5));
}
