#pragma once

#include "session/session.hpp"

// Commands that go through the run. A step by hand pauses; all the others keep playing.

namespace lozenge {

/// Where prediction is on, one step forward asks first, and the next shows the answer.
void stepForward(Session& session, int count = 1);
void stepBack(Session& session, int count = 1);

void nextChapter(Session& session);     ///< to the end of this chapter, or of the next
void previousChapter(Session& session); ///< to the end of the chapter before

/// A step where the lesson has no stops. A stop that asks is asked at before its step is shown.
void nextStop(Session& session);
void previousStop(Session& session);

void toStart(Session& session);
void toEnd(Session& session);

/// Any moment; those outside the run mean its ends.
void seek(Session& session, int moment);

} // namespace lozenge
