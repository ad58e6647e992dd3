#include "catch.hpp"

#include "app/relief/flight_controls.hpp"

using namespace lozenge;

namespace {

void press(FlightControls& controls, Key key)
{
    controls.take({.kind = Input::Kind::KeyPressed, .key = key});
}

void release(FlightControls& controls, Key key)
{
    controls.take({.kind = Input::Kind::KeyReleased, .key = key});
}

} // namespace

TEST_CASE("a key steers for as long as it is held")
{
    FlightControls controls;
    press(controls, Key::Left);
    REQUIRE(controls.held() == FlightKeys{.rollLeft = true});
    REQUIRE(controls.held() == FlightKeys{.rollLeft = true});
    release(controls, Key::Left);
    REQUIRE(controls.held() == FlightKeys{});
}

TEST_CASE("a tap that is over within a frame steers for that frame")
{
    FlightControls controls;
    press(controls, Key::Comma);
    release(controls, Key::Comma);
    REQUIRE(controls.held() == FlightKeys{.yawLeft = true});
    REQUIRE(controls.held() == FlightKeys{});
}

TEST_CASE("plus and minus count on the keypad and beside the digits")
{
    for (const auto key : {Key::Add, Key::Equal}) {
        FlightControls controls;
        press(controls, key);
        REQUIRE(controls.held() == FlightKeys{.faster = true});
    }
    for (const auto key : {Key::Subtract, Key::Hyphen}) {
        FlightControls controls;
        press(controls, key);
        REQUIRE(controls.held() == FlightKeys{.slower = true});
    }
}

TEST_CASE("a window that loses the focus lets go of the controls")
{
    FlightControls controls;
    press(controls, Key::Up);
    press(controls, Key::Period);
    REQUIRE(controls.held() == FlightKeys{.noseUp = true, .yawRight = true});
    controls.take({.kind = Input::Kind::FocusLost});
    REQUIRE(controls.held() == FlightKeys{});
}

TEST_CASE("a key that SFML does not know steers nothing")
{
    FlightControls controls;
    press(controls, Key::Unknown);
    press(controls, Key::A);
    REQUIRE(controls.held() == FlightKeys{});
}
