#include "core/variants/programs.hpp"
#include "core/variants/run.hpp"

namespace lozenge {
namespace {

using namespace compass;

// The parents of a cell's four edges. Between two cells the fourth parent is the centre of the neighbour.
constexpr std::array<Direction, 3> ofTop{left, right, down};
constexpr std::array<Direction, 3> ofLeft{up, down, right};
constexpr std::array<Direction, 4> ofBottom{left, right, up, down};
constexpr std::array<Direction, 3> ofLastBottom{left, right, up};
constexpr Direction cornerToTheBottomLeft{-2, 1};
constexpr std::array<Direction, 4> ofRight{up, cornerToTheBottomLeft, left, right};
constexpr std::array<Direction, 3> ofLastRight{down, up, left};

} // namespace

// A blog's MATLAB script. Its square phase goes from cell to cell and keeps two slips of the published text: the
// right edge averages the corner to the bottom left where the bottom right is meant, and the top border takes the
// number drawn for the right edge, so that the fourth draw of a cell, T, is never used. Each can be mended.
Generator<Step> matlab(Recipe recipe, RunEnd* end)
{
    Run run(recipe, end);
    const int last = run.last();
    const auto ofInnerRight = run.has(Slip::RightEdge) ? ofRight : tipsUpAndDown;

    for (const Level& level : run.levels()) {
        const int half = level.half();

        for (int y = half; y < last; y += level.stride)
            for (int x = half; x < last; x += level.stride)
                co_yield run.write<cornersByRow>(Phase::Diamond, level, {x, y}, run.insideOnly());

        for (int y = half; y < last; y += level.stride)
            for (int x = half; x < last; x += level.stride) {
                const Point topEdge{x, y - half}, leftEdge{x - half, y}, rightEdge{x + half, y},
                    bottomEdge{x, y + half};
                const double R = run.draw(Phase::Square, level, rightEdge);
                const double L = run.draw(Phase::Square, level, leftEdge);
                const double T = run.draw(Phase::Square, level, topEdge);
                const double B = run.draw(Phase::Square, level, bottomEdge);

                using Towards = std::span<const Direction>;
                const auto edge = [&](Point at, Towards towards, double offset) -> const Step& {
                    return run.writeIn(Phase::Square, level, at, towards, run.insideOnly(), offset);
                };

                if (y == half)
                    co_yield edge(topEdge, ofTop, run.has(Slip::TopDraw) ? R : T);
                if (x == half)
                    co_yield edge(leftEdge, ofLeft, L);
                co_yield edge(bottomEdge, y + half == last ? Towards(ofLastBottom) : ofBottom, B);
                co_yield edge(rightEdge, x + half == last ? Towards(ofLastRight) : ofInnerRight, R);
            }
    }
}

} // namespace lozenge
