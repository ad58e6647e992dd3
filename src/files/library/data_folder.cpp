#include "files/library/data_folder.hpp"

#include "files/disk/read_file.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <mutex>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

#if defined(__APPLE__)
#include <cstdint>
#include <mach-o/dyld.h>
#endif

namespace lozenge {
namespace {

namespace fs = std::filesystem;

/// A disk that fails has not said that there is nothing.
void throwIfFailed(const fs::path& path, const std::error_code& error)
{
    const bool hasSaid = error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory ||
                         error == std::errc::permission_denied;
    if (error && !hasSaid)
        throw std::runtime_error(path.string() + " cannot be read: " + error.message());
}

fs::path runningProgram()
{
    std::error_code error;
#if defined(__APPLE__)
    std::uint32_t length = 0;
    _NSGetExecutablePath(nullptr, &length); // fails, and tells the length that it needs
    std::string name(length, '\0');
    if (_NSGetExecutablePath(name.data(), &length) != 0)
        return {};
    return fs::weakly_canonical(name.c_str(), error);
#else
    const fs::path link = "/proc/self/exe", program = fs::read_symlink(link, error);
    throwIfFailed(link, error);
    return program;
#endif
}

/// The folder of the running program, behind all links; empty where the system does not tell.
fs::path programFolder()
{
    return runningProgram().parent_path();
}

bool holds(const fs::path& folder, const char* part)
{
    std::error_code error;
    const bool isThere = fs::is_directory(folder / part, error);
    throwIfFailed(folder / part, error);
    return isThere;
}

fs::path tidied(const fs::path& path)
{
    std::error_code error;
    const fs::path tidy = fs::weakly_canonical(path, error);
    return error ? path : tidy;
}

/// A build says in a file where its sources are: as seen from the build, for when both are moved, and as seen from
/// anywhere, for when the build is moved alone.
fs::path sourceFolder(const fs::path& program)
{
    const fs::path file = program / "lozenge-sources.txt";
    const auto places = readFile(file);
    if (!places && places.error().kind != ReadFault::Kind::Missing)
        throw std::runtime_error(file.string() + " " + places.error().says);
    const std::string text = places.value_or("");
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view place = rest.substr(0, rest.find('\n'));
        if (const auto path = fs::path(std::u8string(place.begin(), place.end())); holds(program / path, "lessons"))
            return tidied(program / path);
        rest.remove_prefix(std::min(rest.size(), place.size() + 1));
    }
    return {};
}

fs::path ownDataFolder()
{
    const fs::path program = programFolder();
    if (program.empty())
        return {};
    for (const char* place : {"../share/lozenge", "../Resources", "."})
        if (holds(program / place, "lessons"))
            return tidied(program / place);
    if (const fs::path sources = sourceFolder(program); !sources.empty())
        return sources;
    return program.parent_path() / "share/lozenge"; // where they were to be, for who says that they are missing
}

/// The folder of the fonts: of the data, or of a build, which keeps them beside the program.
fs::path fontFolder()
{
    for (const fs::path& folder : {dataFolder(), ownDataFolder()})
        if (holds(folder, "fonts"))
            return folder / "fonts";
    return programFolder() / "fonts";
}

constexpr std::array<const char*, fontCount> fileNames{
    "Inter-Regular.otf",         "Inter-Medium.otf",         "Inter-SemiBold.otf",     "Inter-Bold.otf",
    "JetBrainsMono-Regular.ttf", "JetBrainsMono-Medium.ttf", "JetBrainsMono-Bold.ttf", "DejaVuSans.ttf",
};

FontFile readFont(Font font)
{
    const fs::path file = fontFolder() / fileNames[static_cast<std::size_t>(font)];
    auto bytes = readFile(file);
    if (!bytes)
        throw std::runtime_error("the font file " + file.string() + " " + bytes.error().says);
    return {file.string(), std::move(*bytes)};
}

fs::path assetPath(const std::string& name)
{
    return dataFolder() / "assets" / name;
}

} // namespace

fs::path dataFolder()
{
    if (const char* given = std::getenv("LOZENGE_DATA_DIR"); given && *given)
        return given;
    return ownDataFolder();
}

std::string assetText(const std::string& name)
{
    auto text = readFile(assetPath(name));
    if (!text)
        throw assetFault(name, text.error().says);
    return std::move(*text);
}

ExportFault assetFault(const std::string& name, const std::string& fault)
{
    return ExportFault(failed(assetPath(name), "this file of the program " + fault));
}

const FontFile& fontFile(Font font)
{
    // Not std::call_once: what is thrown through it asks for memory on its way.
    struct Files {
        std::mutex mutex;
        std::array<FontFile, fontCount> read;
    };
    static Files& everlasting = *new Files; // faces may outlive what is static
    const std::lock_guard lock(everlasting.mutex);
    FontFile& file = everlasting.read[static_cast<std::size_t>(font)];
    if (file.bytes.empty())
        file = readFont(font);
    return file;
}

} // namespace lozenge
