#include "opened.hpp"

#include "picture/text/language.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "session/run/facts.hpp"
#include "session/run/travel.hpp"

#include <numeric>

using namespace lozenge;

TEST_CASE("a corner and a point set beforehand say what they are")
{
    Opened opened("[recipe]\nsize = 5\nvariant = \"terrain-generator\"\ncorners = [0.5, 0, 0, 0]\n"
                  "preset = [[1, 2, 0.25]]\n");
    const Session& session = opened.session;
    CHECK(pointFacts(session, {0, 0}, session.look).text == "(0, 0) = 0.500, a corner");
    CHECK(pointFacts(session, {1, 2}, session.look).text == "(1, 2) = 0.250, set before the run");
    toEnd(opened.session); // this program passes over it
    CHECK(pointFacts(session, {1, 2}, session.look).text == "(1, 2) = 0.250, set before the run");
}

TEST_CASE("a point speaks the language of the look, and the transcript English")
{
    const Language other{.name = "xx", .itself = {}, .phrases = {{"a corner", "<corner>"}}};
    Opened opened("[recipe]\nsize = 5\ncorners = [0.5, 0, 0, 0]\n");
    Session& session = opened.session;
    session.look.language = &other;
    CHECK(pointFacts(session, {0, 0}, session.look).text == "(0, 0) = 0.500, <corner>");
    pin(session, Point{0, 0});
    CHECK(session.transcript.back() == "pin (0, 0) = 0.500, a corner");
}

TEST_CASE("a point says which step wrote it and how")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    toEnd(session);
    for (int number = 1; number <= session.lastMoment(); ++number) {
        const Step step = session.run().timeline->step(number);
        const PointFacts facts = pointFacts(session, step.at, session.look);
        CHECK(facts.text == placeText(step.at) + " = " +
                                fixedText(step.after, session.run().range.decimals, Minus::Plain) + ", level " +
                                std::to_string(step.level) + ", " + phaseName(step.phase, {}) + ", step " +
                                std::to_string(number));
        goTo(session, number);
        CHECK(facts.equation == frameEquation(frameOf(session)));
        CHECK_FALSE(facts.equation.empty());
        toEnd(session);
    }
}

TEST_CASE("a point that is not set yet says which step will write it and no height")
{
    Opened opened(lessonWithStops);
    const PointFacts facts = pointFacts(opened.session, {2, 2}, opened.session.look);
    CHECK(facts.equation.empty());
    CHECK(facts.text == "(2, 2) is not set yet, level 0, diamond, step 1");
}

TEST_CASE("a point that is written twice names the write that holds at the moment")
{
    Opened opened("[recipe]\nvariant = \"workshop\"\nsize = 5\n");
    Session& session = opened.session;
    int first = 0;
    for (int number = 1; number <= session.lastMoment() && first == 0; ++number)
        if (const Step step = session.run().timeline->step(number); step.before)
            first = session.run().timeline->writerOf(step.at, number - 1);
    REQUIRE(first > 0);
    const Point at = session.run().timeline->placeOf(first);
    goTo(session, first - 1);
    const auto said = [&] { return pointFacts(session, at, session.look).text; };
    const std::string byFirst = ", step " + std::to_string(first);
    CHECK(said().ends_with(byFirst));
    CHECK(said().find("not set yet") != std::string::npos);
    stepForward(session);
    CHECK(said().ends_with(byFirst));
    toEnd(session);
    CHECK_FALSE(said().ends_with(byFirst));
    CHECK(said().find("not set yet") == std::string::npos);
}

TEST_CASE("only points of the map can be hovered and pinned")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    hover(session, Point{2, 3});
    CHECK(session.hovered == Point{2, 3});
    hover(session, Point{-1, 3});
    CHECK_FALSE(session.hovered);
    pin(session, Point{5, 0});
    CHECK_FALSE(session.pinned);
    pin(session, std::nullopt);
    CHECK(takeTranscript(session).empty());
}

