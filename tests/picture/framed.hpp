#pragma once

#include "picture/frame.hpp"

#include <string>
#include <string_view>
#include <vector>

// Frames of small runs.

namespace lozenge {

inline Recipe recipeWith(std::string_view edge, int size)
{
    Recipe recipe;
    recipe.size = size;
    recipe.edge = rowNamed(edgeModes, edge);
    recipe.edgeValue = -0.5;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1};
    recipe.noise.kind = rowNamed(noiseKinds(), "lcg32");
    recipe.noise.seed = 21;
    return recipe;
}

/// A run for each slip of the textbook.
inline std::vector<Recipe> slippedRecipes(int size)
{
    std::vector<Recipe> recipes;
    for (const SlipRow& slip : slips())
        if (slip.onTextbook) {
            recipes.push_back(recipeWith("three", size));
            recipes.back().slips = Slips{};
            recipes.back().slips->add(slip.slip);
        }
    recipes.push_back(recipeWith("three", size));
    recipes.back().variant = rowNamed(variants(), "midpoint");
    return recipes;
}

template <typename Use>
void withFrame(const Timeline& timeline, int moment, const std::string& narration, Use use)
{
    const Moment at = momentAt(timeline, moment);
    const Look look;
    use(Frame{.timeline = timeline,
              .moment = at,
              .look = look,
              .range = heightRange(timeline),
              .narration = narration,
              .command = "lozenge growing-a-coast --set edge=wrap --step 17"});
}

} // namespace lozenge
