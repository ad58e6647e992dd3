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
    REQUIRE(controls.held() == FlightKeys{.roll = -1});
    REQUIRE(controls.held() == FlightKeys{.roll = -1});
    release(controls, Key::Left);
    REQUIRE(controls.held() == FlightKeys{});
}

TEST_CASE("keys that steer to both sides steer to none")
{
    FlightControls controls;
    press(controls, Key::Left);
    press(controls, Key::Right);
    REQUIRE(controls.held() == FlightKeys{});
}

TEST_CASE("a tap that is over within a frame steers for that frame")
{
    FlightControls controls;
    press(controls, Key::Comma);
    release(controls, Key::Comma);
    REQUIRE(controls.held() == FlightKeys{.yaw = 1});
    REQUIRE(controls.held() == FlightKeys{});
}

TEST_CASE("plus and minus count on the keypad and beside the digits")
{
    for (const auto key : {Key::Add, Key::Equal}) {
        FlightControls controls;
        press(controls, key);
        REQUIRE(controls.held() == FlightKeys{.faster = 1});
    }
    for (const auto key : {Key::Subtract, Key::Hyphen}) {
        FlightControls controls;
        press(controls, key);
        REQUIRE(controls.held() == FlightKeys{.faster = -1});
    }
}

TEST_CASE("a window that loses the focus lets go of the controls")
{
    FlightControls controls;
    press(controls, Key::Up);
    press(controls, Key::Period);
    REQUIRE(controls.held() == FlightKeys{.pitch = 1, .yaw = -1});
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
