#include "app/stage/survey_board.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// "x 106 954 752 to 109 051 904".
std::string extentText(const char* axis, double from, double width)
{
    const auto whole = [](double v) { return grouped(static_cast<std::uint64_t>(std::llround(std::max(0.0, v)))); };
    return std::string(axis) + " " + whole(from) + " to " + whole(from + width);
}

/// Narrower maps have no room for words and marks.
constexpr float leastWidth = 140;

} // namespace

std::string grouped(std::uint64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, "\u2009");
    }
    return digits;
}

void paintSurveyRim(Picture& picture, const SurveyScene& scene, const SurveyPlane& plane, float scale)
{
    const Theme& theme = *scene.frame.look.theme;
    const Box box = plane.frame();
    const Sight& sight = scene.survey.sight;
    picture.rectangle(box, 0, none, {theme.line, scale});

    const float size = 13 * scale;
    if (scene.frame.look.coordinates && box.width > leastWidth * scale) {
        const float baseline = box.bottom() + 19 * scale;
        const std::string x = extentText("x", sight.west(), sight.width);
        const std::string y = extentText("y", sight.north(), sight.width);
        picture.text({box.x, baseline}, x, Font::Sans, size, theme.muted);
        if ((textWidth(Font::Sans, x + y) + 1) * size < box.width)
            picture.text({box.right(), baseline}, y, Font::Sans, size, theme.muted, Align::Right);
        else
            picture.text({box.x, baseline + 1.25F * size}, y, Font::Sans, size, theme.muted);
    }
}

void paintLocator(Picture& picture, const SurveyScene& scene, const SurveyPlane& plane,
                  const std::shared_ptr<const Pixels>& map, float scale)
{
    const Sight& sight = scene.survey.sight;
    const double octaves = octavesIn(scene.survey, sight.width);
    if (octaves < 0.4 || plane.frame().width < leastWidth * scale)
        return;
    const Theme& theme = *scene.frame.look.theme;
    const Box frame = plane.frame();
    const float side = std::round(std::min(92 * scale, frame.width / 3.5F));
    const Box box{std::round(frame.right() - side - 8 * scale), std::round(frame.y + 8 * scale), side, side};
    const float case_ = 3 * scale;
    picture.rectangle({box.x - case_, box.y - case_, side + 2 * case_, side + 2 * case_}, 3 * scale, theme.surface,
                      {theme.edge, scale});
    picture.image(box, map, true);

    const auto perPoint = static_cast<float>(side / scene.survey.last());
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
