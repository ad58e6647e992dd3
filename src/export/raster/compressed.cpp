#include "export/raster/compressed.hpp"

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

} // namespace lozenge
