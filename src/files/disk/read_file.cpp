#include "files/disk/read_file.hpp"

#include <array>
#include <cerrno>
#include <fstream>

namespace lozenge {
namespace {

/// What the system said last; an error of some kind where it said nothing.
FileRead failed()
{
    return {{},
            errno != 0 ? std::error_code(errno, std::generic_category()) : std::make_error_code(std::errc::io_error)};
}

} // namespace

FileRead readFile(const std::filesystem::path& file, std::uintmax_t most)
{
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return failed();
    // Iterators over the stream's buffer would throw where the disk fails; read() says so in the stream's state.
    FileRead read;
    std::array<char, 1 << 16> part;
    while (stream.read(part.data(), part.size()) || stream.gcount() > 0) {
        read.bytes.append(part.data(), static_cast<std::size_t>(stream.gcount()));
        if (read.bytes.size() > most)
            return {{}, std::make_error_code(std::errc::file_too_large)};
    }
    if (stream.bad())
        return failed();
    return read;
}

} // namespace lozenge
