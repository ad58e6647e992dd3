#include "read_mesh.hpp"

#include <algorithm>
#include <cmath>

using namespace lozenge;

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
        const Vector3 turning = cross(corners[1] - corners[0], corners[2] - corners[0]);
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
