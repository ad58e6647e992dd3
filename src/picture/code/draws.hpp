#pragma once

#include "core/timeline.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace lozenge {

/// The MATLAB script draws for all four edges of a cell, whether it sets them or not: right, left, top, bottom.
inline constexpr std::array<std::string_view, 4> drawNames{"R", "L", "T", "B"};

/// Those of the cell of such a square step. Nothing for other steps and programs.
std::optional<std::array<double, 4>> cellDraws(const Timeline& timeline, const Step& step);

/// A point that the loop of a phase comes to, and whether it is set there or passed over.
struct Visit {
    Point at;
    bool isSet = true;
};

/// In their order, those of the present phase up to a step. Programs that look at each cell before they set it come to
/// more points than they set.
std::vector<Visit> visitsUpTo(const Timeline& timeline, int number);

/// How many points the loop has passed over since the step before, at once.
int passedOverBefore(const Timeline& timeline, int number);

} // namespace lozenge
