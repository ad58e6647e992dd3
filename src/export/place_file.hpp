#pragma once

#include <filesystem>
#include <system_error>

namespace lozenge {

/// Gives a file a new name in the same folder. Where that name is taken it is an error, file_exists.
std::error_code placeFile(const std::filesystem::path& from, const std::filesystem::path& to);

/// The same, but what has that name is replaced.
std::error_code placeFileOver(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace lozenge
