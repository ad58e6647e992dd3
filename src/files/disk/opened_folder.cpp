#include "files/disk/opened_folder.hpp"

#include <cerrno>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace lozenge {
namespace {

/// Nothing, or why a call of the system failed.
std::error_code outcome(int result)
{
    return result == 0 ? std::error_code{} : lastError();
}

tl::expected<Descriptor, std::error_code> opened(int number)
{
    if (number < 0)
        return tl::unexpected(lastError());
    return Descriptor(number);
}

/// Whether an error says that the disk does not know this way, and not that the name is taken.
bool isUnknownWay(const std::error_code& error)
{
    return error == std::errc::invalid_argument || error == std::errc::function_not_supported ||
           error == std::errc::operation_not_supported || error == std::errc::not_supported ||
           error == std::errc::operation_not_permitted;
}

enum class Way { ToFreeName, Exchange };

/// Both are one act of the system where it has one for them.
std::error_code renameIn(int from, const std::string& name, int to, const std::string& newName, Way way)
{
#if defined(RENAME_NOREPLACE) && defined(RENAME_EXCHANGE)
    const unsigned flag = way == Way::Exchange ? RENAME_EXCHANGE : RENAME_NOREPLACE;
    return outcome(::renameat2(from, name.c_str(), to, newName.c_str(), flag));
#elif defined(RENAME_EXCL) && defined(RENAME_SWAP)
    const unsigned flag = way == Way::Exchange ? RENAME_SWAP : RENAME_EXCL;
    return outcome(::renameatx_np(from, name.c_str(), to, newName.c_str(), flag));
#else
    static_cast<void>(from), static_cast<void>(name), static_cast<void>(to), static_cast<void>(newName);
    static_cast<void>(way);
    return std::make_error_code(std::errc::function_not_supported);
#endif
}

/// Tried twice: what is not removed is left for the user to find.
std::error_code removeAt(int folder, const std::string& name, int flags)
{
    if (::unlinkat(folder, name.c_str(), flags) == 0 || errno == ENOENT)
        return {};
    return outcome(::unlinkat(folder, name.c_str(), flags));
}

} // namespace

tl::expected<OpenedFolder, std::error_code> OpenedFolder::openAt(int folder, const char* name, int flags)
{
    auto found = opened(::openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags));
#ifdef O_PATH
    // One that may be written to and not read can be used all the same, but not synced.
    if (!found && found.error() == std::errc::permission_denied)
        found = opened(::openat(folder, name, O_PATH | O_DIRECTORY | O_CLOEXEC | flags));
#endif
    if (!found)
        return tl::unexpected(found.error());
    return OpenedFolder(std::move(*found));
}

tl::expected<OpenedFolder, std::error_code> OpenedFolder::open(const std::filesystem::path& path)
{
    return openAt(AT_FDCWD, path.empty() ? "." : path.c_str(), 0);
}

tl::expected<OpenedFolder, std::error_code> OpenedFolder::openFolder(const std::string& name) const
{
    return openAt(number(), name.c_str(), O_NOFOLLOW);
}

tl::expected<OpenedFolder::Status, std::error_code> OpenedFolder::statusOf(const std::string& name) const
{
    struct stat found {};
    if (::fstatat(number(), name.c_str(), &found, AT_SYMLINK_NOFOLLOW) != 0) {
        if (errno == ENOENT)
            return Status{};
        return tl::unexpected(lastError());
    }
    const Kind kind = S_ISREG(found.st_mode)   ? Kind::File
                      : S_ISDIR(found.st_mode) ? Kind::Folder
                      : S_ISLNK(found.st_mode) ? Kind::Link
                                               : Kind::Other;
    return Status{kind, static_cast<unsigned>(found.st_mode) & 0777U};
}

bool OpenedFolder::leadsToFolder(const std::string& name) const
{
    struct stat found {};
    return ::fstatat(number(), name.c_str(), &found, 0) == 0 && S_ISDIR(found.st_mode);
}

