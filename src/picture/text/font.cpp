#include "picture/text/font.hpp"

#include "picture/text/letters.hpp"

namespace lozenge {
namespace {

char32_t nextCharacter(std::string_view text, std::size_t& at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at++);
    const int following = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
    char32_t code = following == 3 ? lead & 7U : following == 2 ? lead & 15U : following == 1 ? lead & 31U : lead;
    for (int i = 0; i < following && at < text.size() && (byte(at) & 0xC0U) == 0x80U; ++i)
        code = code << 6 | (byte(at++) & 63U);
    return code;
}

} // namespace

void eachCharacter(std::string_view text, Font font, const std::function<void(char32_t, Font)>& visit)
{
    for (std::size_t at = 0; at < text.size();) {
        const char32_t character = nextCharacter(text, at);
        const bool known = character < 128 || glyphIndex(font, character) != 0;
        visit(character, known ? font : Font::Symbols);
    }
}

float textWidth(Font font, std::string_view text)
{
    float width = 0;
    eachCharacter(text, font, [&](char32_t character, Font face) { width += advance(face, character); });
    return width;
}

} // namespace lozenge
