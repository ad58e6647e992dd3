#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// What a PNG is made of: a signature and chunks.

namespace lozenge {

inline constexpr std::string_view pngSignature = "\x89PNG\r\n\x1A\n";

void appendBigEndian(std::string& bytes, std::uint32_t number);
void appendChunk(std::string& png, std::string_view kind, std::string_view content);

} // namespace lozenge
