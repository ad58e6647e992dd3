#include "survey/height_axis.hpp"

#include "picture/relief/relief_scale.hpp"
#include "picture/text/number_text.hpp"
#include "survey/amounts.hpp"

#include <cmath>

namespace lozenge {
namespace {

/// At the head of the bar, or at its foot where the pane ends above. It ends where the bar does: farther to the right
/// the walls rise.
void paintUnit(Picture& picture, const std::string& unit, const Box& bar, const Box& pane, Colour colour, float scale)
{
    const float size = 13 * scale, gap = 12 * scale;
    const bool hasRoom = bar.y - gap - size > pane.y;
    const float baseline = hasRoom ? bar.y - gap : bar.bottom() + gap + 0.8F * size;
    picture.text({bar.right(), baseline}, unit, Font::Sans, size, colour, Align::Right);
}

} // namespace

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
    if (power != 0)
        paintUnit(picture, unitText(power), bar, box, frame.theme().muted, scale);
}

} // namespace lozenge
