#pragma once

#include "picture/picture.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
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

// The bytes of a PNG file. Each throws std::bad_alloc where the memory does not suffice.
std::string pngOf(const Picture& picture);
std::string pngOf(const Pixels& pixels);

// What a PNG is made of: a signature and chunks.

void appendBigEndian(std::string& bytes, std::uint32_t number);
void appendChunk(std::string& png, std::string_view kind, std::string_view content);

/// The signature, and the chunk that says how large the picture is and what its pixels are, in rows from the top.
std::string pngStart(int width, int height, char bits, char kindOfPixels);

} // namespace lozenge
