#pragma once

#include <filesystem>

namespace lozenge {

/// The folder of the program's data: $LOZENGE_DATA_DIR, else beside the installed program, else the source tree.
std::filesystem::path dataFolder();

} // namespace lozenge
