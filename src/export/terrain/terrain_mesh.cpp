#include "export/terrain/terrain_mesh.hpp"

#include "export/terrain/terrain_formats.hpp"
#include "export/text/bytes.hpp"
#include "export/text/filled.hpp"
#include "export/text/number_text.hpp"
#include "files/library/data_folder.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

/// A place, or with nothing to its south a direction, in a mesh with this axis upward. With z upward y goes north, and
/// the south-west point is at (0, 0), as slicers and printers have it.
Vector3 turned(const Vector3& v, char up, double southernmost)
{
    return up == 'y' ? v : Vector3{v.x, southernmost - v.z, v.y};
}

/// "x east, ...", for who reads the file.
std::string_view directionsOfAxes(char up)
{
    return up == 'y' ? "x east, y up, z south" : "x east, y north, z up";
}

/// A place or direction in single precision, as the binary formats have it.
void appendVector(std::string& bytes, const Vector3& v)
{
    for (const double coordinate : {v.x, v.y, v.z})
        appendLittleEndian(bytes, static_cast<float>(coordinate));
}

/// Writes all triangles: `append` is given each with the number of the point that its own are counted from.
template <typename Append>
void writeTriangles(AtomicFile& file, TerrainRows& rows, int bytesAPoint, Append append)
{
    const int size = rows.size();
    const auto triangles = trianglesOfRows(size);
    writeBands(file, rows, bytesAPoint, [&](Band band, std::string& bytes) {
        for (int y = band.first; y <= std::min(band.last, size - 2); ++y)
            for (const Triangle& triangle : triangles[static_cast<std::size_t>(y % 2)])
                append(std::int64_t{y} * size, triangle, bytes);
    });
}

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

std::string headerOfObj(const Terrain& terrain, const HeightLimits& limits)
{
    return "# Lozenge terrain: " + terrain.title + "\n# right-handed: " + std::string(directionsOfAxes(terrain.up)) +
           "; (0, 0) is the " + (terrain.up == 'y' ? "north-west" : "south-west") + " point, neighbours are " +
           numberText(terrain.spacing) + " apart\n# heights from " + numberText(limits.lowest) + " to " +
           numberText(limits.highest) + "\n";
}

std::string headerOfStl(int size, char up)
{
    // Not "solid" at the start: by that word readers know the format's text form.
    std::string bytes = "Lozenge terrain; " + std::string(directionsOfAxes(up));
    bytes.resize(80, ' ');
    const auto cells = static_cast<std::uint32_t>(size - 1);
    appendLittleEndian(bytes, 2 * cells * cells);
    return bytes;
}

// Binary glTF 2.0: a description in JSON, then the numbers it speaks of. Points come first, each with its position and
// its normal, then the triangles. glTF has y upward, as the meshes of a terrain are made. In the description floats are
// 5126, whole numbers of 32 bits 5125; views for points are 34962, for corners 34963.

constexpr std::uint32_t bytesOfPoint = 2 * 3 * sizeof(float), bytesOfCorner = sizeof(std::uint32_t);

std::uint32_t squared(int side)
{
    return static_cast<std::uint32_t>(side) * static_cast<std::uint32_t>(side);
}

