#pragma once

#include "app/ui/desk.hpp"

namespace lozenge {

/// Every key of the recipe.
void showRecipe(const Desk& desk, Session& session);

/// Undo and back to the lesson, for the foot of the panel.
void showRecipeFoot(const Desk& desk, Session& session, const Box& box);

} // namespace lozenge
