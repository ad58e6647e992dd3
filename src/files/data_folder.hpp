#pragma once

#include <filesystem>

namespace lozenge {

/// The folder of the program's data: $LOZENGE_DATA_DIR, else beside the program, else the sources that it was built of.
std::filesystem::path dataFolder();

/// The folder of the fonts: of the data, or of a build, which keeps them beside the program.
std::filesystem::path fontFolder();

} // namespace lozenge
