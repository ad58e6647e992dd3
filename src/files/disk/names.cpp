#include "files/disk/names.hpp"

#include "files/disk/descriptor.hpp"

#include <cstdio>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

/// Whether an error says that the disk does not know this way.
bool isUnknownWay(const std::error_code& error)
{
    return error == std::errc::invalid_argument || error == std::errc::function_not_supported ||
           error == std::errc::operation_not_supported || error == std::errc::not_supported ||
           error == std::errc::operation_not_permitted;
}

std::error_code exchangeAtOnce([[maybe_unused]] const fs::path& one, [[maybe_unused]] const fs::path& other)
{
#if defined(RENAME_EXCHANGE)
    return outcome(
        uninterrupted([&] { return ::renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE); }));
#elif defined(RENAME_SWAP)
    return outcome(uninterrupted([&] { return ::renamex_np(one.c_str(), other.c_str(), RENAME_SWAP); }));
#else
    return std::make_error_code(std::errc::function_not_supported);
#endif
}

/// It says whose it is, and is another for each attempt.
fs::path hiddenName(const fs::path& target, int attempt)
{
    constexpr std::size_t longest = 200; // a disk takes 255 bytes
    const std::string name = target.filename().string();
    return target.parent_path() / ("." + (name.size() <= longest ? name : "file") + ".lozenge-" +
                                   std::to_string(::getpid()) + (attempt == 0 ? "" : "-" + std::to_string(attempt)));
}

} // namespace

std::error_code makeHidden(const fs::path& target, fs::path& hidden, const std::function<std::error_code()>& make)
{
    constexpr int attempts = 100;
    for (int attempt = 0;; ++attempt) {
        hidden = hiddenName(target, attempt);
        const std::error_code error = make();
        if (!error)
            return {};
        hidden.clear();
        if (error != std::errc::file_exists || attempt == attempts)
            return error;
    }
}

std::error_code renameOver(const fs::path& from, const fs::path& to)
{
    return outcome(uninterrupted([&] { return ::rename(from.c_str(), to.c_str()); }));
}

std::error_code renameToFree(const fs::path& from, const fs::path& to)
{
    // A second name is refused where it is taken.
    const std::error_code error = outcome(uninterrupted([&] { return ::link(from.c_str(), to.c_str()); }));
    if (!error)
        ::unlink(from.c_str());
    if (!isUnknownWay(error))
        return error;
    std::error_code unknown;
    const auto type = fs::symlink_status(to, unknown).type();
    return type == fs::file_type::not_found ? renameOver(from, to) : std::make_error_code(std::errc::file_exists);
}

std::error_code exchangeNames(const fs::path& one, const fs::path& other)
{
    std::error_code error = exchangeAtOnce(one, other);
    if (!isUnknownWay(error))
        return error;
    if (!fs::is_directory(fs::symlink_status(other, error)))
        return renameOver(one, other);
    const fs::path aside = one.string() + "-aside";
    if ((error = renameOver(other, aside)))
        return error;
    if ((error = renameOver(one, other))) {
        static_cast<void>(renameOver(aside, other));
        return error;
    }
    if ((error = renameOver(aside, one)) && !renameOver(other, one))
        static_cast<void>(renameOver(aside, other));
    return error;
}

std::error_code takePermissions(const fs::path& of, const fs::path& to)
{
    std::error_code error;
    const fs::perms wanted = fs::status(of, error).permissions() & fs::perms::all;
    if (!error && (fs::status(to, error).permissions() & fs::perms::all) != wanted) // some disks know but one
        fs::permissions(to, wanted, error);
    return error;
}

tl::expected<Descriptor, std::error_code> folderAround(const fs::path& target)
{
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    auto opened = Descriptor::open(folder, O_RDONLY | O_DIRECTORY);
    if (!opened && opened.error() == std::errc::permission_denied)
        return Descriptor();
    return opened;
}

} // namespace lozenge
