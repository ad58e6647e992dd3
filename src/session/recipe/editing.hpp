#pragma once

#include "session/session.hpp"

#include <optional>
#include <string>
#include <string_view>

// Changing the recipe that is run, and writing a lesson while it is shown.

namespace lozenge {

inline constexpr std::size_t mostUndoable = 100;

/// Whether a change goes on with the one before, as a slider that is dragged: then both are undone together.
enum class Edit : std::uint8_t { Begins, Continues };

/// Runs another recipe and stays at the same level, phase and point as well as possible. A recipe with a fault
/// changes nothing; the fault is returned and told.
std::optional<RecipeFault> setRecipe(Session& session, Recipe recipe, Edit edit = Edit::Begins);

void undo(Session& session);

/// Back to the recipe of the lesson.
void resetRecipe(Session& session);

// Each command of a writer changes the text of the lesson's file, which is read at once: what is seen is what the file
// will say. Undo leads back to the text before.

/// The present step becomes a stop, after those that stand there already.
void addStop(Session& session);

/// A key of the stop that is shown, as it is written in a file; without a value it is taken away.
void setStopKey(Session& session, std::string_view key, const std::optional<std::string>& value,
                Edit edit = Edit::Begins);

/// The words of such a key; empty ones take it away.
void setStopWords(Session& session, std::string_view key, std::string_view words, Edit edit = Edit::Begins);

/// A question with choices at the stop that is shown.
void setQuestion(Session& session, const Question& question, Edit edit = Edit::Begins);

/// None, or the first words for one of this kind.
void chooseQuestion(Session& session, std::optional<Question::Kind> kind);

/// The figure that was chosen is what the stop shows from now on.
void showFigureAtStop(Session& session);

/// The stop that is shown goes to another step, with all that it says.
void moveStop(Session& session, int moment);

void removeStop(Session& session);

/// The lesson's title, or another line at the top of its file.
void setLessonWords(Session& session, std::string_view key, std::string_view words, Edit edit = Edit::Begins);

/// The recipe that is run becomes that of the lesson.
void keepRecipe(Session& session);

/// Sets a height before the run, or takes it away where there is one already.
void togglePreset(Session& session, Point at, double height);

/// What the window has done once the text is on the disk.
void takeSaved(Session& session, LessonSource source);

} // namespace lozenge
