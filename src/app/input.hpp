#pragma once

#include <SFML/Window/Keyboard.hpp>
#include <string>

namespace lozenge {

using Key = sf::Keyboard::Key;

/// From 0 to sf::Keyboard::KeyCount; less for a key that SFML does not know.
constexpr int numberOf(Key key)
{
    return static_cast<int>(key);
}

/// An event of the window, as far as it matters.
struct Input {
    enum class Kind {
        Other,
        Closed,
        Resized,
        FocusGained,
        FocusLost,
        KeyPressed,
        KeyReleased,
        Typed,
        ButtonPressed,
        ButtonReleased,
        Moved,
        Wheel,
        Left
    };
    Kind kind = Kind::Other;
    Key key = Key::Unknown;
    bool control = false, shift = false, alt = false, system = false;
    char32_t sign = 0; ///< that was typed
    int button = 0;    ///< left, right, middle, and two more
    int x = 0, y = 0;  ///< of the pointer; the size of a window that was resized
    float turned = 0;  ///< the wheel
    bool isSideways = false;
};

/// The chord of a key press as the keymap writes it: "Ctrl+Shift+Left"; empty for a key that has no name there, and for
/// every other input but a typed sign that has a place of its own on few keyboards: "?".
std::string chordOf(const Input& input);

} // namespace lozenge
