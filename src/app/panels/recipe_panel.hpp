#pragma once

#include "app/ui/desk.hpp"
#include "session/recipe/editing.hpp"

#include <optional>

namespace lozenge {

struct RecipeEdit {
    Recipe recipe;
    Edit edit = Edit::Begins;
};

/// Every key of the recipe. What it was changed to, if it was.
std::optional<RecipeEdit> recipePanel(const Desk& desk, const Session& session);

/// Undo and back to the lesson, for the foot of the panel.
void showRecipeFoot(const Desk& desk, Session& session, const Box& box);

} // namespace lozenge
