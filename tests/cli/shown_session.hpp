#pragma once

#include "session/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// The words of a command as a shell would take them apart.
std::vector<std::string> shellWords(const std::string& line);

/// What the window would show; none where the command is refused.
std::optional<Session> shownBy(const std::vector<std::string>& words);

/// Checks that both show the same picture, whatever is in view.
void checkSeenAlike(const Session& first, const Session& second);

} // namespace lozenge
