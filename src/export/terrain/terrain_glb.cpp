#include "export/raster/little_endian.hpp"
#include "export/terrain/terrain_formats.hpp"
#include "export/terrain/terrain_mesh.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace lozenge {
namespace {

// Binary glTF 2.0: a description in JSON, then the numbers it speaks of. Points come first, each with its position and
// its normal, then the triangles. glTF has y upward, as the meshes of a terrain are made.

using Json = nlohmann::ordered_json;

constexpr std::uint32_t bytesOfVector = 3 * sizeof(float), bytesOfPoint = 2 * bytesOfVector;
constexpr int floats = 5126, wholeNumbers = 5125; // of 32 bits

std::uint32_t squared(int side)
{
    return static_cast<std::uint32_t>(side) * static_cast<std::uint32_t>(side);
}

struct Counts {
    std::uint32_t points, corners;

    explicit Counts(int size) : points(squared(size)), corners(squared(size - 1) * 6) {}
    [[nodiscard]] std::uint32_t bytesOfPoints() const { return points * bytesOfPoint; }
    [[nodiscard]] std::uint32_t bytesOfCorners() const { return corners * std::uint32_t{sizeof(std::uint32_t)}; }
};

Json descriptionOf(const Terrain& terrain, const HeightLimits& limits)
{
    const Counts counts(terrain.rows.size());
    const auto side = static_cast<float>((terrain.rows.size() - 1) * terrain.spacing);
    constexpr int forPoints = 34962, forCorners = 34963;

    const Json positions{{"bufferView", 0},
                         {"componentType", floats},
                         {"count", counts.points},
                         {"type", "VEC3"},
                         {"min", Json::array({0, static_cast<float>(limits.lowest), 0})},
                         {"max", Json::array({side, static_cast<float>(limits.highest), side})}};
    const Json normals{{"bufferView", 0},
                       {"byteOffset", bytesOfVector},
                       {"componentType", floats},
                       {"count", counts.points},
                       {"type", "VEC3"}};
    const Json corners{
        {"bufferView", 1}, {"componentType", wholeNumbers}, {"count", counts.corners}, {"type", "SCALAR"}};
    const Json viewOfPoints{
        {"buffer", 0}, {"byteLength", counts.bytesOfPoints()}, {"byteStride", bytesOfPoint}, {"target", forPoints}};
    const Json viewOfCorners{{"buffer", 0},
                             {"byteOffset", counts.bytesOfPoints()},
                             {"byteLength", counts.bytesOfCorners()},
                             {"target", forCorners}};
    const Json triangles{{"attributes", {{"POSITION", 0}, {"NORMAL", 1}}}, {"indices", 2}, {"material", 0}};
    const Json notOfMetal{{"pbrMetallicRoughness", {{"metallicFactor", 0}}}};

    Json description = Json::object(); // not by itself: half made it cannot be destroyed
    description["asset"] = {{"version", "2.0"},
                            {"generator", "Lozenge"},
                            {"extras", {{"title", terrain.title}, {"axes", directionsOfAxes(terrain.up)}}}};
    description["scene"] = 0;
    description["scenes"] = Json::array({{{"nodes", Json::array({0})}}});
    description["nodes"] = Json::array({{{"name", terrain.title}, {"mesh", 0}}});
    description["meshes"] = Json::array({{{"primitives", Json::array({triangles})}}});
    description["materials"] = Json::array({notOfMetal});
    description["accessors"] = Json::array({positions, normals, corners});
    description["bufferViews"] = Json::array({viewOfPoints, viewOfCorners});
    description["buffers"] = Json::array({{{"byteLength", counts.bytesOfPoints() + counts.bytesOfCorners()}}});
    return description;
}

void appendChunkStart(std::string& bytes, std::uint32_t length, std::string_view kind)
{
    appendLittleEndian(bytes, length);
    bytes += kind;
}

/// All that comes before the points.
std::string header(const Terrain& terrain, const HeightLimits& limits)
{
    using namespace std::string_view_literals;
    std::string description = descriptionOf(terrain, limits).dump(-1, ' ', false, Json::error_handler_t::replace);
    description.resize((description.size() + 3) / 4 * 4, ' '); // chunks begin at multiples of four
    const Counts counts(terrain.rows.size());
    const auto inJson = static_cast<std::uint32_t>(description.size());
    const std::uint32_t inNumbers = counts.bytesOfPoints() + counts.bytesOfCorners();

    std::string bytes = "glTF";
    constexpr std::uint32_t version = 2, starts = 12 + 8 + 8;
    appendLittleEndian(bytes, version);
    appendLittleEndian(bytes, starts + inJson + inNumbers);
    appendChunkStart(bytes, inJson, "JSON"sv);
    bytes += description;
    appendChunkStart(bytes, inNumbers, "BIN\0"sv);
    return bytes;
}

void writePoints(AtomicFile& file, Terrain& terrain)
{
    writeBands(file, terrain.rows, bytesOfPoint, [&terrain](Band band, std::string& bytes) {
        bytes.clear();
        eachRowOfPoints(terrain, band, [&bytes](auto positions, auto normals) {
            for (std::size_t x = 0; x < positions.size(); ++x) {
                appendVector(bytes, positions[x]);
                appendVector(bytes, normals[x]);
            }
        });
    });
}

void writeTriangles(AtomicFile& file, Terrain& terrain)
{
    const int size = terrain.rows.size();
    const auto triangles = trianglesOfRows(size);
    constexpr int bytesAPoint = 6 * sizeof(std::uint32_t);
    writeBands(file, terrain.rows, bytesAPoint, [&triangles, size](Band band, std::string& bytes) {
        bytes.clear();
        band = withCells(band, size);
        for (int y = band.first; y <= band.last; ++y)
            for (const Triangle& triangle : triangles[static_cast<std::size_t>(y % 2)])
                for (const std::uint32_t vertex : triangle)
                    appendLittleEndian(bytes,
                                       static_cast<std::uint32_t>(y) * static_cast<std::uint32_t>(size) + vertex);
    });
}

} // namespace

void writeTerrainGlb(AtomicFile& file, Terrain& terrain)
{
    file.write(header(terrain, terrain.rows.limits()));
    writePoints(file, terrain);
    writeTriangles(file, terrain);
}

} // namespace lozenge
