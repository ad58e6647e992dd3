#pragma once

#include "export/whole_file.hpp"

namespace lozenge {

/// A folder that appears under its name only when all its files are whole, as WholeFile does it for one file. An empty
/// folder of that name is used; another is replaced only where it holds an export, and what else lies in it is kept.
class WholeFolder {
public:
    static tl::expected<WholeFolder, ExportError> create(const std::filesystem::path& target, Existing existing);

    WholeFolder(WholeFolder&&) noexcept;
    ~WholeFolder();

    /// Whether all went well so far: full disks and interruptions are kept until commit, as by WholeFile.
    bool write(const std::string& name, std::string_view content);

    /// Where it is until then, for a file that is written by other means.
    [[nodiscard]] const std::filesystem::path& besidePath() const { return m_beside; }

    /// The same fault, with the name that the user gave.
    [[nodiscard]] ExportError named(ExportError error) const;

    /// Gives the folder its name. Called once, last.
    tl::expected<void, ExportError> commit();

private:
    WholeFolder(std::filesystem::path target, std::filesystem::path beside);
    std::error_code replaceTarget();

    std::filesystem::path m_target;
    std::filesystem::path m_beside; // empty once committed or moved away
    std::optional<ExportError> m_error;
};

} // namespace lozenge
