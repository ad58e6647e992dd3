#include "survey/relief.hpp"

#include "picture/relief/relief.hpp"
#include "survey/height_axis.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// Pixels that a side of a cell has on the picture, about.
constexpr float cellPixels = 4;
constexpr int leastCells = 25;

/// Cells of the lattice from side to side below which its lines show, the fainter the denser they are.
constexpr double cellsWithLines = 72;

/// Of a lattice that is finer, so many cells of the relief lie between the lines that are drawn.
constexpr double leastApart = 2;

/// The lattice of the newest level, in cells of the relief.
LatticeLines linesOn(const SurveyFrame& frame, int cells)
{
    const Sight& sight = frame.survey.sight;
    const double stride = strideOf(frame.survey, growthOf(levelsFor(frame.survey, cells)).depth);
    const double across = sight.width / stride;
    const double perPoint = cells / sight.width;
    const auto first = [&](double from) { return (std::floor(from / stride) * stride - from) * perPoint; };
    LatticeLines lines{first(sight.west()), first(sight.north()), stride * perPoint, 0};
    if (frame.look.style->kind == ReliefStyle::Kind::Wire)
        lines.opacity = 1;
    else if (across < cellsWithLines)
        lines.opacity = static_cast<float>(0.08 + 0.26 * std::clamp(2 - across / (cellsWithLines / 2), 0.0, 1.0));
    while (lines.apart < leastApart)
        lines.apart *= 2;
    return lines;
}

} // namespace

void paintSurveyRelief(Picture& picture, const SurveyFrame& frame, const Box& box, float scale, int mostCells)
{
    const auto fine = static_cast<int>(projectionOf(frame, box, scale).side() / cellPixels);
    const int cells = std::clamp(fine, leastCells, mostCells);
    const auto surface = sampledGround(frame, cells + 1);
    const Relief relief{.look = frame.look,
                        .theme = reliefTheme(frame.look),
                        .project = Projection(reliefInner(box, scale, frame.look), cells, frame.axis(), frame.look),
                        .scale = scale,
                        .last = cells,
                        .axis = frame.axis(),
                        .colours = frame.colours(),
                        .surface = surface,
                        .lines = linesOn(frame, cells)};
    paintGround(picture, relief);
    paintHeightAxis(picture, frame, box, scale);
}

} // namespace lozenge
