#pragma once

#include "cli/command_line.hpp"
#include "files/library/playlists.hpp"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

/// The bundled ones, a line each, in a language.
Exit listPlaylists(const std::string& language);

/// A playlist with its lessons. What is wrong with it has been said when this fails.
tl::expected<OpenedPlaylist, Exit> openPlaylistNamed(const std::string& pathOrId,
                                                     const std::vector<std::string>& overrides = {},
                                                     const Language* language = nullptr);

} // namespace lozenge
