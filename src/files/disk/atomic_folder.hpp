#pragma once

#include "files/disk/atomic_file.hpp"

#include <vector>

namespace lozenge {

/// The list of what an export made in a folder. The files that it names are the export's: they go when the folder is
/// replaced, and all others stay. Each stands on a line of its own, as {"file":"0000.png", or as "file": "page.html",
/// behind spaces; to pages belongs their index.html.
inline constexpr std::string_view listName = "index.json";

/// The folder that is to be made, "frames" of "frames/", or why there can be none of that name.
tl::expected<std::filesystem::path, ExportError> folderToMake(const std::filesystem::path& asked);

/// A folder that appears under its name only when all its files are whole, as AtomicFile does it for one file. An empty
/// folder of that name is used; another is replaced only where it has a list of its own, and what that does not name is
/// kept.
class AtomicFolder {
public:
    static tl::expected<AtomicFolder, ExportError> create(const std::filesystem::path& asked, Existing existing);

    AtomicFolder(AtomicFolder&&) noexcept;
    ~AtomicFolder();

    /// Whether all went well so far: full disks and interruptions are kept until commit, as by AtomicFile.
    bool write(const std::string& name, std::string_view content);

    /// A file of the folder that is written bit by bit, and then kept.
    tl::expected<AtomicFile, ExportError> begin(const std::string& name);
    bool keep(AtomicFile file);

    [[nodiscard]] std::string name() const { return m_target.filename().string(); }

    /// Its name until then, for what writes whole files and folders into it.
    [[nodiscard]] const std::filesystem::path& draft() const { return m_draft; }

    /// Gives the folder its name. Called once, last.
    tl::expected<void, ExportError> commit();

private:
    AtomicFolder(std::filesystem::path target, Existing existing) : m_target(std::move(target)), m_existing(existing) {}
    std::error_code sync() const;
    std::optional<ExportError> place();
    std::optional<ExportError> replace(Descriptor& around);

    std::filesystem::path m_target;
    std::filesystem::path m_draft; ///< empty before it is made, and once it has its name
    Existing m_existing = Existing::Refuse;
    std::vector<std::filesystem::path> m_files; ///< in it, by their hidden names
    std::optional<ExportError> m_error;
};

} // namespace lozenge
