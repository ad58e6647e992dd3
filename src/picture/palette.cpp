#include "picture/palette.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace lozenge {
namespace {

using Mark = Palette::Mark;

template <std::size_t N>
constexpr std::array<Mark, N> marksAt(const std::array<float, N>& places, const std::array<std::uint32_t, N>& colours)
{
    std::array<Mark, N> marks{};
    for (std::size_t i = 0; i < N; ++i)
        marks[i] = {places[i], rgb(colours[i])};
    return marks;
}

template <std::size_t N>
constexpr std::array<Mark, N> evenly(const std::array<std::uint32_t, N>& colours)
{
    std::array<float, N> places{};
    for (std::size_t i = 0; i < N; ++i)
        places[i] = static_cast<float>(i) / static_cast<float>(N - 1);
    return marksAt(places, colours);
}

// The jump from water to land at 0 makes a coast line visible from the last row.
constexpr auto terrain = marksAt<8>({0.0F, 0.25F, 0.48F, 0.5F, 0.66F, 0.8F, 0.92F, 1.0F},
                                    {0x10214F, 0x1F5A96, 0x4C9BB8, 0x66A761, 0x9DB65C, 0xD9C27E, 0xEFE3C8, 0xFFFFFF});
constexpr auto even =
    evenly<10>({0x440154, 0x482878, 0x3E4A89, 0x31688E, 0x26828E, 0x1F9E89, 0x35B779, 0x6DCD59, 0xB4DE2C, 0xFDE725});
constexpr auto safe =
    evenly<10>({0x00204D, 0x00336F, 0x39486B, 0x575C6D, 0x707173, 0x8A8779, 0xA69D75, 0xC4B56C, 0xE4CF5B, 0xFFEA46});
constexpr auto grey = evenly<2>({0x1A1A1A, 0xFAFAFA});
constexpr auto land = marksAt<5>({0.0F, 0.32F, 0.6F, 0.84F, 1.0F}, {0x4C8F55, 0x9DB65C, 0xD9C27E, 0xEFE3C8, 0xFFFFFF});
constexpr auto moss = evenly<3>({0x46524A, 0x87968A, 0xD3DBD2});
constexpr auto clouds = evenly<5>({0x2F6FB7, 0x5E97D1, 0xA9C8E8, 0xEAF2FA, 0xFFFFFF});

// Above 0.7 it is white, and the brighter the higher.
constexpr auto bands = marksAt<12>({0.0F, 0.49F, 0.49F, 0.5F, 0.5F, 0.55F, 0.55F, 0.6F, 0.6F, 0.7F, 0.7F, 1.0F},
                                   {0x1F5A96, 0x1F5A96, 0x3F8F8A, 0x3F8F8A, 0x7DB35E, 0x7DB35E, 0x3F7A45, 0x3F7A45,
                                    0x9A7B4F, 0x9A7B4F, 0xC4C8CE, 0xFFFFFF});
// Small differences take the colour of the ground.
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
