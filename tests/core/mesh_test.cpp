#include "core/mesh.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace lozenge;

TEST_CASE("a mesh has its points row by row and its normals upward")
{
    const std::vector<double> heights{1, 2, 3, 4, 5, 6, 7, 8, 9};
    const Mesh mesh = meshOf(heights, 3, 0.5);
    REQUIRE(mesh.positions.size() == 9);
    REQUIRE(mesh.triangles.size() == 8);
    CHECK(mesh.positions[0] == Vector3{0, 1, 0});
    CHECK(mesh.positions[5] == Vector3{1, 6, 0.5});
    CHECK(mesh.positions[8] == Vector3{1, 9, 1});

    // A plane: 2 up a unit of x, 6 up a unit of z, so the normal is along (-2, 1, -6).
    for (const Vector3& normal : mesh.normals) {
        CHECK(normal.x == Approx(-2 * normal.y));
        CHECK(normal.z == Approx(-6 * normal.y));
        CHECK(normal.y > 0);
    }
    for (const Triangle& triangle : mesh.triangles)
        CHECK(faceNormal(mesh, triangle).y == Approx(mesh.normals[0].y));
}

TEST_CASE("every diagonal of a mesh meets the point that the last diamond step set")
{
    const Mesh mesh = meshOf(std::vector<double>(25), 5);
    const auto facesAt = [&](std::uint32_t vertex) {
        return std::count_if(mesh.triangles.begin(), mesh.triangles.end(), [&](const Triangle& triangle) {
            return std::find(triangle.begin(), triangle.end(), vertex) != triangle.end();
        });
    };
    CHECK(facesAt(6) == 8);  // (1, 1): the middle of a square
    CHECK(facesAt(12) == 8); // (2, 2): a parent of four middles
    CHECK(facesAt(7) == 4);  // (2, 1): the middle of a diamond
    CHECK(facesAt(0) == 2);
    CHECK(facesAt(4) == 2);
}
