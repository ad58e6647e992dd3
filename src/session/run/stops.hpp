#pragma once

#include "session/session.hpp"

namespace lozenge {

/// The stop that is shown: of several at the present place one; null where there is none.
const FoundStop* presentStop(const Session& session);

/// The place in session.stops of the stop after, or before, what is shown; nothing where there is none.
std::optional<std::size_t> stopAfter(const Session& session);
std::optional<std::size_t> stopBefore(const Session& session);

/// Of a question that is open or was answered the stop that asks, which may be about the step to come; else the
/// present.
std::optional<std::size_t> stopAtHand(const Session& session);

/// Of several stops at the present place shows this one.
void showStop(Session& session, std::size_t place);

/// The words, figure and marks of a stop are about the lesson's own run. Elsewhere stops are places to rest at. Null
/// there, and while a question is open about the step that the stop is about.
const Stop* speakingStop(const Session& session);

} // namespace lozenge
