#include "export/number_text.hpp"
#include "export/png_chunks.hpp"
#include "export/terrain_formats.hpp"

#include <algorithm>
#include <deque>
#include <future>
#include <memory>
#include <new>
#include <thread>
#include <zlib.h>

namespace lozenge {
namespace {

// The pixels of a PNG are one stream of zlib. Here it is made in bands of rows, each of them a piece of the stream that
// ends on a whole byte, so that all cores pack at once and only a few bands are in memory.
//
// Heights are rough: past the difference to the row before there is next to nothing that repeats. A code for each byte
// and runs of equal ones come as near as a search through the past does, in a fifth of its time.

constexpr std::size_t pointsOfBand = 1 << 17;

struct Band {
    std::vector<double> above; ///< the row before; empty in the north
    std::vector<double> heights;
    bool isLast = false;
};

struct Packed {
    std::string bytes;
    uLong check = 0; ///< of what was packed
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

Packed packed(const Band& band, std::size_t width, const HeightLimits& limits)
{
    constexpr std::uint8_t differenceToRowAbove = 2;
    const std::size_t rows = band.heights.size() / width, rowBytes = 2 * width;
    std::vector<std::uint8_t> above(rowBytes), grey(rowBytes), line(1 + rowBytes);
    if (!band.above.empty())
        greyRow(band.above, limits, above.data());

    Packer packer(rows * line.size());
    Packed result{.bytes = {}, .check = adler32(0, nullptr, 0), .length = static_cast<z_off_t>(rows * line.size())};
    for (std::size_t row = 0; row < rows; ++row) {
        greyRow(std::span(band.heights).subspan(row * width, width), limits, grey.data());
        line[0] = differenceToRowAbove;
        std::transform(grey.begin(), grey.end(), above.begin(), line.begin() + 1,
                       [](std::uint8_t here, std::uint8_t north) { return static_cast<std::uint8_t>(here - north); });
        result.check = adler32(result.check, line.data(), static_cast<uInt>(line.size()));
        packer.add(line);
        std::swap(above, grey);
    }
    result.bytes = packer.end(band.isLast);
    return result;
}

/// Packs bands side by side and writes them in order.
class PixelStream {
public:
    PixelStream(WholeFile& file, int size, const HeightLimits& limits)
        : m_file(file), m_width(static_cast<std::size_t>(size)), m_limits(limits)
    {
        write("\x78\x01"); // the header of zlib
    }

    bool add(std::span<const double> row, bool isLast)
    {
        m_band.heights.insert(m_band.heights.end(), row.begin(), row.end());
        if (!isLast && m_band.heights.size() < pointsOfBand)
            return !m_file.hasFailed();
        if (m_ahead.size() >= m_mostAhead)
            writeFirst();
        m_band.isLast = isLast;
        // Shared, since the work is given twice where a thread is refused: then it is done when it is waited for.
        const auto pack = [this, band = std::make_shared<const Band>(std::exchange(m_band, {}))] {
            return packed(*band, m_width, m_limits);
        };
        m_ahead.push_back(std::async(std::launch::async | std::launch::deferred, pack));
        m_band.above.assign(row.begin(), row.end());
        return !m_file.hasFailed();
    }

    void end()
    {
        while (!m_ahead.empty())
            writeFirst();
        std::string check;
        appendBigEndian(check, static_cast<std::uint32_t>(m_check));
        write(check);
    }

private:
    void writeFirst()
    {
        const Packed first = m_ahead.front().get();
        m_ahead.pop_front();
        m_check = adler32_combine(m_check, first.check, first.length);
        write(first.bytes);
    }

    void write(std::string_view bytes)
    {
        std::string chunk;
        appendChunk(chunk, "IDAT", bytes);
        m_file.write(chunk);
    }

    WholeFile& m_file;
    const std::size_t m_width;
    const HeightLimits m_limits;
    const std::size_t m_mostAhead = 2 * std::max(1U, std::thread::hardware_concurrency());
    Band m_band;
    uLong m_check = adler32(0, nullptr, 0);
    std::deque<std::future<Packed>> m_ahead;
};

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
    std::string shape;
    appendBigEndian(shape, static_cast<std::uint32_t>(terrain.rows.size()));
    appendBigEndian(shape, static_cast<std::uint32_t>(terrain.rows.size()));
    constexpr char bits = 16, grey = 0, deflated = 0, filtered = 0, notInterlaced = 0;
    shape += {bits, grey, deflated, filtered, notInterlaced};

    std::string png(pngSignature);
    appendChunk(png, "IHDR", shape);
    appendText(png, "Title", terrain.title);
    appendText(png, "Software", "Lozenge");
    appendText(png, "Lozenge-Lowest", numberText(limits.lowest));
    appendText(png, "Lozenge-Highest", numberText(limits.highest));
    return png;
}

} // namespace

void writeTerrainPng(WholeFile& file, Terrain& terrain)
{
    const HeightLimits limits = terrain.rows.limits();
    file.write(header(terrain, limits));
    const int last = terrain.rows.size() - 1;
    PixelStream pixels(file, terrain.rows.size(), limits);
    terrain.rows.each([&](int y, std::span<const double> row) { return pixels.add(row, y == last); });
    pixels.end();
    std::string end;
    appendChunk(end, "IEND", {});
    file.write(end);
}

} // namespace lozenge
