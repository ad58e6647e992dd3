#include "export/raster/raster.hpp"
#include "export/terrain/terrain_formats.hpp"
#include "export/text/number_text.hpp"

#include <algorithm>
#include <memory>
#include <new>
#include <utility>
#include <vector>
#include <zlib.h>

namespace lozenge {
namespace {

// The pixels of a PNG are one stream of zlib. Here it is made in bands of rows, each of them a piece of the stream that
// ends on a whole byte, so that all cores pack at once and only a few bands are in memory.
//
// Heights are rough: past the difference to the row before there is next to nothing that repeats. A code for each byte
// and runs of equal ones come as near as a search through the past does, in a fifth of its time.

/// Some rows.
struct Piece {
    std::string chunk;
    uLong check; ///< of what was packed
    z_off_t length;
};

/// Bytes as a piece of a stream of zlib.
std::string deflated(std::vector<std::uint8_t>& bytes, bool isLast)
{
    constexpr int level = 1, withoutHeader = -15, memory = 9;
    z_stream stream{};
    if (deflateInit2(&stream, level, Z_DEFLATED, withoutHeader, memory, Z_RLE) != Z_OK)
        throw std::bad_alloc();
    const std::unique_ptr<z_stream, decltype(&deflateEnd)> end(&stream, deflateEnd);
    constexpr std::size_t endOfPiece = 64;
    std::string piece(deflateBound(&stream, bytes.size()) + endOfPiece, '\0');
    stream.next_in = bytes.data();
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(piece.data());
    stream.avail_out = static_cast<uInt>(piece.size());
    deflate(&stream, isLast ? Z_FINISH : Z_SYNC_FLUSH);
    piece.resize(stream.total_out);
    return piece;
}

std::string pixelChunk(std::string_view bytes)
{
    std::string chunk;
    appendChunk(chunk, "IDAT", bytes);
    return chunk;
}

/// Of each row the difference to the one above it, which for the first row of a band is made along.
Piece packed(const TerrainRows& rows, Band band, const HeightLimits& limits)
{
    constexpr std::uint8_t differenceToRowAbove = 2;
    const std::size_t bytesOfRow = 2 * static_cast<std::size_t>(rows.size());
    std::vector<std::uint8_t> above(bytesOfRow), grey(bytesOfRow), lines;
    lines.reserve(static_cast<std::size_t>(band.count()) * (1 + bytesOfRow));
    rows.each({std::max(band.first - 1, 0), band.last}, [&](int y, std::span<const double> row) {
        greyRow(row, limits, std::endian::big, grey.data());
        if (y >= band.first) {
            lines.push_back(differenceToRowAbove);
            lines.resize(lines.size() + bytesOfRow);
            std::transform(
                grey.begin(), grey.end(), above.begin(), lines.end() - static_cast<std::ptrdiff_t>(bytesOfRow),
                [](std::uint8_t here, std::uint8_t north) { return static_cast<std::uint8_t>(here - north); });
        }
        std::swap(above, grey);
    });
    return {pixelChunk(deflated(lines, band.last == rows.size() - 1)),
            adler32(adler32(0, nullptr, 0), lines.data(), static_cast<uInt>(lines.size())),
            static_cast<z_off_t>(lines.size())};
}

void appendText(std::string& png, std::string_view keyword, const std::string& text)
{
    // tEXt is Latin-1; a text with other characters goes into iTXt, which is UTF-8.
    using namespace std::string_literals;
    const bool isPlain = std::all_of(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) >= 0; });
    const std::string start = std::string(keyword) + '\0';
    const std::string neitherPackedNorTranslated = "\0\0\0\0"s;
    appendChunk(png, isPlain ? "tEXt" : "iTXt", start + (isPlain ? ""s : neitherPackedNorTranslated) + text);
}

std::string header(const Terrain& terrain, const HeightLimits& limits)
{
    constexpr char bits = 16, grey = 0;
    std::string png = pngStart(terrain.rows.size(), terrain.rows.size(), bits, grey);
    appendText(png, "Title", terrain.title);
    appendText(png, "Software", "Lozenge");
    appendText(png, "Lozenge-Lowest", numberText(limits.lowest));
    appendText(png, "Lozenge-Highest", numberText(limits.highest));
    return png;
}

} // namespace

void writeTerrainPng(AtomicFile& file, Terrain& terrain)
{
    const HeightLimits limits = terrain.rows.limits();
    file.write(header(terrain, limits) + pixelChunk("\x78\x01")); // the header of zlib

    uLong check = adler32(0, nullptr, 0);
    terrain.rows.walk(
        2, [&](Band band) { return packed(terrain.rows, band, limits); },
        [&](const Piece& piece) {
            check = adler32_combine(check, piece.check, piece.length);
            return file.write(piece.chunk);
        });

    std::string checked;
    appendBigEndian(checked, static_cast<std::uint32_t>(check));
    std::string end = pixelChunk(checked);
    appendChunk(end, "IEND", {});
    file.write(end);
}

} // namespace lozenge
