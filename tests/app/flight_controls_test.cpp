#include "catch.hpp"

#include "app/flight_controls.hpp"

using namespace lozenge;

namespace {

sf::Event keyEvent(sf::Event::EventType type, sf::Keyboard::Key key)
{
    sf::Event event{};
    event.type = type;
    event.key.code = key;
    return event;
}

void press(FlightControls& controls, sf::Keyboard::Key key)
{
    controls.take(keyEvent(sf::Event::KeyPressed, key));
}

void release(FlightControls& controls, sf::Keyboard::Key key)
{
    controls.take(keyEvent(sf::Event::KeyReleased, key));
}

} // namespace

TEST_CASE("a key steers for as long as it is held")
{
    FlightControls controls;
    press(controls, sf::Keyboard::Left);
    REQUIRE(controls.held() == FlightKeys{.rollLeft = true});
    REQUIRE(controls.held() == FlightKeys{.rollLeft = true});
    release(controls, sf::Keyboard::Left);
    REQUIRE_FALSE(controls.held().any());
}

TEST_CASE("a tap that is over within a frame steers for that frame")
{
    FlightControls controls;
    press(controls, sf::Keyboard::Comma);
    release(controls, sf::Keyboard::Comma);
    REQUIRE(controls.held() == FlightKeys{.yawLeft = true});
    REQUIRE_FALSE(controls.held().any());
}

TEST_CASE("plus and minus count on the keypad and beside the digits")
{
    for (const auto key : {sf::Keyboard::Add, sf::Keyboard::Equal}) {
        FlightControls controls;
        press(controls, key);
        REQUIRE(controls.held() == FlightKeys{.faster = true});
    }
    for (const auto key : {sf::Keyboard::Subtract, sf::Keyboard::Hyphen}) {
        FlightControls controls;
        press(controls, key);
        REQUIRE(controls.held() == FlightKeys{.slower = true});
    }
}

TEST_CASE("a window that loses the focus lets go of the controls")
{
    FlightControls controls;
    press(controls, sf::Keyboard::Up);
    press(controls, sf::Keyboard::Period);
    REQUIRE(controls.held() == FlightKeys{.noseUp = true, .yawRight = true});
    controls.take({.type = sf::Event::LostFocus});
    REQUIRE_FALSE(controls.held().any());
}

TEST_CASE("a key that SFML does not know steers nothing")
{
    FlightControls controls;
    press(controls, sf::Keyboard::Unknown);
    press(controls, sf::Keyboard::A);
    REQUIRE_FALSE(controls.held().any());
}
