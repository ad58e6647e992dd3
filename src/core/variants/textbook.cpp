#include "core/variants/programs.hpp"
#include "core/variants/row_by_row.hpp"

namespace lozenge {
namespace {

struct TextbookSteps : PlainSteps {
    static const Step& square(Run& run, const Level& level, Point middle)
    {
        return squareStep(run, level, middle, run.insideOr(run.recipe().edge->missing));
    }
};

} // namespace

// The algorithm as textbooks print it.
Generator<Step> textbook(Recipe recipe, RunEnd* end)
{
    return rowByRow<TextbookSteps>(std::move(recipe), end);
}

} // namespace lozenge
