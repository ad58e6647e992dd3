#include "picture/theme.hpp"

namespace lozenge {
namespace {

constexpr std::array<Theme, 3> table{{
    {
        .name = "light",
        .explanation = "dark on light, for bright rooms and print",
        .page = rgb(0xF5F6F8),
        .surface = rgb(0xFFFFFF),
        .sunken = rgb(0xEBEDF1),
        .ink = rgb(0x14171C),
        .muted = rgb(0x565E6C),
        .faint = rgb(0x7B8493),
        .track = rgb(0x838C9B),
        .edge = rgb(0xB9C0CB),
        .line = rgb(0xD5D9E0),
        .grid = rgb(0xDDE1E7),
        .parents = {rgb(0x936600), rgb(0x3457F5), rgb(0x00582C), rgb(0x67048F)},
        .now = rgb(0xC4307C),
        .onHighlight = rgb(0xFFFFFF),
        .nowBackground = rgb(0xFCEDF4),
        .right = rgb(0x00582C),
        .wrong = rgb(0xB3261E),
        .wall = rgb(0xEDEFF3),
        .skirtSouth = rgb(0xD9DDE4),
        .skirtEast = rgb(0xC8CDD6),
    },
    {
        .name = "dark",
        .explanation = "light on dark, for dim halls",
        .page = rgb(0x0F1216),
        .surface = rgb(0x171B22),
        .sunken = rgb(0x0A0C10),
        .ink = rgb(0xF2F4F7),
        .muted = rgb(0xA9B1BF),
        .faint = rgb(0x7C8696),
        .track = rgb(0x677285),
        .edge = rgb(0x4A5464),
        .line = rgb(0x2C333E),
        .grid = rgb(0x29303A),
        .parents = {rgb(0xD98A12), rgb(0x7488FF), rgb(0x86F2A0), rgb(0xD8B2F2)},
        .now = rgb(0xFF5F8F),
        .onHighlight = rgb(0x0B0D10),
        .nowBackground = rgb(0x3A1B29),
        .right = rgb(0x86F2A0),
        .wrong = rgb(0xFF8A80),
        .wall = rgb(0x151920),
        .skirtSouth = rgb(0x323A47),
        .skirtEast = rgb(0x262D38),
        .shapeOpacity = 0.10F,
    },
    {
        .name = "contrast",
        .explanation = "white on black, for weak projectors and weak eyes",
        .page = rgb(0x000000),
        .surface = rgb(0x000000),
        .sunken = rgb(0x000000),
        .ink = rgb(0xFFFFFF),
        .muted = rgb(0xE0E0E0),
        .faint = rgb(0xB8B8B8),
        .track = rgb(0xFFFFFF),
        .edge = rgb(0xFFFFFF),
        .line = rgb(0x8A8A8A),
        .grid = rgb(0x5A5A5A),
        .parents = {rgb(0xCF9100), rgb(0x8489FF), rgb(0x7AF881), rgb(0xDFABEA)},
        .now = rgb(0xFC6188),
        .onHighlight = rgb(0x000000),
        .nowBackground = rgb(0x3A1020),
        .right = rgb(0x7AF881),
        .wrong = rgb(0xFF9A90),
        .wall = rgb(0x000000),
        .skirtSouth = rgb(0x3A3A3A),
        .skirtEast = rgb(0x2A2A2A),
        .shapeOpacity = 0.10F,
    },
}};

/// The light theme on a sheet of another colour.
constexpr Theme onSheet(Colour colour)
{
    Theme theme = table.front();
    theme.page = theme.wall = colour;
    theme.muted = mix(theme.muted, theme.ink, 0.6F);
    theme.edge = mix(colour, theme.ink, 0.35F);
    theme.line = mix(colour, theme.ink, 0.16F);
    return theme;
}

constexpr Theme onWhite = onSheet(rgb(0xFFFFFF));
constexpr Theme onGrey = onSheet(rgb(0xB3B3B3));

constexpr std::array<Background, 3> backgroundsTable{{
    {"page", "that of the theme", nullptr},
    {"white", "white under every theme", &onWhite},
    {"grey", "light grey, 0.7 of white", &onGrey},
}};

} // namespace

std::span<const Theme> themes()
{
    return table;
}

std::span<const Background> backgrounds()
{
    return backgroundsTable;
}

} // namespace lozenge
