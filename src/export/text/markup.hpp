#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace lozenge {

/// A character that a file writes in other words.
struct Escape {
    char32_t character;
    std::string_view words;
};

/// Those of HTML and XML, and what of them is needed in the quotes of an attribute, and between elements.
inline constexpr std::array<Escape, 4> markup{{{U'"', "&quot;"}, {U'&', "&amp;"}, {U'<', "&lt;"}, {U'>', "&gt;"}}};
inline constexpr auto inQuotes = std::span(markup).first(3);
inline constexpr auto inElement = std::span(markup).last(3);

/// Of one that has no other words nothing.
std::string_view wordsFor(char32_t character, std::span<const Escape> escapes);

void appendEscaped(std::string& text, std::string_view part, std::span<const Escape> escapes = markup);

/// By itself as the content of an element, or of an attribute in quotes.
std::string escaped(std::string_view text, std::span<const Escape> escapes = markup);

/// The text on one line: what separates words is one space. It has no characters that XML has no way to write.
std::string onOneLine(std::string_view text);

} // namespace lozenge
