#include "analysis/corresponding.hpp"
#include "opened.hpp"

#include "lesson/keys/adjusting.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "session/question/prediction.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/travel.hpp"

using namespace lozenge;

namespace {

const EdgeMode* edge(std::string_view name)
{
    return rowNamed(edgeModes, name);
}

const Variant* variant(std::string_view name)
{
    return rowNamed(variants(), name);
}

Recipe seeded(Recipe recipe, std::uint32_t seed)
{
    recipe.noise.seed = seed;
    return recipe;
}

} // namespace

TEST_CASE("another recipe takes effect at once and the place stays")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 12);
    const Point at = session.run().moment.step->at;
    Recipe recipe = session.recipe();
    recipe.edge = edge("wrap");
    takeTranscript(session);
    CHECK_FALSE(setRecipe(session, recipe));
    CHECK(session.recipe() == recipe);
    CHECK(session.run().moment.step->at == at);
    CHECK(takeTranscript(session).front() == "set edge=wrap");
    CHECK(takeChanged(session) == wholeMap(5));
    CHECK(showsItsMoment(session));
}

TEST_CASE("the place stays when the size becomes another")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 7); // level 1, diamond (3, 1)
    REQUIRE(session.run().moment.step->at == Point{3, 1});
    Recipe recipe = session.recipe();
    recipe.size = 17;
    setRecipe(session, recipe);
    CHECK(session.run().moment.step->level == 1);
    CHECK(session.run().moment.step->phase == Phase::Diamond);
    CHECK(session.run().moment.step->at == Point{12, 4});
    recipe.size = 3; // which has no level 1
    setRecipe(session, recipe);
    CHECK(session.run().moment.number == session.lastMoment());
}

TEST_CASE("start and end and the ends of phases stay what they are")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    Recipe larger = session.recipe();
    larger.size = 33;
    setRecipe(session, larger);
    CHECK(session.run().moment.number == 0);
    toEnd(session);
    undo(session);
    CHECK(session.run().moment.number == 21);
    goTo(session, 9);
    setRecipe(session, larger);
    CHECK(session.run().moment.number == session.run().timeline->chapterOf(session.run().moment.number).last);
    CHECK(session.run().moment.step->level == 1);
    CHECK(session.run().moment.step->phase == Phase::Diamond);
}

TEST_CASE("a run that writes points twice keeps the place of each write")
{
    Recipe recipe;
    recipe.variant = variant("workshop");
    const Timeline from(recipe), to(seeded(recipe, 5));
    for (int moment = 0; moment <= from.stepCount(); ++moment)
        REQUIRE(correspondingMoment(from, moment, to) == moment);
}

TEST_CASE("every moment of every variant has a place in every other variant")
{
    for (const Variant& a : variants())
        for (const Variant& b : variants()) {
            INFO(a.name << " to " << b.name);
            Recipe first, second;
            first.variant = &a;
            second.variant = &b;
            second.size = 17;
            const Timeline from(first), to(second);
            for (int moment = 1; moment <= from.stepCount(); ++moment) {
                const int there = correspondingMoment(from, moment, to);
                REQUIRE(there >= 0);
                REQUIRE(there <= to.stepCount());
                const Chapter& chapter = from.chapterOf(moment);
                if (moment == chapter.last)
                    continue;
                const Step step = to.step(there);
                REQUIRE(step.level == chapter.level);
                REQUIRE(step.phase == chapter.phase);
                REQUIRE(step.at == Point{2 * from.placeOf(moment).x, 2 * from.placeOf(moment).y});
            }
        }
}

TEST_CASE("a recipe with a fault changes nothing and the fault is told")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 8);
    takeTranscript(session);
    Recipe recipe = session.recipe();
    recipe.variant = variant("matlab");
    recipe.edge = edge("wrap");
    const auto fault = setRecipe(session, recipe);
    REQUIRE(fault);
    CHECK(fault->key == "edge");
    CHECK(session.message->text == fault->message);
    CHECK(session.message->isError);
    CHECK(session.recipe() == session.lesson->recipe);
    CHECK(session.run().moment.number == 8);
    CHECK(session.undoable.empty());
    CHECK(takeTranscript(session).empty());
}

TEST_CASE("the same recipe again does nothing")
{
    Opened opened(lessonWithStops);
    takeTranscript(opened.session);
    const auto timeline = opened.session.run().timeline;
    CHECK_FALSE(setRecipe(opened.session, opened.session.recipe()));
    CHECK(opened.session.run().timeline == timeline);
    CHECK(opened.session.undoable.empty());
    CHECK(takeTranscript(opened.session).empty());
}

TEST_CASE("undo goes back change by change")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    const Recipe own = session.recipe();
    setRecipe(session, seeded(own, 2));
    setRecipe(session, seeded(own, 3));
    takeTranscript(session);
    undo(session);
    CHECK(session.recipe().noise.seed == 2);
    CHECK(takeTranscript(session)[0] == "undo");
    undo(session);
    CHECK(session.recipe() == own);
    undo(session);
    CHECK(session.recipe() == own);
    CHECK(session.message->text == "There is nothing to undo.");
}

TEST_CASE("a text that can no longer be read is told when it is to be undone, and the lesson stays")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    const auto lesson = session.lesson;
    session.undoable.push_back({session.recipe(), "title ="});
    undo(session);
    CHECK(session.lesson == lesson);
    REQUIRE(session.message);
    CHECK(session.message->isError);
    CHECK(session.undoable.empty());
}

