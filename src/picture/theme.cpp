#include "picture/theme.hpp"

namespace lozenge {
namespace {

template <auto member>
constexpr Colour& part(Theme& theme)
{
    return theme.*member;
}

template <std::size_t letter>
constexpr Colour& parent(Theme& theme)
{
    return theme.parents[letter];
}

} // namespace

// Side by side: light, dark, contrast.
constexpr std::array<ThemePart, 22> themeParts{{
    {"page", part<&Theme::page>, {0xF5F6F8, 0x0F1216, 0x000000}},
    {"surface", part<&Theme::surface>, {0xFFFFFF, 0x171B22, 0x000000}},
    {"sunken", part<&Theme::sunken>, {0xEBEDF1, 0x0A0C10, 0x000000}},
    {"ink", part<&Theme::ink>, {0x14171C, 0xF2F4F7, 0xFFFFFF}},
    {"muted", part<&Theme::muted>, {0x565E6C, 0xA9B1BF, 0xE0E0E0}},
    {"faint", part<&Theme::faint>, {0x7B8493, 0x7C8696, 0xB8B8B8}},
    {"track", part<&Theme::track>, {0x838C9B, 0x677285, 0xFFFFFF}},
    {"edge", part<&Theme::edge>, {0xB9C0CB, 0x4A5464, 0xFFFFFF}},
    {"line", part<&Theme::line>, {0xD5D9E0, 0x2C333E, 0x8A8A8A}},
    {"grid", part<&Theme::grid>, {0xDDE1E7, 0x29303A, 0x5A5A5A}},
    {"a", parent<0>, {0x936600, 0xD98A12, 0xCF9100}},
    {"b", parent<1>, {0x3457F5, 0x7488FF, 0x8489FF}},
    {"c", parent<2>, {0x00582C, 0x86F2A0, 0x7AF881}},
    {"d", parent<3>, {0x67048F, 0xD8B2F2, 0xDFABEA}},
    {"now", part<&Theme::now>, {0xC4307C, 0xFF5F8F, 0xFC6188}},
    {"on", part<&Theme::onHighlight>, {0xFFFFFF, 0x0B0D10, 0x000000}},
    {"nowbg", part<&Theme::nowBackground>, {0xFCEDF4, 0x3A1B29, 0x3A1020}},
    {"right", part<&Theme::right>, {0x00582C, 0x86F2A0, 0x7AF881}},
    {"wrong", part<&Theme::wrong>, {0xB3261E, 0xFF8A80, 0xFF9A90}},
    {"wall", part<&Theme::wall>, {0xEDEFF3, 0x151920, 0x000000}},
    {"skirtSouth", part<&Theme::skirtSouth>, {0xD9DDE4, 0x323A47, 0x3A3A3A}},
    {"skirtEast", part<&Theme::skirtEast>, {0xC8CDD6, 0x262D38, 0x2A2A2A}},
}};

namespace {

constexpr Theme themeOf(std::size_t column, std::string_view name, std::string_view explanation, float shapeOpacity)
{
    Theme theme{};
    theme.name = name;
    theme.explanation = explanation;
    theme.shapeOpacity = shapeOpacity;
    for (const ThemePart& part : themeParts)
        part.of(theme) = rgb(part.inThemes[column]);
    return theme;
}

} // namespace

constexpr std::array<Theme, 3> themes{
    themeOf(0, "light", "dark on light, for bright rooms and print", 0.07F),
    themeOf(1, "dark", "light on dark, for dim halls", 0.10F),
    themeOf(2, "contrast", "white on black, for weak projectors and weak eyes", 0.10F),
};

namespace {

/// The light theme on a sheet of another colour.
constexpr Theme onSheet(Colour colour)
{
    Theme theme = themes.front();
    theme.page = theme.wall = colour;
    theme.muted = mix(theme.muted, theme.ink, 0.6F);
    theme.edge = mix(colour, theme.ink, 0.35F);
    theme.line = mix(colour, theme.ink, 0.16F);
    return theme;
}

constexpr Theme onWhite = onSheet(rgb(0xFFFFFF));
constexpr Theme onGrey = onSheet(rgb(0xB3B3B3));

} // namespace

constexpr std::array<Background, 3> backgrounds{{
    {"page", "that of the theme", nullptr},
    {"white", "white under every theme", &onWhite},
    {"grey", "light grey, 0.7 of white", &onGrey},
}};

} // namespace lozenge
