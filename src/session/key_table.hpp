#pragma once

#include "session/session.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace lozenge {

/// What only the window can do.
enum class Action : std::uint8_t {
    None,
    ToggleFullScreen,
    LargerScale,
    SmallerScale,
    UsualScale,
    CopyCommand, ///< commandLine() to the clipboard
    SaveLesson,
    OtherLesson,  ///< of a playlist
    ToggleFlight, ///< where it can be drawn
    Steer,        ///< the flight, as long as the key is held
    Quit,
};

/// What a key is about: the headings of the sheet of keys, in their order.
enum class KeyGroup : std::uint8_t { Steps, Playing, Predicting, Picture, Relief, Lesson, Flight, Window };

/// A row of the table of all keys.
struct KeyBinding {
    KeyGroup group;
    std::string_view chords;      ///< "Left", or several with a space between: "F1 ?"
    std::string_view command;     ///< "step back"
    std::string_view explanation; ///< a line
    /// `which` is the chord's place among those of the row. Null: the action is all.
    void (*run)(Session& session, int which) = nullptr;
    Action action = Action::None;
    bool (*applies)(const Session& session) = nullptr; ///< null: always
    std::string_view shown = {};                       ///< as the sheet of keys writes them; empty: the chords
};

/// Chords are written with modifiers in this order: Ctrl+Shift+Left. Keys are named Left Right Up Down PageUp PageDown
/// Home End Space Enter Escape Backspace Delete F1..F12, 0..9, A..Z, and the signs + - ? themselves.
std::span<const KeyBinding> keymap();

} // namespace lozenge
