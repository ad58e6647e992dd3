#pragma once

#include <string>
#include <string_view>

namespace lozenge {

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
