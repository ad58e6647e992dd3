#include "gl_window.hpp"

#include <GL/glew.h>
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

sf::Image imageOf(unsigned texture)
{
    GLint width = 0, height = 0;
    glBindTexture(GL_TEXTURE_2D, texture);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &width);
    glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, &height);
    std::vector<sf::Uint8> pixels(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    glBindTexture(GL_TEXTURE_2D, 0);
    sf::Image image;
    image.create(static_cast<unsigned>(width), static_cast<unsigned>(height), pixels.data());
    return image;
}

void keepPicture(const sf::Image& left, const sf::Image& right, const std::string& name)
{
    const char* folder = std::getenv("LOZENGE_PICTURES");
    if (!folder)
        return;
    sf::Image both;
    both.create(left.getSize().x + right.getSize().x, std::max(left.getSize().y, right.getSize().y));
    both.copy(left, 0, 0);
    both.copy(right, left.getSize().x, 0);
    both.saveToFile(std::string(folder) + "/" + name + ".png");
}
