#include "app/relief/flight_controls.hpp"

#include <array>
#include <utility>

namespace lozenge {
namespace {

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

void FlightControls::take(const Input& input)
{
    if (input.kind == Input::Kind::FocusLost)
        return letGo();
    const bool isPress = input.kind == Input::Kind::KeyPressed;
    if ((!isPress && input.kind != Input::Kind::KeyReleased) || numberOf(input.key) < 0)
        return;
    const auto key = static_cast<std::size_t>(numberOf(input.key));
    m_down.set(key, isPress);
    if (isPress)
        m_pressed.set(key);
}

FlightKeys FlightControls::held()
{
    const Keys keys = m_down | std::exchange(m_pressed, {});
    FlightKeys held;
    for (const Control& control : controls)
        held.*control.does |= keys[static_cast<std::size_t>(numberOf(control.key))];
    return held;
}

} // namespace lozenge
