#include "opened.hpp"

#include "session/run/travel.hpp"

#include <limits>
#include <random>
#include <vector>

using namespace lozenge;

TEST_CASE("a session begins at the start and paused")
{
    Opened opened(lessonWithStops);
    CHECK(opened.session.run().moment.number == 0);
    CHECK_FALSE(opened.session.playback.isOn);
    CHECK(opened.session.lastMoment() == 21);
    CHECK(opened.session.lesson->title == "Stops");
    CHECK(takeChanged(opened.session) == wholeMap(5));
    CHECK(takeChanged(opened.session).isEmpty());
}

TEST_CASE("a step forward says which point it set")
{
    Opened opened("[recipe]\nsize = 9\ncorners = [1, 1, 1, 1]\namplitude = 0\n");
    Session& session = opened.session;
    stepForward(session);
    CHECK(takeTranscript(session) == std::vector<std::string>{"step 1/77 level 0 diamond (4,4) = 1"});
    stepForward(session, 6);
    CHECK(takeTranscript(session) == std::vector<std::string>{"step 7/77 level 1 diamond (6,2) = 1"});
    toStart(session);
    CHECK(takeTranscript(session) == std::vector<std::string>{"step 0/77 start"});
}

TEST_CASE("steps go no further than the ends and say nothing there")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    stepBack(session);
    stepBack(session, 10);
    CHECK(session.run().moment.number == 0);
    CHECK(takeTranscript(session).empty());
    stepForward(session, 1000000);
    CHECK(session.run().moment.number == 5);
    takeTranscript(session);
    stepForward(session);
    stepForward(session, std::numeric_limits<int>::max());
    toEnd(session);
    nextChapter(session);
    CHECK(session.run().moment.number == 5);
    CHECK(takeTranscript(session).empty());
    stepBack(session, std::numeric_limits<int>::max());
    CHECK(session.run().moment.number == 0);
    previousChapter(session);
    CHECK(session.run().moment.number == 0);
}

TEST_CASE("chapters lead to the ends of phases")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    std::vector<int> way;
    for (int i = 0; i < 5; ++i) {
        nextChapter(session);
        way.push_back(session.run().moment.number);
    }
    CHECK(way == std::vector<int>{1, 5, 9, 21, 21});
    goTo(session, 12);
    previousChapter(session);
    CHECK(session.run().moment.number == 9);
    previousChapter(session);
    CHECK(session.run().moment.number == 5);
    goTo(session, 1);
    previousChapter(session);
    CHECK(session.run().moment.number == 0);
}

TEST_CASE("stops lead from one to the next and stay at the last")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    CHECK(session.stopMoments == std::vector<int>{0, 5, 7, 21});
    std::vector<int> way;
    for (int i = 0; i < 4; ++i) {
        nextStop(session);
        way.push_back(session.run().moment.number);
    }
    CHECK(way == std::vector<int>{5, 7, 21, 21});
    goTo(session, 6);
    previousStop(session);
    CHECK(session.run().moment.number == 5);
    previousStop(session);
    previousStop(session);
    CHECK(session.run().moment.number == 0);
}

TEST_CASE("where a lesson has no stops they are steps")
{
    Opened opened(smallestLesson);
    nextStop(opened.session);
    nextStop(opened.session);
    CHECK(opened.session.run().moment.number == 2);
    previousStop(opened.session);
    CHECK(opened.session.run().moment.number == 1);
}

TEST_CASE("seeking outside the run means its ends")
{
    Opened opened(lessonWithStops);
    goTo(opened.session, 400);
    CHECK(opened.session.run().moment.number == 21);
    goTo(opened.session, -3);
    CHECK(opened.session.run().moment.number == 0);
}

TEST_CASE("the lesson speaks at its stops and nowhere else")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    CHECK(narration(session) == "Four corners.");
    stepForward(session);
    CHECK(narration(session).empty());
    goTo(session, 5);
    CHECK(narration(session) == "The first level.");
    CHECK(frameOf(session).narration == "The first level.");
    CHECK(frameOf(session).stops.size() == 4);
}

TEST_CASE("wherever one goes the surface and the changed region are right")
{
    std::mt19937 dice(5);
    for (const char* recipe : {"edge = \"wrap\"", "edge = \"mirror\"", "variant = \"matlab\"",
                               "variant = \"terrain-generator\"\npreset = [[4, 4, 0.9], [3, 1, 0.0], [8, 2, -1.5]]",
                               "variant = \"workshop\"", "variant = \"playfuljs\""}) {
        Opened opened("[recipe]\nsize = 17\n" + std::string(recipe) + "\n");
        Session& session = opened.session;
        std::vector<double> uploaded(17 * 17);
        int wrong = 0;
        for (int i = 0; i < 200; ++i) {
            const auto by = static_cast<int>(dice() % 12);
            switch (dice() % 6) {
            case 0: stepForward(session, by); break;
            case 1: stepBack(session, by); break;
            case 2: nextChapter(session); break;
            case 3: previousChapter(session); break;
            case 4: goTo(session, static_cast<int>(dice() % 290)); break;
            default: stepForward(session);
            }
            // The window uploads what has changed and nothing else.
            const Region changed = takeChanged(session);
            for (int y = changed.north; y <= changed.south; ++y)
                for (int x = changed.west; x <= changed.east; ++x)
                    uploaded[session.run().moment.grid.index({x, y})] =
                        session.run().moment.surface[session.run().moment.grid.index({x, y})];
            wrong += uploaded != session.run().moment.surface || !showsItsMoment(session);
        }
        CHECK(wrong == 0);
    }
}
