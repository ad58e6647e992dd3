#pragma once

#include "core/recipe.hpp"

namespace lozenge {

/// Checks that the run of a recipe is that of the plain loops: every step, the start and the finished map.
void checkAgreement(const Recipe& recipe);

/// The same where the loops sum in another order: heights alone, to 1e-12.
void checkNearness(const Recipe& recipe);

} // namespace lozenge
