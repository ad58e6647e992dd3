#pragma once

#include "session/session.hpp"

namespace lozenge {

/// Writes the lesson that is written to where it is to be saved, and tells what became of it. Another file than its own
/// is never replaced.
void saveLesson(Session& session);

} // namespace lozenge
