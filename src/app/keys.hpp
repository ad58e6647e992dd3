#pragma once

#include <SFML/Window/Event.hpp>
#include <string>

namespace lozenge {

/// The chord of a key press as the keymap writes it: "Ctrl+Shift+Left"; empty for a key that has no name there.
std::string chordOf(const sf::Event::KeyEvent& key);

/// The chord of a typed sign that has a place of its own on few keyboards: "?"; empty for all others.
std::string chordOf(const sf::Event::TextEvent& text);

} // namespace lozenge
