#include "files/settings.hpp"

#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"

#include <sstream>

namespace lozenge {
namespace {

Settings settingsIn(const toml::table& table)
{
    TableReader reader(table, "the settings");
    Settings settings;
    const auto within = [&](std::string_view key, auto value, auto& into, double least, double greatest) {
        if (value && (*value < least || *value > greatest))
            failAt(reader.placeOf(key), std::string(key) + " is out of its range");
        into = value.value_or(into);
    };
    within("width", reader.integer("width"), settings.width, 100, 20000);
    within("height", reader.integer("height"), settings.height, 100, 20000);
    within("scale", reader.number("scale"), settings.scale, 0.25, 8);
    settings.theme = reader.text("theme").value_or("");
    settings.language = reader.text("language").value_or("");
    settings.lastLesson = reader.text("last_lesson").value_or("");
    settings.fullScreen = reader.yesOrNo("full_screen").value_or(settings.fullScreen);
    return settings;
}

} // namespace

tl::expected<Settings, LessonError> readSettings(std::string_view text, const std::string& name)
{
    try {
        return settingsIn(parsedToml(text, name));
    } catch (const LessonError& error) {
        return tl::unexpected(LessonError{name, error.line, error.column, error.message});
    }
}

std::string settingsText(const Settings& settings)
{
    std::ostringstream text;
    text << toml::table{{"width", settings.width},           {"height", settings.height},
                        {"scale", settings.scale},           {"theme", settings.theme},
                        {"language", settings.language},     {"last_lesson", settings.lastLesson},
                        {"full_screen", settings.fullScreen}}
         << '\n';
    return text.str();
}

} // namespace lozenge
