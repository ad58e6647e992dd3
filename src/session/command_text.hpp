#pragma once

#include "session/session.hpp"

namespace lozenge {

/// The command that opens the window on what is seen now: "lozenge growing-a-coast --set edge=wrap --step 28 --zoom 2",
/// quoted for a shell. What opens anyway is left out.
std::string commandLine(const Session& session);

/// After the last of the sides that are compared: the seam from north to south is looked at; reliefs stand under the
/// boards.
inline constexpr std::string_view otherSeam = "north-south";
inline constexpr std::string_view withReliefs = "reliefs";

/// What turns the lesson's file into the run that is looked at.
std::vector<std::string> presentOverrides(const Session& session);

} // namespace lozenge
