// Everything of core/ that works on several threads, for the thread sanitizer. The heights are small whole maps; the
// sizes are such that every thread has rows.

#include "core/mesh.hpp"
#include "core/order.hpp"
#include "core/terrain.hpp"
#include "core/window_at.hpp"

#include <cstdio>

using namespace lozenge;

namespace {

Recipe recipeOf(std::string_view edge, int size)
{
    Recipe recipe;
    recipe.size = size;
    recipe.edge = rowNamed(edgeModes(), edge);
    recipe.noise.kind = rowNamed(noiseKinds(), "hash");
    return recipe;
}

template <typename Make>
bool isSameForAnyThreads(Make make)
{
    const auto expected = make(1);
    for (const int threads : {2, 3, 4})
        if (make(threads) != expected)
            return false;
    return true;
}

} // namespace

int main()
{
    for (const std::string_view edge : {"three", "wrap"})
        for (const int size : {257, 2049}) {
            const Recipe recipe = recipeOf(edge, size);
            const std::size_t points = pointCount(wholeMap(size));
            const auto filled = [&](int threads) {
                std::vector<float> heights(points);
                fill(recipe, heights, threads);
                return heights;
            };
            const std::vector<float> heights = filled(1);
            const auto meshed = [&](int threads) {
                BasicMesh<float> mesh;
                makeMesh<float>(heights, size, 1, mesh, threads);
                std::vector<float> ups;
                for (const auto& normal : mesh.normals)
                    ups.push_back(normal.y);
                return ups;
            };
            const auto halfway = [&](int threads) {
                std::vector<float> window(points);
                std::vector<std::uint8_t> isSet(points);
                makeWindowAt<float>(recipe, static_cast<std::int64_t>(points / 2), wholeMap(size), window, isSet,
                                    threads);
                return window;
            };
            if (!isSameForAnyThreads(filled) || !isSameForAnyThreads(meshed) || !isSameForAnyThreads(halfway)) {
                std::fprintf(stderr, "threads change the result at %d points a side\n", size);
                return 1;
            }
        }
    return 0;
}
