#include "app/stage/survey_axis.hpp"

#include "app/stage/survey_board.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/number_text.hpp"

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

void paintHeightAxis(Picture& picture, const SurveyScene& scene, const Box& box, float scale)
{
    Frame frame = scene.frame;
    const double limit = frame.range.limit;
    const int last = frame.timeline.last();
    const Projection project(reliefInner(box, scale), last, limit, frame.look.camera, frame.look.exaggeration);
    Vec2 top{1e9F, 0}, bottom;
    for (const Point corner : cornerPoints(last))
        if (const Vec2 at = project(corner.x, corner.y, limit); at.x < top.x) {
            top = at;
            bottom = project(corner.x, corner.y, -limit);
        }
    if (bottom.y - top.y < 40 * scale)
        return;
    // Nearer to the block than where steps are shown: "-0.5" has to have room in a pane that is narrow.
    const float width = 14 * scale;
    const Box bar{top.x - width - 3 * scale, top.y, width, bottom.y - top.y};
    const int power = scene.middle == 0 ? 0 : unitOf(limit);
    frame.range.limit = limit * std::pow(10, -power); // the marks stay short however small the heights are
    paintColourBar(picture, frame, bar, scale);
    if (power != 0)
        paintUnit(picture, unitText(power), bar, box, frame.look.theme->muted, scale);
}

} // namespace lozenge
