#include "core/mesh.hpp"
#include "export/number_text.hpp"
#include "export/terrain_formats.hpp"

namespace lozenge {
namespace {

/// Writes a line for each item, some thousands at a time.
template <typename Items, typename AppendLine>
void writeLines(WholeFile& file, const Items& items, AppendLine appendLine)
{
    constexpr std::size_t enough = 1 << 16;
    std::string lines;
    for (const auto& item : items) {
        appendLine(lines, item);
        if (lines.size() < enough)
            continue;
        if (!file.write(lines))
            return;
        lines.clear();
    }
    file.write(lines);
}

template <typename Number>
void appendTriple(std::string& line, std::string_view kind, const Vector3& v)
{
    line += kind;
    for (const double coordinate : {v.x, v.y, v.z}) {
        line += ' ';
        appendNumber(line, static_cast<Number>(coordinate));
    }
    line += '\n';
}

std::string header(const Terrain& terrain)
{
    return "# Lozenge terrain: " + terrain.title +
           "\n# right-handed: x east, y up, z south; (0, 0) is the north-west point, neighbours are " +
           numberText(terrain.spacing) + " apart\n# heights from " + numberText(terrain.lowest) + " to " +
           numberText(terrain.highest) + "\n";
}

} // namespace

void writeTerrainObj(WholeFile& file, const Terrain& terrain)
{
    const Mesh mesh = meshOf(terrain.heights, terrain.size, terrain.spacing);
    file.write(header(terrain));
    writeLines(file, mesh.positions, [](std::string& text, const Vector3& v) { appendTriple<double>(text, "v", v); });
    // A direction needs no more than single precision.
    writeLines(file, mesh.normals, [](std::string& text, const Vector3& v) { appendTriple<float>(text, "vn", v); });
    writeLines(file, mesh.triangles, [](std::string& text, const Triangle& triangle) {
        text += 'f';
        for (const std::uint32_t vertex : triangle) {
            text += ' ';
            appendNumber(text, vertex + 1);
            text += "//";
            appendNumber(text, vertex + 1);
        }
        text += '\n';
    });
}

} // namespace lozenge
