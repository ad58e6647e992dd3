#include "export/terrain/terrain_formats.hpp"
#include "export/terrain/terrain_mesh.hpp"
#include "export/text/bytes.hpp"

#include <algorithm>

namespace lozenge {
namespace {

std::string header(int size, char up)
{
    // Not "solid" at the start: by that word readers know the format's text form.
    std::string bytes = "Lozenge terrain; " + std::string(directionsOfAxes(up));
    bytes.resize(80, ' ');
    const auto cells = static_cast<std::uint32_t>(size - 1);
    appendLittleEndian(bytes, 2 * cells * cells);
    return bytes;
}

} // namespace

void writeTerrainStl(AtomicFile& file, Terrain& terrain)
{
    const int size = terrain.rows.size();
    const auto width = static_cast<std::size_t>(size);
    const double southernmost = (size - 1) * terrain.spacing;
    const auto triangles = trianglesOfRows(size);
    file.write(header(size, terrain.up));

    constexpr int bytesAPoint = 2 * 50;
    writeBands(file, terrain.rows, bytesAPoint, [&](Band band, std::string& bytes) {
        Mesh strip; // two rows of points
        strip.positions.resize(2 * width);
        terrain.rows.each({band.first, std::min(band.last + 1, size - 1)}, [&](int y, std::span<const double> row) {
            std::copy_n(strip.positions.begin() + size, size, strip.positions.begin());
            makeMeshRow({.row = row.data(),
                         .y = y,
                         .size = size,
                         .spacing = terrain.spacing,
                         .positions = strip.positions.data() + width});
            if (y == band.first)
                return;
            for (const Triangle& triangle : triangles[static_cast<std::size_t>((y - 1) % 2)]) {
                appendVector(bytes, turned(faceNormal(strip, triangle), terrain.up, 0));
                for (const std::uint32_t vertex : triangle)
                    appendVector(bytes, turned(strip.positions[vertex], terrain.up, southernmost));
                appendLittleEndian(bytes, std::uint16_t{0});
            }
        });
    });
}

} // namespace lozenge
