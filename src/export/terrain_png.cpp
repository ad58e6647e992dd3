#include "export/number_text.hpp"
#include "export/terrain_formats.hpp"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <png.h>

namespace lozenge {
namespace {

/// libpng's two structs, freed together.
struct PngWriter {
    png_structp png = nullptr;
    png_infop info = nullptr;

    PngWriter() = default;
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;
    ~PngWriter() { png_destroy_write_struct(&png, &info); }
};

// libpng leaves its own functions by a jump. Nothing with a destructor may live between the jump and its landing, so
// these three and `encode` hold plain data only.

void onError(png_structp png, png_const_charp reason)
{
    static_cast<WholeFile*>(png_get_error_ptr(png))->fail(std::string("libpng: ") + reason);
    png_longjmp(png, 1);
}

void onWarning(png_structp, png_const_charp) {}

void onBytes(png_structp png, png_bytep bytes, std::size_t count)
{
    // The file keeps what goes wrong; the rows below stop at it.
    static_cast<WholeFile*>(png_get_io_ptr(png))->write(bytes, count);
}

void onFlush(png_structp) {}

png_text textChunk(const char* keyword, std::string& text)
{
    // tEXt is Latin-1; a text with other characters goes into iTXt, which is UTF-8.
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) >= 0; });
    png_text chunk{};
    chunk.compression = plain ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
    chunk.key = const_cast<char*>(keyword); // libpng reads it only
    chunk.text = text.data();
    (plain ? chunk.text_length : chunk.itxt_length) = text.size();
    return chunk;
}

void encode(const PngWriter& writer, WholeFile& file, const Terrain& terrain, std::span<const png_text> texts,
            std::span<png_byte> row)
{
    if (setjmp(png_jmpbuf(writer.png)))
        return;
    const auto side = static_cast<png_uint_32>(terrain.size);
    png_set_write_fn(writer.png, &file, onBytes, onFlush);
    png_set_IHDR(writer.png, writer.info, side, side, 16, PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_text(writer.png, writer.info, texts.data(), static_cast<int>(texts.size()));
    png_write_info(writer.png, writer.info);
    for (int y = 0; y < terrain.size && !file.hasFailed(); ++y) {
        greyRow(terrain, y, row);
        png_write_row(writer.png, row.data());
    }
    if (!file.hasFailed())
        png_write_end(writer.png, writer.info);
}

} // namespace

void writeTerrainPng(WholeFile& file, const Terrain& terrain)
{
    std::string title = terrain.title, software = "Lozenge";
    std::string lowest = numberText(terrain.lowest), highest = numberText(terrain.highest);
    std::array<png_text, 4> texts{textChunk("Title", title), textChunk("Software", software),
                                  textChunk("Lozenge-Lowest", lowest), textChunk("Lozenge-Highest", highest)};
    std::vector<png_byte> row(2 * static_cast<std::size_t>(terrain.size));

    PngWriter writer;
    writer.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &file, onError, onWarning);
    writer.info = writer.png ? png_create_info_struct(writer.png) : nullptr;
    if (writer.info)
        encode(writer, file, terrain, texts, row);
    else
        file.fail("libpng cannot be started");
}

} // namespace lozenge
