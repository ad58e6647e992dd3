#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <system_error>

namespace lozenge {

/// A file as it was read: whole, or with what kept it from being read, and then without bytes.
struct FileRead {
    std::string bytes;
    std::error_code fault;
};

/// Never throws for what a disk does. A file of more bytes than `most` is not read.
FileRead readFile(const std::filesystem::path& file, std::uintmax_t most = std::numeric_limits<std::uintmax_t>::max());

} // namespace lozenge
