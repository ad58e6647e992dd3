#include "session/run/speed.hpp"

#include <array>

namespace lozenge {
namespace {

constexpr std::array<Speed, 9> table{{
    {"1 step in 2 s", 0.5},
    {"1 step/s", 1},
    {"2 steps/s", 2},
    {"5 steps/s", 5},
    {"10 steps/s", 10},
    {"30 steps/s", 30},
    {"100 steps/s", 100},
    {"1000 steps/s", 1000},
    {"10000 steps/s", 10000},
}};

} // namespace

std::span<const Speed> speeds()
{
    return table;
}

} // namespace lozenge
