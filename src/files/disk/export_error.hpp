#pragma once

#include <filesystem>
#include <string>

namespace lozenge {

/// Why there is no file: one line for the person who asked for it.
struct ExportError {
    enum class Kind {
        Failed, ///< it could not be done: disk, interruption
        Wrong,  ///< it should not have been asked for like this
    };

    Kind kind = Kind::Failed;
    std::string message;
};

inline ExportError failed(const std::filesystem::path& target, const std::string& reason)
{
    return {ExportError::Kind::Failed, target.string() + ": " + reason};
}

inline ExportError wrong(const std::filesystem::path& target, const std::string& reason)
{
    return {ExportError::Kind::Wrong, target.string() + ": " + reason};
}

} // namespace lozenge
