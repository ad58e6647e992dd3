#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace lozenge {

/// The faces that pictures are set in. Numbers that change and code are Mono, all else is Sans.
enum class Font : std::uint8_t { Sans, SansMedium, SansSemiBold, SansBold, Mono, MonoMedium, MonoBold, Symbols };

inline constexpr int fontCount = 8;

// Widths come from a table of the project, so that pages are laid out the same whatever release of the fonts a machine
// has. How letters look is asked of the fonts where a picture becomes a file or a window: export/text/letters.hpp.

/// Whether pages have the character in a face.
bool hasLetter(Font font, char32_t character);

/// The width of a character, in parts of the size.
float advance(Font font, char32_t character);

/// For each character of a UTF-8 text: its code, and the face that has it: `font`, or Symbols as the last resort.
void eachCharacter(std::string_view text, Font font, const std::function<void(char32_t, Font)>& visit);

/// The width of a line, in parts of the size.
float textWidth(Font font, std::string_view text);

/// How far above their line the middle of capitals and digits is, in parts of the size.
inline constexpr float middleOfCapitals = 0.36F;

} // namespace lozenge
