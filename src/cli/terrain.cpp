#include "cli/terrain.hpp"

#include "cli/writing.hpp"

namespace lozenge {

Exit writeTerrain(const Lesson& lesson, const TerrainRequest& request, bool isQuiet)
{
    return carryOut([&](const Progress& progress) { return exportTerrain(lesson, request, progress); }, isQuiet,
                    "written to " + request.target.string());
}

std::string terrainFormatsHelp()
{
    std::string text = "The extension of FILE decides the format:\n";
    for (const TerrainFormat& format : terrainFormats())
        text += "  " + std::string(format.extension) + "  " + std::string(format.explanation) + "\n";
    return text;
}

} // namespace lozenge