TEST_CASE("a pinned point is traced to the corners and to all that it influences")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    toEnd(session);
    pin(session, Point{2, 2});
    REQUIRE(session.run().trace);
    CHECK(session.run().trace->corners.size() == 4);
    double sum = 0;
    for (const Share& share : session.run().trace->corners)
        sum += share.weight;
    CHECK(sum == Approx(1));
    CHECK(session.run().trace->ancestors.front().point == Point{2, 2});
    CHECK(session.run().trace->ancestors.size() == 5);
    CHECK(session.run().trace->descendants.size() == 20);
    CHECK(hasBegin(takeTranscript(session), "pin (2, 2) = "));
    pin(session, Point{2, 2});
    CHECK_FALSE(session.pinned);
    CHECK_FALSE(session.run().trace);
    CHECK(takeTranscript(session) == std::vector<std::string>{"pin off"});
}

TEST_CASE("a point that is not set yet is traced as it will be")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    pin(session, Point{1, 1});
    REQUIRE(session.run().trace);
    CHECK(session.run().trace->step == 6);
    CHECK(session.run().trace->corners.size() == 4);
}

TEST_CASE("the trace follows the moment where a point is written again")
{
    Opened opened("[recipe]\nvariant = \"workshop\"\nsize = 5\n");
    Session& session = opened.session;
    Point twice;
    for (int number = 1; number <= session.lastMoment(); ++number)
        if (const Step step = session.run().timeline->step(number); step.before)
            twice = step.at;
    toEnd(session);
    pin(session, twice);
    const int last = session.run().trace->step;
    goTo(session, last - 1);
    REQUIRE(session.run().moment.grid.has(twice));
    CHECK(session.run().trace->step < last);
    toEnd(session);
    CHECK(session.run().trace->step == last);
}

TEST_CASE("the facts of the levels are those that measuring all at once gives")
{
    Opened opened("[recipe]\nsize = 17\nedge = \"wrap\"\n");
    const auto timeline = opened.session.run().timeline;
    LevelFacts facts;
    for (const int moment : {0, 1, 50, 51, 200, 20, timeline->stepCount(), 0}) {
        update(facts, timeline, moment);
        const auto wanted = spreadOfLevels(*timeline, moment);
        REQUIRE(facts.spreads.size() == wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            CHECK(facts.spreads[i].count == wanted[i].count);
            CHECK(facts.spreads[i].least == wanted[i].least);
            CHECK(facts.spreads[i].greatest == wanted[i].greatest);
            CHECK(facts.spreads[i].deviation == Approx(wanted[i].deviation));
            CHECK(facts.spreads[i].level.amplitude == wanted[i].level.amplitude);
        }
    }
    // So long a run that moments on the way are kept.
    Opened longer("[recipe]\nsize = 257\n");
    const auto steps = longer.session.run().timeline;
    for (const int moment : {40000, 39999, 20000, 16384, 16383, steps->stepCount(), 32768, 1}) {
        update(facts, steps, moment);
        const auto wanted = spreadOfLevels(*steps, moment);
        REQUIRE(facts.spreads.size() == wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            CHECK(facts.spreads[i].count == wanted[i].count);
            CHECK(facts.spreads[i].deviation == Approx(wanted[i].deviation));
        }
    }
    const auto other = std::make_shared<const Timeline>(Recipe{});
    update(facts, other, other->stepCount());
    CHECK(facts.spreads.size() == 3);
}

TEST_CASE("the histogram counts every height that is set once")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    const auto total = [&] {
        const auto counts = heightHistogram(session.run().moment.grid, session.run().range.limit, 7);
        return std::accumulate(counts.begin(), counts.end(), 0);
    };
    CHECK(total() == 4);
    toEnd(session);
    CHECK(total() == 25);
    Grid grid(3);
    grid.put({0, 0}, -5);
    grid.put({1, 0}, -0.9);
    grid.put({2, 0}, 0);
    grid.put({0, 1}, 9);
    CHECK(heightHistogram(grid, 1, 4) == std::vector<int>{2, 0, 1, 1});
}