tl::expected<std::vector<std::string>, std::error_code> OpenedFolder::names() const
{
    const int again = ::openat(number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const std::unique_ptr<DIR, int (*)(DIR*)> list(again < 0 ? nullptr : ::fdopendir(again), ::closedir);
    if (!list) {
        const std::error_code error = lastError();
        const Descriptor closed(again);
        return tl::unexpected(error);
    }
    std::vector<std::string> names;
    for (errno = 0; const dirent* entry = ::readdir(list.get()); errno = 0)
        if (std::string name = entry->d_name; name != "." && name != "..")
            names.push_back(std::move(name));
    if (errno != 0)
        return tl::unexpected(lastError());
    return names;
}

tl::expected<Descriptor, std::error_code> OpenedFolder::openFile(const std::string& name) const
{
    return opened(::openat(number(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
}

tl::expected<Descriptor, std::error_code> OpenedFolder::makeFile(const std::string& name) const
{
    return opened(::openat(number(), name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
}

std::error_code OpenedFolder::makeFolder(const std::string& name) const
{
    return outcome(::mkdirat(number(), name.c_str(), 0777));
}

tl::expected<Descriptor, std::error_code> OpenedFolder::makeUnnamedFile() const
{
#ifdef O_TMPFILE
    return opened(::openat(number(), ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0666));
#else
    return tl::unexpected(std::make_error_code(std::errc::function_not_supported));
#endif
}

std::error_code OpenedFolder::giveName(const Descriptor& unnamed, const std::string& name) const
{
    const std::string held = "/proc/self/fd/" + std::to_string(unnamed.number());
    return outcome(::linkat(AT_FDCWD, held.c_str(), number(), name.c_str(), AT_SYMLINK_FOLLOW));
}

std::error_code OpenedFolder::link(const std::string& name, const OpenedFolder& to, const std::string& second) const
{
    return outcome(::linkat(number(), name.c_str(), to.number(), second.c_str(), 0));
}

std::error_code OpenedFolder::rename(const std::string& name, const OpenedFolder& to, const std::string& free) const
{
    const std::error_code error = renameIn(number(), name, to.number(), free, Way::ToFreeName);
    if (!error || error == std::errc::file_exists)
        return error;
    if (const std::error_code linked = link(name, to, free); !linked) {
        const std::error_code removed = remove(name);
        if (removed)
            static_cast<void>(to.remove(free));
        return removed;
    } else if (!isUnknownWay(linked)) {
        return linked;
    }
    const auto status = to.statusOf(free);
    if (!status || status->kind != Kind::Nothing)
        return status ? std::make_error_code(std::errc::file_exists) : status.error();
    return outcome(::renameat(number(), name.c_str(), to.number(), free.c_str()));
}

std::error_code OpenedFolder::exchange(const std::string& one, const std::string& other) const
{
    const std::error_code error = renameIn(number(), one, number(), other, Way::Exchange);
    return isUnknownWay(error) ? exchangeInSteps(one, other) : error;
}

std::error_code OpenedFolder::exchangeInSteps(const std::string& one, const std::string& other) const
{
    const auto over = [this](const std::string& from, const std::string& to) {
        return outcome(::renameat(number(), from.c_str(), number(), to.c_str()));
    };
    const std::string aside = one + "-aside";
    if (link(other, *this, aside)) {
        if (const auto status = statusOf(other); status && status->kind != Kind::Folder)
            return over(one, other);
        if (const std::error_code error = over(other, aside))
            return error;
    }
    if (const std::error_code error = over(one, other)) {
        static_cast<void>(over(aside, other));
        return error;
    }
    const std::error_code error = over(aside, one);
    if (error && !over(other, one))
        static_cast<void>(over(aside, other));
    return error;
}

std::error_code OpenedFolder::remove(const std::string& name) const
{
    return removeAt(number(), name, 0);
}

std::error_code OpenedFolder::removeFolder(const std::string& name) const
{
    return removeAt(number(), name, AT_REMOVEDIR);
}

std::error_code OpenedFolder::setMode(unsigned mode) const
{
    return lozenge::setMode(*m_opened, mode);
}

std::error_code OpenedFolder::sync() const
{
    const std::error_code error = m_opened->sync();
    return error == std::errc::bad_file_descriptor ? std::error_code{} : error; // it may not be read
}

// One for all is much faster than many for one.
std::error_code OpenedFolder::syncFiles(const std::vector<std::string>& names) const
{
    constexpr std::size_t few = 4;
    if (names.size() > few && !m_opened->syncDisk())
        return {};
    for (const std::string& name : names) {
        auto file = openFile(name);
        if (const std::error_code error = file ? file->sync() : file.error())
            return error;
    }
    return sync();
}

std::error_code setMode(const Descriptor& file, unsigned mode)
{
    struct stat found {};
    if (::fstat(file.number(), &found) == 0 && (static_cast<unsigned>(found.st_mode) & 0777U) == mode)
        return {}; // there are disks where it is always the same, and cannot be set
    return outcome(::fchmod(file.number(), static_cast<mode_t>(mode)));
}

} // namespace lozenge