/// All that comes before the points.
std::string headerOfGlb(const Terrain& terrain, const HeightLimits& limits)
{
    using namespace std::string_view_literals;
    using Json = nlohmann::ordered_json;
    const std::string skeleton = "gltf/terrain.json";
    const auto json = [](const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); };
    const int size = terrain.rows.size();
    const std::uint32_t points = squared(size), corners = squared(size - 1) * 6;
    const std::uint32_t inPoints = points * bytesOfPoint, inCorners = corners * bytesOfCorner;
    const std::string filledIn = filled(skeleton, assetText(skeleton),
                                        {{"title", json(terrain.title)},
                                         {"axes", json(directionsOfAxes(terrain.up))},
                                         {"points", std::to_string(points)},
                                         {"corners", std::to_string(corners)},
                                         {"lowest", json(static_cast<float>(limits.lowest))},
                                         {"highest", json(static_cast<float>(limits.highest))},
                                         {"side", json(static_cast<float>((size - 1) * terrain.spacing))},
                                         {"bytesOfPoints", std::to_string(inPoints)},
                                         {"bytesOfCorners", std::to_string(inCorners)},
                                         {"bytes", std::to_string(inPoints + inCorners)}});
    std::string described = json(Json::parse(filledIn));   // without its blanks
    described.resize((described.size() + 3) / 4 * 4, ' '); // chunks begin at multiples of four
    const auto inJson = static_cast<std::uint32_t>(described.size());

    std::string bytes = "glTF";
    constexpr std::uint32_t version = 2, starts = 12 + 8 + 8;
    appendLittleEndian(bytes, version);
    appendLittleEndian(bytes, starts + inJson + inPoints + inCorners);
    appendLittleEndian(bytes, inJson);
    bytes += "JSON" + described;
    appendLittleEndian(bytes, inPoints + inCorners);
    return bytes.append("BIN\0"sv);
}

} // namespace

std::array<std::vector<Triangle>, 2> trianglesOfRows(int size)
{
    std::array<std::vector<Triangle>, 2> rows;
    for (int y = 0; y < 2; ++y) {
        auto& triangles = rows[static_cast<std::size_t>(y)];
        triangles.resize(2 * static_cast<std::size_t>(size - 1));
        makeMeshRow({.y = y, .size = size, .triangles = triangles.data()});
        for (Triangle& triangle : triangles)
            for (std::uint32_t& vertex : triangle)
                vertex -= static_cast<std::uint32_t>(y * size);
    }
    return rows;
}

void eachRowOfPoints(const Terrain& terrain, Band band, const TakePoints& take)
{
    const int size = terrain.rows.size(), last = size - 1;
    std::array<std::vector<double>, 3> held;
    std::vector<Vector3> positions(static_cast<std::size_t>(size)), normals(positions.size());
    const auto heldRow = [&](int y) {
        return y < 0 || y > last ? nullptr : held[static_cast<std::size_t>(y % 3)].data();
    };
    const auto giveRow = [&](int y) {
        if (y < band.first || y > band.last)
            return;
        makeMeshRow({.north = heldRow(y - 1),
                     .row = heldRow(y),
                     .south = heldRow(y + 1),
                     .y = y,
                     .size = size,
                     .spacing = terrain.spacing,
                     .positions = positions.data(),
                     .normals = normals.data()});
        take(positions, normals);
    };
    terrain.rows.each({std::max(band.first - 1, 0), std::min(band.last + 1, last)},
                      [&](int y, std::span<const double> row) {
                          held[static_cast<std::size_t>(y % 3)].assign(row.begin(), row.end());
                          giveRow(y - 1);
                          if (y == last)
                              giveRow(y);
                      });
}

void writeTerrainObj(AtomicFile& file, Terrain& terrain)
{
    file.write(headerOfObj(terrain, terrain.rows.limits()));
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

void writeTerrainStl(AtomicFile& file, Terrain& terrain)
{
    const int size = terrain.rows.size();
    const auto width = static_cast<std::size_t>(size);
    const double southernmost = (size - 1) * terrain.spacing;
    const auto triangles = trianglesOfRows(size);
    file.write(headerOfStl(size, terrain.up));

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

void writeTerrainGlb(AtomicFile& file, Terrain& terrain)
{
    file.write(headerOfGlb(terrain, terrain.rows.limits()));
    writeBands(file, terrain.rows, bytesOfPoint, [&](Band band, std::string& bytes) {
        eachRowOfPoints(terrain, band, [&](auto positions, auto normals) {
            for (std::size_t x = 0; x < positions.size(); ++x) {
                appendVector(bytes, positions[x]);
                appendVector(bytes, normals[x]);
            }
        });
    });
    writeTriangles(file, terrain.rows, 6 * bytesOfCorner,
                   [](std::int64_t first, const Triangle& triangle, std::string& bytes) {
                       for (const std::uint32_t vertex : triangle)
                           appendLittleEndian(bytes, static_cast<std::uint32_t>(first + vertex));
                   });
}

} // namespace lozenge
