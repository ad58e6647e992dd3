#include "export/png_image.hpp"

#include "export/interrupt.hpp"

#include <algorithm>
#include <csetjmp>
#include <functional>
#include <new>
#include <png.h>
#include <vector>

namespace lozenge {
namespace {

struct PngWriter {
    png_structp png = nullptr;
    png_infop info = nullptr;

    PngWriter() = default;
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;
    ~PngWriter() { png_destroy_write_struct(&png, &info); }
};

void onBytes(png_structp png, png_bytep bytes, std::size_t count)
{
    bool isKept = true;
    try {
        static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<const char*>(bytes), count);
    } catch (const std::bad_alloc&) {
        isKept = false;
    }
    if (!isKept)
        png_error(png, "out of memory");
}

void onFlush(png_structp) {}

void onError(png_structp png, png_const_charp)
{
    png_longjmp(png, 1);
}

void onWarning(png_structp, png_const_charp) {}

void opaqueRow(std::span<const std::uint32_t> pixels, png_bytep row)
{
    for (const std::uint32_t pixel : pixels) {
        *row++ = static_cast<png_byte>(pixel >> 16);
        *row++ = static_cast<png_byte>(pixel >> 8);
        *row++ = static_cast<png_byte>(pixel);
    }
}

void transparentRow(std::span<const std::uint32_t> pixels, png_bytep row)
{
    for (const std::uint32_t pixel : pixels) {
        const std::uint32_t opacity = pixel >> 24;
        const auto part = [&](int shift) {
            const std::uint32_t multiplied = pixel >> shift & 255;
            return static_cast<png_byte>(opacity == 0 ? 0 : (multiplied * 255 + opacity / 2) / opacity);
        };
        *row++ = part(16);
        *row++ = part(8);
        *row++ = part(0);
        *row++ = static_cast<png_byte>(opacity);
    }
}

struct Sheet {
    int width = 0;
    int height = 0;
    bool isOpaque = false;
    std::function<void(int y, png_bytep row)> fillRow;
};

/// libpng leaves by a jump, over which nothing with a destructor may live: plain data only.
bool encode(const PngWriter& writer, std::string& bytes, const Sheet& sheet, png_bytep row)
{
    if (setjmp(png_jmpbuf(writer.png)))
        return false;
    png_set_write_fn(writer.png, &bytes, onBytes, onFlush);
    png_set_IHDR(writer.png, writer.info, static_cast<png_uint_32>(sheet.width), static_cast<png_uint_32>(sheet.height),
                 8, sheet.isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    // Drawings are flat areas and repeated characters: unfiltered rows are the fastest and the smallest at once.
    // Beyond level 3 time doubles for a tenth of the size.
    png_set_filter(writer.png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_compression_level(writer.png, 3);
    png_set_compression_buffer_size(writer.png, std::size_t{1} << 17);
    png_write_info(writer.png, writer.info);
    for (int y = 0; y < sheet.height; ++y) {
        if (interrupted())
            return false;
        sheet.fillRow(y, row);
        png_write_row(writer.png, row);
    }
    png_write_end(writer.png, writer.info);
    return true;
}

std::string encoded(const Sheet& sheet)
{
    std::string bytes;
    std::vector<png_byte> row(static_cast<std::size_t>(sheet.width) * 4);
    PngWriter writer;
    writer.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, onError, onWarning);
    writer.info = writer.png ? png_create_info_struct(writer.png) : nullptr;
    const bool isWhole = writer.info && encode(writer, bytes, sheet, row.data());
    throwIfInterrupted();
    if (!isWhole)
        throw std::bad_alloc();
    return bytes;
}

} // namespace

std::string pngOf(const Raster& raster)
{
    return encoded({raster.width, raster.height, raster.isOpaque,
                    [&](int y, png_bytep row) { (raster.isOpaque ? opaqueRow : transparentRow)(raster.row(y), row); }});
}

std::string pngOf(const Pixels& pixels)
{
    const std::size_t bytes = static_cast<std::size_t>(pixels.width) * 4;
    return encoded({pixels.width, pixels.height, false, [&](int y, png_bytep row) {
                        std::copy_n(pixels.rgba.data() + static_cast<std::size_t>(y) * bytes, bytes, row);
                    }});
}

std::string pngOf(const Picture& picture)
{
    return pngOf(rasterOf(picture));
}

} // namespace lozenge
