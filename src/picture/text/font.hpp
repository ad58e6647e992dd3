#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace lozenge {

/// The faces that pictures are set in. Numbers that change and code are Mono, all else is Sans.
enum class Font : std::uint8_t { Sans, SansMedium, SansSemiBold, SansBold, Mono, MonoMedium, MonoBold, Symbols };

inline constexpr int fontCount = 8;

/// Fonts come from files that the program brings, never by name from the system: pictures are the same everywhere.
std::filesystem::path fontFile(Font font);

/// All of the file, read once for the whole program. Throws std::runtime_error where it cannot be read.
const std::string& fontBytes(Font font);

/// For each character of a UTF-8 text: its code, and the face that has it: `font`, or Symbols as the last resort.
void eachCharacter(std::string_view text, Font font, const std::function<void(char32_t, Font)>& visit);

/// Widths in parts of the size: of one character, and of a line.
float advance(Font font, char32_t character);
float textWidth(Font font, std::string_view text);

/// The height from the lowest descender to the highest ascender, in parts of the size.
float lineOfEm(Font font);

/// Receives the outline of a character, in parts of the size, y up.
struct OutlineVisitor {
    std::function<void(float x, float y)> moveTo;
    std::function<void(float x, float y)> lineTo;
    std::function<void(float x1, float y1, float x2, float y2, float x, float y)> curveTo;
    std::function<void()> close;
};

void outline(Font font, char32_t character, const OutlineVisitor& visitor);

/// The number of the character's glyph in its font file.
unsigned glyphIndex(Font font, char32_t character);

} // namespace lozenge
