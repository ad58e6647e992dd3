#include "opened.hpp"

#include "session/appearance.hpp"
#include "session/comparison/comparison.hpp"
#include "session/keymap.hpp"
#include "session/question/prediction.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/facts.hpp"
#include "session/run/travel.hpp"
#include "session/seen.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"

#include <cmath>

using namespace lozenge;

namespace {

const std::string largeLesson = R"(title = "Large"
[recipe]
size = 4097
hurst = 0.8

[[stop]]
at = "start"
say = "Corners."

[[stop]]
at = { level = 4, phase = "square" }
say = "Five levels."

[[stop]]
at = "end"
say = "All."
)";

const std::string zoomLesson = R"(title = "Deep"
[recipe]
size = 268435457
hurst = 0.75
[zoom]
x = 0.4
y = 0.6

[[stop]]
at = { level = 9, phase = "square" }
say = "Ten levels."

[[stop]]
at = "points"
say = "Points."

[[stop]]
at = "end"
say = "Back."
)";

int levelShown(const Session& session)
{
    return levelsDone(*session.survey());
}

} // namespace

TEST_CASE("a large map opens as a whole terrain and no run of it is made")
{
    Opened opened(largeLesson);
    const Session& session = opened.session;
    REQUIRE(session.survey());
    CHECK(session.recipe().size == 4097);
    CHECK(session.isOwnRecipe());
    CHECK(levelShown(session) == 12);
    CHECK(narration(session) == "All.");
}

TEST_CASE("arrows go level by level and say so")
{
    Opened opened(largeLesson);
    Session& session = opened.session;
    press(session, "Left");
    CHECK(takeTranscript(session) == std::vector<std::string>{"level 11/12 4198401 points, 4096 wide"});
    press(session, "Up");
    CHECK(levelShown(session) == 10);
    press(session, "Home");
    CHECK(takeTranscript(session).back() == "level 0/12 4 points, 4096 wide");
    CHECK(narration(session) == "Corners.");
    for (const char* key : {"Right", "Down"})
        press(session, key);
    CHECK(levelShown(session) == 2);
    press(session, "Shift+Right");
    CHECK(levelShown(session) == 12);
    press(session, "PageUp");
    CHECK(levelShown(session) == 5);
    CHECK(narration(session) == "Five levels.");
    press(session, "Right");
    CHECK(narration(session) == "Five levels."); // what was said last
    press(session, "PageDown");
    CHECK(levelShown(session) == 12);
    press(session, "Right"); // there is nothing after the end
    press(session, "End");
    CHECK(levelShown(session) == 12);
}

TEST_CASE("playing goes through all levels and pauses at the end")
{
    Opened opened(largeLesson);
    Session& session = opened.session;
    takeTranscript(session);
    play(session); // from the end it begins anew
    CHECK(levelShown(session) == 0);
    for (int i = 0; i < 400 && session.playback.isOn; ++i)
        tick(session, 0.05);
    const auto lines = takeTranscript(session);
    CHECK(levelShown(session) == 12);
    CHECK(lines.front() == "play");
    CHECK(lines.back() == "pause");
    for (int level = 0; level <= 12; ++level)
        CHECK(hasBegin(lines, "level " + std::to_string(level) + "/12 "));
}

TEST_CASE("the zoom goes down to single points and back at a constant speed")
{
    Opened opened(zoomLesson);
    Session& session = opened.session;
    const double last = session.survey()->last();
    CHECK(session.survey()->sight.width == last);
    setSpeed(session, 4);
    play(session);
    double narrowest = last;
    while (session.playback.isOn) {
        const double before = session.survey()->sight.width;
        tick(session, 0.02);
        const double octaves = std::abs(std::log2(session.survey()->sight.width / before));
        CHECK(octaves <= 0.02 * speedOf(session) + 1e-9);
        narrowest = std::min(narrowest, session.survey()->sight.width);
    }
    CHECK(narrowest < pointsInView * 1.05);
    CHECK(session.survey()->sight.width == last);
    CHECK(levelShown(session) == 28);
    CHECK(narration(session) == "Back.");
    const auto lines = takeTranscript(session);
    CHECK(hasBegin(lines, "level 7/28 16641 points"));
    CHECK(has(lines, "level 28/28 72057594574798849 points, 8 wide"));
    CHECK(lines.at(lines.size() - 2) == "level 28/28 72057594574798849 points, 268435456 wide");
}

TEST_CASE("after a step the picture follows within a moment")
{
    Opened opened(zoomLesson);
    Session& session = opened.session;
    goTo(session, 9);
    CHECK(session.survey()->shown == 9); // a long way is a jump
    stepForward(session);
    CHECK(session.survey()->way == 10);
    CHECK(session.survey()->shown == 9);
    CHECK(secondsUntilChange(session) == 0);
    for (int i = 0; i < 60; ++i)
        tick(session, 0.02);
    CHECK(session.survey()->shown == 10);
    CHECK(session.survey()->sight == sightOn(*session.survey(), 10));
    CHECK(secondsUntilChange(session) > 1);
}

