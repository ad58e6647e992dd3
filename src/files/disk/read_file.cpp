#include "files/disk/read_file.hpp"

#include "files/disk/descriptor.hpp"

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>

namespace lozenge {
namespace {

using Kind = ReadFault::Kind;

tl::unexpected<ReadFault> unread(const std::error_code& error)
{
    const bool isMissing = error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
    return tl::unexpected(ReadFault{isMissing ? Kind::Missing : Kind::Disk, "cannot be read: " + error.message()});
}

tl::unexpected<ReadFault> tooLarge(std::uintmax_t size, std::uintmax_t most)
{
    return tl::unexpected(ReadFault{Kind::TooLarge, "has " + std::to_string(size) + " bytes; at most " +
                                                        std::to_string(most) + " are read"});
}

} // namespace

tl::expected<std::string, ReadFault> readFile(const std::filesystem::path& path, std::uintmax_t most)
{
    auto file = Descriptor::open(path, O_RDONLY | O_NONBLOCK); // else a pipe without a writer is waited for
    if (!file)
        return unread(file.error());
    struct stat status {};
    if (const std::error_code error = outcome(::fstat(file->number(), &status)))
        return unread(error);
    if (S_ISDIR(status.st_mode))
        return tl::unexpected(ReadFault{Kind::Folder, "is a folder"});
    if (!S_ISREG(status.st_mode))
        return tl::unexpected(ReadFault{Kind::Special, "is not an ordinary file"});
    const auto size = static_cast<std::uintmax_t>(status.st_size);
    if (size > most)
        return tooLarge(size, most);

    // Its size is only what it had then: some files of the system say 0.
    constexpr std::size_t part = std::size_t{1} << 16;
    std::string text;
    for (std::size_t length = 0;;) {
        text.resize(length + std::max<std::size_t>(part, length == 0 ? size + 1 : 0));
        const auto found = file->read(text.data() + length, text.size() - length);
        if (!found)
            return unread(found.error());
        length += *found;
        if (length > most)
            return tooLarge(length, most);
        if (*found == 0) {
            text.resize(length);
            return text;
        }
    }
}

bool isMissing(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::status(path, error).type() == std::filesystem::file_type::not_found;
}

} // namespace lozenge
