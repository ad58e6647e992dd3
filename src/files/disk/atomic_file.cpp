#include "files/disk/atomic_file.hpp"

#include "files/disk/interrupt.hpp"
#include "files/disk/names.hpp"

#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t bufferSize = std::size_t{1} << 18;

ExportError notMade(const fs::path& file, const std::error_code& error)
{
    const std::string folder = file.has_parent_path() ? "in " + file.parent_path().string() : "here";
    return failed(file, "cannot be made " + folder + ": " + error.message());
}

std::optional<ExportError> objectionTo(const fs::path& target, fs::file_type there, Existing existing)
{
    std::error_code error;
    if (there == fs::file_type::not_found)
        return std::nullopt;
    if (fs::is_directory(target, error)) // perhaps by way of a link
        return wrong(target, "this is a folder; a file name is needed");
    if (there != fs::file_type::regular && there != fs::file_type::symlink)
        return wrong(target, "this is no ordinary file and is kept; another name is needed");
    if (existing == Existing::Refuse)
        return wrong(target, "exists already and is kept; --force replaces it");
    return std::nullopt;
}

} // namespace

tl::expected<AtomicFile, ExportError> AtomicFile::create(const fs::path& target, Existing existing)
{
    if (!target.has_filename() || target.filename() == "." || target.filename() == "..")
        return tl::unexpected(wrong(target, "this is a folder; a file name is needed"));
    std::error_code error;
    const fs::file_type there = fs::symlink_status(target, error).type();
    if (there == fs::file_type::none)
        return tl::unexpected(failed(target, error.message()));
    if (auto objection = objectionTo(target, there, existing))
        return tl::unexpected(std::move(*objection));
    auto file = begun(target, existing);
    // What only its owner may read shall not be shown to others by being replaced.
    if (file && there == fs::file_type::regular)
        if ((error = takePermissions(target, file->m_draft)))
            return tl::unexpected(notMade(target, error));
    return file;
}

tl::expected<AtomicFile, ExportError> AtomicFile::begun(const fs::path& target, Existing existing)
{
    AtomicFile file(target, existing);
    if (const std::error_code error = makeHidden(target, file.m_draft, [&] { return file.open(); }))
        return tl::unexpected(notMade(target, error));
    return file;
}

/// By the name that it has until then.
std::error_code AtomicFile::open()
{
    auto made = Descriptor::open(m_draft, O_RDWR | O_CREAT | O_EXCL);
    if (!made)
        return made.error();
    m_file = std::move(*made);
    return {};
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : m_target(std::move(other.m_target)), m_draft(std::move(other.m_draft)), m_existing(other.m_existing),
      m_isInterruptible(other.m_isInterruptible), m_file(std::move(other.m_file)), m_buffer(std::move(other.m_buffer)),
      m_size(other.m_size), m_error(std::move(other.m_error))
{
    other.m_draft.clear();
}

AtomicFile::~AtomicFile()
{
    discard();
}

/// What has the hidden name, if anything has.
void AtomicFile::discard()
{
    if (!m_draft.empty())
        ::unlink(m_draft.c_str());
    m_draft.clear();
}

/// Whether all is well.
bool AtomicFile::note(const std::error_code& error)
{
    if (!m_error && error)
        m_error = failed(m_target, "cannot be written: " + error.message());
    return !m_error;
}

bool AtomicFile::write(std::string_view bytes)
{
    if (!m_error && m_isInterruptible && interrupted())
        m_error = failed(m_target, "interrupted; no file was made");
    if (m_error || (m_buffer.size() + bytes.size() > bufferSize && !note(flush())))
        return false;
    m_size += bytes.size();
    if (bytes.size() >= bufferSize)
        return note(m_file.write(bytes.data(), bytes.size()));
    m_buffer.reserve(bufferSize);
    m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
    return true;
}

std::error_code AtomicFile::flush()
{
    const std::error_code error = m_file.write(m_buffer.data(), m_buffer.size());
    m_buffer.clear();
    return error;
}

/// Whether all of it is written. An interruption since the last write counts.
bool AtomicFile::finish()
{
    return write({}) && note(flush());
}

tl::expected<void, ExportError> AtomicFile::commit()
{
    // Some disks say only as they sync that they are full.
    if (finish() && note(m_file.sync()))
        m_error = place();
    discard();
    if (m_error)
        return tl::unexpected(*m_error);
    return {};
}

/// What had the name before has the hidden one then, and its own again where the disk cannot keep that it went.
std::optional<ExportError> AtomicFile::place()
{
    auto folder = folderAround(m_target);
    if (!folder)
        return notMade(m_target, folder.error());
    std::error_code error = renameToFree(m_draft, m_target);
    const bool isTaken = error == std::errc::file_exists;
    if (isTaken) {
        // Meanwhile it may have become a folder, or something else that is to be kept.
        if (auto objection = objectionTo(m_target, fs::symlink_status(m_target, error).type(), m_existing))
            return objection;
        error = exchangeNames(m_draft, m_target);
    }
    if (error)
        return failed(m_target, (isTaken ? "cannot be replaced: " : "") + error.message());
    const std::error_code unsafe = folder->sync();
    std::string former;
    if (unsafe && !isTaken)
        ::unlink(m_target.c_str());
    else if (unsafe && exchangeNames(m_draft, m_target))
        former = "; what it was lies in " + std::exchange(m_draft, fs::path()).string();
    return unsafe ? std::optional(failed(m_target, "cannot be written: " + unsafe.message() + former)) : std::nullopt;
}

tl::expected<void, ExportError> saveText(const fs::path& target, std::string_view text, Existing existing)
{
    return AtomicFile::create(target, existing).and_then([&](AtomicFile file) {
        file.outlastInterruptions();
        file.write(text);
        return file.commit();
    });
}

} // namespace lozenge
