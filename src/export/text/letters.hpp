#pragma once

#include "picture/picture.hpp"

#include <array>
#include <cstddef>
#include <ft2build.h>
#include <memory>
#include <span>
#include <vector>
#include FT_FREETYPE_H
#include FT_MODULE_H

// How letters look, by the fonts that came with the program. Pages have a place for each, as wide as advance() says. In
// a release of a font with other widths a letter stands in the middle of its place: moved by half the difference, which
// is less than is seen. To stretch it would make its strokes thicker or thinner than those of its neighbours.

namespace lozenge {

/// A character as the fonts have it.
struct Letter {
    Font font = Font::Symbols; ///< where it is: in Symbols, if the release of its face lacks it
    unsigned index = 0;        ///< of its glyph in that file
    float width = 0;           ///< there, in parts of the size
    float inset = 0;           ///< from the edge of its place
};

Letter letterOf(Font font, char32_t character);

/// The height from the lowest descender to the highest ascender, in parts of the size.
float lineOfEm(Font font);

/// A piece of an outline, in parts of the size, y up: 'M' moves to a point, 'L' is a line there, 'C' a curve there,
/// drawn to two points on its way, 'Z' closes.
struct OutlinePiece {
    char kind = 'Z';
    std::size_t count = 0;
    std::array<Vec2, 3> points{};

    [[nodiscard]] std::span<const Vec2> all() const { return std::span(points).first(count); }
};

std::vector<OutlinePiece> outlineOf(Font font, char32_t character);

/// FreeType, with a reserve for when memory is refused to it: it reads through pointers to memory that it did not get.
class FreeType {
public:
    FreeType();
    ~FreeType();
    FreeType(const FreeType&) = delete;
    FreeType& operator=(const FreeType&) = delete;

    [[nodiscard]] FT_Library library() const { return m_library; }

    /// The face of a font, with the characters that it has.
    FT_Face openedFace(Font font);

    /// Throws std::bad_alloc where the reserve is running out, std::runtime_error where a font is wrong.
    void check(FT_Error error, Font font) const;

private:
    void* allocated(std::size_t bytes);
    [[nodiscard]] bool isReserve(const void* memory) const;

    FT_MemoryRec_ m_memory{};
    std::unique_ptr<std::byte[]> m_reserve;
    std::size_t m_used = 0; ///< of the reserve
    FT_Library m_library = nullptr;
};

} // namespace lozenge
