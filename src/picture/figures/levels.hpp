#pragma once

#include "analysis/measures.hpp"

#include "picture/look.hpp"
#include "picture/picture.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// Decades that hold all amplitudes and spreads, at least one.
struct LogScale {
    int lowest = -1;
    int highest = 0;
    Box box;

    [[nodiscard]] float y(double value) const;
    [[nodiscard]] int decades() const { return highest - lowest; }

    /// Across the box for each decade, with its number where there is room; the others, which there are where decades
    /// are few, are closer towards the next decade as the scale has it.
    struct Line {
        float y = 0;
        bool isDecade = false;
        std::string number = {};
    };
    [[nodiscard]] std::vector<Line> lines() const;
};

LogScale logScale(const std::vector<LevelSpread>& spreads, const Box& box);

/// What to expect of the spread, since it is not the amplitude itself.
std::string expectedSpread(const OffsetLaw& law, const Look& look);

} // namespace lozenge
