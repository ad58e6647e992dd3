#include "read_mesh.hpp"

#include "terrain/mesh_of.hpp"

#include <cmath>

using namespace lozenge;

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
        const Vector3 normal = cross(obj.positions[face[1]] - a, obj.positions[face[2]] - a);
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
