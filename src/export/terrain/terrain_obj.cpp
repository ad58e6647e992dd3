#include "export/terrain/terrain_formats.hpp"
#include "export/terrain/terrain_mesh.hpp"
#include "export/text/number_text.hpp"

namespace lozenge {
namespace {

template <typename Number>
void appendTriple(std::string& lines, std::string_view kind, const Vector3& v)
{
    lines += kind;
    for (const double coordinate : {v.x, v.y, v.z}) {
        lines += ' ';
        appendNumber(lines, static_cast<Number>(coordinate));
    }
    lines += '\n';
}

std::string header(const Terrain& terrain, const HeightLimits& limits)
{
    return "# Lozenge terrain: " + terrain.title + "\n# right-handed: " + std::string(directionsOfAxes(terrain.up)) +
           "; (0, 0) is the " + (terrain.up == 'y' ? "north-west" : "south-west") + " point, neighbours are " +
           numberText(terrain.spacing) + " apart\n# heights from " + numberText(limits.lowest) + " to " +
           numberText(limits.highest) + "\n";
}

} // namespace

void writeTerrainObj(AtomicFile& file, Terrain& terrain)
{
    file.write(header(terrain, terrain.rows.limits()));
    const double southernmost = (terrain.rows.size() - 1) * terrain.spacing;
    constexpr int bytesOfPosition = 36, bytesOfNormal = 40, bytesOfFaces = 120;
    writeRows(file, terrain.rows, bytesOfPosition, [&](int y, std::span<const double> row, std::string& lines) {
        int x = 0;
        for (const double height : row)
            appendTriple<double>(
                lines, "v", turned({x++ * terrain.spacing, height, y * terrain.spacing}, terrain.up, southernmost));
    });
    writeBands(file, terrain.rows, bytesOfNormal, [&](Band band, std::string& lines) {
        eachRowOfPoints(terrain, band, [&](auto, std::span<const Vector3> normals) {
            for (const Vector3& normal : normals)
                appendTriple<float>(lines, "vn",
                                    turned(normal, terrain.up, 0)); // a direction needs no more than single precision
        });
    });
    writeTriangles(file, terrain.rows, bytesOfFaces,
                   [](std::int64_t first, const Triangle& triangle, std::string& lines) {
                       lines += 'f';
                       for (const std::uint32_t vertex : triangle)
                           for (const std::string_view before : {" ", "//"}) {
                               lines += before;
                               appendNumber(lines, first + vertex + 1);
                           }
                       lines += '\n';
                   });
}

} // namespace lozenge
