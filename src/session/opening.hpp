#pragma once

#include "lesson/read_lesson.hpp"
#include "session/session.hpp"

#include <limits>
#include <optional>
#include <tl/expected.hpp>

namespace lozenge {

/// A session with a lesson open at its start, paused.
OrError<Session> openSession(OpenedOrError read);

/// Opens another lesson at its start, paused. Where it could not be read all stays as it is; the error is returned and
/// told.
std::optional<LessonError> openLesson(Session& session, OpenedOrError read);

/// Takes over what the lesson's file says now. An error in it is kept in `fileError` while the last good lesson stays,
/// and so does a lesson that was changed here and is not saved.
void takeReadAgain(Session& session, ReadAgain again);

/// Takes over the lesson of another text, and stays where it is as well as possible; in the run of its recipe, or of
/// the one that is given.
void takeOver(Session& session, OpenedLesson opened, const std::optional<Recipe>& run = std::nullopt);

/// Runs another recipe, and stays at the same level, phase and point as well as possible. After a survey, which has
/// none, it begins at a place, from which the end is as far as can be.
void runRecipe(Session& session, const Recipe& recipe, int place);
inline constexpr int atEnd = std::numeric_limits<int>::max();

/// Shows the lesson with other words, and says what the program says in their language. Words belong to the file as
/// the disk has it: a lesson that is not saved keeps those that it has.
void speak(Session& session, LessonWords words);

/// Whether the lesson is shown in its file's own words, which alone are written here. Else this is told.
bool mayWrite(Session& session);

/// Whether a lesson may be left: it is saved, or this was asked twice. The first time it is told.
bool mayLeave(Session& session);

} // namespace lozenge
