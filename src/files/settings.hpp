#pragma once

#include "lesson/lesson_error.hpp"

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

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Settings as TOML. Keys of a later program are passed over.
tl::expected<Settings, LessonError> readSettings(std::string_view text, const std::string& name);
std::string settingsText(const Settings& settings);

} // namespace lozenge
