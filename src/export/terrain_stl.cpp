#include "export/terrain_formats.hpp"
#include "export/terrain_mesh.hpp"

#include <algorithm>
#include <bit>

namespace lozenge {
namespace {

// STL is little-endian whatever the machine is.
void append(std::string& bytes, std::uint32_t value, int count = 4)
{
    for (int i = 0; i < count; ++i)
        bytes += static_cast<char>(value >> (8 * i) & 255U);
}

void append(std::string& bytes, double value)
{
    append(bytes, std::bit_cast<std::uint32_t>(static_cast<float>(value)));
}

/// Slicers and printers have z upward: x east, y north, with the south-west point at (0, 0).
void append(std::string& bytes, const Vector3& v, double southernmost)
{
    append(bytes, v.x);
    append(bytes, southernmost - v.z);
    append(bytes, v.y);
}

std::string header()
{
    // Not "solid" at the start: by that word readers know the format's text form.
    std::string text = "Lozenge terrain; x east, y north, z up";
    text.resize(80, ' ');
    return text;
}

} // namespace

void writeTerrainStl(WholeFile& file, Terrain& terrain)
{
    const int size = terrain.rows.size();
    const auto width = static_cast<std::size_t>(size);
    const double southernmost = (size - 1) * terrain.spacing;
    const auto triangles = trianglesOfRows(size);

    std::string bytes = header();
    append(bytes, 2 * static_cast<std::uint32_t>(size - 1) * static_cast<std::uint32_t>(size - 1));
    file.write(bytes);

    Mesh strip; // two rows of points
    strip.positions.resize(2 * width);
    terrain.rows.each([&](int y, std::span<const double> row) {
        std::copy_n(strip.positions.begin() + size, size, strip.positions.begin());
        makeMeshRow<double>({.row = row.data(),
                             .y = y,
                             .size = size,
                             .spacing = terrain.spacing,
                             .positions = strip.positions.data() + width});
        if (y == 0)
            return !file.hasFailed();
        bytes.clear();
        for (const Triangle& triangle : triangles[static_cast<std::size_t>((y - 1) % 2)]) {
            append(bytes, faceNormal(strip, triangle), 0);
            for (const std::uint32_t vertex : triangle)
                append(bytes, strip.positions[vertex], southernmost);
            append(bytes, 0, 2);
        }
        return file.write(bytes);
    });
}

} // namespace lozenge
