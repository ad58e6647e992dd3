#pragma once

#include <string>
#include <string_view>

namespace lozenge {

constexpr bool isControl(char32_t character)
{
    return character < 0x20 || (character >= 0x7F && character < 0xA0);
}

/// Appends a character as UTF-8. What no file may hold, as control characters, becomes the replacement character.
inline void appendUtf8(std::string& text, char32_t character)
{
    const auto byte = [&](char32_t value) { text += static_cast<char>(static_cast<unsigned char>(value)); };
    const bool isSurrogate = character >= 0xD800 && character < 0xE000;
    if (isSurrogate || isControl(character) || character > 0x10FFFF || (character & 0xFFFE) == 0xFFFE)
        character = 0xFFFD;

    if (character < 0x80) {
        byte(character);
    } else if (character < 0x800) {
        byte(0xC0 | character >> 6);
        byte(0x80 | (character & 63));
    } else if (character < 0x10000) {
        byte(0xE0 | character >> 12);
        byte(0x80 | (character >> 6 & 63));
        byte(0x80 | (character & 63));
    } else {
        byte(0xF0 | character >> 18);
        byte(0x80 | (character >> 12 & 63));
        byte(0x80 | (character >> 6 & 63));
        byte(0x80 | (character & 63));
    }
}

/// Bytes as letters, for images inside of texts.
inline std::string base64(std::string_view bytes)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto byte = [&](std::size_t at) -> unsigned {
            return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
        };
        const unsigned three = byte(i) << 16 | byte(i + 1) << 8 | byte(i + 2);
        text += letters[three >> 18];
        text += letters[three >> 12 & 63];
        text += i + 1 < bytes.size() ? letters[three >> 6 & 63] : '=';
        text += i + 2 < bytes.size() ? letters[three & 63] : '=';
    }
    return text;
}

} // namespace lozenge
