#pragma once

#include "picture/theme.hpp"

#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace lozenge {

/// "#C4307C"
inline std::string hexOf(Colour colour)
{
    std::string text = "#";
    for (const float part : {colour.r, colour.g, colour.b}) {
        const auto byte = static_cast<unsigned>(std::lround(part * 255)) & 0xffU;
        text += "0123456789ABCDEF"[byte >> 4];
        text += "0123456789ABCDEF"[byte & 15U];
    }
    return text;
}

/// The colours of a theme by the names that files of the program have for them.
constexpr std::array<std::pair<const char*, Colour>, 22> coloursOf(const Theme& theme)
{
    return {{{"page", theme.page},
             {"surface", theme.surface},
             {"sunken", theme.sunken},
             {"ink", theme.ink},
             {"muted", theme.muted},
             {"faint", theme.faint},
             {"track", theme.track},
             {"edge", theme.edge},
             {"line", theme.line},
             {"grid", theme.grid},
             {"a", theme.parents[0]},
             {"b", theme.parents[1]},
             {"c", theme.parents[2]},
             {"d", theme.parents[3]},
             {"now", theme.now},
             {"on", theme.onHighlight},
             {"nowbg", theme.nowBackground},
             {"right", theme.right},
             {"wrong", theme.wrong},
             {"wall", theme.wall},
             {"skirtSouth", theme.skirtSouth},
             {"skirtEast", theme.skirtEast}}};
}

} // namespace lozenge
