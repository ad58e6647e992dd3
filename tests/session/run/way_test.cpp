#include "opened.hpp"

#include "session/run/stops.hpp"
#include "session/run/travel.hpp"
#include "session/run/way.hpp"

using namespace lozenge;

namespace {

Way shortWay()
{
    return {{{"first-steps", {"Four corners", "The middle of a diamond"}},
             {"growing-a-coast", {"Land becomes sea"}},
             {"how-deep", {"Single points"}}},
            0};
}

void goTo(Session& session, Way& way, std::size_t lesson, bool atLastStop)
{
    REQUIRE_FALSE(openLesson(session, way.lessons[lesson].name));
    beginLesson(session, way, lesson, atLastStop);
}

std::string shownTitle(const Session& session)
{
    const FoundStop* stop = presentStop(session);
    return stop ? stop->stop->title : "";
}

} // namespace

TEST_CASE("a way rests at the stops that its playlist names, and leads from the last of them to the next lesson")
{
    Session session = openSession("first-steps").value();
    Way way = shortWay();
    beginLesson(session, way, 0, false);
    CHECK(session.stops.size() == 2);
    CHECK(shownTitle(session) == "Four corners");
    CHECK(placeOnWay(session, way) == "1 of 3");
    CHECK_FALSE(lessonAfterStops(session, way));
    CHECK_FALSE(lessonBeforeStops(session, way));
    nextStop(session);
    CHECK(shownTitle(session) == "The middle of a diamond");
    REQUIRE(lessonAfterStops(session, way) == 1U);

    goTo(session, way, 1, false);
    CHECK(shownTitle(session) == "Land becomes sea");
    CHECK(placeOnWay(session, way) == "2 of 3");
    REQUIRE(lessonBeforeStops(session, way) == 0U);
    goTo(session, way, 0, true);
    CHECK(shownTitle(session) == "The middle of a diamond");
    CHECK(nextLesson(session, way) == 1U);
    CHECK_FALSE(formerLesson(session, way));
}

TEST_CASE("a way goes through terrains that are not stepped, and ends with its last lesson")
{
    Session session = openSession("first-steps").value();
    Way way = shortWay();
    goTo(session, way, 2, false);
    CHECK(shownTitle(session) == "Single points");
    CHECK_FALSE(lessonAfterStops(session, way));
    CHECK_FALSE(nextLesson(session, way));
    CHECK(formerLesson(session, way) == 1U);
}

TEST_CASE("a lesson that is opened by hand is none of the way")
{
    Session session = openSession("first-steps").value();
    Way way = shortWay();
    beginLesson(session, way, 0, false);
    REQUIRE_FALSE(openLesson(session, "matlab"));
    const auto stops = session.stops.size();
    restOnWay(session, way);
    CHECK(session.stops.size() == stops);
    CHECK(placeOnWay(session, way).empty());
    CHECK_FALSE(lessonAfterStops(session, way));
    CHECK_FALSE(nextLesson(session, way));
    CHECK_FALSE(nextLesson(session, Way{}));
}

TEST_CASE("a lesson that is read again rests where its playlist wants it")
{
    Session session = openSession("first-steps").value();
    Way way = shortWay();
    beginLesson(session, way, 0, false);
    setStops(session, stopsIn(*session.lesson, *session.run().timeline));
    CHECK(session.stops.size() > 2);
    restOnWay(session, way);
    CHECK(session.stops.size() == 2);
    CHECK(session.stopMoments.size() == 2);
}
