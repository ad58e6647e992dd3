#include "core/variants/textbook.hpp"

#include "core/variants/run.hpp"

namespace lozenge {
namespace {

const Step& diamondStep(Run& run, const Level& level, Point middle)
{
    return run.write(Phase::Diamond, level, middle, squareCorners, run.insideOnly());
}

// The edge mode has its say only here: no tip of an inner diamond lies outside.
const Step& squareStep(Run& run, const Level& level, Point middle)
{
    const EdgeMode& edge = *run.recipe().edge;
    const int last = run.last();

    if (edge.border == EdgeMode::Border::Fixed && isOnBorder(middle, last))
        return run.put(Phase::Square, level, middle, run.recipe().edgeValue);
    if (edge.border == EdgeMode::Border::CopiedFarSide && (middle.x == last || middle.y == last))
        return run.copyFarSide(Phase::Square, level, middle);
    return run.write(Phase::Square, level, middle, squareTips, run.insideOr(edge.missing));
}

} // namespace

// The algorithm as textbooks print it: on each level first all diamond steps, row by row, then all square steps.
Generator<Step> textbook(Recipe recipe)
{
    Run run(recipe);
    const int last = run.last();

    for (const Level& level : run.levels()) {
        const int stride = level.stride;
        const int half = level.half();

        // The middle of every square.
        for (int y = half; y < last; y += stride)
            for (int x = half; x < last; x += stride)
                co_yield diamondStep(run, level, {x, y});

        // The middle of every diamond. They stand like the fields of one colour on a chess board: rows through the
        // corners of the squares begin half a stride further in.
        for (int y = 0; y <= last; y += half)
            for (int x = y % stride == 0 ? half : 0; x <= last; x += stride)
                co_yield squareStep(run, level, {x, y});
    }
}

} // namespace lozenge
