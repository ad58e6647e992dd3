#include "catch.hpp"
#include "mesh_of.hpp"

#include "terrain/mesh.hpp"

#include <algorithm>
#include <cmath>

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

TEST_CASE("the normals of a mesh are those of the faces around each point with larger faces counting more")
{
    for (const int size : {2, 3, 5, 9, 17}) {
        std::vector<double> heights(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
        for (std::size_t i = 0; i < heights.size(); ++i)
            heights[i] = std::sin(static_cast<double>(i * i));
        const Mesh mesh = meshOf(heights, size, 0.75);
        std::vector<Vector3> sums(heights.size());
        for (const Triangle& triangle : mesh.triangles) {
            const auto [a, b, c] =
                std::array{mesh.positions[triangle[0]], mesh.positions[triangle[1]], mesh.positions[triangle[2]]};
            const Vector3 u{b.x - a.x, b.y - a.y, b.z - a.z}, v{c.x - a.x, c.y - a.y, c.z - a.z};
            for (const std::uint32_t vertex : triangle) {
                sums[vertex].x += u.y * v.z - u.z * v.y;
                sums[vertex].y += u.z * v.x - u.x * v.z;
                sums[vertex].z += u.x * v.y - u.y * v.x;
            }
        }
        int wrong = 0;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const Vector3& s = sums[i];
            const double length = std::sqrt(s.x * s.x + s.y * s.y + s.z * s.z);
            const Vector3& normal = mesh.normals[i];
            wrong += std::abs(normal.x - s.x / length) + std::abs(normal.y - s.y / length) +
                         std::abs(normal.z - s.z / length) >
                     1e-12;
        }
        INFO("size " << size);
        CHECK(wrong == 0);
    }
}
