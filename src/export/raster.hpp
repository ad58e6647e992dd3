#pragma once

#include "export/cairo_paint.hpp"

#include <cstdint>
#include <span>

namespace lozenge {

/// A picture as pixels: 0xAARRGGBB each, colours multiplied by their opacity.
struct Raster {
    int width = 0;
    int height = 0;
    bool isOpaque = false;
    CairoSurface surface;

    [[nodiscard]] std::span<const std::uint32_t> row(int y) const;
    [[nodiscard]] std::span<const unsigned char> bytes() const; ///< of all rows
};

/// Throws std::bad_alloc where the memory does not suffice.
Raster rasterOf(const Picture& picture);

} // namespace lozenge
