#include "files/settings.hpp"

#include "files/disk/atomic_file.hpp"
#include "files/disk/read_file.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"

#include <cstdlib>
#include <string>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largestFile = 100'000;

Settings settingsIn(const Value& table)
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

std::optional<fs::path> folderIn(const char* variable, const char* below)
{
    // A relative folder would be another one in each place: the XDG rules say to ignore it.
    const char* value = std::getenv(variable);
    const fs::path folder = value ? value : "";
    return folder.is_absolute() ? std::optional(folder / below) : std::nullopt;
}

std::optional<fs::path> settingsFolder()
{
#if defined(__APPLE__)
    return folderIn("HOME", "Library/Application Support/Lozenge");
#else
    const auto xdg = folderIn("XDG_CONFIG_HOME", "lozenge");
    return xdg ? xdg : folderIn("HOME", ".config/lozenge");
#endif
}

fs::path withEnding(fs::path path, const char* ending)
{
    path += ending;
    return path;
}

tl::expected<Settings, LessonError> settingsIn(const fs::path& path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error) || fs::file_size(path, error) > largestFile)
        return tl::unexpected(LessonError{path.string(), 0, 0, "this is not a file of settings"});
    const FileRead file = readFile(path, largestFile);
    if (file.fault)
        return tl::unexpected(
            LessonError{path.string(), 0, 0, "the file cannot be read: " + file.fault.message(), true});
    return readSettings(file.bytes, path.string());
}

} // namespace

tl::expected<Settings, LessonError> readSettings(std::string_view text, const std::string& name)
{
    return caught([&] { return settingsIn(parsedToml(text, name)); }).map_error([&](const LessonError& error) {
        return LessonError{name, error.line, error.column, error.message};
    });
}

std::string settingsText(const Settings& settings)
{
    std::string text;
    const auto add = [&](const char* key, const Value& value) { text += key + (" = " + tomlText(value)) + "\n"; };
    const auto addWhole = [&](const char* key, int number) { add(key, {std::int64_t{number}}); };
    addWhole("width", settings.width);
    addWhole("height", settings.height);
    add("scale", {settings.scale});
    add("theme", {settings.theme});
    add("language", {settings.language});
    add("last_lesson", {settings.lastLesson});
    add("full_screen", {settings.fullScreen});
    addWhole("presenter_width", settings.presenterWidth);
    addWhole("presenter_height", settings.presenterHeight);
    if (settings.presenterX && settings.presenterY) {
        addWhole("presenter_x", *settings.presenterX);
        addWhole("presenter_y", *settings.presenterY);
    }
    return text;
}

std::optional<fs::path> settingsPath()
{
    const auto folder = settingsFolder();
    return folder ? std::optional(*folder / "settings.toml") : std::nullopt;
}

LoadedSettings loadSettings(const fs::path& path)
{
    std::error_code error;
    if (!fs::exists(path, error))
        return {};
    auto settings = settingsIn(path);
    if (settings)
        return {std::move(*settings), {}};

    const fs::path spoilt = withEnding(path, ".spoilt");
    fs::rename(path, spoilt, error);
    const std::string fate = error ? "" : "; it was set aside as " + spoilt.filename().string();
    return {{}, settings.error().text() + fate};
}

std::optional<std::string> saveSettings(const Settings& settings, const fs::path& path)
{
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    auto file = AtomicFile::create(path, Existing::Replace);
    auto fault = file ? std::optional<ExportError>{} : file.error();
    if (file) {
        file->outlastInterruptions(); // of an export that is still under way as the window closes
        file->write(settingsText(settings));
        if (const auto written = file->commit(); !written)
            fault = written.error();
    }
    return fault ? std::optional("the settings cannot be kept: " + fault->message) : std::nullopt;
}

} // namespace lozenge
