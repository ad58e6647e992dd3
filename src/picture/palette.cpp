#include "picture/palette.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace lozenge {
namespace {

using Mark = Palette::Mark;

// The jump from water to land at 0 makes a coast line visible from the last row.
constexpr std::array<Mark, 8> terrain{{
    {0.0F, rgb(0x10214F)},
    {0.25F, rgb(0x1F5A96)},
    {0.48F, rgb(0x4C9BB8)},
    {0.5F, rgb(0x66A761)},
    {0.66F, rgb(0x9DB65C)},
    {0.8F, rgb(0xD9C27E)},
    {0.92F, rgb(0xEFE3C8)},
    {1.0F, rgb(0xFFFFFF)},
}};

template <std::size_t N>
constexpr std::array<Mark, N> evenly(const std::array<std::uint32_t, N>& colours)
{
    std::array<Mark, N> marks{};
    for (std::size_t i = 0; i < N; ++i)
        marks[i] = {static_cast<float>(i) / static_cast<float>(N - 1), rgb(colours[i])};
    return marks;
}

constexpr auto even =
    evenly<10>({0x440154, 0x482878, 0x3E4A89, 0x31688E, 0x26828E, 0x1F9E89, 0x35B779, 0x6DCD59, 0xB4DE2C, 0xFDE725});
constexpr auto safe =
    evenly<10>({0x00204D, 0x00336F, 0x39486B, 0x575C6D, 0x707173, 0x8A8779, 0xA69D75, 0xC4B56C, 0xE4CF5B, 0xFFEA46});
constexpr auto grey = evenly<2>({0x1A1A1A, 0xFAFAFA});
constexpr std::array<Mark, 5> land{{{0.0F, rgb(0x4C8F55)},
                                    {0.32F, rgb(0x9DB65C)},
                                    {0.6F, rgb(0xD9C27E)},
                                    {0.84F, rgb(0xEFE3C8)},
                                    {1.0F, rgb(0xFFFFFF)}}};
constexpr auto moss = evenly<3>({0x46524A, 0x87968A, 0xD3DBD2});
constexpr auto clouds = evenly<5>({0x2F6FB7, 0x5E97D1, 0xA9C8E8, 0xEAF2FA, 0xFFFFFF});

// Above 0.7 it is white, and the brighter the higher.
constexpr std::array<Mark, 12> bands{{
    {0.0F, rgb(0x1F5A96)},
    {0.49F, rgb(0x1F5A96)},
    {0.49F, rgb(0x3F8F8A)},
    {0.5F, rgb(0x3F8F8A)},
    {0.5F, rgb(0x7DB35E)},
    {0.55F, rgb(0x7DB35E)},
    {0.55F, rgb(0x3F7A45)},
    {0.6F, rgb(0x3F7A45)},
    {0.6F, rgb(0x9A7B4F)},
    {0.7F, rgb(0x9A7B4F)},
    {0.7F, rgb(0xC4C8CE)},
    {1.0F, rgb(0xFFFFFF)},
}};
// What hardly differs is as the ground is.
constexpr auto difference = evenly<3>({0x0B3FA8, 0xF6F6F4, 0xA85A00});
constexpr auto differenceInTheDark = evenly<3>({0x6C9CFF, 0x2C333E, 0xF5A742});

using enum Palette::Range;

constexpr Palette differences{"difference", "lower blue, higher brown", difference, AboutZero};
constexpr Palette differencesInTheDark{"difference", "lower blue, higher amber", differenceInTheDark, AboutZero};

} // namespace

constexpr std::array<Palette, 7> palettes{{
    {"terrain", "sea, coast, land and snow", terrain, AboutZero},
    {"even", "equal steps of height look equal, violet to yellow", even, OfHeights},
    {"safe", "readable with every kind of colour vision, blue to yellow", safe, OfHeights},
    {"grey", "dark to light, for print", grey, OfHeights},
    {"land", "meadow, field, rock and snow, without a sea", land, FromZero},
    {"moss", "grey-green, for the forms alone", moss, OfHeights},
    {"clouds", "a sky with clouds", clouds, OfHeights},
}};
constexpr Palette bandsPalette{"bands", "ocean below 0.49, rock, grass, forest, soil, and white above 0.7", bands,
                               Unit};

bool Palette::hasJumps() const
{
    return std::adjacent_find(marks.begin(), marks.end(), [](const Mark& a, const Mark& b) { return a.at == b.at; }) !=
           marks.end();
}

const Palette& differencePalette(bool isDark)
{
    return isDark ? differencesInTheDark : differences;
}

Colour inkOn(Colour background)
{
    const auto linear = [](float v) { return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F); };
    const float luminance =
        0.2126F * linear(background.r) + 0.7152F * linear(background.g) + 0.0722F * linear(background.b);
    return (luminance + 0.05F) / 0.05F >= 1.05F / (luminance + 0.05F) ? rgb(0x000000) : rgb(0xFFFFFF);
}

} // namespace lozenge
