#include "read_mesh.hpp"

#include "terrain/mesh_of.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

using namespace lozenge;

namespace {

struct Glb {
    nlohmann::json description;
    std::vector<Vector3> positions, normals;
    std::vector<std::uint32_t> corners;
};

/// By the format's own description: what is not allowed in it fails.
Glb readGlb(const std::string& content)
{
    Bytes bytes{content};
    REQUIRE(content.substr(0, 4) == "glTF");
    bytes.at = 4;
    REQUIRE(bytes.whole(4) == 2);
    REQUIRE(bytes.whole(4) == content.size());
    const std::uint32_t inJson = bytes.whole(4);
    REQUIRE(inJson % 4 == 0);
    REQUIRE(content.substr(bytes.at, 4) == "JSON");
    Glb glb{nlohmann::json::parse(content.substr(bytes.at + 4, inJson)), {}, {}, {}};
    bytes.at += 4 + inJson;
    const std::uint32_t inNumbers = bytes.whole(4);
    REQUIRE(inNumbers % 4 == 0);
    REQUIRE(content.substr(bytes.at, 4) == std::string("BIN\0", 4));
    const std::size_t begin = bytes.at + 4;
    REQUIRE(begin + inNumbers == content.size());

    const auto& views = glb.description["bufferViews"];
    const auto& accessors = glb.description["accessors"];
    REQUIRE(glb.description["buffers"][0]["byteLength"] == inNumbers);
    const auto placeOf = [&](const nlohmann::json& accessor, std::size_t index, std::size_t size) {
        const auto& view = views[accessor["bufferView"].get<std::size_t>()];
        const std::size_t offset =
            accessor.value("byteOffset", std::size_t{0}) + index * view.value("byteStride", size);
        REQUIRE(offset + size <= view["byteLength"].get<std::size_t>());
        return begin + view.value("byteOffset", std::size_t{0}) + offset;
    };
    const auto vectorsOf = [&](std::size_t index) {
        const auto& accessor = accessors[index];
        REQUIRE((accessor["componentType"] == 5126 && accessor["type"] == "VEC3"));
        std::vector<Vector3> vectors;
        for (std::size_t i = 0; i < accessor["count"]; ++i)
            vectors.push_back(Bytes{content, placeOf(accessor, i, 12)}.vector());
        return vectors;
    };
    const auto& primitive = glb.description["meshes"][0]["primitives"][0];
    glb.positions = vectorsOf(primitive["attributes"]["POSITION"]);
    glb.normals = vectorsOf(primitive["attributes"]["NORMAL"]);
    const auto& corners = accessors[primitive["indices"].get<std::size_t>()];
    REQUIRE((corners["componentType"] == 5125 && corners["type"] == "SCALAR"));
    for (std::size_t i = 0; i < corners["count"]; ++i)
        glb.corners.push_back(Bytes{content, placeOf(corners, i, 4)}.whole(4));
    return glb;
}

} // namespace

TEST_CASE("a terrain in GLB has the points and triangles of the mesh with y up")
{
    const Lesson lesson = roughLesson(65);
    const Glb glb = readGlb(exported(lesson, "t.glb", 0.5));
    const Mesh mesh = meshOf(heightsOf(lesson), 65, 0.5);
    REQUIRE(glb.positions.size() == mesh.positions.size());
    REQUIRE(glb.normals.size() == mesh.normals.size());
    int wrong = 0;
    for (std::size_t i = 0; i < mesh.positions.size(); ++i) {
        const auto [x, y, z] = mesh.positions[i];
        wrong += glb.positions[i] != Vector3{float(x), float(y), float(z)};
        wrong += std::abs(dot(glb.normals[i], glb.normals[i]) - 1) > 1e-6;
        wrong += dot(glb.normals[i], mesh.normals[i]) < 1 - 1e-6;
    }
    CHECK(wrong == 0);
    REQUIRE(glb.corners.size() == 3 * mesh.triangles.size());
    for (std::size_t i = 0; i < glb.corners.size(); ++i)
        wrong += glb.corners[i] != mesh.triangles[i / 3][i % 3];
    CHECK(wrong == 0);
}

TEST_CASE("a GLB tells the limits of its positions exactly")
{
    for (const Lesson& lesson : {roughLesson(33), slopeLesson(), flatLesson(-7.1)}) {
        const Glb glb = readGlb(exported(lesson, "t.glb", 0.3));
        constexpr double infinity = std::numeric_limits<double>::infinity();
        Vector3 lowest{infinity, infinity, infinity}, highest{-infinity, -infinity, -infinity};
        for (const Vector3& v : glb.positions) {
            lowest = {std::min(lowest.x, v.x), std::min(lowest.y, v.y), std::min(lowest.z, v.z)};
            highest = {std::max(highest.x, v.x), std::max(highest.y, v.y), std::max(highest.z, v.z)};
        }
        const auto& accessor = glb.description["accessors"][0];
        CHECK(accessor["min"] == nlohmann::json::array({lowest.x, lowest.y, lowest.z}));
        CHECK(accessor["max"] == nlohmann::json::array({highest.x, highest.y, highest.z}));
    }
}

TEST_CASE("a GLB has the title of the lesson whatever is in it")
{
    Lesson lesson = slopeLesson();
    for (const std::string title : {"", "a", "Gro\xc3\x9f \"quoted\" \\ { }", "\xff broken"}) {
        lesson.title = title;
        const Glb glb = readGlb(exported(lesson, "t.glb"));
        const std::string expected = title == "\xff broken" ? "\xef\xbf\xbd broken" : title;
        CHECK(glb.description["asset"]["extras"]["title"] == expected);
        CHECK(glb.description["nodes"][0]["name"] == expected);
        CHECK(glb.description["asset"]["version"] == "2.0");
    }
}
