#pragma once

#include <filesystem>
#include <system_error>
#include <tl/expected.hpp>

// How what is whole gets its name.

namespace lozenge {

/// A name beside the one that something is to have: it says whose it is, and another for each attempt.
std::filesystem::path hiddenName(const std::filesystem::path& target, int attempt);

/// Makes something under a hidden name. The name is known before it is made, so that it can go away whatever fails, and
/// is empty where nothing was made.
template <typename Make>
std::error_code makeHidden(const std::filesystem::path& target, std::filesystem::path& hidden, Make make)
{
    constexpr int attempts = 100;
    for (int attempt = 0;; ++attempt) {
        hidden = hiddenName(target, attempt);
        const std::error_code error = make();
        if (!error)
            return {};
        hidden.clear();
        if (error != std::errc::file_exists || attempt == attempts)
            return error;
    }
}

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
