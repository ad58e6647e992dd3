#include "catch.hpp"

#include "picture/figures/mesh/mesh_strips.hpp"

#include <vector>

using namespace lozenge;

namespace {

struct Counts {
    int size, strips, indices, triangles;
};

} // namespace

TEST_CASE("a mesh has a strip for each row of cells")
{
    for (const auto& [size, count, indices, triangles] : {Counts{5, 4, 40, 32}, Counts{33, 32, 2112, 2048}}) {
        const MeshStrips strips{size, 0};
        CHECK(strips.strips() == count);
        CHECK(strips.indices() == indices);
        CHECK(strips.triangles() == triangles);
        CHECK(MeshStrips{size, indices}.trianglesDrawn() == triangles);
    }
}

TEST_CASE("a strip goes from the northern to the southern row and back")
{
    const MeshStrips strips{5, 10};
    std::vector<int> first;
    for (int place = 0; place < 12; ++place)
        first.push_back(strips.indexAt(place));
    CHECK(first == std::vector<int>{0, 5, 1, 6, 2, 7, 3, 8, 4, 9, 5, 10});
}

TEST_CASE("the first two indices of a strip complete nothing, and each one after them a triangle")
{
    const std::vector<int> known{0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 9};
    for (int drawn = 0; drawn < static_cast<int>(known.size()); ++drawn) {
        const MeshStrips strips{5, drawn};
        CHECK(strips.trianglesDrawn() == known[static_cast<std::size_t>(drawn)]);
        CHECK(strips.strip() == (drawn > 10 ? 1 : 0));
        CHECK(strips.hasTriangle() == (drawn > 12 || (drawn > 2 && drawn <= 10)));
    }
    CHECK(MeshStrips{5, 10}.newestVertices() == std::set<int>{4, 8, 9});
    CHECK(MeshStrips{5, 11}.newestVertices() == std::set<int>{5});
    CHECK(MeshStrips{5, 0}.newestVertices().empty());
}
