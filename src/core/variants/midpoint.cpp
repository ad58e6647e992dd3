#include "core/variants/programs.hpp"
#include "core/variants/row_by_row.hpp"

namespace lozenge {
namespace {

struct MidpointSteps : PlainSteps {
    static const Step& square(Run& run, const Level& level, Point middle)
    {
        return endsStep(run, level, middle, run.insideOnly());
    }
};

} // namespace

// The predecessor: the middle of an edge is set from its two ends, without a look at the middles of the squares beside
// it. Nothing is missing at the border, and ridges follow the lines of the lattice.
Generator<Step> midpoint(Recipe recipe, RunEnd* end)
{
    return rowByRow<MidpointSteps>(std::move(recipe), end);
}

} // namespace lozenge
