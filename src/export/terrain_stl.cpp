#include "core/mesh.hpp"
#include "export/terrain_formats.hpp"

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

void writeTerrainStl(WholeFile& file, const Terrain& terrain)
{
    const Mesh mesh = meshOf(terrain.heights, terrain.size, terrain.spacing);
    const double southernmost = mesh.positions.back().z;

    std::string bytes = header();
    append(bytes, static_cast<std::uint32_t>(mesh.triangles.size()));
    constexpr std::size_t enough = 1 << 16;
    for (const Triangle& triangle : mesh.triangles) {
        append(bytes, faceNormal(mesh, triangle), 0);
        for (const std::uint32_t vertex : triangle)
            append(bytes, mesh.positions[vertex], southernmost);
        append(bytes, 0, 2);
        if (bytes.size() < enough)
            continue;
        if (!file.write(bytes))
            return;
        bytes.clear();
    }
    file.write(bytes);
}

} // namespace lozenge
