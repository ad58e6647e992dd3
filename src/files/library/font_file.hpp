#pragma once

#include "picture/text/font.hpp"

#include <string>

namespace lozenge {

/// A font as its file has it.
struct FontFile {
    std::string place; ///< for messages
    std::string bytes;
};

/// Fonts come from files that the program brings, never by name from the system: letters look the same everywhere. Each
/// is read once for the whole program. Throws std::runtime_error where it cannot be read.
const FontFile& fontFile(Font font);

} // namespace lozenge
