#pragma once

#include "picture/text/font.hpp"

#include <string>

namespace lozenge {

/// A font as its file has it.
struct FontFile {
    std::string place; ///< for messages
    std::string bytes;
};

/// Fonts come from files that the program brings, never by name from the system: pictures are the same everywhere. Each
/// is read once for the whole program. Throws std::runtime_error where it cannot be read.
///
/// Pictures are made where there is no disk too, so this is defined in files/library/font_file.cpp, which a program
/// links, or by whatever else a program has fonts from.
const FontFile& fontFile(Font font);

} // namespace lozenge
