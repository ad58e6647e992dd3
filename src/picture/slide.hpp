#pragma once

#include "picture/page.hpp"
#include "picture/stage.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace lozenge {

/// Where the parts of a slide lie.
struct SlideLayout {
    enum class Shape : std::uint8_t { Wide, Broad, Tall };

    Shape shape = Shape::Wide;
    float scale = 1; ///< of the design's unit
    Vec2 title;      ///< where its base line begins
    float right = 0; ///< where what stands beside it ends
    float titleSize = 32;
    Box board;
    Box relief;
    Box beside = {}; ///< right of the board, on tall slides
    Box equation;
    Box narration;
    Box strip;
    Vec2 command; ///< where its base line ends
    bool braces = true;
};

SlideLayout slideLayout(float width, float height);

/// The size of the design's unit on a page.
float pageScale(float width, float height);

/// The largest square in the middle.
Box boardSquare(const Box& area);

/// A slide of a step whose title begins here; at the right stands its relief, or something else.
void paintSlide(const FramePage& page, const SlideLayout& layout, float titleLeft,
                const std::function<void()>& paintRight);

/// The command in its place.
void paintCommand(Picture& picture, const std::string& command, const SlideLayout& layout, const Theme& theme);

/// The picture of a frame: nothing but what is given decides it.
Picture framePicture(const Frame& frame, View::Kind view, float width, float height);

WordsPlace wordsOnSlide(float width, float height);

} // namespace lozenge
