#include "opened.hpp"

#include "lesson/keys/look_keys.hpp"
#include "picture/look.hpp"
#include "picture/text/language.hpp"
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
    for (std::size_t i = 0; i < themes.size(); ++i)
        nextValue(session, "theme");
    CHECK(session.look.theme == &themes.front());
    CHECK(session.chosenTheme == &themes.front());
    CHECK(takeTranscript(session) == std::vector<std::string>{"theme dark", "theme contrast", "theme light"});
}

TEST_CASE("swapped names are in the transcript too")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    nextValue(session, "names");
    stepForward(session);
    const auto lines = takeTranscript(session);
    CHECK(lines[0] == "names swapped");
    CHECK(lines[1].starts_with("step 1/5 level 0 square (1,1) = "));
    nextValue(session, "names");
    CHECK(takeTranscript(session).front() == "names standard");
}

TEST_CASE("numbers and help are switched and said")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    nextValue(session, "numbers");
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

TEST_CASE("every key of a look that changes is in the transcript")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    const Language german{"de", "Deutsch", {}};
    Look look = inManner(session.look, *rowNamed(manners(), "matlab"));
    look.theme = &themes[1];
    look.names = &phaseNames[1];
    look.language = &german;
    look.proportions = &proportionsTable[1];
    look.unset = &unsetTable[1];
    look.numbers = look.coordinates = false;
    look.camera.zoom = look.exaggeration = 2;
    look.water = {Water::Measure::Height, 0.5};
    look.light = {10, 20};
    look.fog = {true, 2, rgb(0xFF8000)};
    look.painted = 3;
    setLook(session, look);
    CHECK(takeTranscript(session) ==
          std::vector<std::string>{"theme dark",         "manner matlab", "palette land",     "style facets",
                                   "names swapped",      "language de",   "background white", "proportions true",
                                   "unset zero",         "numbers off",   "coordinates off",  "azimuth -47",
                                   "elevation 74",       "zoom 2",        "exaggeration 2",   "range 0,1.8",
                                   "axis 0,2.5",         "water 0.5",     "light 10,20",      "fog 2",
                                   "fog_colour #FF8000", "painted 3"});
    setLook(session, session.lesson->look);
    CHECK(takeTranscript(session).size() == lookKeys().size());
}

TEST_CASE("what is dragged is in the transcript when it is let go")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    Look look = session.look;
    for (const double azimuth : {30, 40, 50}) {
        look.camera.azimuth = azimuth;
        dragLook(session, look);
        CHECK(session.look == look);
    }
    CHECK(takeTranscript(session).empty());
    letGoOfLook(session);
    letGoOfLook(session);
    CHECK(takeTranscript(session) == std::vector<std::string>{"azimuth 50"});
}

TEST_CASE("a new look says what is different in it")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    Look look = session.look;
    look.camera.azimuth = 90;
    look.exaggeration = 2;
    setLook(session, look);
    CHECK(session.look.camera.azimuth == 90);
    CHECK(takeTranscript(session) == std::vector<std::string>{"azimuth 90", "exaggeration 2"});
    look.palette = &palettes[1];
    look.style = &reliefStyles[1];
    look.theme = &themes[1];
    look.coordinates = false;
    setLook(session, look);
    CHECK(session.look == look);
    CHECK(session.chosenTheme == &themes[1]);
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
