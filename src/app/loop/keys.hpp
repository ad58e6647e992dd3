#pragma once

#include "app/input.hpp"

#include <string>

namespace lozenge {

/// The chord of a key press as the keymap writes it: "Ctrl+Shift+Left"; empty for a key that has no name there, and for
/// every other input but a typed sign that has a place of its own on few keyboards: "?".
std::string chordOf(const Input& input);

} // namespace lozenge
