#pragma once

#include "cli/command_line.hpp"

#include <filesystem>

namespace lozenge {

/// Writes a commented lesson to start from.
Exit writeNewLesson(const std::filesystem::path& target, bool isForced);

} // namespace lozenge
