#pragma once

#include "session/run/run_kind.hpp"
#include "session/session.hpp"

// Commands that go through what is looked at. A step by hand pauses; all the others keep playing.

namespace lozenge {

/// Where prediction is on, one step forward asks first, and the next shows the answer.
inline void stepForward(Session& session, int count = 1)
{
    kindOf(session).forward(session, count);
}
inline void stepBack(Session& session, int count = 1)
{
    kindOf(session).back(session, count);
}

/// To the end of this chapter, or of the next; to the end of the chapter before.
inline void nextChapter(Session& session)
{
    kindOf(session).nextChapter(session);
}
inline void previousChapter(Session& session)
{
    kindOf(session).previousChapter(session);
}

/// A step where the lesson has no stops. A stop that asks is asked at before its step is shown.
inline void nextStop(Session& session)
{
    kindOf(session).nextStop(session);
}
inline void previousStop(Session& session)
{
    kindOf(session).previousStop(session);
}

inline void toStart(Session& session)
{
    goTo(session, 0);
}
inline void toEnd(Session& session)
{
    goTo(session, session.lastMoment());
}

/// Any moment; those outside the run mean its ends.
inline void seek(Session& session, int moment)
{
    goTo(session, moment);
}

} // namespace lozenge
