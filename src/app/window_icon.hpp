#pragma once

#include <SFML/Window/Window.hpp>

namespace lozenge {

/// The program's icon in the bar of the window and among the running programs.
void showIcon(sf::Window& window);

} // namespace lozenge
