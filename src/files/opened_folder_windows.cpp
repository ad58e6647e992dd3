#include "files/opened_folder.hpp"

#ifdef _WIN32

#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

std::error_code unknownWay()
{
    return std::make_error_code(std::errc::function_not_supported);
}

tl::expected<Descriptor, std::error_code> opened(const fs::path& path, int flags)
{
    int number = -1;
    if (const int error =
            ::_wsopen_s(&number, path.c_str(), flags | _O_BINARY | _O_NOINHERIT, _SH_DENYNO, _S_IREAD | _S_IWRITE))
        return tl::unexpected(std::error_code(error, std::generic_category()));
    return Descriptor(number);
}

} // namespace

tl::expected<OpenedFolder, std::error_code> OpenedFolder::open(const fs::path& path)
{
    std::error_code error;
    const fs::path folder = fs::absolute(path.empty() ? "." : path, error);
    if (!error && !fs::is_directory(folder, error) && !error)
        error = std::make_error_code(std::errc::no_such_file_or_directory);
    if (error)
        return tl::unexpected(error);
    return OpenedFolder(folder);
}

tl::expected<OpenedFolder, std::error_code> OpenedFolder::openFolder(const std::string& name) const
{
    return open(m_path / name);
}

tl::expected<OpenedFolder::Status, std::error_code> OpenedFolder::statusOf(const std::string& name) const
{
    std::error_code error;
    switch (fs::symlink_status(m_path / name, error).type()) {
    case fs::file_type::none: return tl::unexpected(error);
    case fs::file_type::not_found: return Status{};
    case fs::file_type::regular: return Status{Kind::File};
    case fs::file_type::directory: return Status{Kind::Folder};
    case fs::file_type::symlink: return Status{Kind::Link};
    default: return Status{Kind::Other};
    }
}

bool OpenedFolder::leadsToFolder(const std::string& name) const
{
    std::error_code error;
    return fs::is_directory(m_path / name, error);
}

tl::expected<std::vector<std::string>, std::error_code> OpenedFolder::names() const
{
    std::error_code error;
    std::vector<std::string> names;
    for (fs::directory_iterator entry(m_path, error), end; !error && entry != end; entry.increment(error))
        names.push_back(entry->path().filename().string());
    if (error)
        return tl::unexpected(error);
    return names;
}

tl::expected<Descriptor, std::error_code> OpenedFolder::openFile(const std::string& name) const
{
    return opened(m_path / name, _O_RDONLY);
}

tl::expected<Descriptor, std::error_code> OpenedFolder::makeFile(const std::string& name) const
{
    return opened(m_path / name, _O_RDWR | _O_CREAT | _O_EXCL);
}

std::error_code OpenedFolder::makeFolder(const std::string& name) const
{
    std::error_code error;
    const bool isNew = fs::create_directory(m_path / name, error);
    return isNew || error ? error : std::make_error_code(std::errc::file_exists);
}

tl::expected<Descriptor, std::error_code> OpenedFolder::makeUnnamedFile() const
{
    return tl::unexpected(unknownWay());
}

std::error_code OpenedFolder::giveName(const Descriptor&, const std::string&) const
{
    return unknownWay();
}

std::error_code OpenedFolder::link(const std::string& name, const OpenedFolder& to, const std::string& second) const
{
    std::error_code error;
    fs::create_hard_link(m_path / name, to.m_path / second, error);
    return error;
}

std::error_code OpenedFolder::rename(const std::string& name, const OpenedFolder& to, const std::string& free) const
{
    std::error_code error;
    if (fs::exists(fs::symlink_status(to.m_path / free, error)))
        return std::make_error_code(std::errc::file_exists);
    fs::rename(m_path / name, to.m_path / free, error);
    return error;
}

std::error_code OpenedFolder::exchange(const std::string& one, const std::string& other) const
{
    std::error_code error, ignored;
    const fs::path aside = m_path / (one + "-aside");
    fs::rename(m_path / other, aside, error);
    if (error)
        return error;
    fs::rename(m_path / one, m_path / other, error);
    if (!error) {
        fs::rename(aside, m_path / one, error);
        if (error)
            fs::rename(m_path / other, m_path / one, ignored);
    }
    if (error)
        fs::rename(aside, m_path / other, ignored);
    return error;
}

std::error_code OpenedFolder::remove(const std::string& name) const
{
    std::error_code error;
    fs::remove(m_path / name, error);
    return error;
}

std::error_code OpenedFolder::removeFolder(const std::string& name) const
{
    return remove(name);
}

std::error_code OpenedFolder::setMode(unsigned) const
{
    return {};
}

std::error_code OpenedFolder::sync() const
{
    return {};
}

std::error_code OpenedFolder::syncFiles(const std::vector<std::string>& names) const
{
    for (const std::string& name : names) {
        auto file = opened(m_path / name, _O_RDWR);
        if (const std::error_code error = file ? file->sync() : file.error())
            return error;
    }
    return {};
}

std::error_code setMode(const Descriptor&, unsigned)
{
    return {};
}

} // namespace lozenge

#endif
