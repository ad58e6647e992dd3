#include "core/variants/programs.hpp"
#include "core/variants/row_by_row.hpp"

namespace lozenge {
namespace {

struct MidpointSteps {
    static bool passesOver(const Run& run, Point at) { return run.isKept(at); }
    static const Step& diamond(Run& run, const Level& level, Point middle)
    {
        return run.write<compass::cornersByRow>(Phase::Diamond, level, middle, run.insideOnly());
    }
    static const Step& square(Run& run, const Level& level, Point middle)
    {
        return run.write(Phase::Square, level, middle, edgeEnds(level, middle), run.insideOnly());
    }
};

} // namespace

// The predecessor: the middle of an edge is set from its two ends, without a look at the middles of the squares beside
// it. Nothing is missing at the border, and ridges follow the lines of the lattice.
Generator<Step> midpoint(Recipe recipe, RunEnd* end)
{
    Noise noise = recipe.noise.kind->start(recipe.noise);
    return rowByRow<MidpointSteps>(std::move(recipe), end, std::move(noise));
}

} // namespace lozenge
