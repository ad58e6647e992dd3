#include "export/text/markup.hpp"

#include "picture/text/utf8.hpp"

namespace lozenge {

std::string_view wordsFor(char32_t character, std::span<const Escape> escapes)
{
    for (const Escape& escape : escapes)
        if (escape.character == character)
            return escape.words;
    return {};
}

void appendEscaped(std::string& text, std::string_view part, std::span<const Escape> escapes)
{
    eachLetter(part, [&](char32_t character, std::string_view bytes) {
        const std::string_view words = wordsFor(character, escapes);
        text += words.empty() ? bytes : words;
    });
}

std::string escaped(std::string_view text, std::span<const Escape> escapes)
{
    std::string whole;
    appendEscaped(whole, text, escapes);
    return whole;
}

std::string onOneLine(std::string_view text)
{
    std::string line;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto isNonCharacter = text.substr(i, 3) == "\xEF\xBF\xBE" || text.substr(i, 3) == "\xEF\xBF\xBF";
        if (isNonCharacter)
            i += 2;
        else if (text[i] == '\n' || text[i] == '\t' || text[i] == ' ')
            line += line.empty() || line.ends_with(' ') ? "" : " ";
        else if (static_cast<unsigned char>(text[i]) > ' ')
            line += text[i];
    }
    if (line.ends_with(' '))
        line.pop_back();
    return line;
}

} // namespace lozenge
