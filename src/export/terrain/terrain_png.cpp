#include "export/raster/png_chunks.hpp"
#include "export/terrain/terrain_formats.hpp"
#include "export/text/number_text.hpp"

#include <algorithm>
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
    uLong check = adler32(0, nullptr, 0); ///< of what was packed
    z_off_t length = 0;
};

/// A piece of a stream of zlib.
class Packer {
public:
    explicit Packer(std::size_t bytes)
    {
        constexpr int level = 1, withoutHeader = -15, memory = 9;
        if (deflateInit2(&m_stream, level, Z_DEFLATED, withoutHeader, memory, Z_RLE) != Z_OK)
            throw std::bad_alloc();
        constexpr std::size_t endOfPiece = 64;
        m_bytes.resize(deflateBound(&m_stream, bytes) + endOfPiece);
        m_stream.next_out = reinterpret_cast<Bytef*>(m_bytes.data());
        m_stream.avail_out = static_cast<uInt>(m_bytes.size());
    }
    ~Packer() { deflateEnd(&m_stream); }
    Packer(const Packer&) = delete;
    Packer& operator=(const Packer&) = delete;

    void add(std::span<std::uint8_t> bytes, int flush = Z_NO_FLUSH)
    {
        m_stream.next_in = bytes.data();
        m_stream.avail_in = static_cast<uInt>(bytes.size());
        deflate(&m_stream, flush);
    }

    std::string end(bool isLast)
    {
        add({}, isLast ? Z_FINISH : Z_SYNC_FLUSH);
        m_bytes.resize(m_stream.total_out);
        return std::move(m_bytes);
    }

private:
    z_stream m_stream{};
    std::string m_bytes;
};

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
    std::vector<std::uint8_t> above(bytesOfRow), grey(bytesOfRow), line(1 + bytesOfRow);
    line[0] = differenceToRowAbove;

    Piece piece;
    piece.length = static_cast<z_off_t>(static_cast<std::size_t>(band.count()) * line.size());
    Packer packer(static_cast<std::size_t>(piece.length));
    rows.each({std::max(band.first - 1, 0), band.last}, [&](int y, std::span<const double> row) {
        greyRow(row, limits, std::endian::big, grey.data());
        if (y >= band.first) {
            std::transform(
                grey.begin(), grey.end(), above.begin(), line.begin() + 1,
                [](std::uint8_t here, std::uint8_t north) { return static_cast<std::uint8_t>(here - north); });
            piece.check = adler32(piece.check, line.data(), static_cast<uInt>(line.size()));
            packer.add(line);
        }
        std::swap(above, grey);
    });
    piece.chunk = pixelChunk(packer.end(band.last == rows.size() - 1));
    return piece;
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
