#include "export/number_text.hpp"
#include "export/terrain_formats.hpp"
#include "export/terrain_mesh.hpp"

namespace lozenge {
namespace {

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

std::string header(const Terrain& terrain, const HeightLimits& limits)
{
    return "# Lozenge terrain: " + terrain.title +
           "\n# right-handed: x east, y up, z south; (0, 0) is the north-west point, neighbours are " +
           numberText(terrain.spacing) + " apart\n# heights from " + numberText(limits.lowest) + " to " +
           numberText(limits.highest) + "\n";
}

void writePositions(WholeFile& file, Terrain& terrain)
{
    std::string lines;
    terrain.rows.each([&](int y, std::span<const double> row) {
        lines.clear();
        int x = 0;
        for (const double height : row)
            appendTriple<double>(lines, "v", {x++ * terrain.spacing, height, y * terrain.spacing});
        return file.write(lines);
    });
}

void writeNormals(WholeFile& file, Terrain& terrain)
{
    std::string lines;
    eachRowOfNormals(terrain, [&](std::span<const Vector3> normals) {
        lines.clear();
        for (const Vector3& normal : normals)
            appendTriple<float>(lines, "vn", normal); // a direction needs no more than single precision
        return file.write(lines);
    });
}

void writeFaces(WholeFile& file, Terrain& terrain)
{
    const auto triangles = trianglesOfRows(terrain.rows.size());
    std::string lines;
    terrain.rows.eachNumber([&](int y) {
        if (y == terrain.rows.size() - 1)
            return true; // the last row of points has no cells south of it
        lines.clear();
        const std::int64_t first = std::int64_t{y} * terrain.rows.size() + 1;
        for (const Triangle& triangle : triangles[static_cast<std::size_t>(y % 2)]) {
            lines += 'f';
            for (const std::uint32_t vertex : triangle) {
                lines += ' ';
                appendNumber(lines, first + vertex);
                lines += "//";
                appendNumber(lines, first + vertex);
            }
            lines += '\n';
        }
        return file.write(lines);
    });
}

} // namespace

void writeTerrainObj(WholeFile& file, Terrain& terrain)
{
    file.write(header(terrain, terrain.rows.limits()));
    writePositions(file, terrain);
    writeNormals(file, terrain);
    writeFaces(file, terrain);
}

} // namespace lozenge
