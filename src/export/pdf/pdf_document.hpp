#pragma once

#include "files/disk/atomic_file.hpp"
#include "picture/picture.hpp"

#include <array>
#include <bitset>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// The number of an object in a PDF file.
using PdfId = int;

/// The frame of a PDF file: numbered objects, written one after the other, and the table of where each stands.
class PdfDocument {
public:
    explicit PdfDocument(AtomicFile& file);

    /// A number for an object that others refer to before it is written.
    PdfId reserve();

    void put(PdfId id, std::string_view object);
    PdfId put(std::string_view object);

    /// An object with bytes, which are packed already. `entries` are those of its dictionary besides.
    PdfId putStream(std::string_view entries, std::string_view packed);

    /// Writes the table, last.
    void finish(PdfId catalog, PdfId information);

private:
    void begin(PdfId id);

    AtomicFile& m_file;
    std::vector<std::uint64_t> m_places{0}; // by number; there is no object 0
};

/// "12 0 R".
std::string reference(PdfId id);

/// A text of people, as a PDF string.
std::string pdfText(std::string_view utf8);

/// A character as hexadecimal UTF-16.
std::string utf16Hex(char32_t character);

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

/// Writes a font with these of its glyphs, and what they mean, so that text can be selected and searched.
PdfId putFont(PdfDocument& document, Font font, const std::map<unsigned, char32_t>& glyphs);

} // namespace lozenge
