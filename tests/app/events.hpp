#pragma once

#include "app/releases.hpp"

/// An event of SFML, whichever its release.
inline sf::Event eventOf(const lozenge::Input& input)
{
    using Kind = lozenge::Input::Kind;
    using Event = sf::Event;
    const auto button = static_cast<sf::Mouse::Button>(input.button);
#if SFML_VERSION_MAJOR >= 3
    const auto key = [&](auto event) -> Event {
        event.code = input.key;
        event.control = input.control;
        event.shift = input.shift;
        event.alt = input.alt;
        event.system = input.system;
        return event;
    };
    const sf::Vector2i place{input.x, input.y};
    switch (input.kind) {
    case Kind::Closed: return Event::Closed{};
    case Kind::Resized: return Event::Resized{sf::Vector2u(place)};
    case Kind::FocusGained: return Event::FocusGained{};
    case Kind::FocusLost: return Event::FocusLost{};
    case Kind::KeyPressed: return key(Event::KeyPressed{});
    case Kind::KeyReleased: return key(Event::KeyReleased{});
    case Kind::Typed: return Event::TextEntered{input.sign};
    case Kind::ButtonPressed: return Event::MouseButtonPressed{button, place};
    case Kind::ButtonReleased: return Event::MouseButtonReleased{button, place};
    case Kind::Moved: return Event::MouseMoved{place};
    case Kind::Wheel:
        return Event::MouseWheelScrolled{
            input.isSideways ? sf::Mouse::Wheel::Horizontal : sf::Mouse::Wheel::Vertical, input.turned, {}};
    case Kind::Left: return Event::MouseLeft{};
    default: return Event::MouseEntered{};
    }
#else
    Event event{};
    const auto as = [&](Event::EventType type) {
        event.type = type;
        return event;
    };
    switch (input.kind) {
    case Kind::Closed: return as(Event::Closed);
    case Kind::FocusGained: return as(Event::GainedFocus);
    case Kind::FocusLost: return as(Event::LostFocus);
    case Kind::Left: return as(Event::MouseLeft);
    case Kind::Resized:
        event.size = {static_cast<unsigned>(input.x), static_cast<unsigned>(input.y)};
        return as(Event::Resized);
    case Kind::KeyPressed:
    case Kind::KeyReleased:
        event.key.code = input.key;
        event.key.control = input.control;
        event.key.shift = input.shift;
        event.key.alt = input.alt;
        event.key.system = input.system;
        return as(input.kind == Kind::KeyPressed ? Event::KeyPressed : Event::KeyReleased);
    case Kind::Typed: event.text.unicode = input.sign; return as(Event::TextEntered);
    case Kind::ButtonPressed:
    case Kind::ButtonReleased:
        event.mouseButton = {button, input.x, input.y};
        return as(input.kind == Kind::ButtonPressed ? Event::MouseButtonPressed : Event::MouseButtonReleased);
    case Kind::Moved: event.mouseMove = {input.x, input.y}; return as(Event::MouseMoved);
    case Kind::Wheel:
        event.mouseWheelScroll.wheel = input.isSideways ? sf::Mouse::HorizontalWheel : sf::Mouse::VerticalWheel;
        event.mouseWheelScroll.delta = input.turned;
        return as(Event::MouseWheelScrolled);
    default: return as(Event::MouseEntered);
    }
#endif
}
