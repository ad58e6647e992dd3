#include "opened.hpp"

#include "session/recipe/editing.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"

using namespace lozenge;

TEST_CASE("a stop's title and look hold on a large map until the next stop has some")
{
    Opened opened(R"(title = "Large"
[recipe]
size = 4097
[[stop]]
at = "start"
title = "Before the {diamond step}"
say = "Corners."
[[stop]]
at = { level = 1, phase = "square" }
title = "Two levels"
look = { palette = "grey", elevation = 60 }
[[stop]]
at = { level = 3, phase = "square" }
say = "Four levels."
)");
    Session& session = opened.session;
    const auto heading = [&] { return headingOf(surveyFrameOf(session)); };
    goTo(session, 0);
    CHECK(heading() == "Before the diamond step");
    goTo(session, 1);
    CHECK(heading() == "Before the diamond step");
    CHECK(factsBeside(surveyFrameOf(session)).back() == "1 of 12 levels");
    goTo(session, 3);
    CHECK(heading() == "Two levels");
    CHECK(narration(session).empty());
    CHECK(surveyFrameOf(session).look.palette == rowNamed(palettes, "grey"));
    CHECK(surveyFrameOf(session).look.camera.elevation == 60);
    session.look.camera.elevation = 20; // what was chosen wins
    CHECK(surveyFrameOf(session).look.camera.elevation == 20);
    goTo(session, 4);
    CHECK(heading() == "4 of 12 levels");
    CHECK(surveyFrameOf(session).look.palette == session.look.palette);
    Recipe other = session.recipe();
    other.noise.seed += 1;
    setRecipe(session, other);
    goTo(session, 1);
    CHECK(heading() == "1 of 12 levels");
}
