#include "files/settings.hpp"

#include "files/disk/atomic_file.hpp"
#include "files/disk/read_file.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/toml_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <type_traits>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largestFile = 100'000;

/// All keys and what they stand for; numbers with the bounds within which they are read and kept.
template <typename SomeSettings, typename Each>
void eachKey(SomeSettings& settings, Each each)
{
    constexpr double narrowest = 100, widest = 20000, farthest = 30000;
    each("width", settings.width, narrowest, widest);
    each("height", settings.height, narrowest, widest);
    each("scale", settings.scale, 0.25, 8);
    each("theme", settings.theme);
    each("language", settings.language);
    each("last_lesson", settings.lastLesson);
    each("full_screen", settings.fullScreen);
    each("presenter_x", settings.presenterX, -farthest, farthest);
    each("presenter_y", settings.presenterY, -farthest, farthest);
    each("presenter_width", settings.presenterWidth, narrowest, widest);
    each("presenter_height", settings.presenterHeight, narrowest, widest);
}

struct Reading {
    const Value& table;

    void operator()(std::string_view key, std::string& into) const { into = keyIn(table, key, textIn).value_or(into); }
    void operator()(std::string_view key, bool& into) const { into = keyIn(table, key, yesOrNoIn).value_or(into); }
    template <typename Number>
    void operator()(std::string_view key, Number& into, double least, double greatest) const
    {
        const auto found = [&] {
            if constexpr (std::is_same_v<Number, double>)
                return keyIn(table, key, numberIn);
            else
                return keyIn(table, key, integerIn);
        }();
        if (found && !(*found >= least && *found <= greatest))
            failAt(placeOf(table, key), std::string(key) + " is out of its range");
        if (found)
            into = *found;
    }
};

struct Writing {
    std::string& text;

    template <typename Plain>
    void operator()(const std::string& key, const Plain& value) const
    {
        text += key + " = " + tomlText({value}) + "\n";
    }
    /// A window may be larger, or lie farther away, than it can be opened again.
    void operator()(const std::string& key, double number, double least, double greatest) const
    {
        (*this)(key, std::clamp(number, least, greatest));
    }
    void operator()(const std::string& key, const std::optional<int>& number, double least, double greatest) const
    {
        if (number)
            (*this)(key, static_cast<std::int64_t>(std::clamp<double>(*number, least, greatest)));
    }
};

std::optional<fs::path> pathIn(const char* variable, const char* below)
{
    // A relative folder would be another one in each place: the XDG rules say to ignore it.
    const char* value = std::getenv(variable);
    const fs::path folder = value ? value : "";
    return folder.is_absolute() ? std::optional(folder / below) : std::nullopt;
}

} // namespace

tl::expected<Settings, LessonError> readSettings(std::string_view text, const std::string& name)
{
    return caught([&] {
               const Value table = parsedToml(text, name);
               Settings settings;
               eachKey(settings, Reading{table});
               return settings;
           })
        .map_error([&](const LessonError& error) {
            return LessonError{name, error.line, error.column, error.message};
        });
}

std::string settingsText(const Settings& settings)
{
    std::string text;
    eachKey(settings, Writing{text});
    return text;
}

std::optional<fs::path> settingsPath()
{
#if defined(__APPLE__)
    return pathIn("HOME", "Library/Application Support/Lozenge/settings.toml");
#else
    const auto xdg = pathIn("XDG_CONFIG_HOME", "lozenge/settings.toml");
    return xdg ? xdg : pathIn("HOME", ".config/lozenge/settings.toml");
#endif
}

LoadedSettings loadSettings(const fs::path& path)
{
    const auto text = readFile(path, largestFile);
    if (!text && text.error().kind == ReadFault::Kind::Missing)
        return {};
    const auto settings = text ? readSettings(*text, path.string())
                               : tl::unexpected(LessonError{path.string(), 0, 0, "the file " + text.error().says});
    if (settings)
        return {*settings, {}};

    fs::path spoilt = path;
    spoilt += ".spoilt";
    std::error_code error;
    fs::rename(path, spoilt, error);
    const std::string fate = error ? "" : "; it was set aside as " + spoilt.filename().string();
    return {{}, settings.error().text() + fate};
}

std::optional<std::string> saveSettings(const Settings& settings, const fs::path& path)
{
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    const auto saved = saveText(path, settingsText(settings), Existing::Replace);
    return saved ? std::nullopt : std::optional("the settings cannot be kept: " + saved.error().message);
}

} // namespace lozenge
