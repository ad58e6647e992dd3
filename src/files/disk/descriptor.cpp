#include "files/disk/descriptor.hpp"

#include <algorithm>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace lozenge {
namespace {

constexpr std::size_t mostAtOnce = std::size_t{1} << 30;

int flushToDisk(int file)
{
#ifdef F_FULLFSYNC
    if (::fcntl(file, F_FULLFSYNC) == 0) // else it stays in the memory of the disk
        return 0;
#endif
    return ::fsync(file);
}

} // namespace

std::error_code outcome(int result)
{
    return result < 0 ? std::error_code(errno, std::generic_category()) : std::error_code{};
}

tl::expected<Descriptor, std::error_code> Descriptor::open(const std::filesystem::path& path, int flags)
{
    constexpr int forWhomTheUmaskSays = 0666;
    const int number = uninterrupted([&] { return ::open(path.c_str(), flags | O_CLOEXEC, forWhomTheUmaskSays); });
    if (number < 0)
        return tl::unexpected(outcome(number));
    return Descriptor(number);
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
        ::close(m_number);
}

std::error_code Descriptor::write(const char* data, std::size_t bytes)
{
    while (bytes > 0) {
        const auto written = uninterrupted([&] { return ::write(m_number, data, std::min(bytes, mostAtOnce)); });
        if (written < 0)
            return outcome(-1);
        if (written == 0)
            return std::make_error_code(std::errc::no_space_on_device);
        data += written;
        bytes -= static_cast<std::size_t>(written);
    }
    return {};
}

tl::expected<std::size_t, std::error_code> Descriptor::read(char* into, std::size_t most)
{
    const auto found = uninterrupted([&] { return ::read(m_number, into, std::min(most, mostAtOnce)); });
    if (found < 0)
        return tl::unexpected(outcome(-1));
    return static_cast<std::size_t>(found);
}

std::error_code Descriptor::sync()
{
    if (m_number < 0) // a folder that may be written to and not read
        return {};
    const std::error_code error = outcome(uninterrupted([this] { return flushToDisk(m_number); }));
    const bool isUnknown = error == std::errc::invalid_argument || error == std::errc::not_supported ||
                           error == std::errc::operation_not_supported || error == std::errc::function_not_supported;
    return isUnknown ? std::error_code{} : error;
}

std::error_code Descriptor::syncDisk()
{
#ifdef __linux__
    return outcome(uninterrupted([this] { return ::syncfs(m_number); }));
#else
    return std::make_error_code(std::errc::function_not_supported);
#endif
}

bool openStandardStreams()
{
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (::fcntl(stream, F_GETFD) >= 0 || errno != EBADF)
            continue;
        // The lowest number that is free is this one.
        const int flags = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        if (uninterrupted([&] { return ::open("/dev/null", flags); }) != stream)
            return false;
    }
    return true;
}

} // namespace lozenge
