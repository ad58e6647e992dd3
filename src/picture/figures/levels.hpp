#pragma once

#include "analysis/measures.hpp"

#include "picture/kit/flow.hpp"
#include "picture/kit/labels.hpp"

#include <string>
#include <vector>

namespace lozenge {

using Spreads = std::vector<LevelSpread>;

/// On a log scale the amplitude that is asked for on each level, the spread that was found, and lines to compare with.
/// What lies as far apart anywhere has the same ratio.
Part levelsChart(const FigurePage& page, const Spreads& spreads, float height);

/// What its marks mean, in so many rows.
Part levelsKey(const FigurePage& page, const Spreads& spreads, int rows);

/// The same in numbers, a row a level, as wide as they are or, where there is so much, wider.
Part levelsTable(const FigurePage& page, const Spreads& spreads, float width = 0);

/// What to expect of the spread, since it is not the amplitude itself.
std::string expectedSpread(const OffsetLaw& law, const Look& look);

} // namespace lozenge
