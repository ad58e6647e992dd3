#pragma once

#include "picture/picture.hpp"

namespace lozenge {

/// A picture with one of every kind of shape, on a page of one colour.
inline Picture everyShape()
{
    Picture picture{.width = 320, .height = 200, .background = rgb(0xF5F7FA), .title = "Every <shape> & \"more\""};
    picture.description = "line one\nline \x01 two";
    const Vec2 corners[]{{20, 20}, {80, 30}, {70, 90}, {15, 70}};
    picture.polygon(corners, rgb(0x3366AA), {rgb(0x3366AA), 0.6F});
    picture.line({100, 20}, {180, 90}, {rgb(0xAA3300), 3, 8, 4, false});
    picture.circle({230, 60}, 30, rgb(0x22AA55), {rgb(0x111111), 2});
    picture.rectangle({20, 110, 80, 60}, 10, withAlpha(rgb(0xC0307A), 0.5F), {rgb(0x444444), 1.5F});
    picture.text({160, 150}, "h = \u2013\u00E9\u03B1 \u25C6 <a&b>", Font::SansBold, 18, rgb(0x111111), Align::Centre);
    const auto pixels = std::make_shared<Pixels>();
    *pixels = {2, 1, {255, 0, 0, 255, 0, 0, 255, 128}};
    picture.image({250, 120, 40, 20}, pixels, false);
    return picture;
}

} // namespace lozenge
