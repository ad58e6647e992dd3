#include "scratch.hpp"

#include "core/mesh.hpp"
#include "export/terrain_file.hpp"

#include <bit>
#include <cmath>
#include <cstring>
#include <sstream>

using namespace lozenge;

namespace {

std::string exported(const Lesson& lesson, const std::string& name, double spacing = 1)
{
    const Scratch scratch;
    REQUIRE(exportTerrain(lesson, {scratch.at(name), Existing::Refuse, spacing}));
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
