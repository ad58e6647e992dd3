#pragma once

#include "picture/frame.hpp"

#include <string>

// The words of a slide and of the window's stage.

namespace lozenge {

/// A picture in the making, with the frame that it shows.
struct FramePage {
    Picture& picture;
    const Frame& frame;
    float scale = 1;

    [[nodiscard]] float u(float units) const { return units * scale; }
    [[nodiscard]] const Theme& theme() const { return *frame.look.theme; }
};

/// "step 8 of 21".
std::string stepSaid(const Frame& frame);

/// An empty picture with the background of a look.
Picture emptyPage(const Look& look, std::string title, std::string description, float width, float height);

/// A long one is smaller.
void paintTitle(const FramePage& page, float x, float width, float baseline, float size);

/// "step 8 of 21   level 1   phase diamond   amplitude 0.5   seed 8", from the right. What does not fit goes.
void paintFacts(const FramePage& page, float right, float left, float baseline);

/// The same in two lines, for narrow pages. Returns where it begins.
float paintShortFacts(const FramePage& page, float right, float baseline);

/// Long texts are set smaller before anything is cut.
void paintNarration(const FramePage& page, const Box& box);

} // namespace lozenge
