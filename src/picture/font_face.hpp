#pragma once

#include "picture/font.hpp"

#include <ft2build.h>
#include FT_FREETYPE_H

namespace lozenge {

// What FreeType says of its work. Where it has too little memory that is std::bad_alloc, else std::runtime_error.

FT_Library startedFreeType();

/// The face of a font, with the characters that it has.
FT_Face openedFace(FT_Library library, Font font);

/// Goes on where FreeType says that all is well.
void throwIfFailed(FT_Error error, Font font);

} // namespace lozenge
