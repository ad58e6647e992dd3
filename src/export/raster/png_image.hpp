#pragma once

#include "picture/picture.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace lozenge {

// The bytes of a PNG file. Each throws std::bad_alloc where the memory does not suffice.
std::string pngOf(const Picture& picture);
std::string pngOf(const Pixels& pixels);

// What a PNG is made of: a signature and chunks.

void appendBigEndian(std::string& bytes, std::uint32_t number);
void appendChunk(std::string& png, std::string_view kind, std::string_view content);

/// The signature, and the chunk that says how large the picture is and what its pixels are, in rows from the top.
std::string pngStart(int width, int height, char bits, char kindOfPixels);

} // namespace lozenge
