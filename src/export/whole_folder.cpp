#include "export/whole_folder.hpp"

#include "export/interrupt.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

namespace lozenge {
namespace {

namespace fs = std::filesystem;

ExportError fault(ExportError::Kind kind, const fs::path& folder, const std::string& reason)
{
    return {kind, folder.string() + ": " + reason};
}

/// Each export of a folder writes one of these.
bool holdsAnExport(const fs::path& folder)
{
    std::error_code error;
    return fs::exists(folder / "index.json", error) || fs::exists(folder / "steps.pdf", error);
}

/// A file that an export makes, and makes anew: 0042.png, index.json.
bool isOfAnExport(const fs::path& file)
{
    constexpr std::array<std::string_view, 2> lists{"index.json", "steps.pdf"};
    const std::string name = file.filename().string(), stem = file.stem().string(), kind = file.extension().string();
    const bool isNumber = stem.size() >= 4 && stem.find_first_not_of("0123456789") == std::string::npos;
    return std::find(lists.begin(), lists.end(), name) != lists.end() ||
           (isNumber && (kind == ".png" || kind == ".svg"));
}

std::optional<ExportError> objection(const fs::path& target, Existing existing)
{
    using enum ExportError::Kind;
    if (!target.has_filename() || target.filename() == "." || target.filename() == "..")
        return fault(Wrong, target, "the name of a folder to make is needed");
    std::error_code error;
    const auto type = fs::symlink_status(target, error).type();
    if (type == fs::file_type::none)
        return fault(Failed, target, error.message());
    if (type == fs::file_type::not_found)
        return std::nullopt;
    if (type != fs::file_type::directory)
        return fault(Wrong, target, "this is no folder and is kept; another name is needed");
    if (const bool isEmpty = fs::is_empty(target, error); error)
        return fault(Failed, target, error.message());
    else if (isEmpty)
        return std::nullopt;
    if (!holdsAnExport(target))
        return fault(Wrong, target,
                     "this folder holds other things than an export and is kept; another name is needed");
    if (existing == Existing::Refuse)
        return fault(Wrong, target, "exists already and is kept; --force replaces it");
    return std::nullopt;
}

fs::path hiddenName(const fs::path& target, const std::string& ending)
{
    constexpr std::size_t longest = 200; // a disk takes 255 bytes
    const std::string name = target.filename().string();
    return target.parent_path() /
           ("." + (name.size() <= longest ? name : std::string("folder")) + ".lozenge-" + ending);
}

} // namespace

tl::expected<WholeFolder, ExportError> WholeFolder::create(const fs::path& asked, Existing existing)
{
    const fs::path target = asked.has_filename() ? asked : asked.parent_path(); // "frames/" is "frames"
    if (auto wrong = objection(target, existing))
        return tl::unexpected(std::move(*wrong));

    constexpr int attempts = 100;
    for (int attempt = 0;; ++attempt) {
        const fs::path beside = hiddenName(target, std::to_string(::getpid()) + "-" + std::to_string(attempt));
        std::error_code error;
        if (fs::create_directory(beside, error))
            return WholeFolder(target, beside);
        if (error || attempt == attempts)
            return tl::unexpected(fault(ExportError::Kind::Failed, target, "cannot be made: " + error.message()));
    }
}

WholeFolder::WholeFolder(fs::path target, fs::path beside) : m_target(std::move(target)), m_beside(std::move(beside)) {}

WholeFolder::WholeFolder(WholeFolder&& other) noexcept
    : m_target(std::move(other.m_target)), m_beside(std::exchange(other.m_beside, {})),
      m_error(std::move(other.m_error))
{}

WholeFolder::~WholeFolder()
{
    std::error_code ignored;
    if (!m_beside.empty())
        fs::remove_all(m_beside, ignored);
}

bool WholeFolder::write(const std::string& name, std::string_view content)
{
    if (m_error)
        return false;
    auto file = WholeFile::create(m_beside / name, Existing::Refuse);
    if (!file) {
        m_error = named(file.error());
        return false;
    }
    file->write(content);
    if (const auto written = file->commit(); !written)
        m_error = named(written.error());
    return !m_error;
}

ExportError WholeFolder::named(ExportError error) const
{
    if (const auto at = error.message.find(m_beside.string()); at != std::string::npos)
        error.message.replace(at, m_beside.string().size(), m_target.string());
    return error;
}

tl::expected<void, ExportError> WholeFolder::commit()
{
    if (!m_error && interrupted())
        m_error = fault(ExportError::Kind::Failed, m_target, "interrupted; no folder was made");
    if (!m_error)
        if (const std::error_code error = replaceTarget())
            m_error = fault(ExportError::Kind::Failed, m_target, error.message());
    if (m_error)
        return tl::unexpected(*m_error);
    m_beside.clear();
    return {};
}

// The old folder steps aside rather than going first, so that one of the two is always there.
std::error_code WholeFolder::replaceTarget()
{
    std::error_code error;
    fs::rename(m_beside, m_target, error); // where there is none, or an empty one
    if (!error || !holdsAnExport(m_target))
        return error;

    const fs::path old = hiddenName(m_target, std::to_string(::getpid()) + "-old");
    fs::rename(m_target, old, error);
    if (error)
        return error;
    fs::rename(m_beside, m_target, error);
    std::error_code ignored;
    if (error) {
        fs::rename(old, m_target, ignored);
        return error;
    }
    for (const auto& entry : fs::directory_iterator(old, ignored))
        if (!isOfAnExport(entry.path()) && !fs::exists(m_target / entry.path().filename(), ignored))
            fs::rename(entry.path(), m_target / entry.path().filename(), ignored);
    fs::remove_all(old, ignored);
    return {};
}

} // namespace lozenge
