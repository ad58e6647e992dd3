#pragma once

#include "app/ui/desk.hpp"

#include <span>
#include <string>

// The controls of the panels. Each is shown in a box with a value, which it changes, and returns whether it has.

namespace lozenge {

/// A row of a menu.
struct Choice {
    std::string name;
    std::string explanation;
};

/// The colour as painted: paler where the control does nothing.
Colour controlColour(Colour colour);

/// A closed box that opens into a list of all choices with their explanations.
bool menu(const Desk& desk, const Box& box, std::span<const Choice> choices, int& chosen);

/// Two or three choices side by side.
bool segments(const Desk& desk, const Box& box, std::span<const std::string> ways, int& chosen);

/// A square to tick, with its name beside it in the box.
bool checkBox(const Desk& desk, const std::string& name, const Box& box, bool& isOn, Font font = Font::Sans);

/// A button for what the panel is there for; grey where it does nothing.
bool mainButton(const Desk& desk, const char* id, const std::string& label, const Box& box, bool isOfUse = true);

/// A button that is a word on a sunken ground; on a bright one while it is on.
bool wordButton(const Desk& desk, const char* id, const std::string& label, const Box& box, bool isOn = false,
                float units = 14);

/// The same in a panel: it says its English label, no larger than it has room, and is grey where it does nothing.
bool plainButton(const Desk& desk, const char* id, const std::string& label, const Box& box, bool isOfUse = true);

/// A small button with a cross.
bool removeButton(const Desk& desk, const char* id, const Box& box);

/// Words beside the pointer.
void showHint(const Desk& desk, const std::string& words);

} // namespace lozenge
