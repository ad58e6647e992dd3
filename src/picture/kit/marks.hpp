#pragma once

#include "picture/picture.hpp"

#include <array>
#include <string>

// Marks that every drawing has.

namespace lozenge {

/// The same direction with a length of 1; upwards where there is none.
Vec2 unit(Vec2 v);

/// Between four values, of which the second lies along u from the first and the third along v.
template <typename Value, typename Share>
Value bilinear(const std::array<Value, 4>& values, Share u, Share v)
{
    return (values[0] * (1 - u) + values[1] * u) * (1 - v) + (values[2] * (1 - u) + values[3] * u) * v;
}

/// Text whose capitals and digits have their middle here.
void writeAbout(Picture& picture, Vec2 middle, std::string text, Font font, float size, Colour colour);

void paintDiamond(Picture& picture, Vec2 centre, float radius, Colour fill, const Stroke& stroke = {});

/// The casing sets it apart from what it lies on.
void paintArrow(Picture& picture, Vec2 from, Vec2 to, Colour colour, float width, float head, Colour casing,
                float casingWidth = 0, bool isDashed = false);

} // namespace lozenge
