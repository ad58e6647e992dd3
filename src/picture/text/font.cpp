#include "picture/text/font.hpp"

#include "picture/text/utf8.hpp"

#include <algorithm>
#include <iterator>
#include <span>

namespace lozenge {
namespace {

/// Characters whose codes follow one another.
struct Run {
    char32_t first;
    std::uint16_t count, before; ///< how many of the face stand before them
};

struct Face {
    float unitsOfSize;
    std::uint16_t missing; ///< the width of what stands for a character that it lacks
    std::span<const Run> runs;
    std::span<const std::uint16_t> widths; ///< of its characters, those of ASCII first
};

#include "letters/widths.inc"

constexpr char32_t endOfAscii = 128;

const Face& faceOf(Font font)
{
    return faces[static_cast<std::size_t>(font)];
}

const std::uint16_t* widthIn(const Face& face, char32_t character)
{
    if (character < endOfAscii)
        return &face.widths[character];
    const auto next = std::upper_bound(face.runs.begin(), face.runs.end(), character,
                                       [](char32_t code, const Run& run) { return code < run.first; });
    const Run& run = *std::prev(next);
    return character - run.first < run.count ? &face.widths[run.before + (character - run.first)] : nullptr;
}

} // namespace

void eachCharacter(std::string_view text, Font font, const std::function<void(char32_t, Font)>& visit)
{
    eachLetter(text, [&](char32_t character, std::string_view) {
        visit(character, hasLetter(font, character) ? font : Font::Symbols);
    });
}

bool hasLetter(Font font, char32_t character)
{
    return widthIn(faceOf(font), character) != nullptr;
}

float advance(Font font, char32_t character)
{
    const Face& face = faceOf(font);
    const std::uint16_t* width = widthIn(face, character);
    return static_cast<float>(width ? *width : face.missing) / face.unitsOfSize;
}

float textWidth(Font font, std::string_view text)
{
    float width = 0;
    eachCharacter(text, font, [&](char32_t character, Font face) { width += advance(face, character); });
    return width;
}

} // namespace lozenge
