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

/// Of a lattice that is finer, so many cells of the relief lie between the lines that are drawn.
constexpr double leastApart = 2;

/// The lattice of the newest level, in cells of the relief.
LatticeLines linesOn(const SurveyFrame& frame, int cells)
{
    const Sight& sight = frame.survey.sight;
    const double stride = strideOf(frame.survey, growthOf(levelsFor(frame.survey, cells)).depth);
    const double perPoint = cells / sight.width;
    const auto first = [&](double from) { return (std::floor(from / stride) * stride - from) * perPoint; };
    LatticeLines lines{first(sight.west()), first(sight.north()), stride * perPoint,
                       latticeOpacity(frame.look, sight.width / stride)};
    while (lines.apart < leastApart)
        lines.apart *= 2;
    return lines;
}

} // namespace

void paintSurveyRelief(Picture& picture, const SurveyFrame& frame, const Box& box, float scale, int most)
{
    const auto fine = static_cast<int>(projectionOf(frame, box, scale).side() / cellPixels);
    const int cells = std::clamp(fine, leastCells, most);
    const auto surface = sampledHeights(frame.survey, cells + 1, frame.heights.middle);
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
    // Nearer to the block than where steps are shown: "-0.5" has to have room in a pane that is narrow.
    const Box bar = barAtCorner(projectionOf(frame, box, scale), SurveyFrame::side, frame.axis(), scale, 3);
    if (bar.height < 40 * scale)
        return;
    // The marks stay short however small the heights are.
    const int power = frame.heights.middle == 0 ? 0 : unitOf(frame.heights.limit);
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
