#pragma once

#include "picture/figures/figure.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// Names sides that have no name by what sets them apart from one another. Slips are counted and not named: which
/// mistake it is may be what the audience is asked.
void nameSides(std::vector<ShownRecipe>& sides);

/// What an edge mode does, in three words.
Phrase edgeInShort(const Recipe& recipe);

} // namespace lozenge
