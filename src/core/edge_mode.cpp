#include "core/edge_mode.hpp"

#include <array>

namespace lozenge {
namespace {

using enum EdgeMode::Border;

constexpr std::array<EdgeMode, 7> modes{{
    {"three", "the missing parent is left out: three are averaged", Source::LeftOut},
    {"wrap", "the map repeats: the missing parent is read on the far side", Source::Wrapped, CopiedFarSide},
    {"mirror", "the opposite parent counts twice", Source::Mirrored},
    {"zero", "the missing parent counts as 0", Source::Constant},
    {"constant", "the missing parent counts as edge_value", Source::Constant, Averaged, true},
    {"fixed", "border points become edge_value", Source::LeftOut, Fixed, true},
    {"two", "border points average their two neighbours on the border", Source::LeftOut, TwoEnds},
}};

} // namespace

std::span<const EdgeMode> edgeModes()
{
    return modes;
}

} // namespace lozenge
