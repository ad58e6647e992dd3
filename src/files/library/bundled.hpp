#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What comes with the program is known by the names of its files, without their endings.

namespace lozenge {

inline constexpr std::string_view lessonEnding = ".toml";

/// The names of a folder's files with this ending, without it. A dot in such a name tells that the file is something
/// else: "bay.de.toml" holds words, "bay.playlist.toml" is no lesson.
std::vector<std::string> namesIn(const std::filesystem::path& folder, std::string_view ending);

/// The ids of the bundled lessons or playlists, in the order that their files ask for.
std::vector<std::string> bundledIds(std::string_view ending,
                                    const std::function<int(const std::filesystem::path&)>& orderOf);

/// The file of such an id; nothing where there is none.
std::optional<std::filesystem::path> bundledFile(std::string_view id, std::string_view ending);

} // namespace lozenge
