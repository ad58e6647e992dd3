#include "app/survey_board.hpp"

#include "picture/number_text.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// The numbers of the lattice along a rim: some round ones among the points.
std::vector<double> rimMarks(double from, double width, int most)
{
    double apart = 1;
    while (width / apart > most)
        apart *= 2;
    std::vector<double> marks;
    for (double mark = std::ceil(from / apart) * apart; mark <= from + width; mark += apart)
        marks.push_back(mark);
    return marks;
}

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
    const Box& box = plane.box;
    const Sight& sight = scene.survey.sight;
    picture.rectangle(box, 0, none, {theme.line, scale});

    // Coordinates: whole numbers that all end alike are long, so few of them stand along the top, and beside it.
    const float size = 13 * scale;
    if (scene.frame.look.coordinates) {
        for (const double mark : rimMarks(sight.west(), sight.width, 4)) {
            const float x = plane.at(mark, 0).x;
            const std::string text = grouped(static_cast<std::uint64_t>(mark));
            const float half = textWidth(Font::Sans, text) * size / 2;
            picture.line({x, box.y - 5 * scale}, {x, box.y}, {theme.muted, 1.2F * scale});
            picture.text({std::clamp(x, box.x + half - 22 * scale, box.right() - half + 22 * scale), box.y - 10 * scale},
                         text, Font::Sans, size, theme.muted, Align::Centre);
        }
        for (const double mark : rimMarks(sight.north(), sight.width, 4)) {
            const float y = plane.at(0, mark).y;
            picture.line({box.x - 5 * scale, y}, {box.x, y}, {theme.muted, 1.2F * scale});
        }
    }

    // Where the view lies on the whole map.
    if (octavesIn(scene.survey, sight.width) > 0.5) {
        const float side = std::min(84 * scale, box.width / 4);
        const Box map{box.right() - side - 10 * scale, box.y + 10 * scale, side, side};
        picture.rectangle(map, 4 * scale, withAlpha(theme.surface, 0.86F), {theme.edge, scale});
        const auto perPoint = static_cast<float>(side / scene.survey.last());
        const Vec2 at{map.x + static_cast<float>(sight.x) * perPoint, map.y + static_cast<float>(sight.y) * perPoint};
        const float half = std::max(static_cast<float>(sight.width) * perPoint / 2, 1.5F * scale);
        const Stroke hair{withAlpha(theme.now, 0.55F), scale};
        picture.line({at.x, map.y}, {at.x, map.bottom()}, hair);
        picture.line({map.x, at.y}, {map.right(), at.y}, hair);
        picture.rectangle({at.x - half, at.y - half, 2 * half, 2 * half}, 0, withAlpha(theme.now, 0.35F),
                          {theme.now, 1.6F * scale});
    }
}

} // namespace lozenge
