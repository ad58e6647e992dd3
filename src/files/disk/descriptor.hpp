#pragma once

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <system_error>
#include <tl/expected.hpp>

namespace lozenge {

/// Makes a call of the system, and makes it again for as long as signals interrupt it.
template <typename Call>
auto uninterrupted(Call call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// Nothing, or why a call of the system that returned this failed.
std::error_code outcome(int result);

/// A file or folder that the system holds open, closed with this object.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    static tl::expected<Descriptor, std::error_code> open(const std::filesystem::path& path, int flags);
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor();

    [[nodiscard]] int number() const { return m_number; }

    /// All of it, or why not.
    std::error_code write(const char* data, std::size_t bytes);

    /// How many bytes came; 0 at the end.
    tl::expected<std::size_t, std::error_code> read(char* into, std::size_t most);

    /// Returns once the disk holds it: a power cut loses it no more. Where the disk knows no such thing, at once.
    std::error_code sync();

    /// The same for all that was written to that disk; function_not_supported where the system has no such call.
    std::error_code syncDisk();

private:
    int m_number = -1;
};

/// Sees to it that standard input, output and error are something, before any file is opened: else a file could get
/// the number of one of them, and what is meant for the terminal would be written into it. What is written to one that
/// was closed is an error as before. False where it cannot be done.
bool openStandardStreams();

} // namespace lozenge
