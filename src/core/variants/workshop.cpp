#include "core/variants/workshop.hpp"

#include "core/variants/run.hpp"

namespace lozenge {
namespace {

using namespace compass;

constexpr std::array<Direction, 4> squareCorners{northWest, northEast, southWest, southEast};

} // namespace

// A programming workshop's C++ and OpenGL program. Its square phase goes from cell to cell and sets the middles of
// all four edges, so that an edge between two cells is computed twice and the second draw wins.
Generator<Step> workshop(Recipe recipe)
{
    Run run(recipe);
    const int last = run.last();
    const auto insideOnly = run.insideOr(Source::LeftOut);

    for (const Level& level : run.levels()) {
        const int stride = level.stride;
        const int half = level.half();

        for (int x = half; x < last; x += stride)
            for (int y = half; y < last; y += stride)
                co_yield run.write(Phase::Diamond, level, {x, y}, squareCorners, insideOnly);

        for (int x = half; x < last; x += stride)
            for (int y = half; y < last; y += stride)
                for (const Direction edge : {up, left, right, down}) {
                    const Point middle = stepped({x, y}, edge, half);
                    co_yield run.write(Phase::Square, level, middle, squareTips, insideOnly);
                }
    }
}

} // namespace lozenge
