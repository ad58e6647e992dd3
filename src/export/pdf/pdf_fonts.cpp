#include "export/pdf/pdf_document.hpp"
#include "export/text/bytes.hpp"
#include "export/text/letters.hpp"
#include "export/text/number_text.hpp"
#include "files/library/data_folder.hpp"
#include "terrain/pool.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <hb-subset.h>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>

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

/// The font files. Their faces stay until the program ends: what the library that subsets had no memory for in a face,
/// the library that the face is of must not take down.
struct FontFiles {
    using Two = std::array<hb_face_t*, 2>;
    std::array<Two, fontCount> faces{};

    hb_face_t* of(Font font, std::size_t which)
    {
        hb_face_t*& face = faces[static_cast<std::size_t>(font)][which];
        if (!face) {
            const std::string& bytes = fontFile(font).bytes;
            const Harfbuzz<hb_blob_t> blob(hb_blob_create(bytes.data(), static_cast<unsigned>(bytes.size()),
                                                          HB_MEMORY_MODE_READONLY, nullptr, nullptr));
            face = hb_face_create(blob.get(), 0);
            if (face == hb_face_get_empty())
                throw std::bad_alloc();
        }
        return face;
    }

    /// After a fault the next asks for a fresh one.
    void forget(Font font) { faces[static_cast<std::size_t>(font)] = {}; }
};

Pool<FontFiles>& fontFiles()
{
    static Pool<FontFiles>& everlasting = *new Pool<FontFiles>;
    return everlasting;
}

/// Watches libraries that go on where memory is refused to them, and give back something else than they should: the
/// system notes what it refuses to this thread. Lives around their calls.
class MemoryWatch {
public:
    MemoryWatch() = default;
    MemoryWatch(const MemoryWatch&) = delete;
    MemoryWatch& operator=(const MemoryWatch&) = delete;
    ~MemoryWatch() { errno = errno == 0 ? m_former : errno; } // there may be a watch around this one

    void throwIfRefused() const
    {
        if (errno == ENOMEM)
            throw std::bad_alloc();
    }

private:
    const int m_former = std::exchange(errno, 0);
};

/// The font with the outlines of these glyphs alone, each under the number it had.
Harfbuzz<hb_face_t> subset(hb_face_t* face, const Glyphs& glyphs)
{
    const Harfbuzz<hb_subset_input_t> input(hb_subset_input_create_or_fail());
    if (!input)
        throw std::bad_alloc();
    hb_set_t* kept = hb_subset_input_glyph_set(input.get());
    for (const auto& [glyph, character] : glyphs)
        hb_set_add(kept, glyph);
    hb_set_t* dropped = hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG);
    for (const char* table : {"GSUB", "GPOS", "GDEF", "STAT", "DSIG", "kern", "gasp", "meta", "name", "OS/2", "cmap"})
        hb_set_add(dropped, hb_tag_from_string(table, 4));
    if (!hb_set_allocation_successful(kept) || !hb_set_allocation_successful(dropped))
        throw std::bad_alloc();
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
        appendNumber(widths, letterOf(font, character).width * 1000);
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

/// What a PDF takes of a font file.
struct EmbeddedFont {
    std::string program; ///< packed
    std::size_t length = 0;
    bool isPostScript = false;
    std::string measures;

    bool operator==(const EmbeddedFont&) const = default;
};

EmbeddedFont embedded(hb_face_t* whole, const Glyphs& glyphs, const std::string& file)
{
    const MemoryWatch watch; // HarfBuzz makes do with an empty table where it lacks memory for one
    const Harfbuzz<hb_face_t> part = subset(whole, glyphs);
    watch.throwIfRefused();
    if (!part)
        throw std::runtime_error("the font file " + file + " cannot be put into a PDF");

    // A font of PostScript outlines goes in as their table alone, one of TrueType outlines as a file.
    const Harfbuzz<hb_blob_t> outlines(hb_face_reference_table(part.get(), HB_TAG('C', 'F', 'F', ' ')));
    const bool isPostScript = hb_blob_get_length(outlines.get()) > 0;
    const Harfbuzz<hb_blob_t> all(hb_face_reference_blob(part.get()));
    const std::string_view bytes = bytesOf(isPostScript ? outlines.get() : all.get());
    const Measures head(whole, "head"), lines(whole, "hhea");
    watch.throwIfRefused();
    if (bytes.empty())
        throw std::bad_alloc();
    return {compressed(bytes), bytes.size(), isPostScript,
            "/FontBBox [" + head.at(36) + " " + head.at(38) + " " + head.at(40) + " " + head.at(42) +
                "] /ItalicAngle 0 /Ascent " + lines.at(4) + " /Descent " + lines.at(6)};
}

EmbeddedFont embedded(Font font, const Glyphs& glyphs)
{
    const Pool<FontFiles>::Item files(fontFiles());
    try {
        // Made twice, from two faces, and believed where both are the same: not all that HarfBuzz lacks can be told.
        const std::string file = fontFile(font).place;
        EmbeddedFont made = embedded(files->of(font, 0), glyphs, file);
        if (embedded(files->of(font, 1), glyphs, file) != made)
            throw std::bad_alloc();
        return made;
    } catch (...) {
        files->forget(font);
        throw;
    }
}

} // namespace

PdfId putFont(PdfDocument& document, Font font, const Glyphs& glyphs)
{
    const EmbeddedFont made = embedded(font, glyphs);
    const PdfId program = document.putStream(
        made.isPostScript ? "/Subtype /CIDFontType0C " : "/Length1 " + std::to_string(made.length) + " ", made.program);

    const std::string name = "/" + subsetName(std::filesystem::path(fontFile(font).place).stem().string(), glyphs);
    const PdfId descriptor = document.put(
        "<< /Type /FontDescriptor /FontName " + name + " /Flags 4 " + made.measures + " /CapHeight 730 /StemV 80 " +
        (made.isPostScript ? "/FontFile3 " : "/FontFile2 ") + reference(program) + " >>");
    const PdfId descendant = document.put(
        "<< /Type /Font /Subtype " +
        std::string(made.isPostScript ? "/CIDFontType0" : "/CIDFontType2 /CIDToGIDMap /Identity") + " /BaseFont " +
        name + " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor " +
        reference(descriptor) + " /DW 1000 /W " + widthsOf(font, glyphs) + " >>");
    const PdfId meanings = document.putStream("", compressed(meaningsOf(glyphs)));
    return document.put("<< /Type /Font /Subtype /Type0 /BaseFont " + name +
                        " /Encoding /Identity-H /DescendantFonts [" + reference(descendant) + "] /ToUnicode " +
                        reference(meanings) + " >>");
}

} // namespace lozenge
