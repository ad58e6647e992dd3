#include "gl_window.hpp"

#include <GL/glew.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

GlWindow::GlWindow()
{
#if SFML_VERSION_MAJOR >= 3
    window.create(sf::VideoMode({320, 240}), "lozenge test", sf::Style::None);
#else
    window.create({320, 240}, "lozenge test", sf::Style::None);
#endif
    window.setVisible(false);
    (void)window.setActive(true);
}

sf::Image imageOf(unsigned width, unsigned height, const std::uint8_t* rgba)
{
    sf::Image image;
#if SFML_VERSION_MAJOR >= 3
    image.resize({width, height}, rgba);
#else
    image.create(width, height, rgba);
#endif
    return image;
}

sf::Color pixelOf(const sf::Image& image, unsigned x, unsigned y)
{
#if SFML_VERSION_MAJOR >= 3
    return image.getPixel({x, y});
#else
    return image.getPixel(x, y);
#endif
}

sf::Image imageOf(unsigned texture)
{
    GLint width = 0, height = 0;
    glBindTexture(GL_TEXTURE_2D, texture);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &width);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, &height);
    std::vector<std::uint8_t> pixels(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    glBindTexture(GL_TEXTURE_2D, 0);
    return imageOf(static_cast<unsigned>(width), static_cast<unsigned>(height), pixels.data());
}

void keepPicture(const sf::Image& left, const sf::Image& right, const std::string& name)
{
    const char* folder = std::getenv("LOZENGE_PICTURES");
    if (!folder)
        return;
    const sf::Vector2u size{left.getSize().x + right.getSize().x, std::max(left.getSize().y, right.getSize().y)};
    std::vector<std::uint8_t> pixels;
    for (unsigned y = 0; y < size.y; ++y)
        for (unsigned x = 0; x < size.x; ++x) {
            const bool isLeft = x < left.getSize().x;
            const sf::Image& from = isLeft ? left : right;
            const sf::Color colour =
                y < from.getSize().y ? pixelOf(from, isLeft ? x : x - left.getSize().x, y) : sf::Color::Transparent;
            pixels.insert(pixels.end(), {colour.r, colour.g, colour.b, colour.a});
        }
    if (!imageOf(size.x, size.y, pixels.data()).saveToFile(std::string(folder) + "/" + name + ".png"))
        std::fputs("the picture cannot be kept\n", stderr);
}
