#pragma once

#include "files/disk/export_error.hpp"
#include "picture/text/font.hpp"

#include <filesystem>
#include <string>

namespace lozenge {

/// The folder of the program's data: $LOZENGE_DATA_DIR, else beside the program, else the sources that it was built of.
std::filesystem::path dataFolder();

/// What a file of the program's own assets/ holds, as "pptx/slide.xml". Throws where it cannot be read.
std::string assetText(const std::string& name);

/// That such a file is not as the program needs it: "is no XML".
ExportFault assetFault(const std::string& name, const std::string& fault);

/// A font as its file has it.
struct FontFile {
    std::string place; ///< for messages
    std::string bytes;
};

/// Fonts come from files that the program brings, never by name from the system: letters look the same everywhere. Each
/// is read once for the whole program. Throws std::runtime_error where it cannot be read.
const FontFile& fontFile(Font font);

} // namespace lozenge
