#pragma once

#include "files/disk/atomic_file.hpp"

#include <set>
#include <vector>

namespace lozenge {

/// The names of the files in a folder that a former export made and may make anew; nothing where it is not one's own.
using FindOwned = tl::expected<std::optional<std::set<std::string>>, std::error_code> (*)(const OpenedFolder&);

/// The folder that is to be made, "frames" of "frames/", or why there can be none of that name.
tl::expected<std::filesystem::path, ExportError> folderToMake(const std::filesystem::path& asked);

/// A folder that appears under its name only when all its files are whole, as AtomicFile does it for one file. An empty
/// folder of that name is used; another is replaced only where it is one's own, and what else lies in it is kept.
class AtomicFolder {
public:
    static tl::expected<AtomicFolder, ExportError> create(const std::filesystem::path& target, Existing existing,
                                                          FindOwned findOwned);

    AtomicFolder(AtomicFolder&&) noexcept;
    ~AtomicFolder();

    /// Whether all went well so far: full disks and interruptions are kept until commit, as by AtomicFile.
    bool write(const std::string& name, std::string_view content);

    /// A file of the folder that is written bit by bit, and then kept.
    tl::expected<AtomicFile, ExportError> begin(const std::string& name);
    bool keep(AtomicFile file, const std::string& name);

    [[nodiscard]] std::string name() const { return m_target.filename().string(); }

    /// Gives the folder its name. Called once, last.
    tl::expected<void, ExportError> commit();

private:
    struct Kept {
        Draft draft;
        std::string name;
    };

    AtomicFolder(OpenedFolder parent, std::filesystem::path target, Existing existing, FindOwned findOwned);
    std::optional<ExportError> gather();
    std::optional<ExportError> makeHiddenFolder();
    std::optional<ExportError> place();

    std::filesystem::path m_target;
    OpenedFolder m_parent;
    Existing m_existing;
    FindOwned m_findOwned;
    std::vector<Kept> m_kept; ///< they have no names yet
    std::string m_hidden;     ///< the folder that the others are in; empty before there is one, and after commit
    std::optional<OpenedFolder> m_folder;
    std::vector<std::string> m_names; ///< of those in it
    std::optional<ExportError> m_error;
};

} // namespace lozenge
