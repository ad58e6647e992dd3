#include "mesh_of.hpp"
#include "scratch.hpp"

#include "export/terrain/terrain_file.hpp"
#include "terrain/mesh.hpp"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace lozenge;

namespace {

std::string exported(const Lesson& lesson, const std::string& name, double spacing = 1, const std::string& up = "")
{
    const Scratch scratch;
    REQUIRE(exportTerrain(lesson, {scratch.at(name), Existing::Refuse, spacing, up}));
    return contentOf(scratch.at(name));
}

Vector3 minus(const Vector3& a, const Vector3& b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

Vector3 cross(const Vector3& a, const Vector3& b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

double dot(const Vector3& a, const Vector3& b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

struct Obj {
    std::string comments;
    std::vector<Vector3> positions, normals;
    std::vector<std::array<std::size_t, 3>> faces; ///< indices from 0
};

Obj readObj(const std::string& text)
{
    Obj obj;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string kind;
        words >> kind;
        if (kind == "#") {
            obj.comments += line + "\n";
        } else if (kind == "v" || kind == "vn") {
            std::array<std::string, 3> numbers;
            words >> numbers[0] >> numbers[1] >> numbers[2];
            (kind == "v" ? obj.positions : obj.normals)
                .push_back({std::stod(numbers[0]), std::stod(numbers[1]), std::stod(numbers[2])});
        } else {
            REQUIRE(kind == "f");
            std::array<std::size_t, 3> face{};
            for (std::size_t& vertex : face) {
                std::size_t normal = 0;
                char slash = 0;
                words >> vertex >> slash >> slash >> normal;
                REQUIRE(vertex == normal);
                --vertex;
            }
            obj.faces.push_back(face);
        }
        REQUIRE(words);
    }
    return obj;
}

/// Reads little-endian numbers one after the other.
struct Bytes {
    const std::string& bytes;
    std::size_t at = 0;

    std::uint32_t whole(std::size_t count)
    {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i)
            value |= std::uint32_t{static_cast<unsigned char>(bytes.at(at + i))} << (8 * i);
        at += count;
        return value;
    }
    double real() { return std::bit_cast<float>(whole(4)); }
    Vector3 vector()
    {
        const double x = real(), y = real(), z = real();
        return {x, y, z};
    }
};

} // namespace

TEST_CASE("a terrain in OBJ has a vertex a point and two triangles a cell")
{
    const Lesson lesson = roughLesson();
    const Obj obj = readObj(exported(lesson, "t.obj"));
    const auto heights = heightsOf(lesson);
    REQUIRE(obj.positions.size() == 17 * 17);
    REQUIRE(obj.normals.size() == 17 * 17);
    REQUIRE(obj.faces.size() == 2 * 16 * 16);
    for (std::size_t i = 0; i < heights.size(); ++i)
        REQUIRE(obj.positions[i] == Vector3{double(i % 17), heights[i], double(i / 17)});
    CHECK_THAT(obj.comments,
               Catch::Contains("Lozenge terrain: Rough\n") && Catch::Contains("right-handed: x east, y up, z south"));
}

TEST_CASE("triangles in OBJ turn counter-clockwise from above and cover the map once")
{
    const Obj obj = readObj(exported(roughLesson(), "t.obj"));
    double area = 0;
    for (const auto& face : obj.faces) {
        const Vector3& a = obj.positions[face[0]];
        const Vector3 normal = cross(minus(obj.positions[face[1]], a), minus(obj.positions[face[2]], a));
        REQUIRE(normal.y > 0);
        for (const std::size_t vertex : face)
            REQUIRE(obj.normals[vertex].y > 0);
        area += normal.y / 2;
    }
    CHECK(area == 16 * 16);
    for (const Vector3& normal : obj.normals)
        REQUIRE(std::abs(dot(normal, normal) - 1) < 1e-6);
}

TEST_CASE("normals lean away from the rising side")
{
    // The slope falls from the north-west to the south-east, so its normals lean east and south.
    const auto normals = readObj(exported(slopeLesson(), "t.obj")).normals;
    const Mesh mesh = meshOf(heightsOf(slopeLesson()), 5);
    Vector3 sum;
    for (std::size_t i = 0; i < normals.size(); ++i) {
        CHECK(dot(normals[i], mesh.normals[i]) > 1 - 1e-6);
        sum.x += normals[i].x;
        sum.z += normals[i].z;
    }
    CHECK(sum.x > 1);
    CHECK(sum.z > 1);
    for (const Vector3& normal : readObj(exported(flatLesson(-4), "t.obj")).normals)
        CHECK(normal == Vector3{0, 1, 0});
}

TEST_CASE("the spacing widens the mesh and keeps its heights")
{
    const Obj obj = readObj(exported(slopeLesson(), "t.obj", 0.25));
    CHECK(obj.positions.front() == Vector3{0, 3, 0});
    CHECK(obj.positions.back() == Vector3{1, -2, 1});
}

TEST_CASE("a title with a line break does not become a line of OBJ")
{
    Lesson lesson = slopeLesson();
    lesson.title = "two\nv 9 9 9";
    CHECK(readObj(exported(lesson, "t.obj")).positions.size() == 25);
}

TEST_CASE("a terrain in STL is binary with z up and y north")
{
    const Lesson lesson = roughLesson();
    const auto heights = heightsOf(lesson);
    const std::string content = exported(lesson, "t.stl");
    REQUIRE(content.size() == 84 + 50 * 2 * 16 * 16);
    CHECK(content.substr(0, 5) != "solid");

    Bytes bytes{content, 80};
    REQUIRE(bytes.whole(4) == 2 * 16 * 16);
    std::vector<bool> seen(heights.size());
    while (bytes.at < content.size()) {
        const Vector3 normal = bytes.vector();
        const std::array<Vector3, 3> corners{bytes.vector(), bytes.vector(), bytes.vector()};
        REQUIRE(bytes.whole(2) == 0);

        REQUIRE(std::abs(dot(normal, normal) - 1) < 1e-5);
        REQUIRE(normal.z > 0);
        const Vector3 turning = cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]));
        REQUIRE(turning.z > 0);
        REQUIRE(dot(turning, normal) / std::sqrt(dot(turning, turning)) > 0.99999);
        for (const Vector3& corner : corners) {
            const std::size_t index = static_cast<std::size_t>(16 - corner.y) * 17 + static_cast<std::size_t>(corner.x);
            REQUIRE(corner.z == double(float(heights[index])));
            seen[index] = true;
        }
    }
    CHECK(std::count(seen.begin(), seen.end(), true) == 17 * 17);
}

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

