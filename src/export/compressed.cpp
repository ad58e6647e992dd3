#include "export/compressed.hpp"

#include <new>
#include <zlib.h>

namespace lozenge {

std::string compressed(std::string_view bytes)
{
    constexpr int level = 3;
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string packed(size, '\0');
    if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                  static_cast<uLong>(bytes.size()), level) != Z_OK)
        throw std::bad_alloc();
    packed.resize(size);
    return packed;
}

} // namespace lozenge
