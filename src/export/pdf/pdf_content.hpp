#pragma once

#include "picture/picture.hpp"

#include <array>
#include <bitset>
#include <map>
#include <string>
#include <vector>

namespace lozenge {

/// The glyphs of each font that are used, and the characters that they stand for.
using UsedGlyphs = std::array<std::map<unsigned, char32_t>, fontCount>;

/// Opacities in hundredths.
using UsedOpacities = std::bitset<101>;

/// What a page of a PDF shows, and what of the document it needs.
struct PdfContent {
    std::string packed; ///< the operators
    UsedGlyphs glyphs;
    UsedOpacities fillOpacities;
    UsedOpacities strokeOpacities;
    std::vector<Image> images; ///< called /I0, /I1 and so on
};

/// Fonts are called /F0 and so on by their place in Font, opacities /A55 for areas and /B55 for lines.
PdfContent pdfContentOf(const Picture& picture, float pointsAPixel);

} // namespace lozenge
