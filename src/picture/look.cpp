#include "picture/look.hpp"

#include <array>

namespace lozenge {
namespace {

constexpr std::array<PhaseNames, 2> namesTable{{
    {"standard", "a diamond step sets the middle of a square", false},
    {"swapped", "the square comes first: a square step sets the middle of a square", true},
}};

using enum ReliefStyle::Kind;

constexpr std::array<ReliefStyle, 5> stylesTable{{
    {"shaded", "coloured by height, lit from the north-west", Shaded},
    {"wire", "only the lines of the lattice", Wire},
    {"bands", "flat bands: ocean, rock, grass, forest, soil, snow", Bands},
    {"slope-grey", "grey by the slope, with water", SlopeGrey},
    {"normals", "coloured by the direction that the surface faces", Normals},
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

std::string_view phaseWord(Phase phase, const PhaseNames& names)
{
    return (phase == Phase::Diamond) != names.swapped ? "diamond" : "square";
}

} // namespace lozenge
