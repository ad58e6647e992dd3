#include "opened.hpp"

#include "session/appearance.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/run/travel.hpp"

using namespace lozenge;

TEST_CASE("themes go round")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    CHECK(session.chosenTheme == nullptr);
    for (std::size_t i = 0; i < themes().size(); ++i)
        cycleTheme(session);
    CHECK(session.look.theme == &themes().front());
    CHECK(session.chosenTheme == &themes().front());
    CHECK(takeTranscript(session) == std::vector<std::string>{"theme dark", "theme contrast", "theme light"});
}

TEST_CASE("swapped names are in the transcript too")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    toggleNames(session);
    stepForward(session);
    const auto lines = takeTranscript(session);
    CHECK(lines[0] == "names swapped");
    CHECK(lines[1].starts_with("step 1/5 level 0 square (1,1) = "));
    toggleNames(session);
    CHECK(takeTranscript(session).front() == "names standard");
}

TEST_CASE("numbers and help are switched and said")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    toggleNumbers(session);
    CHECK_FALSE(session.look.numbers);
    toggleHelp(session);
    CHECK(session.helpShown);
    CHECK(takeTranscript(session) == std::vector<std::string>{"numbers off", "help on"});
}

TEST_CASE("light that is turned and turned back is where it was")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    const Look before = session.look;
    turnLight(session, 15);
    CHECK(session.look != before);
    turnLight(session, -15);
    CHECK(session.look == before);
    for (int i = 0; i < 24; ++i)
        turnLight(session, 15);
    CHECK(session.look == before);
}

TEST_CASE("a new look says what is different in it and is silent about the camera")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    Look look = session.look;
    look.camera.azimuth = 90;
    look.exaggeration = 2;
    setLook(session, look);
    CHECK(session.look.camera.azimuth == 90);
    CHECK(takeTranscript(session).empty());
    look.palette = &palettes()[1];
    look.style = &reliefStyles()[1];
    look.theme = &themes()[1];
    look.coordinates = false;
    setLook(session, look);
    CHECK(session.look == look);
    CHECK(session.chosenTheme == &themes()[1]);
    CHECK(takeTranscript(session).size() == 4);
}

TEST_CASE("what lies on top is closed first")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    pin(session, Point{1, 1});
    toggleCompare(session);
    togglePrediction(session);
    stepForward(session);
    toggleHelp(session);
    CHECK(closeTopmost(session));
    CHECK_FALSE(session.helpShown);
    CHECK(closeTopmost(session));
    CHECK_FALSE(session.prediction.asked);
    CHECK(closeTopmost(session));
    CHECK_FALSE(session.prediction.isOn);
    CHECK(closeTopmost(session));
    CHECK_FALSE(session.comparison);
    CHECK(closeTopmost(session));
    CHECK_FALSE(session.pinned);
    CHECK_FALSE(closeTopmost(session));
}
