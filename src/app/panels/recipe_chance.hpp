#pragma once

#include "app/panels/recipe_rows.hpp"

namespace lozenge {

// The rows of what chance adds: how much, and from where.
void showAmplitudeRows(RecipeRows& rows);
void showNoiseRows(RecipeRows& rows);

} // namespace lozenge
