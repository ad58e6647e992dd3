#include "export/text/bytes.hpp"

#include <libdeflate.h>
#include <memory>
#include <new>

namespace lozenge {

std::string compressed(std::string_view bytes, Packing packing)
{
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(static_cast<int>(packing)), libdeflate_free_compressor);
    if (!compressor)
        throw std::bad_alloc();
    const std::size_t most = libdeflate_zlib_compress_bound(compressor.get(), bytes.size());
    const std::unique_ptr<char[]> packed(new char[most]); // not set to zero first
    return {packed.get(), libdeflate_zlib_compress(compressor.get(), bytes.data(), bytes.size(), packed.get(), most)};
}

std::string base64(std::string_view bytes)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const auto byte = [&](std::size_t at) -> unsigned {
            return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0;
        };
        const unsigned three = byte(i) << 16 | byte(i + 1) << 8 | byte(i + 2);
        text += letters[three >> 18];
        text += letters[three >> 12 & 63];
        text += i + 1 < bytes.size() ? letters[three >> 6 & 63] : '=';
        text += i + 2 < bytes.size() ? letters[three & 63] : '=';
    }
    return text;
}

} // namespace lozenge
