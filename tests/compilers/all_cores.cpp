// Whole terrains made in bands on several threads, as their files are, for the thread sanitizer. The sizes are such
// that every thread has rows.

#include "terrain/ordered_pipeline.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace lozenge;

namespace {

Recipe recipeOf(std::string_view edge, int size)
{
    Recipe recipe;
    recipe.size = size;
    recipe.edge = rowNamed(edgeModes, edge);
    recipe.noise.kind = rowNamed(noiseKinds(), "hash");
    return recipe;
}

std::vector<double> madeInBands(const Recipe& recipe, int rows)
{
    const int last = recipe.size - 1, bands = last / rows + 1;
    OrderedPipeline made(bands, [&recipe, rows, last](int index) {
        std::vector<double> band;
        makeRows(recipe, levelCount(recipe), {0, index * rows, last, std::min(index * rows + rows - 1, last)},
                 [&band](int, std::span<const double> row) {
                     band.insert(band.end(), row.begin(), row.end());
                     return true;
                 });
        return band;
    });
    std::vector<double> heights;
    for (int index = 0; index < bands; ++index) {
        const std::vector<double> band = made.next();
        heights.insert(heights.end(), band.begin(), band.end());
    }
    return heights;
}

} // namespace

int main()
{
    for (const std::string_view edge : {"three", "wrap"})
        for (const int size : {257, 1025}) {
            const Recipe recipe = recipeOf(edge, size);
            const std::vector<double> whole = madeInBands(recipe, size);
            for (const int rows : {1, 32, 100})
                if (madeInBands(recipe, rows) != whole) {
                    std::fprintf(stderr, "bands change the heights at %d points a side\n", size);
                    return 1;
                }
        }
    return 0;
}
