#pragma once

#include "app/panels/recipe_rows.hpp"

// The rows of the recipe panel about chance: how large the offsets are and where their random numbers come from.

namespace lozenge {

void showAmplitudeRows(RecipeRows& rows);
void showNoiseRows(RecipeRows& rows);

} // namespace lozenge
