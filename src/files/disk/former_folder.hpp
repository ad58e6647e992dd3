#pragma once

#include "files/disk/atomic_folder.hpp"

namespace lozenge {

/// What keeps a folder from being made, or made anew, under this name.
std::optional<ExportError> folderObjection(const OpenedFolder& parent, const std::filesystem::path& target,
                                           Existing existing, FindOwned findOwned);

/// A whole new folder under a hidden name, that is to have another's name and what lies in that of the user's.
struct NewFolder {
    const OpenedFolder& parent;
    const OpenedFolder& folder;
    const std::string& hidden;
    const std::vector<std::string>& names; ///< of its files
};

/// Why it was not done, and then the former folder is as it was.
struct NotReplaced {
    ExportError error;
    bool holdsFormer = false; ///< the hidden name has what was the user's, and must stay
};

/// Puts the new folder where the former is: at each moment there is one of the two.
std::optional<NotReplaced> replaceFolder(const NewFolder& made, const std::filesystem::path& target,
                                         FindOwned findOwned);

} // namespace lozenge
