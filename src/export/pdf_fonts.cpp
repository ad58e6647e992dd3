#include "export/pdf_fonts.hpp"

#include "export/compressed.hpp"
#include "export/number_text.hpp"

#include <algorithm>
#include <hb-subset.h>
#include <memory>
#include <stdexcept>

namespace lozenge {
namespace {

using Glyphs = std::map<unsigned, char32_t>;

struct HarfbuzzDelete {
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
    void operator()(hb_face_t* face) const { hb_face_destroy(face); }
    void operator()(hb_subset_input_t* input) const { hb_subset_input_destroy(input); }
};

template <typename Thing>
using Harfbuzz = std::unique_ptr<Thing, HarfbuzzDelete>;

std::string_view bytesOf(hb_blob_t* blob)
{
    unsigned length = 0;
    const char* bytes = hb_blob_get_data(blob, &length);
    return {bytes, length};
}

/// The font with the outlines of these glyphs alone, each under the number it had.
Harfbuzz<hb_face_t> subset(hb_face_t* face, const Glyphs& glyphs)
{
    const Harfbuzz<hb_subset_input_t> input(hb_subset_input_create_or_fail());
    if (!input)
        return nullptr;
    for (const auto& [glyph, character] : glyphs)
        hb_set_add(hb_subset_input_glyph_set(input.get()), glyph);
    hb_set_t* dropped = hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG);
    for (const char* table : {"GSUB", "GPOS", "GDEF", "STAT", "DSIG", "kern", "gasp", "meta", "name", "OS/2", "cmap"})
        hb_set_add(dropped, hb_tag_from_string(table, 4));
    hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_RETAIN_GIDS | HB_SUBSET_FLAGS_NO_HINTING);
    return Harfbuzz<hb_face_t>(hb_subset_or_fail(face, input.get()));
}

/// What a table of a font says at a place: a signed number of two bytes, in thousandths of the size.
class Measures {
public:
    Measures(hb_face_t* face, const char* table)
        : m_blob(hb_face_reference_table(face, hb_tag_from_string(table, 4))), m_em(hb_face_get_upem(face))
    {}

    [[nodiscard]] std::string at(std::size_t place) const
    {
        const std::string_view bytes = bytesOf(m_blob.get());
        if (place + 1 >= bytes.size())
            return "0";
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
        const auto value = static_cast<std::int16_t>(byte(place) << 8 | byte(place + 1));
        return std::to_string(value * 1000 / static_cast<int>(m_em));
    }

private:
    Harfbuzz<hb_blob_t> m_blob;
    unsigned m_em;
};

/// "ABCDEF+Inter-Bold": another tag for another choice of glyphs.
std::string subsetName(const std::string& name, const Glyphs& glyphs)
{
    std::uint64_t hash = 14695981039346656037U;
    for (const auto& [glyph, character] : glyphs)
        hash = (hash ^ glyph) * 1099511628211U;
    std::string tag;
    for (int i = 0; i < 6; ++i, hash /= 26)
        tag += static_cast<char>('A' + hash % 26);
    return tag + "+" + name;
}

std::string widthsOf(Font font, const Glyphs& glyphs)
{
    std::string widths = "[";
    for (const auto& [glyph, character] : glyphs) {
        widths += " " + std::to_string(glyph) + " [";
        appendNumber(widths, advance(font, character) * 1000);
        widths += "]";
    }
    return widths + " ]";
}

std::string meaningsOf(const Glyphs& glyphs)
{
    std::string map = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                      "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                      "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    constexpr std::size_t mostAtOnce = 100;
    std::size_t left = glyphs.size(), open = 0;
    for (const auto& [glyph, character] : glyphs) {
        if (open == 0) {
            open = std::min(left, mostAtOnce);
            map += std::to_string(open) + " beginbfchar\n";
        }
        map += "<" + utf16Hex(static_cast<char32_t>(glyph)) + "> <" + utf16Hex(character) + ">\n";
        --left;
        if (--open == 0)
            map += "endbfchar\n";
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

} // namespace

PdfId putFont(PdfDocument& document, Font font, const Glyphs& glyphs)
{
    const auto file = fontFile(font);
    const std::string& bytesOfFile = fontBytes(font);
    const Harfbuzz<hb_blob_t> blob(hb_blob_create(bytesOfFile.data(), static_cast<unsigned>(bytesOfFile.size()),
                                                  HB_MEMORY_MODE_READONLY, nullptr, nullptr));
    const Harfbuzz<hb_face_t> whole(hb_face_create(blob.get(), 0));
    const Harfbuzz<hb_face_t> part = subset(whole.get(), glyphs);
    if (!part)
        throw std::runtime_error("the font file " + file.string() + " cannot be put into a PDF");

    // A font of PostScript outlines goes in as their table alone, one of TrueType outlines as a file.
    const Harfbuzz<hb_blob_t> outlines(hb_face_reference_table(part.get(), HB_TAG('C', 'F', 'F', ' ')));
    const bool isPostScript = hb_blob_get_length(outlines.get()) > 0;
    const Harfbuzz<hb_blob_t> all(hb_face_reference_blob(part.get()));
    const std::string_view bytes = bytesOf(isPostScript ? outlines.get() : all.get());
    const PdfId program =
        document.putStream(isPostScript ? "/Subtype /CIDFontType0C " : "/Length1 " + std::to_string(bytes.size()) + " ",
                           compressed(bytes));

    const Measures head(whole.get(), "head"), lines(whole.get(), "hhea");
    const std::string name = "/" + subsetName(file.stem().string(), glyphs);
    const PdfId descriptor = document.put(
        "<< /Type /FontDescriptor /FontName " + name + " /Flags 4 /FontBBox [" + head.at(36) + " " + head.at(38) + " " +
        head.at(40) + " " + head.at(42) + "] /ItalicAngle 0 /Ascent " + lines.at(4) + " /Descent " + lines.at(6) +
        " /CapHeight 730 /StemV 80 " + (isPostScript ? "/FontFile3 " : "/FontFile2 ") + reference(program) + " >>");
    const PdfId descendant = document.put(
        "<< /Type /Font /Subtype " +
        std::string(isPostScript ? "/CIDFontType0" : "/CIDFontType2 /CIDToGIDMap /Identity") + " /BaseFont " + name +
        " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor " +
        reference(descriptor) + " /DW 1000 /W " + widthsOf(font, glyphs) + " >>");
    const PdfId meanings = document.putStream("", compressed(meaningsOf(glyphs)));
    return document.put("<< /Type /Font /Subtype /Type0 /BaseFont " + name +
                        " /Encoding /Identity-H /DescendantFonts [" + reference(descendant) + "] /ToUnicode " +
                        reference(meanings) + " >>");
}

} // namespace lozenge