TEST_CASE("the axis that points up turns a mesh and is told in it")
{
    const Lesson lesson = roughLesson();
    const Obj y = readObj(exported(lesson, "t.obj", 0.5)), z = readObj(exported(lesson, "t.obj", 0.5, "z"));
    CHECK(exported(lesson, "t.obj", 0.5, "y") == exported(lesson, "t.obj", 0.5));
    CHECK_THAT(z.comments, Catch::Contains("right-handed: x east, y north, z up; (0, 0) is the south-west point"));
    CHECK(z.faces == y.faces);
    REQUIRE(z.positions.size() == y.positions.size());
    for (std::size_t i = 0; i < y.positions.size(); ++i) {
        REQUIRE(z.positions[i] == Vector3{y.positions[i].x, 8 - y.positions[i].z, y.positions[i].y});
        REQUIRE(z.normals[i] == Vector3{y.normals[i].x, -y.normals[i].z, y.normals[i].y});
    }

    const std::string upright = exported(lesson, "t.stl", 0.5), lying = exported(lesson, "t.stl", 0.5, "y");
    CHECK(exported(lesson, "t.stl", 0.5, "z") == upright);
    CHECK_THAT(upright, Catch::StartsWith("Lozenge terrain; x east, y north, z up "));
    CHECK_THAT(lying, Catch::StartsWith("Lozenge terrain; x east, y up, z south "));
    Bytes a{upright, 84}, b{lying, 84};
    while (a.at < upright.size()) {
        const Vector3 normal = a.vector();
        REQUIRE(b.vector() == Vector3{normal.x, normal.z, -normal.y});
        for (int corner = 0; corner < 3; ++corner) {
            const Vector3 v = a.vector();
            REQUIRE(b.vector() == Vector3{v.x, v.z, 8 - v.y});
        }
        a.whole(2);
        b.whole(2);
    }
}

TEST_CASE("an axis that cannot point up is refused with those that can")
{
    const Scratch scratch;
    const auto refused = [&](const std::string& name, const std::string& up) {
        const auto done = exportTerrain(slopeLesson(), {scratch.at(name), Existing::Refuse, 1, up});
        REQUIRE_FALSE(done);
        CHECK(done.error().kind == ExportError::Kind::Wrong);
        return done.error().message;
    };
    CHECK(refused("t.obj", "x") == "no axis \"x\" points up in a .obj (known: y, z)");
    CHECK(refused("t.stl", "yz") == "no axis \"yz\" points up in a .stl (known: z, y)");
    CHECK(refused("t.glb", "z") == "no axis \"z\" points up in a .glb (known: y)");
    CHECK(refused("t.png", "y") == "no axis \"y\" points up in a .png (known: none, it is no mesh)");
    CHECK(scratch.count() == 0);
}

TEST_CASE("meshes of the steepest terrains have finite normals")
{
    Lesson lesson = slopeLesson();
    lesson.recipe.corners.heights = {1e30, -1e30, -1e30, 1e30};
    for (const double spacing : {1e-6, 1e6}) {
        for (const Vector3& normal : readObj(exported(lesson, "t.obj", spacing)).normals)
            REQUIRE(std::abs(dot(normal, normal) - 1) < 1e-6);
        const std::string content = exported(lesson, "t.stl", spacing);
        Bytes bytes{content, 84};
        while (bytes.at < content.size()) {
            for (int i = 0; i < 12; ++i)
                REQUIRE(std::isfinite(bytes.real()));
            bytes.whole(2);
        }
    }
}
