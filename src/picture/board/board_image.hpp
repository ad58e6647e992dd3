#pragma once

#include "picture/board/board.hpp"

#include <cstdint>
#include <vector>

namespace lozenge {

/// One pixel a point. Those to come are pale, with the height that averaging alone would give.
Pixels boardPixels(const Frame& frame);

/// What a frame's pixels were made of.
struct PointsSeen {
    std::vector<double> surface;
    std::vector<std::uint8_t> isSet;
};

/// Makes of them the pixels of another moment of the run, and notes what was seen: colours take the longest, and only
/// those change whose points do. Not for greys, where a slope decides the colour and so a neighbour does.
void changePixels(Pixels& pixels, PointsSeen& seen, const Frame& frame);

void paintPixels(Picture& picture, const Frame& frame, const BoardGeometry& board);

} // namespace lozenge
