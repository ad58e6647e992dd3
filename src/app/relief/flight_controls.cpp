#include "app/relief/flight_controls.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace lozenge {
namespace {

struct Control {
    Key key;
    int FlightKeys::*does;
    int way;
};

constexpr std::array<Control, 10> controls{{
    {Key::Left, &FlightKeys::roll, -1},
    {Key::Right, &FlightKeys::roll, 1},
    {Key::Up, &FlightKeys::pitch, 1},
    {Key::Down, &FlightKeys::pitch, -1},
    {Key::Comma, &FlightKeys::yaw, 1},
    {Key::Period, &FlightKeys::yaw, -1},
    {Key::Add, &FlightKeys::faster, 1},
    {Key::Equal, &FlightKeys::faster, 1},
    {Key::Subtract, &FlightKeys::faster, -1},
    {Key::Hyphen, &FlightKeys::faster, -1},
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
    for (const auto& [key, does, way] : controls)
        if (keys[static_cast<std::size_t>(numberOf(key))])
            held.*does = std::clamp(held.*does + way, -1, 1); // two keys may do the same
    return held;
}

} // namespace lozenge
