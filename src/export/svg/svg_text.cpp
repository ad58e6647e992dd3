#include "export/svg/svg_text.hpp"

#include "export/svg/svg_markup.hpp"
#include "export/text/encoded.hpp"
#include "export/text/letters.hpp"
#include "export/text/number_text.hpp"

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
    const auto point = [&](char command, float x, float y) {
        path += command;
        appendUnits(path, x);
        path += ' ';
        appendUnits(path, -y);
    };
    outline(font, character,
            {.moveTo = [&](float x, float y) { point('M', x, y); },
             .lineTo = [&](float x, float y) { point('L', x, y); },
             .curveTo =
                 [&](float x1, float y1, float x2, float y2, float x, float y) {
                     point('C', x1, y1);
                     point(' ', x2, y2);
                     point(' ', x, y);
                 },
             .close = [&] { path += 'Z'; }});
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

void appendPlainCharacter(std::string& svg, char32_t character)
{
    if (isControl(character)) {
        if (character == '\n' || character == '\t')
            svg += ' ';
        return;
    }
    std::string utf8;
    appendUtf8(utf8, character);
    appendEscaped(svg, utf8);
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
    float x = 0;
    eachCharacter(text.content, text.font, [&](char32_t code, Font font) {
        appendPlainCharacter(svg, code);
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
    eachCharacter(text, Font::Sans, [&](char32_t character, Font) { appendPlainCharacter(svg, character); });
}

} // namespace lozenge
