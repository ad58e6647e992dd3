#include "files/disk/atomic_file.hpp"

#include "files/disk/interrupt.hpp"

#include <system_error>
#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

ExportError taken(const fs::path& file)
{
    return wrong(file, "exists already and is kept; --force replaces it");
}

ExportError notMade(const fs::path& file, const std::error_code& error)
{
    const std::string folder = file.has_parent_path() ? "in " + file.parent_path().string() : "here";
    return failed(file, "cannot be made " + folder + ": " + error.message());
}

std::optional<ExportError> objection(const OpenedFolder& folder, const OpenedFolder::Status& status,
                                     const fs::path& target, Existing existing)
{
    using enum OpenedFolder::Kind;
    if (status.kind == Nothing)
        return std::nullopt;
    if (folder.leadsToFolder(target.filename().string()))
        return wrong(target, "this is a folder; a file name is needed");
    if (status.kind == Other)
        return wrong(target, "this is no ordinary file and is kept; another name is needed");
    if (existing == Existing::Refuse)
        return taken(target);
    return std::nullopt;
}

} // namespace

tl::expected<AtomicFile, ExportError> AtomicFile::create(const fs::path& target, Existing existing)
{
    if (!target.has_filename() || target.filename() == "." || target.filename() == "..")
        return tl::unexpected(wrong(target, "this is a folder; a file name is needed"));
    auto folder = OpenedFolder::open(target.parent_path());
    if (!folder)
        return tl::unexpected(notMade(target, folder.error()));
    const std::string name = target.filename().string();
    const auto status = folder->statusOf(name);
    if (!status)
        return tl::unexpected(failed(target, status.error().message()));
    if (auto fault = objection(*folder, *status, target, existing))
        return tl::unexpected(std::move(*fault));

    auto draft = Draft::create(*folder, name);
    if (!draft)
        return tl::unexpected(notMade(target, draft.error()));
    // What only its owner may read shall not be shown to others by being replaced.
    if (status->kind == OpenedFolder::Kind::File)
        if (const std::error_code error = draft->setMode(status->mode))
            return tl::unexpected(notMade(target, error));
    return AtomicFile(std::move(*folder), std::move(*draft), target, existing);
}

AtomicFile::AtomicFile(Draft draft, fs::path target) : m_target(std::move(target)), m_draft(std::move(draft)) {}

AtomicFile::AtomicFile(OpenedFolder folder, Draft draft, fs::path target, Existing existing)
    : m_target(std::move(target)), m_folder(std::move(folder)), m_existing(existing), m_draft(std::move(draft))
{}

/// Whether all is well.
bool AtomicFile::note(const std::error_code& error)
{
    if (!m_error && error)
        m_error = failed(m_target, "cannot be written: " + error.message());
    return !m_error;
}

bool AtomicFile::write(const void* data, std::size_t bytes)
{
    if (!m_error && m_isInterruptible && interrupted())
        m_error = failed(m_target, "interrupted; no file was made");
    return !m_error && note(m_draft.write(static_cast<const char*>(data), bytes));
}

void AtomicFile::fail(ExportError error)
{
    if (!m_error)
        m_error = std::move(error);
}

std::string AtomicFile::draftPath()
{
    const auto path = m_draft.path(m_target.parent_path());
    note(path ? std::error_code{} : path.error());
    return path.value_or(std::string());
}

tl::expected<AtomicFile, ExportError> AtomicFile::scrap() const
{
    auto draft = Draft::create(*m_folder, m_target.filename().string());
    if (!draft)
        return tl::unexpected(notMade(m_target, draft.error()));
    return AtomicFile(std::move(*draft), m_target);
}

std::string AtomicFile::read(std::int64_t offset, std::size_t most)
{
    const auto text = m_draft.read(offset, most);
    if (!text)
        fail("cannot be read: " + text.error().message());
    return text.value_or(std::string());
}

tl::expected<Draft, ExportError> AtomicFile::finish()
{
    write(nullptr, 0); // an interruption since the last write counts
    if (!m_error)
        note(m_draft.flush());
    if (m_error)
        return tl::unexpected(*m_error);
    return std::move(m_draft);
}

tl::expected<void, ExportError> AtomicFile::commit()
{
    auto draft = finish();
    if (!draft)
        return tl::unexpected(draft.error());
    // Some disks say only here that they are full.
    if (note(draft->sync()))
        m_error = place(*draft);
    if (m_error)
        return tl::unexpected(*m_error);
    return {};
}

std::optional<ExportError> AtomicFile::place(Draft& draft) const
{
    const std::string name = m_target.filename().string();
    if (const std::error_code error = draft.takeName(*m_folder, name)) {
        if (error == std::errc::file_exists)
            return m_existing == Existing::Replace ? replace(draft) : taken(m_target);
        return failed(m_target, error.message());
    }
    if (const std::error_code error = m_folder->sync()) {
        static_cast<void>(m_folder->remove(name));
        return failed(m_target, "cannot be written: " + error.message());
    }
    return std::nullopt;
}

std::optional<ExportError> AtomicFile::replace(Draft& draft) const
{
    const std::string name = m_target.filename().string();
    // Meanwhile it may have become a folder, or something else that is to be kept.
    const auto status = m_folder->statusOf(name);
    if (!status)
        return failed(m_target, status.error().message());
    if (auto fault = objection(*m_folder, *status, m_target, m_existing))
        return fault;
    const std::error_code error = draft.takeNameOf(name);
    if (!error)
        return std::nullopt;
    const std::string& former = draft.formerFile();
    return failed(m_target,
                  "cannot be replaced: " + error.message() + (former.empty() ? "" : "; what it was lies in " + former));
}

} // namespace lozenge
