#include "core/diamond_square.hpp"

#include <cassert>

namespace lozenge {

Generator<Step> diamondSquare(Recipe recipe)
{
    assert(!faultOf(recipe));
    auto* run = recipe.variant->run;
    return run(std::move(recipe));
}

} // namespace lozenge
