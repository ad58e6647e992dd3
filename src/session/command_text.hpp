#pragma once

#include "session/session.hpp"

namespace lozenge {

/// The command that opens this very step: "lozenge growing-a-coast --step 28 --set edge=wrap", quoted for a shell.
std::string commandLine(const Session& session);

/// KEY=VALUE for each key in which a recipe differs from another, as --set takes them.
std::vector<std::string> overridesBetween(const Recipe& from, const Recipe& to);

/// The shortest text that reads back as this very number.
std::string exactText(double number);

/// As one word of a shell.
std::string shellWord(const std::string& text);

} // namespace lozenge
