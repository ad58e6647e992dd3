#include "survey/rim.hpp"

#include "picture/tr.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// "x 106 954 752 to 109 051 904".
std::string extentText(const char* axis, double from, double width, const Look& look)
{
    return tr(look, "{0} {1} to {2}", axis, rounded(from), rounded(from + width));
}

/// Narrower maps have no room for words and marks.
constexpr float leastWidth = 140;

} // namespace

void paintSurveyRim(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale)
{
    const Theme& theme = frame.theme();
    const Box box = plane.frame();
    const Sight& sight = frame.survey.sight;
    picture.rectangle(box, 0, none, {theme.line, scale});

    const float size = 13 * scale;
    if (frame.look.coordinates && box.width > leastWidth * scale) {
        const float baseline = box.bottom() + 19 * scale;
        const std::string x = extentText("x", sight.west(), sight.width, frame.look);
        const std::string y = extentText("y", sight.north(), sight.width, frame.look);
        picture.text({box.x, baseline}, x, Font::Sans, size, theme.muted);
        if ((textWidth(Font::Sans, x + y) + 1) * size < box.width)
            picture.text({box.right(), baseline}, y, Font::Sans, size, theme.muted, Align::Right);
        else
            picture.text({box.x, baseline + 1.25F * size}, y, Font::Sans, size, theme.muted);
    }
}

bool hasLocator(const SurveyFrame& frame, const SurveyPlane& plane, float scale)
{
    return octavesIn(frame.survey, frame.survey.sight.width) >= 0.4 && plane.frame().width >= leastWidth * scale;
}

void paintLocator(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane,
                  const std::shared_ptr<const Pixels>& map, float scale)
{
    const Sight& sight = frame.survey.sight;
    const double octaves = octavesIn(frame.survey, sight.width);
    const Theme& theme = frame.theme();
    const Box around = plane.frame();
    const float side = std::round(std::min(92 * scale, around.width / 3.5F));
    const Box box{std::round(around.right() - side - 8 * scale), std::round(around.y + 8 * scale), side, side};
    const float case_ = 3 * scale;
    picture.rectangle({box.x - case_, box.y - case_, side + 2 * case_, side + 2 * case_}, 3 * scale, theme.surface,
                      {theme.edge, scale});
    picture.image(box, map, true);

    const auto perPoint = static_cast<float>(side / frame.survey.last());
    const Vec2 at{box.x + static_cast<float>(sight.x) * perPoint, box.y + static_cast<float>(sight.y) * perPoint};
    const float half = std::max(static_cast<float>(sight.width) * perPoint / 2, 2 * scale);
    const Stroke dark{withAlpha(rgb(0x000000), 0.55F), 3.4F * scale}, bright{rgb(0xFFFFFF), 1.6F * scale};
    for (const Stroke& stroke : {dark, bright}) {
        const float reach = half + 7 * scale;
        if (octaves > 3) // too small to be seen as a square
            for (const Vec2 way : {Vec2{1, 0}, Vec2{-1, 0}, Vec2{0, 1}, Vec2{0, -1}})
                picture.line(at + way * (half + 2 * scale), at + way * reach, stroke);
        picture.rectangle({at.x - half, at.y - half, 2 * half, 2 * half}, 0, none, stroke);
    }
}

} // namespace lozenge
