#pragma once

#include <string>
#include <vector>

namespace lozenge {

/// What a window wants and is missing here, in words; empty where one can be opened.
std::string missingForWindow();

/// A screen's place among all, in pixels.
struct Screen {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] bool has(int atX, int atY) const
    {
        return atX >= x && atX < x + width && atY >= y && atY < y + height;
    }
};

/// SFML knows of one alone. Empty where the system cannot be asked.
std::vector<Screen> screens();

} // namespace lozenge
