#pragma once

#include <filesystem>
#include <functional>
#include <system_error>
#include <tl/expected.hpp>

// How what is whole gets its name.

namespace lozenge {

/// Makes something under a hidden name beside the one that it is to have. The name is known before it is made, so that
/// it can go away whatever fails, and is empty where nothing was made.
std::error_code makeHidden(const std::filesystem::path& target, std::filesystem::path& hidden,
                           const std::function<std::error_code()>& make);

/// As rename() of the system does it: a file that has the name is gone, and an empty folder where a folder gets it.
std::error_code renameOver(const std::filesystem::path& from, const std::filesystem::path& to);

/// Gives a file a name that is free: else it is an error, file_exists.
std::error_code renameToFree(const std::filesystem::path& from, const std::filesystem::path& to);

/// What had the one name has the other; at each moment there is something of the second. On disks that know no such
/// exchange a file is replaced, and is gone, and a folder is away for a moment.
std::error_code exchangeNames(const std::filesystem::path& one, const std::filesystem::path& other);

/// Whether what has the one name may be read and written by whom the other may be; else it is made so.
std::error_code takePermissions(const std::filesystem::path& of, const std::filesystem::path& to);

class Descriptor;

/// The folder in which something has its name, to be synced once it has it.
tl::expected<Descriptor, std::error_code> folderAround(const std::filesystem::path& target);

} // namespace lozenge
