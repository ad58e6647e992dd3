#pragma once

#include "lesson/opened_lesson.hpp"
#include "session/session.hpp"

#include <optional>
#include <tl/expected.hpp>

namespace lozenge {

/// A session with a lesson open at its start, paused.
tl::expected<Session, LessonError> openSession(OpenedOrError read);

/// Opens another lesson at its start, paused. Where it could not be read all stays as it is; the error is returned and
/// told.
std::optional<LessonError> openLesson(Session& session, OpenedOrError read);

/// Takes over what the lesson's file says now. An error in it is kept in `fileError` while the last good lesson stays.
void takeReadAgain(Session& session, ReadAgain again);

} // namespace lozenge
