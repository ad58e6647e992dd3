#pragma once

#include "session/session.hpp"

namespace lozenge {

/// The command that opens this very step: "lozenge growing-a-coast --step 28 --set edge=wrap", quoted for a shell.
std::string commandLine(const Session& session);

/// KEY=VALUE for each key in which a recipe differs from another, as --set takes them.
std::vector<std::string> overridesBetween(const Recipe& from, const Recipe& to);

/// What turns the lesson's file into the run that is looked at.
std::vector<std::string> presentOverrides(const Session& session);

/// The shortest text that reads back as this very number.
std::string exactText(double number);

} // namespace lozenge
