#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace lozenge {

/// An sRGB colour with opacity; each part from 0 to 1.
struct Colour {
    float r = 0, g = 0, b = 0;
    float a = 1;

    friend constexpr bool operator==(Colour, Colour) = default;
};

constexpr Colour rgb(std::uint32_t hex)
{
    const auto part = [hex](int shift) { return static_cast<float>(hex >> shift & 0xff) / 255.0F; };
    return {part(16), part(8), part(0), 1};
}

constexpr Colour withAlpha(Colour colour, float alpha)
{
    colour.a = alpha;
    return colour;
}

constexpr Colour mix(Colour from, Colour to, float share)
{
    const auto between = [share](float a, float b) { return a + (b - a) * share; };
    return {between(from.r, to.r), between(from.g, to.g), between(from.b, to.b), between(from.a, to.a)};
}

/// Brightness factor on red, green and blue; opacity stays.
constexpr Colour shaded(Colour colour, float factor)
{
    const auto part = [factor](float v) { return v * factor > 1 ? 1 : v * factor; };
    return {part(colour.r), part(colour.g), part(colour.b), colour.a};
}

/// From the north-west, and from above; whoever draws a surface has it from here.
struct Light {
    double west = 0.55, north = 0.35, above = 0.76;
    double everywhere = 0.58, direct = 0.5;

    // How many times the squares of a normal's parts to the east and to the south are in what it is divided by.
    double eastSquares = 1, southSquares = 1;
};
inline constexpr Light light;

/// How bright it makes a surface that rises so much to the east and to the south.
inline float brightness(float east, float south, const Light& from = light)
{
    const float direct = (static_cast<float>(from.west) * east + static_cast<float>(from.north) * south +
                          static_cast<float>(from.above)) /
                         std::sqrt(static_cast<float>(from.eastSquares) * east * east +
                                   static_cast<float>(from.southSquares) * south * south + 1);
    return static_cast<float>(from.everywhere) + static_cast<float>(from.direct) * std::max(0.0F, direct);
}

} // namespace lozenge
