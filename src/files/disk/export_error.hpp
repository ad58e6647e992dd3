#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

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

/// How the making of a file gives up; exportDocument() tells of it.
struct ExportFault : std::runtime_error {
    explicit ExportFault(ExportError why) : std::runtime_error(why.message), error(std::move(why)) {}

    ExportError error;
};

} // namespace lozenge
