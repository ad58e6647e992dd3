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
        if (value)
            into = *value;
    };
    within("width", reader.integer("width"), settings.width, 100, 20000);
    within("height", reader.integer("height"), settings.height, 100, 20000);
    within("scale", reader.number("scale"), settings.scale, 0.25, 8);
    settings.theme = reader.text("theme").value_or("");
    settings.language = reader.text("language").value_or("");
    settings.lastLesson = reader.text("last_lesson").value_or("");
    settings.fullScreen = reader.yesOrNo("full_screen").value_or(settings.fullScreen);
    within("presenter_x", reader.integer("presenter_x"), settings.presenterX, -30000, 30000);
    within("presenter_y", reader.integer("presenter_y"), settings.presenterY, -30000, 30000);
    within("presenter_width", reader.integer("presenter_width"), settings.presenterWidth, 100, 20000);
    within("presenter_height", reader.integer("presenter_height"), settings.presenterHeight, 100, 20000);
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
    toml::table table{{"width", settings.width},
                      {"height", settings.height},
                      {"scale", settings.scale},
                      {"theme", settings.theme},
                      {"language", settings.language},
                      {"last_lesson", settings.lastLesson},
                      {"full_screen", settings.fullScreen},
                      {"presenter_width", settings.presenterWidth},
                      {"presenter_height", settings.presenterHeight}};
    if (settings.presenterX && settings.presenterY) {
        table.insert("presenter_x", *settings.presenterX);
        table.insert("presenter_y", *settings.presenterY);
    }
    std::ostringstream text;
    text << table << '\n';
    return text.str();
}

} // namespace lozenge
