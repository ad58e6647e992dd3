#include "analysis/vertex_normal.hpp"
#include "catch.hpp"

#include "core/timeline.hpp"

#include <cmath>

using namespace lozenge;

namespace {

bool isAbout(const Vector3& v, const Vector3& known)
{
    return length(v - known) < 0.001;
}

/// The finished map of the first lesson.
std::vector<double> heights()
{
    Recipe recipe;
    recipe.size = 5;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1};
    recipe.noise.kind = rowNamed(noiseKinds(), "lcg32");
    recipe.noise.seed = 8;
    const Timeline timeline(recipe);
    return timeline.gridAt(timeline.stepCount()).heights;
}

} // namespace

TEST_CASE("eight faces meet in the middle, and four in the point south of it")
{
    const VertexNormal middle = vertexNormal(heights(), 5, 1, {2, 2});
    CHECK(middle.faces.size() == 8);
    CHECK(isAbout(middle.sum, {0.213, 8, -3.598}));
    CHECK(length(middle.sum) == Approx(8.775).margin(0.001));
    CHECK(isAbout(middle.unit(), {0.024, 0.912, -0.410}));

    const VertexNormal south = vertexNormal(heights(), 5, 1, {2, 3});
    CHECK(south.faces.size() == 4);
    CHECK(isAbout(south.sum, {0.075, 4, -2.225}));
    CHECK(isAbout(south.unit(), {0.016, 0.874, -0.486}));
}

TEST_CASE("a corner has one face or two, a border half of those inside")
{
    CHECK(vertexNormal(heights(), 5, 1, {0, 0}).faces.size() == 2);
    CHECK(vertexNormal(heights(), 5, 1, {2, 0}).faces.size() == 4);
    CHECK(vertexNormal(heights(), 5, 1, {1, 0}).faces.size() == 2);
}

TEST_CASE("a face's normal stands upright on it and is twice its area long")
{
    const auto map = heights();
    const VertexNormal vertex = vertexNormal(map, 5, 2, {2, 2});
    const auto position = [&](Point p) {
        return Vector3{static_cast<double>(p.x), 2 * map[static_cast<std::size_t>(5 * p.y + p.x)],
                       static_cast<double>(p.y)};
    };
    for (const VertexNormal::Face& face : vertex.faces) {
        const Vector3 a = position(face.others[0]) - position({2, 2}), b = position(face.others[1]) - position({2, 2});
        CHECK(face.normal.x * a.x + face.normal.y * a.y + face.normal.z * a.z == Approx(0).margin(1e-12));
        CHECK(face.normal.x * b.x + face.normal.y * b.y + face.normal.z * b.z == Approx(0).margin(1e-12));
        CHECK(face.normal.y == Approx(1)); // the area of its shadow on the ground, twice
    }
}

TEST_CASE("with the height in the place of its upward part a normal keeps its length and loses its direction")
{
    const VertexNormal middle = vertexNormal(heights(), 5, 1, {2, 2});
    CHECK(isAbout(middle.spoiltSum(), {0.103, -0.147, -2.951}));
    CHECK(isAbout(middle.spoilt(), {0.035, -0.050, -0.998}));
    CHECK(isAbout(vertexNormal(heights(), 5, 1, {2, 3}).spoilt(), {0.031, 0.280, -0.959}));
    CHECK(isAbout(vertexNormal(heights(), 5, 1, {0, 0}).spoilt(), {0.906, 0.402, 0.136}));
    // Where heights are drawn larger, faces are steeper; the height in the normal stays that of the map.
    CHECK(vertexNormal(heights(), 5, 3, {2, 2}).spoiltSum().y == Approx(-0.147).margin(0.001));
    CHECK(length(middle.unit()) == Approx(1));
    CHECK(length(middle.spoilt()) == Approx(1));
}

TEST_CASE("level ground at height 0 has no spoilt normal")
{
    CHECK(vertexNormal(std::vector<double>(9), 3, 1, {1, 1}).spoilt() == Vector3{});
}
