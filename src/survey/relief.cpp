#include "picture/relief/relief.hpp"

#include "picture/kit/colour_bar.hpp"
#include "picture/text/number_text.hpp"
#include "survey/amounts.hpp"
#include "survey/survey_picture.hpp"

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

void paintSurveyRelief(Picture& picture, const SurveyFrame& frame, const Box& box, float scale, int most)
{
    const auto fine = static_cast<int>(projectionOf(frame, box, scale).side() / cellPixels);
    const int cells = std::clamp(fine, leastCells, most);
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

void paintHeightAxis(Picture& picture, const SurveyFrame& frame, const Box& box, float scale)
{
    const double limit = frame.heights.limit;
    const Projection project = projectionOf(frame, box, scale);
    Vec2 top{1e9F, 0}, bottom;
    for (const Point corner : cornerPoints(SurveyFrame::side))
        if (const Vec2 at = project(corner.x, corner.y, limit); at.x < top.x) {
            top = at;
            bottom = project(corner.x, corner.y, -limit);
        }
    if (bottom.y - top.y < 40 * scale)
        return;
    // Nearer to the block than where steps are shown: "-0.5" has to have room in a pane that is narrow.
    const float width = 14 * scale;
    const Box bar{top.x - width - 3 * scale, top.y, width, bottom.y - top.y};
    // The marks stay short however small the heights are.
    const int power = frame.heights.middle == 0 ? 0 : unitOf(limit);
    paintColourBar(picture, reliefTheme(frame.look), frame.colours(), frame.axis(), bar, scale, std::pow(10, -power));
    if (power == 0)
        return;
    // Its unit stands at its head, or at its foot where the pane ends above. It ends where the bar does: farther to the
    // right the walls rise.
    const float size = 13 * scale, gap = 12 * scale;
    const bool hasRoom = bar.y - gap - size > box.y;
    picture.text({bar.right(), hasRoom ? bar.y - gap : bar.bottom() + gap + 0.8F * size}, unitText(power), Font::Sans,
                 size, frame.theme().muted, Align::Right);
}

} // namespace lozenge
