#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <tl/expected.hpp>

namespace lozenge {

/// Why a file was not read.
struct ReadFault {
    enum class Kind { Missing, Folder, Special, TooLarge, Disk };

    Kind kind = Kind::Disk;
    std::string says; ///< of the file: "cannot be read: Input/output error"
};

/// More than any text, font or list of the program has, and far from what would fill the memory.
inline constexpr std::uintmax_t largestRead = 64'000'000;

/// An ordinary file to its last byte. A pipe or a device, which may never end, is not waited for.
tl::expected<std::string, ReadFault> readFile(const std::filesystem::path& file, std::uintmax_t most = largestRead);

/// Whether the system says that there is nothing of this name. What it cannot look at is there: to read it tells why.
bool isMissing(const std::filesystem::path& path);

} // namespace lozenge
