#include "picture/kit/marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {

Vec2 unit(Vec2 v)
{
    const float length = std::hypot(v.x, v.y);
    return length > 0 ? v * (1 / length) : Vec2{0, -1};
}

void writeAbout(Picture& picture, Vec2 middle, std::string text, Font font, float size, Colour colour)
{
    picture.text({middle.x, middle.y + middleOfCapitals * size}, std::move(text), font, size, colour, Align::Centre);
}

void paintDiamond(Picture& picture, Vec2 centre, float radius, Colour fill, const Stroke& stroke)
{
    const std::array corners{centre + Vec2{0, -radius}, centre + Vec2{radius, 0}, centre + Vec2{0, radius},
                             centre + Vec2{-radius, 0}};
    picture.polygon(corners, fill, stroke);
}

void paintArrow(Picture& picture, Vec2 from, Vec2 to, Colour colour, float width, float head, Colour casing,
                float casingWidth, bool isDashed)
{
    const Vec2 along = unit(to - from);
    const Vec2 across{-along.y, along.x};
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const Vec2 neck = to - along * std::min(head, length);
    const float half = head * 0.52F;
    if (length > head + width) {
        picture.line(from, neck + along, {casing, width + 2 * casingWidth});
        picture.line(from, neck + along, {colour, width, isDashed ? 2 * width : 0, isDashed ? 1.6F * width : 0});
    }
    const std::array tip{to, neck + across * half, neck - across * half};
    picture.polygon(tip, colour, {casing, casingWidth});
}

} // namespace lozenge
