#pragma once

#include "session/session.hpp"

namespace lozenge {

inline constexpr std::size_t mostUndoable = 100;

/// Whether a change goes on with the one before, as a slider that is dragged: then both are undone together.
enum class Edit : std::uint8_t { Begins, Continues };

/// What is there now is what undo leads back to.
void rememberForUndo(Session& session, Edit edit);

/// Runs another recipe and stays at the same level, phase and point as well as possible. A recipe with a fault
/// changes nothing; the fault is returned and told.
std::optional<RecipeFault> setRecipe(Session& session, Recipe recipe, Edit edit = Edit::Begins);

void undo(Session& session);

/// Back to the recipe of the lesson.
void resetRecipe(Session& session);

} // namespace lozenge
