#pragma once

#include "lesson/lesson_error.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace lozenge {

/// What the window remembers from one time to the next.
struct Settings {
    int width = 1280;
    int height = 800;
    double scale = 1;
    std::string theme;      ///< a theme's name; empty: the lesson's
    std::string language;   ///< empty: English
    std::string lastLesson; ///< a path or an id; empty: the first bundled one
    bool fullScreen = false;
    /// Of the speaker's window: its corner, none before it was first open, and its size.
    std::optional<int> presenterX, presenterY;
    int presenterWidth = 1280;
    int presenterHeight = 800;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Settings as TOML. Keys of a later program are passed over.
tl::expected<Settings, LessonError> readSettings(std::string_view text, const std::string& name);
std::string settingsText(const Settings& settings);

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
