#pragma once

#include "cli/look_options.hpp"
#include "session/session.hpp"

#include <string_view>
#include <vector>

namespace lozenge {

// What the window is to show, as options. commandLine() of a session writes those that are read here.

/// All options of the window; `panels` are those that it has.
void addWindowOptions(CLI::App& app, WindowRequest& request, Offers& offers,
                      const std::vector<std::string_view>& panels);

/// The first thing wrong with what is to be seen of the lesson that is open; else the session shows it.
Problem apply(const WindowRequest& request, Session& session, const std::vector<std::string_view>& panels);

} // namespace lozenge
