#pragma once

#include "export/raster/canvas.hpp"
#include "export/text/letters.hpp"

#include <array>
#include <type_traits>
#include <unordered_map>
#include FT_OUTLINE_H
#include FT_STROKER_H

namespace lozenge {

/// Draws lines, text and outlines of any kind on a canvas. FreeType tells which pixels are covered: its filling needs
/// no memory, and what its lines lack of it is said.
class Rasterizer {
public:
    Rasterizer();
    ~Rasterizer();
    Rasterizer(const Rasterizer&) = delete;
    Rasterizer& operator=(const Rasterizer&) = delete;

    void fill(const Canvas& canvas, std::span<const Vec2> corners, Colour colour);

    /// A line along points, with round joins.
    void draw(const Canvas& canvas, std::span<const Vec2> points, bool isClosed, const Stroke& stroke);

    /// Painted as outlines, at the very place: not moved to whole pixels.
    void write(const Canvas& canvas, const Text& text);

private:
    using Tag = std::remove_pointer_t<decltype(FT_Outline::tags)>;
    using End = std::remove_pointer_t<decltype(FT_Outline::contours)>;

    /// As FreeType has outlines: points, what they are, and the last point of each contour.
    template <typename Place>
    struct Outline {
        std::vector<Place> points;
        std::vector<Tag> tags;
        std::vector<End> ends;

        void add(Place point, int tag)
        {
            points.push_back(point);
            tags.push_back(static_cast<Tag>(tag));
        }
        void close() { ends.push_back(static_cast<End>(points.size() - 1)); }
    };
    using Glyph = Outline<Vec2>; ///< of a character in parts of the size

    FT_Outline outlineForFreeType();
    const Glyph& glyphOf(Font font, char32_t character);
    void drawPiece(const Canvas& canvas, std::span<const Vec2> points, bool isClosed, const Ink& ink);
    void drawDashes(const Canvas& canvas, std::span<const Vec2> points, bool isClosed, const Stroke& stroke,
                    const Ink& ink);
    void layLines(const Canvas& canvas, const Ink& ink);
    void lay(const Canvas& canvas, const Ink& ink);

    FreeType m_freeType;
    FT_Stroker m_stroker = nullptr;
    std::size_t m_drawn = 0; ///< points of lines that are not laid yet
    Outline<FT_Vector> m_outline;
    std::vector<Vec2> m_dash;
    std::array<std::unordered_map<char32_t, Glyph>, fontCount> m_glyphs;
};

} // namespace lozenge
