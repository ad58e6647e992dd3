#pragma once

#include <cstdint>

namespace lozenge {

/// An sRGB colour with opacity; each part from 0 to 1.
struct Colour {
    float r = 0;
    float g = 0;
    float b = 0;
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

} // namespace lozenge
