#pragma once

#include "picture/picture.hpp"

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace lozenge {

/// Pixels that can be painted on: 0xAARRGGBB each, colours multiplied by their opacity.
struct Canvas {
    std::uint32_t* pixels = nullptr;
    int width = 0;
    int height = 0;
    std::ptrdiff_t stride = 0; ///< from row to row, in pixels
};

/// A colour multiplied by its opacity, laid over pixels.
struct Ink {
    std::uint32_t red, green, blue, opacity; // 0 to 255

    explicit Ink(Colour colour)
    {
        const auto part = [&](float v) { return static_cast<std::uint32_t>(std::lrint(v * colour.a * 255)); };
        red = part(colour.r);
        green = part(colour.g);
        blue = part(colour.b);
        opacity = part(1);
    }

    static std::uint32_t share(std::uint32_t value, std::uint32_t of255)
    {
        const std::uint32_t product = value * of255 + 128;
        return (product + (product >> 8)) >> 8;
    }

    void lay(std::uint32_t& pixel, std::uint32_t coverage) const
    {
        const std::uint32_t over = share(opacity, coverage);
        const std::uint32_t ink =
            over << 24 | share(red, coverage) << 16 | share(green, coverage) << 8 | share(blue, coverage);
        if (over == 255) {
            pixel = ink;
            return;
        }
        // Two colours at a time: each has eight bits of room above it.
        const std::uint32_t rest = 255 - over;
        std::uint32_t redBlue = (pixel & 0xFF00FF) * rest + 0x800080;
        redBlue = (redBlue + (redBlue >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
        std::uint32_t alphaGreen = (pixel >> 8 & 0xFF00FF) * rest + 0x800080;
        alphaGreen = (alphaGreen + (alphaGreen >> 8 & 0xFF00FF)) & 0xFF00FF00;
        pixel = ink + (redBlue | alphaGreen);
    }
};

/// Memory for the edges of an area; all 0 between areas.
using EdgeRows = std::vector<float>;

/// Fills the area between corners. A frame has thousands of small areas, for each of which a library for all kinds of
/// paint prepares longer: this takes two thirds of cairo's time. Areas that cross themselves are not for it.
void fillArea(const Canvas& canvas, std::span<const Vec2> corners, Colour colour, EdgeRows& edges);

/// Lays a picture of pixels over its box. A smooth one is mixed where its pixels and those of the canvas do not meet.
void fillImage(const Canvas& canvas, const Image& image);

/// The corners moved outwards, so that every edge lies that much farther out: one area to fill instead of an area and
/// a line around it. Corners too sharp for that move less.
void widen(std::vector<Vec2>& wide, std::span<const Vec2> corners, float by);

/// A polygon that no eye tells from a circle.
void makeDisc(std::vector<Vec2>& corners, Vec2 centre, float radius);

/// A box, its corners rounded by quarters of a circle.
void makeRoundedBox(std::vector<Vec2>& corners, const Box& box, float radius);

} // namespace lozenge
