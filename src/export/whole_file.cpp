#include "export/whole_file.hpp"

#include "export/interrupt.hpp"
#include "export/place_file.hpp"

#include <cerrno>
#include <system_error>

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

namespace lozenge {
namespace {

namespace fs = std::filesystem;

std::string reasonOf(int error)
{
    return std::generic_category().message(error);
}

ExportError failed(const fs::path& file, const std::string& reason)
{
    return {ExportError::Kind::Failed, file.string() + ": " + reason};
}

ExportError wrong(const fs::path& file, const std::string& reason)
{
    return {ExportError::Kind::Wrong, file.string() + ": " + reason};
}

ExportError taken(const fs::path& file)
{
    return wrong(file, "exists already and is kept; --force replaces it");
}

std::optional<ExportError> objection(const fs::path& target, Existing existing)
{
    if (!target.has_filename() || target.filename() == "." || target.filename() == "..")
        return wrong(target, "this is a folder; a file name is needed");
    std::error_code error;
    const auto type = fs::symlink_status(target, error).type();
    if (type == fs::file_type::none)
        return failed(target, error.message());
    if (type == fs::file_type::not_found)
        return std::nullopt;
    if (fs::is_directory(target, error))
        return wrong(target, "this is a folder; a file name is needed");
    if (type != fs::file_type::regular && type != fs::file_type::symlink)
        return wrong(target, "this is no ordinary file and is kept; another name is needed");
    if (existing == Existing::Refuse)
        return taken(target);
    return std::nullopt;
}

std::string folderOf(const fs::path& target)
{
    return target.has_parent_path() ? "in " + target.parent_path().string() : "here";
}

/// A name in the folder of the target that says whose it is.
fs::path besideOf(const fs::path& target, int attempt)
{
    constexpr std::size_t longest = 200; // a disk takes 255 bytes
    const std::string name = target.filename().string();
    return target.parent_path() / ("." + (name.size() <= longest ? name : std::string("file")) + ".lozenge-" +
                                   std::to_string(::getpid()) + (attempt == 0 ? "" : "-" + std::to_string(attempt)));
}

} // namespace

tl::expected<WholeFile, ExportError> WholeFile::create(const fs::path& target, Existing existing)
{
    if (auto fault = objection(target, existing))
        return tl::unexpected(std::move(*fault));

    constexpr int attempts = 100;
    for (int attempt = 0;; ++attempt) {
        fs::path beside = besideOf(target, attempt);
        if (Stream stream{std::fopen(beside.string().c_str(), "wbx")}) {
            constexpr std::size_t buffer = std::size_t{1} << 18;
            std::setvbuf(stream.get(), nullptr, _IOFBF, buffer);
            return WholeFile(target, std::move(beside), existing, std::move(stream));
        }
        const int error = errno;
        if (error != EEXIST || attempt == attempts)
            return tl::unexpected(failed(target, "cannot be made " + folderOf(target) + ": " + reasonOf(error)));
    }
}

WholeFile::WholeFile(fs::path target, fs::path beside, Existing existing, Stream stream)
    : m_target(std::move(target)), m_beside(std::move(beside)), m_existing(existing), m_stream(std::move(stream))
{}

WholeFile::~WholeFile()
{
    if (m_stream)
        abandon();
}

void WholeFile::abandon()
{
    m_stream.reset();
    std::error_code ignored;
    fs::remove(m_beside, ignored);
}

bool WholeFile::write(const void* data, std::size_t bytes)
{
    if (!m_error && interrupted())
        m_error = failed(m_target, "interrupted; no file was made");
    if (!m_error && bytes > 0 && std::fwrite(data, 1, bytes, m_stream.get()) != bytes)
        m_error = failed(m_target, "cannot be written: " + reasonOf(errno));
    return !m_error;
}

bool WholeFile::moveTo(std::int64_t offset)
{
#ifdef _WIN32
    const auto seek = ::_fseeki64; // its long has 32 bits
#else
    const auto seek = ::fseeko;
#endif
    if (!m_error && seek(m_stream.get(), offset, SEEK_SET) != 0)
        m_error = failed(m_target, "cannot be written: " + reasonOf(errno));
    return !m_error;
}

void WholeFile::fail(const std::string& reason)
{
    if (!m_error)
        m_error = failed(m_target, reason);
}

tl::expected<void, ExportError> WholeFile::commit()
{
    write(nullptr, 0); // an interruption since the last write counts
    if (m_error) {
        abandon();
        return tl::unexpected(*m_error);
    }
    // Some disks say only here that they are full.
    if (std::fclose(m_stream.release()) != 0)
        m_error = failed(m_target, "cannot be written: " + reasonOf(errno));

    if (!m_error) {
        const auto place = m_existing == Existing::Replace ? placeFileOver : placeFile;
        const std::error_code error = place(m_beside, m_target);
        if (!error)
            return {};
        m_error = error == std::errc::file_exists ? taken(m_target) : failed(m_target, error.message());
    }
    abandon();
    return tl::unexpected(*m_error);
}

} // namespace lozenge
