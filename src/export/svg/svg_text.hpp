#pragma once

#include "picture/picture.hpp"
#include "terrain/pool.hpp"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>

namespace lozenge {

/// What every file says of a character alike. The name says which it is, so that several files fit in one page.
struct SvgCharacter {
    std::string reference;  ///< how a use begins
    std::string definition; ///< empty for spaces
    float advance = 0;
    unsigned lastFile = 0; ///< that defines it
};

/// Characters that were described: the same few stand in every frame.
struct SvgTypeCase {
    std::array<std::unordered_map<char32_t, SvgCharacter>, fontCount> characters;
    unsigned files = 0; ///< that were made with it

    SvgCharacter& of(Font font, char32_t character);
};

/// The characters of one SVG file: each outline is defined once, and every use refers to it.
class SvgCharacters {
public:
    /// One line of text, in outlines: it looks the same where none of the fonts is installed.
    void appendText(std::string& svg, const Text& text);

    /// The outlines of all characters that were used.
    [[nodiscard]] const std::string& definitions() const { return m_definitions; }

private:
    std::string m_definitions;
    Pool<SvgTypeCase>::Item m_case = Pool<SvgTypeCase>::shared();
    unsigned m_file = ++m_case->files;
};

/// A text as the content of an element or an attribute: escaped, without control characters, valid UTF-8.
void appendPlainText(std::string& svg, std::string_view text);

} // namespace lozenge
