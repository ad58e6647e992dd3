#pragma once

#include "picture/theme.hpp"

#include <cmath>
#include <string>

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

} // namespace lozenge
