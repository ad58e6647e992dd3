#include "picture/data_folder.hpp"

#include "picture/program_folder.hpp"

#include <cstdlib>
#include <fstream>
#include <string>

namespace lozenge {
namespace {

namespace fs = std::filesystem;

bool holds(const fs::path& folder, const char* part)
{
    std::error_code error;
    return fs::is_directory(folder / part, error);
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
    std::ifstream places(program / "lozenge-sources.txt");
    for (std::string place; std::getline(places, place);)
        if (const auto path = fs::path(std::u8string(place.begin(), place.end())); holds(program / path, "lessons"))
            return tidied(program / path);
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

} // namespace

fs::path dataFolder()
{
    if (const char* given = std::getenv("LOZENGE_DATA_DIR"); given && *given)
        return given;
    return ownDataFolder();
}

fs::path fontFolder()
{
    for (const fs::path& folder : {dataFolder(), ownDataFolder()})
        if (holds(folder, "fonts"))
            return folder / "fonts";
    return programFolder() / "fonts";
}

} // namespace lozenge
