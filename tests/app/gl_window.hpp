#pragma once

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <cstdint>
#include <string>

// For tests with the tag [.display]: they need a display, which may be Xvfb's.

/// A window that nobody sees, for its context of OpenGL.
struct GlWindow {
    sf::RenderWindow window;

    GlWindow();
};

// An image of SFML, whichever its release.
sf::Image imageOf(unsigned width, unsigned height, const std::uint8_t* rgba);
sf::Color pixelOf(const sf::Image& image, unsigned x, unsigned y);

/// The pixels of a texture, its first row the top.
sf::Image imageOf(unsigned texture);

/// Puts a picture into the folder $LOZENGE_PICTURES, for people; does nothing where that is not set.
void keepPicture(const sf::Image& left, const sf::Image& right, const std::string& name);
