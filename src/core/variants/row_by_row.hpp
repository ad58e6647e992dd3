#pragma once

#include "core/generator.hpp"
#include "core/variants/run.hpp"

namespace lozenge {

/// On each level first all diamond steps, row by row, then all square steps. `Steps` says how a middle is set and which
/// points are passed over.
template <typename Steps>
Generator<Step> rowByRow(Recipe recipe, RunEnd* end, Noise noise = {})
{
    Run run(recipe, end, std::move(noise));
    const int last = run.last();

    for (const Level& level : run.levels()) {
        const int stride = level.stride;
        const int half = level.half();

        // The middle of every square.
        for (int y = half; y < last; y += stride)
            for (int x = half; x < last; x += stride)
                if (const Point middle{x, y}; !Steps::passesOver(run, middle))
                    co_yield Steps::diamond(run, level, middle);

        // The middle of every diamond. They stand like the fields of one colour on a chess board: rows through the
        // corners of the squares begin half a stride further in.
        for (int y = 0; y <= last; y += half)
            for (int x = y % stride == 0 ? half : 0; x <= last; x += stride)
                if (const Point middle{x, y}; !Steps::passesOver(run, middle))
                    co_yield Steps::square(run, level, middle);
    }
}

/// What the textbook and its predecessor have in common.
struct PlainSteps {
    static bool passesOver(const Run& run, Point at) { return run.isKept(at); }
    static const Step& diamond(Run& run, const Level& level, Point middle)
    {
        return run.write<compass::cornersByRow>(Phase::Diamond, level, middle, run.insideOnly());
    }
};

/// Not a part of the loop that most steps go through: there four parents are known beforehand.
template <typename SourceOf>
const Step& endsStep(Run& run, const Level& level, Point middle, SourceOf sourceOf)
{
    return run.write(Phase::Square, level, middle, edgeEnds(level, middle), sourceOf);
}

/// The square step of the textbook: the edge mode has its say at the border. `sourceOf` says where a parent's height
/// comes from.
template <typename SourceOf>
inline const Step& squareStep(Run& run, const Level& level, Point middle, SourceOf sourceOf)
{
    using Border = EdgeMode::Border;
    const Border border = run.recipe().edge->border;
    const int last = run.last();

    if (border == Border::Fixed && isOnBorder(middle, last))
        return run.put(Phase::Square, level, middle, run.recipe().edgeValue);
    if (border == Border::CopiedFarSide && (middle.x == last || middle.y == last))
        return run.copyFarSide(Phase::Square, level, middle);
    if (border == Border::TwoEnds && isOnBorder(middle, last))
        return endsStep(run, level, middle, sourceOf);
    return run.write<compass::tipsByRow>(Phase::Square, level, middle, sourceOf);
}

} // namespace lozenge
