#include "export/svg/svg_text.hpp"

#include "export/svg/svg_markup.hpp"
#include "export/text/letters.hpp"
#include "export/text/number_text.hpp"
#include "picture/text/utf8.hpp"

#include <cmath>

namespace lozenge {
namespace {

// Outlines are whole numbers of this many units to the size of the font.
constexpr float unitsPerSize = 2000;

void appendUnits(std::string& svg, float parts)
{
    appendNumber(svg, std::lrint(parts * unitsPerSize));
}

std::string pathOf(Font font, char32_t character)
{
    std::string path;
    for (const OutlinePiece& piece : outlineOf(font, character)) {
        path += piece.kind;
        for (const Vec2& point : piece.all()) {
            path += &point == piece.points.data() ? "" : " ";
            appendUnits(path, point.x);
            path += ' ';
            appendUnits(path, -point.y);
        }
    }
    return path;
}

SvgCharacter described(Font font, char32_t character)
{
    std::array<char, 8> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<unsigned>(character), 16);
    std::string id(1, static_cast<char>('a' + static_cast<int>(font)));
    id.append(digits.data(), end.ptr);

    SvgCharacter made{.advance = advance(font, character)};
    if (const std::string path = pathOf(font, character); !path.empty()) {
        made.reference = "<use xlink:href=\"#" + id + "\"";
        made.definition = "<path id=\"" + id + "\" d=\"" + path + "\"/>\n";
    }
    return made;
}

constexpr bool isControl(char32_t character)
{
    return character < 0x20 || (character >= 0x7F && character < 0xA0);
}

} // namespace

SvgCharacter& SvgTypeCase::of(Font font, char32_t character)
{
    auto& ofFont = characters[static_cast<std::size_t>(font)];
    const auto found = ofFont.find(character);
    return found != ofFont.end() ? found->second : ofFont.emplace(character, described(font, character)).first->second;
}

void SvgCharacters::appendText(std::string& svg, const Text& text)
{
    std::string uses;
    svg += "<g aria-label=\"";
    appendPlainText(svg, text.content);
    float x = 0;
    eachCharacter(text.content, text.font, [&](char32_t code, Font font) {
        SvgCharacter& character = m_case->of(font, code);
        if (!character.definition.empty()) {
            if (character.lastFile != m_file)
                m_definitions += character.definition;
            character.lastFile = m_file;
            uses += character.reference;
            if (x != 0) {
                uses += " x=\"";
                appendUnits(uses, x);
                uses += '"';
            }
            uses += "/>";
        }
        x += character.advance;
    });

    const float share = text.align == Align::Left ? 0 : text.align == Align::Centre ? 0.5F : 1;
    svg += "\" transform=\"translate(";
    appendLength(svg, text.at.x - x * text.size * share);
    svg += ' ';
    appendLength(svg, text.at.y);
    svg += ")scale(";
    appendNumber(svg, text.size / unitsPerSize);
    svg += ")\"";
    appendColour(svg, " fill=\"", text.colour);
    svg += '>';
    svg += uses;
    svg += "</g>\n";
}

void appendPlainText(std::string& svg, std::string_view text)
{
    eachLetter(text, [&](char32_t character, std::string_view bytes) {
        if (character == U'\uFFFD' || (character & 0xFFFE) == 0xFFFE) // no letter, or one that no file may hold
            svg += "\uFFFD";
        else if (!isControl(character))
            appendEscaped(svg, bytes);
        else if (character == '\n' || character == '\t')
            svg += ' ';
    });
}

} // namespace lozenge
