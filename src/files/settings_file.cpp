#include "files/settings_file.hpp"

#include "files/read_whole.hpp"
#include "files/whole_file.hpp"

#include <cstdlib>
#include <fstream>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t largestFile = 100'000;

std::optional<fs::path> folderIn(const char* variable, const char* below)
{
    // A relative folder would be another one in each place: the XDG rules say to ignore it.
    const char* value = std::getenv(variable);
    const fs::path folder = value ? value : "";
    return folder.is_absolute() ? std::optional(folder / below) : std::nullopt;
}

std::optional<fs::path> settingsFolder()
{
#if defined(_WIN32)
    return folderIn("APPDATA", "Lozenge");
#elif defined(__APPLE__)
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

tl::expected<Settings, LessonError> readFile(const fs::path& path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error) || fs::file_size(path, error) > largestFile)
        return tl::unexpected(LessonError{path.string(), 0, 0, "this is not a file of settings"});
    const FileRead file = readWhole(path, largestFile);
    if (file.fault)
        return tl::unexpected(
            LessonError{path.string(), 0, 0, "the file cannot be read: " + file.fault.message(), true});
    return readSettings(file.bytes, path.string());
}

} // namespace

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
    auto settings = readFile(path);
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
    auto file = WholeFile::create(path, Existing::Replace);
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
