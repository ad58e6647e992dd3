#include "export/raster/png_chunks.hpp"

#include <libdeflate.h>

namespace lozenge {

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