TEST_CASE("wheel and drag look elsewhere and the zoom goes on from there")
{
    Opened opened(zoomLesson);
    Session& session = opened.session;
    goTo(session, 10);
    const Sight before = session.survey()->sight;
    const double x = before.x + before.width / 4;
    zoomAbout(session, x, before.y, 0.5);
    const Sight nearer = session.survey()->sight;
    CHECK(nearer.width == Approx(before.width / 2));
    CHECK((x - nearer.west()) / nearer.width == Approx(0.75));
    lookAt(session, {nearer.x - nearer.width, nearer.y, nearer.width});
    const Sight moved = session.survey()->sight;
    play(session);
    tick(session, 1e-6);
    CHECK(session.survey()->sight.x == Approx(moved.x));
    CHECK(session.survey()->sight.width == Approx(moved.width));
    for (int i = 0; i < 1000 && stationAt(*session.survey()) < 29; ++i)
        tick(session, 0.05);
    CHECK(session.survey()->sight.width < 10);
}

TEST_CASE("another seed takes effect at once and the view stays")
{
    Opened opened(zoomLesson);
    Session& session = opened.session;
    goTo(session, 14);
    const Sight sight = session.survey()->sight;
    Recipe recipe = session.recipe();
    recipe.noise.seed = 9;
    CHECK_FALSE(setRecipe(session, recipe));
    CHECK(session.recipe() == recipe);
    CHECK(levelShown(session) == 14);
    CHECK(session.survey()->sight == sight);
    CHECK(narration(session).empty()); // the words are about the lesson's own
    undo(session);
    CHECK(narration(session) == "Ten levels.");
    CHECK(session.survey()->sight == sight);
}

TEST_CASE("another size leads from steps to levels and back")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 9);
    Recipe recipe = session.recipe();
    recipe.size = 2049;
    CHECK_FALSE(setRecipe(session, recipe));
    REQUIRE(session.survey());
    CHECK(levelShown(session) == 11);
    CHECK(stepLine(session) == "level 11/11 4198401 points, 2048 wide");
    recipe.size = 9;
    CHECK_FALSE(setRecipe(session, recipe));
    CHECK_FALSE(session.survey());
    CHECK(session.recipe() == recipe);
    CHECK(session.run().moment.number == session.lastMoment());
    CHECK(showsItsMoment(session));
    undo(session);
    CHECK(session.survey());
    undo(session);
    CHECK(session.recipe().size == 5);
    CHECK(showsItsMoment(session));
}

TEST_CASE("what cannot be surveyed changes nothing and is told")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    Recipe recipe = session.recipe();
    recipe.size = 2049;
    recipe.edge = rowNamed(edgeModes, "mirror");
    const auto fault = setRecipe(session, recipe);
    REQUIRE(fault);
    CHECK(fault->key == "size");
    CHECK(session.message->isError);
    CHECK(session.recipe().size == 5);

    Folder folder;
    write(folder.at("large.toml"), "[recipe]\nsize = 4097\noffset = \"gaussian\"\n");
    const auto refused = openSession(folder.at("large.toml").string());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.find("more than 1025") != std::string::npos);
}

TEST_CASE("what needs steps says so in a line")
{
    Opened opened(largeLesson);
    Session& session = opened.session;
    toggleCompare(session);
    CHECK(session.message->text == "Comparing needs a map that is stepped: a size up to 1025.");
    CHECK_FALSE(session.comparison);
    togglePrediction(session);
    CHECK_FALSE(session.prediction.isOn);
    CHECK(session.message->text.starts_with("Predicting needs"));
    pin(session, Point{1, 1});
    CHECK_FALSE(session.pinned);
    CHECK_FALSE(closeTopmost(session));
}

TEST_CASE("the command opens this very level")
{
    Opened opened(largeLesson);
    Session& session = opened.session;
    goTo(session, 7);
    CHECK(commandLine(session).ends_with("lesson.toml --step 7"));
}

TEST_CASE("another lesson and an edited file find their kind of map")
{
    Opened opened(largeLesson);
    Session& session = opened.session;
    rewrite(opened.file, lessonWithStops);
    CHECK(reloadIfChanged(session));
    CHECK_FALSE(session.survey());
    CHECK(session.lastMoment() == 21);
    rewrite(opened.file, zoomLesson);
    std::filesystem::last_write_time(opened.file,
                                     std::filesystem::last_write_time(opened.file) + std::chrono::hours(1));
    CHECK(reloadIfChanged(session));
    REQUIRE(session.survey());
    CHECK(session.survey()->zoom);
    CHECK_FALSE(openLesson(session, "first-steps"));
    CHECK_FALSE(session.survey());
    CHECK(session.run().moment.number == 0);
}