TEST_CASE("a slider that is dragged is one change")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    const Recipe own = session.recipe();
    setRecipe(session, seeded(own, 2));
    for (std::uint32_t seed = 3; seed < 40; ++seed)
        setRecipe(session, seeded(own, seed), seed == 3 ? Edit::Begins : Edit::Continues);
    undo(session);
    CHECK(session.recipe().noise.seed == 2);
    undo(session);
    CHECK(session.recipe() == own);
}

TEST_CASE("a first change can be undone even if it is said to go on")
{
    Opened opened(smallestLesson);
    const Recipe own = opened.session.recipe();
    setRecipe(opened.session, seeded(own, 7), Edit::Continues);
    undo(opened.session);
    CHECK(opened.session.recipe() == own);
}

TEST_CASE("only so many changes are kept")
{
    Opened opened(smallestLesson);
    Session& session = opened.session;
    const Recipe own = session.recipe();
    for (std::uint32_t seed = 2; seed < 2 + 2 * mostUndoable; ++seed)
        setRecipe(session, seeded(own, seed));
    CHECK(session.undoable.size() == mostUndoable);
    for (std::size_t i = 0; i < mostUndoable; ++i)
        undo(session);
    CHECK(session.undoable.empty());
    CHECK(session.recipe().noise.seed == 1 + mostUndoable);
}

TEST_CASE("the words of a lesson are silent about another run and come back with its own")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    setRecipe(session, seeded(session.recipe(), 5));
    CHECK(narration(session).empty());
    CHECK(session.stopMoments == std::vector<int>{0, 5, 7, 21});
    resetRecipe(session);
    CHECK(session.isOwnRecipe());
    CHECK(narration(session) == "Four corners.");
}

TEST_CASE("recipes that mean the same are equal")
{
    Opened opened("[recipe]\nsize = 3\namplitudes = [0.5]\nnoise = { kind = \"mt19937\", seed = 3 }\n"
                  "corners = { random = 1 }\n");
    Session& session = opened.session;
    Recipe recipe = session.recipe();
    recipe.amplitudes.first = 0.25; // listed amplitudes rule it out
    recipe.corners.heights = {1, 2, 3, 4};
    recipe.noise.recorded = {0.5};
    CHECK_FALSE(setRecipe(session, recipe));
    CHECK(session.isOwnRecipe());
    CHECK(session.undoable.empty());
}

TEST_CASE("a question does not outlive the run it is about")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    togglePrediction(session);
    stepForward(session);
    REQUIRE(isAsking(session));
    setRecipe(session, seeded(session.recipe(), 6));
    CHECK_FALSE(session.prediction.asked);
}

TEST_CASE("points outside a smaller map are let go")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    hover(session, Point{4, 4});
    pin(session, Point{4, 3});
    Recipe recipe = session.recipe();
    recipe.size = 3;
    setRecipe(session, recipe);
    CHECK_FALSE(session.hovered);
    CHECK_FALSE(session.pinned);
    CHECK_FALSE(session.run().trace);
}

TEST_CASE("keys that do nothing say why")
{
    Recipe recipe;
    CHECK(whyUnused(recipe, "edge").empty());
    CHECK(whyUnused(recipe, "edge_value") == "Edge mode \"three\" puts no height at the edge.");
    CHECK(whyUnused(recipe, "seed").empty());
    CHECK_FALSE(whyUnused(recipe, "values").empty());
    CHECK(whyUnused(recipe, "hurst").empty());
    CHECK(whyUnused(recipe, "scaling").empty());
    recipe.slips = Slips{};
    recipe.slips->add(Slip::EachPhase);
    CHECK(whyUnused(recipe, "scaling") == "The slip \"each-phase\" shrinks the amplitude before each phase.");
    recipe.slips.reset();
    recipe.variant = variant("matlab");
    CHECK(whyUnused(recipe, "edge") == "Variant \"matlab\" takes no edge mode but \"three\".");
    recipe.amplitudes.listed = {1, 1, 1};
    CHECK_FALSE(whyUnused(recipe, "hurst").empty());
    CHECK_FALSE(whyUnused(recipe, "amplitude").empty());
    CHECK_FALSE(whyUnused(recipe, "scaling").empty());
    recipe.noise.kind = rowNamed(noiseKinds(), "recorded");
    CHECK_FALSE(whyUnused(recipe, "seed").empty());
    CHECK(whyUnused(recipe, "values").empty());
    recipe.corners.randomRange = 1;
    recipe.variant = variant("textbook");
    recipe.edge = edge("fixed");
    CHECK(whyUnused(recipe, "edge_value").empty());
}

TEST_CASE("a slip that is made and mended again leaves the lesson's own recipe")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    takeTranscript(session);
    const SlipRow& wrongCorner = *rowNamed(slips(), "wrong-corner");
    CHECK_FALSE(setRecipe(session, withSlip(session.recipe(), wrongCorner, true)));
    CHECK(takeTranscript(session).front() == "set slips=[\"wrong-corner\"]");
    CHECK_FALSE(session.isOwnRecipe());
    CHECK_FALSE(setRecipe(session, withSlip(session.recipe(), wrongCorner, false)));
    CHECK(session.isOwnRecipe());
}
