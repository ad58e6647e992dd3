#include "export/terrain/terrain_formats.hpp"
#include "export/terrain/terrain_mesh.hpp"
#include "export/text/bytes.hpp"
#include "export/text/filled.hpp"

#include <nlohmann/json.hpp>

namespace lozenge {
namespace {

// Binary glTF 2.0: a description in JSON, then the numbers it speaks of. Points come first, each with its position and
// its normal, then the triangles. glTF has y upward, as the meshes of a terrain are made.

// Floats are 5126, whole numbers of 32 bits 5125; views for points are 34962, for corners 34963.
constexpr std::string_view description =
    R"({"asset":{"version":"2.0","generator":"Lozenge","extras":{"title":{{title}},"axes":"{{axes}}"}},)"
    R"("scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"name":{{title}},"mesh":0}],)"
    R"("meshes":[{"primitives":[{"attributes":{"POSITION":0,"NORMAL":1},"indices":2,"material":0}]}],)"
    R"("materials":[{"pbrMetallicRoughness":{"metallicFactor":0}}],)"
    R"("accessors":[{"bufferView":0,"componentType":5126,"count":{{points}},"type":"VEC3",)"
    R"("min":[0,{{lowest}},0],"max":[{{side}},{{highest}},{{side}}]},)"
    R"({"bufferView":0,"byteOffset":12,"componentType":5126,"count":{{points}},"type":"VEC3"},)"
    R"({"bufferView":1,"componentType":5125,"count":{{corners}},"type":"SCALAR"}],)"
    R"("bufferViews":[{"buffer":0,"byteLength":{{bytesOfPoints}},"byteStride":24,"target":34962},)"
    R"({"buffer":0,"byteOffset":{{bytesOfPoints}},"byteLength":{{bytesOfCorners}},"target":34963}],)"
    R"("buffers":[{"byteLength":{{bytes}}}]})";

constexpr std::uint32_t bytesOfPoint = 2 * 3 * sizeof(float), bytesOfCorner = sizeof(std::uint32_t);

std::uint32_t squared(int side)
{
    return static_cast<std::uint32_t>(side) * static_cast<std::uint32_t>(side);
}

/// All that comes before the points.
std::string header(const Terrain& terrain, const HeightLimits& limits)
{
    using namespace std::string_view_literals;
    using Json = nlohmann::json;
    const auto json = [](const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); };
    const int size = terrain.rows.size();
    const std::uint32_t points = squared(size), corners = squared(size - 1) * 6;
    const std::uint32_t inPoints = points * bytesOfPoint, inCorners = corners * bytesOfCorner;
    std::string described = filled("glTF", description,
                                   {{"title", json(terrain.title)},
                                    {"axes", std::string(directionsOfAxes(terrain.up))},
                                    {"points", std::to_string(points)},
                                    {"corners", std::to_string(corners)},
                                    {"lowest", json(static_cast<float>(limits.lowest))},
                                    {"highest", json(static_cast<float>(limits.highest))},
                                    {"side", json(static_cast<float>((size - 1) * terrain.spacing))},
                                    {"bytesOfPoints", std::to_string(inPoints)},
                                    {"bytesOfCorners", std::to_string(inCorners)},
                                    {"bytes", std::to_string(inPoints + inCorners)}});
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

void writeTerrainGlb(AtomicFile& file, Terrain& terrain)
{
    file.write(header(terrain, terrain.rows.limits()));
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
