#include "cli/terrain.hpp"

#include "export/interrupt.hpp"

namespace lozenge {

Exit writeTerrain(const Lesson& lesson, const TerrainRequest& request)
{
    const InterruptWatch watch;
    const auto written = exportTerrain(lesson, request);
    if (written)
        return Exit::Done;
    const bool wrong = written.error().kind == ExportError::Kind::Wrong;
    return complain(wrong ? Exit::Wrong : Exit::Failed, written.error().message);
}

std::string terrainFormatsHelp()
{
    std::string text = "The extension of FILE decides the format:\n";
    for (const TerrainFormat& format : terrainFormats())
        text += "  " + std::string(format.extension) + "  " + std::string(format.explanation) + "\n";
    return text;
}

} // namespace lozenge
