#include "app/flight_controls.hpp"

#include <array>
#include <utility>

namespace lozenge {
namespace {

using Key = sf::Keyboard::Key;

struct Control {
    Key key;
    bool FlightKeys::*does;
};

constexpr std::array<Control, 10> controls{{
    {Key::Left, &FlightKeys::rollLeft},
    {Key::Right, &FlightKeys::rollRight},
    {Key::Up, &FlightKeys::noseUp},
    {Key::Down, &FlightKeys::noseDown},
    {Key::Comma, &FlightKeys::yawLeft},
    {Key::Period, &FlightKeys::yawRight},
    {Key::Add, &FlightKeys::faster},
    {Key::Equal, &FlightKeys::faster},
    {Key::Subtract, &FlightKeys::slower},
    {Key::Hyphen, &FlightKeys::slower},
}};

} // namespace

void FlightControls::take(const sf::Event& event)
{
    if (event.type == sf::Event::LostFocus)
        return letGo();
    const bool isPress = event.type == sf::Event::KeyPressed;
    if ((!isPress && event.type != sf::Event::KeyReleased) || event.key.code < 0)
        return;
    const auto key = static_cast<std::size_t>(event.key.code);
    m_down.set(key, isPress);
    if (isPress)
        m_pressed.set(key);
}

FlightKeys FlightControls::held()
{
    const Keys keys = m_down | std::exchange(m_pressed, {});
    FlightKeys held;
    for (const Control& control : controls)
        held.*control.does |= keys[static_cast<std::size_t>(control.key)];
    return held;
}

void FlightControls::letGo()
{
    m_down.reset();
    m_pressed.reset();
}

} // namespace lozenge
