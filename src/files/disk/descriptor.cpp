#include "files/disk/descriptor.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace lozenge {
namespace {

constexpr auto closeFile = ::close;
constexpr auto seek = ::lseek;
constexpr auto writeSome = ::write;
constexpr auto readSome = ::read;

int flushToDisk(int file)
{
#ifdef F_FULLFSYNC
    if (::fcntl(file, F_FULLFSYNC) == 0) // else it stays in the memory of the disk
        return 0;
#endif
    return ::fsync(file);
}

constexpr std::size_t mostAtOnce = std::size_t{1} << 30;

} // namespace

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

Descriptor::Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept
{
    std::swap(m_number, other.m_number);
    return *this;
}

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        closeFile(m_number);
}

std::error_code Descriptor::write(const char* data, std::size_t bytes)
{
    while (bytes > 0) {
        const auto written = writeSome(m_number, data, std::min(bytes, mostAtOnce));
        if (written < 0)
            return lastError();
        if (written == 0)
            return std::make_error_code(std::errc::no_space_on_device);
        data += written;
        bytes -= static_cast<std::size_t>(written);
    }
    return {};
}

tl::expected<std::string, std::error_code> Descriptor::read(std::int64_t offset, std::size_t most)
{
    if (const std::error_code error = moveTo(offset))
        return tl::unexpected(error);
    std::string text(most, '\0');
    std::size_t length = 0;
    for (std::size_t more = 1; more > 0 && length < most; length += more) {
        const auto found = readSome(m_number, text.data() + length, std::min(most - length, mostAtOnce));
        if (found < 0)
            return tl::unexpected(lastError());
        more = static_cast<std::size_t>(found);
    }
    text.resize(length);
    return text;
}

std::error_code Descriptor::moveTo(std::int64_t offset)
{
    return seek(m_number, offset, SEEK_SET) < 0 ? lastError() : std::error_code{};
}

tl::expected<std::int64_t, std::error_code> Descriptor::end()
{
    const std::int64_t bytes = seek(m_number, 0, SEEK_END);
    if (bytes < 0)
        return tl::unexpected(lastError());
    return bytes;
}

std::error_code Descriptor::sync()
{
    if (flushToDisk(m_number) == 0)
        return {};
    const std::error_code error = lastError();
    const bool isUnknown = error == std::errc::invalid_argument || error == std::errc::not_supported ||
                           error == std::errc::operation_not_supported || error == std::errc::function_not_supported;
    return isUnknown ? std::error_code{} : error;
}

std::error_code Descriptor::syncDisk()
{
#ifdef __linux__
    return ::syncfs(m_number) == 0 ? std::error_code{} : lastError();
#else
    return std::make_error_code(std::errc::function_not_supported);
#endif
}

// Windows gives no file the number of a stream.
bool openStandardStreams()
{
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (::fcntl(stream, F_GETFD) >= 0 || errno != EBADF)
            continue;
        // The lowest number that is free is this one.
        if (::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) != stream)
            return false;
    }
    return true;
}

} // namespace lozenge
