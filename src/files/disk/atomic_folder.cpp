#include "files/disk/atomic_folder.hpp"

#include "files/disk/former_folder.hpp"
#include "files/disk/interrupt.hpp"

#include <sys/resource.h>
#include <utility>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

/// How many files may be open here at once: the rest of the program needs some too.
std::size_t mostOpen()
{
    std::size_t most = 500;
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur / 2 < most)
        most = static_cast<std::size_t>(limit.rlim_cur / 2);
    return most;
}

} // namespace

tl::expected<fs::path, ExportError> folderToMake(const fs::path& asked)
{
    const fs::path target = asked.has_filename() ? asked : asked.parent_path();
    if (!target.has_filename() || target.filename() == "." || target.filename() == "..")
        return tl::unexpected(wrong(target, "the name of a folder to make is needed"));
    return target;
}

tl::expected<AtomicFolder, ExportError> AtomicFolder::create(const fs::path& asked, Existing existing,
                                                             FindOwned findOwned)
{
    const auto named = folderToMake(asked);
    if (!named)
        return tl::unexpected(named.error());
    const fs::path& target = *named;
    auto parent = OpenedFolder::open(target.parent_path());
    if (!parent)
        return tl::unexpected(failed(target, "cannot be made: " + parent.error().message()));
    if (auto objection = folderObjection(*parent, target, existing, findOwned))
        return tl::unexpected(std::move(*objection));
    AtomicFolder folder(std::move(*parent), target, existing, findOwned);
    // Whether files can be made here is known before the work begins.
    if (const auto probe = Draft::create(folder.m_parent, target.filename().string()); !probe)
        return tl::unexpected(failed(target, "cannot be made: " + probe.error().message()));
    return folder;
}

AtomicFolder::AtomicFolder(OpenedFolder parent, fs::path target, Existing existing, FindOwned findOwned)
    : m_target(std::move(target)), m_parent(std::move(parent)), m_existing(existing), m_findOwned(findOwned)
{}

AtomicFolder::AtomicFolder(AtomicFolder&& other) noexcept
    : m_target(std::move(other.m_target)), m_parent(other.m_parent), m_existing(other.m_existing),
      m_findOwned(other.m_findOwned), m_kept(std::move(other.m_kept)), m_hidden(std::exchange(other.m_hidden, {})),
      m_folder(std::move(other.m_folder)), m_names(std::move(other.m_names)), m_error(std::move(other.m_error))
{}

AtomicFolder::~AtomicFolder()
{
    if (m_hidden.empty())
        return;
    for (const std::string& name : m_names)
        static_cast<void>(m_folder->remove(name));
    static_cast<void>(m_parent.removeFolder(m_hidden));
}

bool AtomicFolder::write(const std::string& name, std::string_view content)
{
    auto file = begin(name);
    if (!file)
        return false;
    file->write(content);
    return keep(std::move(*file), name);
}

tl::expected<AtomicFile, ExportError> AtomicFolder::begin(const std::string& name)
{
    if (m_error)
        return tl::unexpected(*m_error);
    auto draft = Draft::create(m_parent, m_target.filename().string());
    if (draft)
        return AtomicFile(std::move(*draft), m_target / name);
    if (m_kept.empty()) {
        m_error = failed(m_target / name, "cannot be made: " + draft.error().message());
        return tl::unexpected(*m_error);
    }
    m_error = gather(); // there may be too many open
    return begin(name);
}

bool AtomicFolder::keep(AtomicFile file, const std::string& name)
{
    auto draft = file.finish();
    if (!draft && !m_error)
        m_error = draft.error();
    if (m_error)
        return false;
    const bool isHidden = draft->isHidden();
    m_kept.push_back({std::move(*draft), name});
    if (isHidden || m_kept.size() >= mostOpen())
        m_error = gather();
    return !m_error;
}

std::optional<ExportError> AtomicFolder::makeHiddenFolder()
{
    if (!m_hidden.empty())
        return std::nullopt;
    auto hidden =
        makeHidden(m_target.filename().string(), [this](const std::string& name) { return m_parent.makeFolder(name); });
    if (!hidden)
        return failed(m_target, "cannot be made: " + hidden.error().message());
    m_hidden = std::move(*hidden); // from here on it goes away with this object
    auto folder = m_parent.openFolder(m_hidden);
    if (!folder)
        return failed(m_target, "cannot be made: " + folder.error().message());
    m_folder = std::move(*folder);
    return std::nullopt;
}

/// Gives those that have none their names in the hidden folder. It is there for as short as can be.
std::optional<ExportError> AtomicFolder::gather()
{
    if (auto error = makeHiddenFolder())
        return error;
    m_names.reserve(m_names.size() + m_kept.size()); // what has its name is to be known, whatever else fails
    for (Kept& kept : m_kept) {
        if (const std::error_code error = kept.draft.takeName(*m_folder, kept.name))
            return failed(m_target / kept.name, "cannot be made: " + error.message());
        m_names.push_back(std::move(kept.name));
    }
    m_kept.clear();
    return std::nullopt;
}

tl::expected<void, ExportError> AtomicFolder::commit()
{
    if (!m_error && interrupted())
        m_error = failed(m_target, "interrupted; no folder was made");
    if (!m_error)
        m_error = gather();
    if (!m_error)
        if (const std::error_code error = m_folder->syncFiles(m_names))
            m_error = failed(m_target, "cannot be written: " + error.message());
    if (!m_error)
        m_error = place();
    if (m_error)
        return tl::unexpected(*m_error);
    m_hidden.clear();
    return {};
}

std::optional<ExportError> AtomicFolder::place()
{
    const std::string name = m_target.filename().string();
    const std::error_code error = m_parent.rename(m_hidden, m_parent, name);
    if (!error) {
        const std::error_code unsafe = m_parent.sync();
        if (unsafe && m_parent.rename(name, m_parent, m_hidden))
            m_hidden.clear();
        return unsafe ? std::optional(failed(m_target, "cannot be written: " + unsafe.message())) : std::nullopt;
    }
    if (error != std::errc::file_exists)
        return failed(m_target, error.message());

    if (auto objection = folderObjection(m_parent, m_target, m_existing, m_findOwned))
        return objection;
    auto fault = replaceFolder({m_parent, *m_folder, m_hidden, m_names}, m_target, m_findOwned);
    if (!fault)
        return std::nullopt;
    if (fault->holdsFormer)
        m_hidden.clear();
    return fault->error;
}

} // namespace lozenge
