#pragma once

#include "picture/picture.hpp"

#include <string>
#include <string_view>

namespace lozenge {

/// The characters of one SVG file: each outline is defined once, and every use refers to it.
class SvgCharacters {
public:
    /// One line of text, in outlines: it looks the same where none of the fonts is installed.
    void appendText(std::string& svg, const Text& text);

    /// The outlines of all characters that were used.
    [[nodiscard]] const std::string& definitions() const { return m_definitions; }

private:
    std::string m_definitions;
    unsigned m_file = nextFile();

    static unsigned nextFile();
};

/// A text as the content of an element or an attribute: escaped, without control characters, valid UTF-8.
void appendPlainText(std::string& svg, std::string_view text);

} // namespace lozenge
