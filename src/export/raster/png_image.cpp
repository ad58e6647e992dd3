#include "export/raster/png_image.hpp"

#include "export/raster/raster.hpp"
#include "export/text/bytes.hpp"
#include "files/disk/interrupt.hpp"
#include "terrain/pool.hpp"

#include <algorithm>
#include <libdeflate.h>

namespace lozenge {
namespace {

// A PNG is a signature and three chunks. Written here it takes three fifths of the time of libpng at its fastest, and
// two fifths of the time of a frame.

unsigned char* putOpaque(std::span<const std::uint32_t> pixels, unsigned char* to)
{
    for (const std::uint32_t pixel : pixels) {
        *to++ = static_cast<unsigned char>(pixel >> 16);
        *to++ = static_cast<unsigned char>(pixel >> 8);
        *to++ = static_cast<unsigned char>(pixel);
    }
    return to;
}

unsigned char* putTransparent(std::span<const std::uint32_t> pixels, unsigned char* to)
{
    for (const std::uint32_t pixel : pixels) {
        const std::uint32_t opacity = pixel >> 24;
        const auto part = [&](int shift) {
            const std::uint32_t multiplied = pixel >> shift & 255;
            return static_cast<unsigned char>(opacity == 0 ? 0 : (multiplied * 255 + opacity / 2) / opacity);
        };
        *to++ = part(16);
        *to++ = part(8);
        *to++ = part(0);
        *to++ = static_cast<unsigned char>(opacity);
    }
    return to;
}

/// Memory for the pixels of a frame, and for its rows in a PNG. It is kept for the next: the system takes long to hand
/// it out.
struct Memory {
    Raster raster;
    std::vector<unsigned char> rows;
};

/// `putRow(y, to)` puts the bytes of a row and returns where they end.
template <typename PutRow>
std::string encoded(int width, int height, bool isOpaque, std::vector<unsigned char>& rows, PutRow putRow)
{
    // Drawings are flat areas and repeated characters: unfiltered rows are the fastest and the smallest at once.
    constexpr unsigned char noFilter = 0;
    const std::size_t rowBytes = 1 + static_cast<std::size_t>(width) * (isOpaque ? 3 : 4);
    const std::size_t bytes = rowBytes * static_cast<std::size_t>(height);
    if (rows.size() < bytes)
        rows = std::vector<unsigned char>(bytes);
    unsigned char* to = rows.data();
    for (int y = 0; y < height; ++y) {
        *to++ = noFilter;
        to = putRow(y, to);
    }
    throwIfInterrupted();

    constexpr char bits = 8, rgb = 2, rgba = 6;
    std::string png = pngStart(width, height, bits, isOpaque ? rgb : rgba);
    appendChunk(png, "IDAT", compressed({reinterpret_cast<const char*>(rows.data()), bytes}));
    appendChunk(png, "IEND", {});
    return png;
}

} // namespace

std::string pngOf(const Pixels& pixels)
{
    const std::size_t bytes = static_cast<std::size_t>(pixels.width) * 4;
    const auto memory = Pool<Memory>::shared();
    return encoded(pixels.width, pixels.height, false, memory->rows, [&](int y, unsigned char* to) {
        return std::copy_n(pixels.rgba.data() + static_cast<std::size_t>(y) * bytes, bytes, to);
    });
}

std::string pngOf(const Picture& picture)
{
    const auto memory = Pool<Memory>::shared();
    const Raster& raster = memory->raster = rasterOf(picture, std::move(memory->raster));
    return encoded(raster.width, raster.height, raster.isOpaque, memory->rows, [&](int y, unsigned char* to) {
        return (raster.isOpaque ? putOpaque : putTransparent)(raster.row(y), to);
    });
}

void appendBigEndian(std::string& bytes, std::uint32_t number)
{
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
}

void appendChunk(std::string& png, std::string_view kind, std::string_view content)
{
    appendBigEndian(png, static_cast<std::uint32_t>(content.size()));
    const std::size_t begin = png.size();
    png += kind;
    png += content;
    appendBigEndian(png, libdeflate_crc32(0, png.data() + begin, png.size() - begin));
}

std::string pngStart(int width, int height, char bits, char kindOfPixels)
{
    constexpr char deflated = 0, filtered = 0, notInterlaced = 0;
    std::string header;
    appendBigEndian(header, static_cast<std::uint32_t>(width));
    appendBigEndian(header, static_cast<std::uint32_t>(height));
    header += {bits, kindOfPixels, deflated, filtered, notInterlaced};
    std::string png("\x89PNG\r\n\x1A\n");
    appendChunk(png, "IHDR", header);
    return png;
}

} // namespace lozenge
