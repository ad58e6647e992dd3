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

void writePositions(AtomicFile& file, Terrain& terrain)
{
    constexpr int bytesAPoint = 36;
    writeBands(file, terrain.rows, bytesAPoint, [&terrain](Band band, std::string& lines) {
        lines.clear();
        const double southernmost = (terrain.rows.size() - 1) * terrain.spacing;
        terrain.rows.each(band, [&](int y, std::span<const double> row) {
            int x = 0;
            for (const double height : row)
                appendTriple<double>(
                    lines, "v", turned({x++ * terrain.spacing, height, y * terrain.spacing}, terrain.up, southernmost));
        });
    });
}

void writeNormals(AtomicFile& file, Terrain& terrain)
{
    constexpr int bytesAPoint = 40;
    writeBands(file, terrain.rows, bytesAPoint, [&terrain](Band band, std::string& lines) {
        lines.clear();
        eachRowOfPoints(terrain, band, [&](auto, std::span<const Vector3> normals) {
            for (const Vector3& normal : normals)
                appendTriple<float>(lines, "vn",
                                    turned(normal, terrain.up, 0)); // a direction needs no more than single precision
        });
    });
}

void writeFaces(AtomicFile& file, Terrain& terrain)
{
    const int size = terrain.rows.size();
    const auto triangles = trianglesOfRows(size);
    constexpr int bytesAPoint = 120;
    writeBands(file, terrain.rows, bytesAPoint, [&triangles, size](Band band, std::string& lines) {
        lines.clear();
        band = withCells(band, size);
        for (int y = band.first; y <= band.last; ++y) {
            const std::int64_t first = std::int64_t{y} * size + 1;
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
        }
    });
}

} // namespace

void writeTerrainObj(AtomicFile& file, Terrain& terrain)
{
    file.write(header(terrain, terrain.rows.limits()));
    writePositions(file, terrain);
    writeNormals(file, terrain);
    writeFaces(file, terrain);
}

} // namespace lozenge
