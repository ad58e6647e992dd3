#pragma once

#include "files/settings.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace lozenge {

/// Where settings are kept: $XDG_CONFIG_HOME/lozenge or ~/.config/lozenge, ~/Library/Application Support/Lozenge,
/// %APPDATA%\Lozenge. Nothing where the system names no such folder.
std::optional<std::filesystem::path> settingsPath();

struct LoadedSettings {
    Settings settings;
    std::string complaint; ///< a line where the file was spoilt; it has been set aside as settings.toml.spoilt
};

/// Never fails: what cannot be read is the usual.
LoadedSettings loadSettings(const std::filesystem::path& path);

/// Whole or not at all; what went wrong, in a line.
std::optional<std::string> saveSettings(const Settings& settings, const std::filesystem::path& path);

} // namespace lozenge
