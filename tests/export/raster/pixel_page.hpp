#pragma once

#include "export/raster/canvas.hpp"

#include <cstdint>
#include <vector>

namespace lozenge {

/// A black page that white is laid on.
template <int pageWidth, int pageHeight>
struct PixelPage {
    static constexpr int width = pageWidth, height = pageHeight;
    std::vector<std::uint32_t> pixels = std::vector<std::uint32_t>(width * height, 0xFF000000);

    [[nodiscard]] Canvas canvas() { return {pixels.data(), width, height, width}; }
    [[nodiscard]] int blue(int x, int y) const
    {
        return static_cast<int>(pixels[static_cast<std::size_t>(y * width + x)] & 255);
    }

    /// The area that white was laid on, in pixels.
    [[nodiscard]] double area() const
    {
        double sum = 0;
        for (const std::uint32_t pixel : pixels)
            sum += (pixel & 255) / 255.0;
        return sum;
    }
};

} // namespace lozenge
