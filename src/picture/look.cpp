#include "picture/look.hpp"

#include <array>

namespace lozenge {
namespace {

constexpr std::array<PhaseNames, 2> namesTable{{
    {"standard", "a diamond step sets the middle of a square", false},
    {"swapped", "the square comes first: a square step sets the middle of a square", true},
}};

using enum ReliefStyle::Kind;

constexpr std::array<ReliefStyle, 10> stylesTable{{
    {"shaded", "coloured by height, lit from the north-west", Shaded},
    {"wire", "only the lines of the lattice", Wire},
    {"bands", "flat bands: ocean, rock, grass, forest, soil, snow", Bands},
    {"slope-grey", "grey by the slope", SlopeGrey},
    {"normals", "coloured by the direction that the surface faces", Normals},
    {"smooth", "lit by normals that change evenly from point to point", Smooth},
    {"facets", "a flat facet a cell, with black edges", Facets},
    {"columns", "a column a point, grey by the slope, painted from back to front", Columns},
    {"strips", "the lines of triangle strips, black on white", Strips},
    {"flat", "coloured by height, without light", Flat},
}};

constexpr std::array<Proportions, 2> proportionsRows{{
    {"usual", "the axis of heights is as tall as it is easy to read", false},
    {"true", "a unit of height is as long as the distance between points", true},
}};

constexpr std::array<Unset, 2> unsetRows{{
    {"between", "where averaging alone would put them", false},
    {"zero", "at 0", true},
}};

} // namespace

std::span<const PhaseNames> phaseNames()
{
    return namesTable;
}

std::span<const ReliefStyle> reliefStyles()
{
    return stylesTable;
}

std::span<const Proportions> proportionsTable()
{
    return proportionsRows;
}

std::span<const Unset> unsetTable()
{
    return unsetRows;
}

const Theme& reliefTheme(const Look& look)
{
    return look.background->theme ? *look.background->theme : *look.theme;
}

std::string_view phaseWord(Phase phase, const PhaseNames& names)
{
    return (phase == Phase::Diamond) != names.swapped ? "diamond" : "square";
}

} // namespace lozenge
