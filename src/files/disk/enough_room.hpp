#pragma once

#include "files/disk/export_error.hpp"

#include <filesystem>
#include <optional>

namespace lozenge {

/// Why so many bytes cannot be held in memory, or written to the disk of this file; nothing where they can, or where
/// the system does not tell.
std::optional<ExportError> lackOfMemory(const std::filesystem::path& target, double bytes);
std::optional<ExportError> lackOfDisk(const std::filesystem::path& target, double bytes);

} // namespace lozenge
