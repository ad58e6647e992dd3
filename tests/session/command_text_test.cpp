#include "opened.hpp"

#include "session/appearance.hpp"
#include "session/comparison/comparison.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/facts.hpp"
#include "session/run/travel.hpp"
#include "session/seen.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"

using namespace lozenge;

TEST_CASE("the command of an unchanged lesson is its name and the step")
{
    auto session = openSession(lessonNamed("growing-a-coast"));
    REQUIRE(session);
    goTo(*session, 28);
    CHECK(commandLine(*session) == "lozenge growing-a-coast --step 28");
}

TEST_CASE("only keys that differ from the lesson's are in the command")
{
    auto session = openSession(lessonNamed("growing-a-coast"));
    REQUIRE(session);
    Recipe recipe = session->recipe();
    recipe.size = 33;
    recipe.edge = rowNamed(edgeModes, "wrap");
    recipe.noise.seed = 8;
    recipe.corners.heights = {1, 0.5, 0.25, -1};
    setRecipe(*session, recipe);
    CHECK(commandLine(*session) == "lozenge growing-a-coast --set size=33 --set 'corners=[1,0.5,0.25,-1]' "
                                   "--set edge=wrap --set noise.seed=8 --step 0");
}

TEST_CASE("what is seen is in the command where it is not what opens anyway")
{
    auto session = openSession(lessonNamed("growing-a-coast"));
    REQUIRE(session);
    goTo(*session, 28);
    Look look = session->look;
    look.camera.azimuth = -40.5;
    look.numbers = false;
    setLook(*session, look);
    toggleCompare(*session);
    toggleSeamSide(*session);
    lookAt(*session, {2, 6, 4});
    pin(*session, Point{4, 4});
    session->panel = "levels";
    CHECK(commandLine(*session) == "lozenge growing-a-coast --step 28 --numbers off --azimuth -40.5 --compare "
                                   "three,wrap,mirror,zero,north-south --sight 2,6,4 --pin 4,4 --panel levels");
    toggleCompare(*session);
    pin(*session, std::nullopt);
    lookAt(*session, {0, 0, 100});
    setLook(*session, session->lesson->look);
    toggleFlight(*session);
    toggleFog(*session);
    CHECK(commandLine(*session).starts_with("lozenge growing-a-coast --step 28 --flight 0,"));
    CHECK(commandLine(*session).ends_with(",0,0.3 --clear --panel levels"));
}

TEST_CASE("a figure that was gone through is opened as far as that, a stop's own too")
{
    auto session = openSession(lessonNamed("workshop"));
    REQUIRE(session);
    toEnd(*session);
    CHECK(commandLine(*session) == "lozenge workshop --step 25");
    stepFigure(*session, 1);
    CHECK(commandLine(*session) == "lozenge workshop --step 25 --figure strips --with upto=1");
    REQUIRE_FALSE(chooseFigure(*session, rowNamed(figures(), "normals"), {"at=2,2", "upto=3"}));
    CHECK(commandLine(*session) == "lozenge workshop --step 25 --figure normals --with at=2,2 --with upto=3");
    stepFigure(*session, 1);
    CHECK(commandLine(*session) == "lozenge workshop --step 25 --figure normals --with at=2,2 --with upto=4");
}

TEST_CASE("the command of a survey has the place on its way, and the view where the lecturer has chosen one")
{
    auto session = openSession(lessonNamed("how-deep"));
    REQUIRE(session);
    goTo(*session, 13);
    CHECK(commandLine(*session) == "lozenge how-deep --step 13");
    seekWay(*session, 13.25);
    CHECK(commandLine(*session) == "lozenge how-deep --step 13.25");
    lookAt(*session, {1000, 2000, 64});
    CHECK(commandLine(*session) == "lozenge how-deep --step 13.25 --sight 1000,2000,64");
}
