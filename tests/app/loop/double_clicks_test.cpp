#include "catch.hpp"

#include "app/loop/double_clicks.hpp"

using namespace lozenge;

namespace {

constexpr Vec2 here{300, 200};

/// Presses and lets go at a time at which the queue is looked at; gives whether it was the second click of two.
bool clicks(DoubleClicks& clicks, double seconds, Vec2 place = here)
{
    clicks.look(seconds);
    clicks.press(place);
    clicks.release();
    const bool isSecond = clicks.isSecond();
    clicks.shown();
    return isSecond;
}

/// Looks at an empty queue, 60 times a second.
void rest(DoubleClicks& clicks, double from, double to)
{
    for (double seconds = from; seconds < to; seconds += 1 / 60.0)
        clicks.look(seconds);
}

} // namespace

TEST_CASE("two clicks close together in time and place are a double click")
{
    DoubleClicks pair;
    CHECK_FALSE(clicks(pair, 1));
    rest(pair, 1.01, 1.2);
    CHECK(clicks(pair, 1.2, {303, 204}));

    DoubleClicks slow;
    CHECK_FALSE(clicks(slow, 1));
    rest(slow, 1.01, 1.6);
    CHECK_FALSE(clicks(slow, 1.6));
    rest(slow, 1.61, 1.8);
    CHECK(clicks(slow, 1.8)); // the second has become a first one

    DoubleClicks apart;
    CHECK_FALSE(clicks(apart, 1));
    CHECK_FALSE(clicks(apart, 1.1, {307, 200}));
}

TEST_CASE("of three quick clicks two are a double click")
{
    DoubleClicks three;
    CHECK_FALSE(clicks(three, 1));
    CHECK(clicks(three, 1.1));
    CHECK_FALSE(clicks(three, 1.2));
    CHECK(clicks(three, 1.3));
}

TEST_CASE("two clicks during one slow frame are a double click, and so are those around it")
{
    DoubleClicks during;
    rest(during, 0, 1);
    during.look(4); // a frame took three seconds
    for (int i = 0; i < 2; ++i) {
        during.press(here);
        during.release();
    }
    CHECK_FALSE(during.isSecond());
    during.shown();
    CHECK(during.isSecond()); // some frames later
    during.shown();
    CHECK_FALSE(during.isSecond());

    DoubleClicks around;
    CHECK_FALSE(clicks(around, 1));
    CHECK(clicks(around, 3)); // it may have come just after the first
}

TEST_CASE("slow frames in which nothing came do not make a double click of two clicks")
{
    DoubleClicks apart;
    CHECK_FALSE(clicks(apart, 1));
    apart.look(2);
    CHECK_FALSE(clicks(apart, 3));
}

TEST_CASE("a press whose release was lost is no other press, and a new window begins anew")
{
    DoubleClicks lost;
    lost.look(1);
    lost.press(here);
    lost.press(here);
    lost.shown();
    CHECK_FALSE(lost.isSecond());
    lost.release();
    CHECK(clicks(lost, 1.1));

    CHECK_FALSE(clicks(lost, 1.2));
    lost.letGo();
    CHECK_FALSE(clicks(lost, 1.3));
}
