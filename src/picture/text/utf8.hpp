#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Texts are UTF-8. A letter here is a character, of one to four bytes.

namespace lozenge {

struct Character {
    char32_t code = 0;
    std::size_t length = 0; ///< in bytes; 0: there is no character here
};

/// The character that a text begins with, by the strict rules of UTF-8.
Character firstCharacter(std::string_view text);

/// Hands on each character of a text, with its bytes. A byte that is of none comes as U+FFFD.
template <typename Visit>
void eachLetter(std::string_view text, Visit visit)
{
    while (!text.empty()) {
        const auto [code, length] = firstCharacter(text);
        const std::string_view bytes = text.substr(0, length == 0 ? 1 : length);
        visit(length == 0 ? U'\uFFFD' : code, bytes);
        text.remove_prefix(bytes.size());
    }
}

/// Whether a byte goes on with the letter of the byte before it.
constexpr bool continuesLetter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Where the letter ends that begins here.
std::size_t endOfLetter(std::string_view text, std::size_t begin);

std::size_t lettersIn(std::string_view text);

/// With small letters in the place of the capitals of ASCII.
std::string lowered(std::string_view text);

} // namespace lozenge
