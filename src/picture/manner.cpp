#include "core/recipe.hpp"
#include "picture/look.hpp"

#include <array>

namespace lozenge {
namespace {

/// Of a map of heights around 0, seen as it is by default.
Look plain(std::string_view style, std::string_view palette, std::string_view background = "page")
{
    Look look;
    look.style = rowNamed(reliefStyles, style);
    look.palette = rowNamed(palettes, palette);
    look.background = rowNamed(backgrounds, background);
    return look;
}

/// A mesh of the WebGL program is seen from low above the land, in grey air.
Look terrainGenerator()
{
    Look look = plain("bands", "terrain", "grey");
    look.axis.low = 0;
    look.camera = {.azimuth = 28, .elevation = 24, .zoom = 1};
    look.fog.colour = rgb(0xFFFFFF);
    return look;
}

Look matlab()
{
    Look look = plain("facets", "land", "white");
    look.range = Interval{0, 1.8};
    look.axis = {0, 2.5};
    look.camera = {.azimuth = -47, .elevation = 74, .zoom = 1};
    return look;
}

/// The program's heights count in points of the map, and it sees the map from above a corner.
Look playfuljs()
{
    Look look = plain("columns", "grey");
    look.proportions = rowNamed(proportionsTable, "true");
    look.axis.low = 0;
    look.water = {Water::Measure::ShareOfSide, 0.3};
    look.camera = {.azimuth = 45, .elevation = 40, .zoom = 1};
    return look;
}

Look cloudy()
{
    Look look = plain("flat", "clouds");
    look.camera = {.azimuth = 0, .elevation = 90, .zoom = 0.9};
    return look;
}

} // namespace

std::span<const Manner> manners()
{
    static const std::array<Manner, 7> table{{
        {"lozenge", "the program's own", {}},
        {"terrain-generator", "a lit mesh in bands, in grey air", terrainGenerator()},
        {"matlab", "flat facets with black edges, an axis from 0 to 2.5", matlab()},
        {"playfuljs", "grey columns from back to front, and water", playfuljs()},
        {"workshop", "triangle strips, black on white", plain("strips", "grey", "white")},
        {"slides", "a grey-green mesh with normals at its points", plain("smooth", "moss")},
        {"clouds", "a sky, from straight above", cloudy()},
    }};
    return table;
}

Look inManner(Look look, const Manner& manner)
{
    const Look own = look;
    look = manner.look;
    look.manner = &manner == &manners().front() ? nullptr : &manner;
    look.theme = own.theme;
    look.names = own.names;
    look.language = own.language;
    look.numbers = own.numbers;
    look.coordinates = own.coordinates;
    look.unset = own.unset;
    return look;
}

const Manner& mannerOf(const Look& look)
{
    return look.manner ? *look.manner : manners().front();
}

} // namespace lozenge
