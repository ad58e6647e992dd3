#pragma once

#include "core/step.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace lozenge {

struct Recipe;

/// The amplitude of each level: times `ratio` a level, or listed. Two programs have words of their own for it.
struct Amplitudes {
    double first = 1;
    double ratio = 0.5;
    std::vector<double> listed;
    std::optional<double> roughness; ///< in the place of `first`: that for each cell of a side
    std::optional<double> rcoe;      ///< its powers, the highest first, in the place of all others

    friend bool operator==(const Amplitudes&, const Amplitudes&) = default;
};

/// When the amplitude shrinks.
struct Scaling {
    std::string_view name;
    std::string_view explanation;
    bool inBetween = false; ///< by the root of the ratio before each phase
};

/// The table of scalings; the first is the default.
std::span<const Scaling> scalings();

// The amplitudes of a run: what the recipe gives, and what slips make of it.
std::vector<Level> levelsOf(const Recipe& recipe);

/// Whether the amplitudes that the recipe gives are larger at the end than at the start.
bool amplitudesGrow(const Recipe& recipe);

/// Whether both phases of a level have the same amplitude.
bool scalesByLevel(const Recipe& recipe);

} // namespace lozenge
