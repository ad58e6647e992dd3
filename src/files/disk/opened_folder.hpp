#pragma once

#include "files/disk/descriptor.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace lozenge {

/// A folder that is held open: it stays the same one, wherever it is moved to meanwhile. Names are those of what lies
/// directly in it. A way that a disk does not know is gone round where there is another.
class OpenedFolder {
public:
    static tl::expected<OpenedFolder, std::error_code> open(const std::filesystem::path& path);
    [[nodiscard]] tl::expected<OpenedFolder, std::error_code> openFolder(const std::string& name) const;

    enum class Kind { Nothing, File, Folder, Link, Other };
    struct Status {
        Kind kind = Kind::Nothing;
        unsigned mode = 0; ///< who may read and write it
    };
    [[nodiscard]] tl::expected<Status, std::error_code> statusOf(const std::string& name) const;
    [[nodiscard]] bool leadsToFolder(const std::string& name) const; ///< perhaps through a link
    [[nodiscard]] tl::expected<std::vector<std::string>, std::error_code> names() const;

    [[nodiscard]] tl::expected<Descriptor, std::error_code> openFile(const std::string& name) const;

    // What is made is for whom the user's umask says.
    [[nodiscard]] tl::expected<Descriptor, std::error_code> makeFile(const std::string& name) const;
    [[nodiscard]] std::error_code makeFolder(const std::string& name) const;

    /// A file on the disk of this folder that has no name, and goes away unless giveName gives it one. Not all disks
    /// and systems have that.
    [[nodiscard]] tl::expected<Descriptor, std::error_code> makeUnnamedFile() const;
    [[nodiscard]] std::error_code giveName(const Descriptor& unnamed, const std::string& name) const;

    /// A second name for the same file.
    [[nodiscard]] std::error_code link(const std::string& name, const OpenedFolder& to,
                                       const std::string& second) const;

    /// To a name that is free: else it is an error, file_exists.
    [[nodiscard]] std::error_code rename(const std::string& name, const OpenedFolder& to,
                                         const std::string& free) const;

    /// What had the one name has the other; at each moment there is something of the second name, but for folders on
    /// disks that know no exchange. Where a disk knows no links either, a file takes the name of the other's, which is
    /// gone.
    [[nodiscard]] std::error_code exchange(const std::string& one, const std::string& other) const;

    [[nodiscard]] std::error_code remove(const std::string& name) const; ///< a file, if there is one
    [[nodiscard]] std::error_code removeFolder(const std::string& name) const;

    [[nodiscard]] std::error_code setMode(unsigned mode) const; ///< of the folder itself

    /// Returns once the disk holds which names there are.
    [[nodiscard]] std::error_code sync() const;

    /// The same for the files of these names, and what they hold.
    [[nodiscard]] std::error_code syncFiles(const std::vector<std::string>& names) const;

private:
    explicit OpenedFolder(Descriptor opened) : m_opened(std::make_shared<Descriptor>(std::move(opened))) {}
    static tl::expected<OpenedFolder, std::error_code> openAt(int folder, const char* name, int flags);
    [[nodiscard]] int number() const { return m_opened->number(); }
    [[nodiscard]] std::error_code exchangeInSteps(const std::string& one, const std::string& other) const;

    std::shared_ptr<Descriptor> m_opened;
};

/// Who may read and write an open file.
std::error_code setMode(const Descriptor& file, unsigned mode);

} // namespace lozenge
