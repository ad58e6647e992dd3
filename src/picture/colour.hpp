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

    /// Of so many faces a program adds the unit normals and then takes the height for the sum's upward part; of none
    /// where normals are right.
    double spoiltFaces = 0;
};
inline constexpr Light light;

/// How bright it makes a surface that rises so much to the east and to the south, at a height that matters only where
/// normals are spoilt. What is drawn knows a slope and no faces there: all have the slope's normal.
inline float brightness(float east, float south, const Light& from = light, double height = 0)
{
    float up = 1;
    if (from.spoiltFaces > 0) {
        const float horizontal = static_cast<float>(from.spoiltFaces) / std::sqrt(east * east + south * south + 1);
        east *= horizontal;
        south *= horizontal;
        up = static_cast<float>(height);
    }
    const float direct = (static_cast<float>(from.west) * east + static_cast<float>(from.north) * south +
                          static_cast<float>(from.above) * up) /
                         std::sqrt(east * east + south * south + up * up);
    return static_cast<float>(from.everywhere) + static_cast<float>(from.direct) * std::max(0.0F, direct);
}

} // namespace lozenge
