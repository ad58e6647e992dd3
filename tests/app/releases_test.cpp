#include "catch.hpp"
#include "events.hpp"

#include "app/input.hpp"

using namespace lozenge;
using Kind = Input::Kind;

TEST_CASE("an event tells the same whichever release of SFML it came from")
{
    const Input key =
        inputOf(eventOf({.kind = Kind::KeyPressed, .key = Key::PageUp, .control = true, .shift = true, .alt = true}));
    CHECK(key.kind == Kind::KeyPressed);
    CHECK(chordOf(key) == "Ctrl+Alt+Shift+PageUp");
    CHECK(inputOf(eventOf({.kind = Kind::KeyReleased, .key = Key::A})).kind == Kind::KeyReleased);

    for (int i = 0; i < 5; ++i) {
        const Input button = inputOf(eventOf({.kind = Kind::ButtonPressed, .button = i, .x = 7, .y = 8}));
        CHECK(button.kind == Kind::ButtonPressed);
        CHECK(std::array{button.button, button.x, button.y} == std::array{i, 7, 8});
    }
    CHECK(inputOf(eventOf({.kind = Kind::ButtonReleased})).kind == Kind::ButtonReleased);

    const Input moved = inputOf(eventOf({.kind = Kind::Moved, .x = -3, .y = 900}));
    CHECK(moved.kind == Kind::Moved);
    CHECK(std::pair(moved.x, moved.y) == std::pair(-3, 900));
    const Input size = inputOf(eventOf({.kind = Kind::Resized, .x = 640, .y = 480}));
    CHECK(size.kind == Kind::Resized);
    CHECK(std::pair(size.x, size.y) == std::pair(640, 480));

    for (const bool isSideways : {false, true}) {
        const Input wheel = inputOf(eventOf({.kind = Kind::Wheel, .turned = -1.5F, .isSideways = isSideways}));
        CHECK(wheel.kind == Kind::Wheel);
        CHECK(wheel.turned == -1.5F);
        CHECK(wheel.isSideways == isSideways);
    }
    for (const Kind kind : {Kind::Closed, Kind::FocusGained, Kind::FocusLost, Kind::Left, Kind::Other})
        CHECK(inputOf(eventOf({.kind = kind})).kind == kind);
}

TEST_CASE("keys have the names of the keymap, and of typed signs one")
{
    const auto chord = [](Key key) { return chordOf({.kind = Kind::KeyPressed, .key = key}); };
    CHECK(chord(Key::Q) == "Q");
    CHECK(chord(Key::Num7) == "7");
    CHECK(chord(Key::Numpad7) == "7");
    CHECK(chord(Key::F11) == "F11");
    CHECK(chord(Key::Equal) == "+");
    CHECK(chord(Key::Unknown).empty());
    CHECK(chord(Key::LBracket).empty());
    CHECK(chordOf({.kind = Kind::Typed, .sign = U'?'}) == "?");
    CHECK(chordOf({.kind = Kind::Typed, .sign = U'q'}).empty());
    CHECK(chordOf({.kind = Kind::KeyReleased, .key = Key::Q}).empty());
}
