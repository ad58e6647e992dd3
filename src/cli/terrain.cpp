#include "cli/terrain.hpp"

#include "cli/progress_line.hpp"
#include "export/interrupt.hpp"

namespace lozenge {

Exit writeTerrain(const Lesson& lesson, const TerrainRequest& request)
{
    const InterruptWatch watch;
    ProgressLine line(!standardErrorIsTerminal());
    const auto written = exportTerrain(lesson, request, [&](int done, int total) { line.show(done, total); });
    line.end();
    if (written) {
        line.say("written to " + request.target.string());
        return Exit::Done;
    }
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
