#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <system_error>
#include <tl/expected.hpp>

namespace lozenge {

/// What the system said last.
std::error_code lastError();

/// A file or folder that the system holds open, closed with this object.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    ~Descriptor();

    [[nodiscard]] int number() const { return m_number; }
    explicit operator bool() const { return m_number >= 0; }

    /// All of it, or why not.
    std::error_code write(const char* data, std::size_t bytes);

    /// What it holds from there on, as much as there is.
    tl::expected<std::string, std::error_code> read(std::int64_t offset, std::size_t most);

    std::error_code moveTo(std::int64_t offset);

    /// How many bytes it has; it stands there then.
    tl::expected<std::int64_t, std::error_code> end();

    /// Returns once the disk holds it: a power cut loses it no more. Where the disk knows no such thing, at once.
    std::error_code sync();

    /// As sync does it for one, for all that was written to the same disk; function_not_supported where it cannot.
    std::error_code syncDisk();

private:
    int m_number = -1;
};

/// Sees to it that standard input, output and error are something, before any file is opened: else a file could get
/// the number of one of them, and what is meant for the terminal would be written into it. What is written to one that
/// was closed is an error as before. False where it cannot be done.
bool openStandardStreams();

} // namespace lozenge
