#pragma once

#include "picture/picture.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace lozenge {

/// A picture as pixels: 0xAARRGGBB each, colours multiplied by their opacity.
struct Raster {
    int width = 0;
    int height = 0;
    bool isOpaque = false;
    std::vector<std::uint32_t> pixels;

    [[nodiscard]] std::span<const std::uint32_t> row(int y) const;
    [[nodiscard]] std::span<const unsigned char> bytes() const; ///< of all rows
};

/// Throws std::bad_alloc where the memory does not suffice. A raster that is done with is painted over: new memory for
/// each frame would take the system as long as a tenth of the painting.
Raster rasterOf(const Picture& picture, Raster old = {});

} // namespace lozenge
