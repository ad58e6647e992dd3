#include "core/variants/programs.hpp"
#include "core/variants/row_by_row.hpp"

namespace lozenge {
namespace {

struct TextbookSteps {
    static bool passesOver(const Run& run, Point at) { return run.isKept(at); }
    static const Step& diamond(Run& run, const Level& level, Point middle)
    {
        return run.write<compass::cornersByRow>(Phase::Diamond, level, middle, run.insideOnly());
    }
    static const Step& square(Run& run, const Level& level, Point middle)
    {
        return squareStep(run, level, middle, run.insideOr(run.recipe().edge->missing));
    }
};

} // namespace

// The algorithm as textbooks print it.
Generator<Step> textbook(Recipe recipe, RunEnd* end)
{
    Noise noise = recipe.noise.kind->start(recipe.noise);
    return rowByRow<TextbookSteps>(std::move(recipe), end, std::move(noise));
}

} // namespace lozenge
