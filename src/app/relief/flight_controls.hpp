#pragma once

#include "app/input.hpp"
#include "session/view/flight.hpp"

#include <bitset>

namespace lozenge {

/// The keys that steer the flight, as events tell of them: a key that comes and goes between two frames has been held
/// for one.
class FlightControls {
public:
    void take(const Input& input);

    /// What was held at some time since the last call.
    FlightKeys held();

    void letGo() { *this = {}; }

private:
    using Keys = std::bitset<sf::Keyboard::KeyCount>;
    Keys m_down;
    Keys m_pressed; ///< since held() was called
};

} // namespace lozenge
