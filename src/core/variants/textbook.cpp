#include "core/variants/programs.hpp"
#include "core/variants/row_by_row.hpp"

namespace lozenge {
namespace {

struct TextbookSteps {
    static bool passesOver(const Run& run, Point at) { return run.isKept(at); }
    static const Step& diamond(Run& run, const Level& level, Point middle)
    {
        return run.write(Phase::Diamond, level, middle, compass::cornersByRow, run.insideOnly());
    }
    static const Step& square(Run& run, const Level& level, Point middle)
    {
        return squareStep(run, level, middle, run.insideOr(run.recipe().edge->missing));
    }
};

} // namespace

// The algorithm as textbooks print it.
Generator<Step> textbook(Recipe recipe, Noise* rest)
{
    Noise noise = recipe.noise.kind->start(recipe.noise);
    return rowByRow<TextbookSteps>(std::move(recipe), rest, std::move(noise));
}

} // namespace lozenge
