#pragma once

#include "session/session.hpp"

#include <tl/expected.hpp>

namespace lozenge {

/// A session with a lesson open at its start, paused.
tl::expected<Session, LessonError> openSession(const std::string& pathOrId,
                                               const std::vector<std::string>& overrides = {});

/// Opens another lesson at its start, paused. Where it cannot be read all stays as it is; the error is returned and
/// told.
std::optional<LessonError> openLesson(Session& session, const std::string& pathOrId,
                                      const std::vector<std::string>& overrides = {});

/// Reads the lesson's file again if its time or size is another. An error in it is kept in `fileError` while the last
/// good lesson stays. Whether anything changed.
bool reloadIfChanged(Session& session);

} // namespace lozenge
