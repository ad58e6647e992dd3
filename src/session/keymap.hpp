#pragma once

#include "session/session.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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

/// A row of the table of all keys but those that open panels, which `app/panels/panels.hpp` has.
struct KeyBinding {
    KeyGroup group;
    std::string_view chords;      ///< "Left", or several with a space between: "F1 ?"
    std::string_view command;     ///< "step back"
    std::string_view explanation; ///< a line
    /// A command, which takes the chord's place among those of the row, or what only the window can do; null: the key
    /// of the look that the row is called by gets its next value.
    std::variant<void (*)(Session& session, int which), Action> does = {};
    bool (*applies)(const Session& session) = nullptr; ///< null: always
    /// As the sheet of keys writes them; empty: the chords, "Ctrl Q" where they are "Ctrl+Q".
    std::string_view shown = {};
};

/// Chords are written with modifiers in this order: Ctrl+Shift+Left. Keys are named Left Right Up Down PageUp PageDown
/// Home End Space Enter Escape Backspace Delete F1..F12, 0..9, A..Z, and the signs + - ? , . = themselves.
std::span<const KeyBinding> keymap();

/// As the sheet of keys writes them, in the language of a look.
std::string shownChords(const KeyBinding& binding, const Look& look);

/// The keys under one heading, in their order.
struct KeySection {
    std::string_view heading;
    std::vector<const KeyBinding*> bindings;
};

/// All keys as they are shown to people: those of the panels, which the window knows, and those of the table.
std::vector<KeySection> keySections(std::span<const KeyBinding> ofPanels = {});

/// The binding of a chord at present; those that apply only now come before those that always do.
const KeyBinding* bindingOf(const Session& session, std::string_view chord);

/// Carries out what a chord stands for. What only the window can do is returned; nothing for an unknown chord.
std::optional<Action> press(Session& session, std::string_view chord);

} // namespace lozenge
