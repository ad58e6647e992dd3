#include "export/place_file.hpp"

#include <cerrno>
#include <cstdio>

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

namespace lozenge {
namespace {

namespace fs = std::filesystem;

#ifndef _WIN32
std::error_code lastError()
{
    return {errno, std::generic_category()};
}

/// Whether an error says that the disk does not know this way, and not that the name is taken.
bool isUnknownWay(const std::error_code& error)
{
    return error == std::errc::invalid_argument || error == std::errc::function_not_supported ||
           error == std::errc::operation_not_supported || error == std::errc::operation_not_permitted;
}
#endif

} // namespace

// The check and the renaming are one act of the system where the disk allows it, so that no file is lost which
// another program makes at the same moment.
std::error_code placeFile(const fs::path& from, const fs::path& to)
{
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return {};
    if (!isUnknownWay(lastError()))
        return lastError();
#endif
#ifndef _WIN32
    if (::link(from.c_str(), to.c_str()) == 0)
        return ::unlink(from.c_str()) == 0 ? std::error_code{} : lastError();
    if (!isUnknownWay(lastError()))
        return lastError();
#endif
    std::error_code error;
    if (fs::exists(fs::symlink_status(to, error)))
        return std::make_error_code(std::errc::file_exists);
    return placeFileOver(from, to);
}

std::error_code placeFileOver(const fs::path& from, const fs::path& to)
{
    std::error_code error;
    fs::rename(from, to, error);
    return error;
}

} // namespace lozenge
