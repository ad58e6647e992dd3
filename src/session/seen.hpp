#pragma once

#include "session/session.hpp"
#include "show/lesson_pages.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace lozenge {

/// The lesson as the session has it, in its recipe and look. Its words are about its own run only.
Lesson lessonSeen(const Session& session);

/// The run, or the survey, that is looked at.
LessonPages::Run runSeen(const Session& session);

/// Pages of it as its command line would have them, of the usual size.
PageOptions pageOptions(const Session& session);

/// What makes a page can be called beside the session.
using PageMaker = std::function<LessonPages(PageOptions)>;

/// The page that the stage shows now: the step or its figure, with the stop's title and words; runs side by side; an
/// open question.
PageMaker pageSeen(const Session& session);

/// The page that the stage will show at a stop.
PageMaker pageOfStop(const Session& session, const FoundStop& found);

/// The command that opens the window on what is seen now: "lozenge growing-a-coast --set edge=wrap --step 28 --zoom 2",
/// quoted for a shell. What opens anyway is left out.
std::string commandLine(const Session& session);

/// After the last of the sides that are compared: the seam from north to south is looked at; reliefs stand under the
/// boards.
inline constexpr std::string_view otherSeam = "north-south";
inline constexpr std::string_view withReliefs = "reliefs";

} // namespace lozenge
