#include "survey/board.hpp"

#include "picture/board/board_marks.hpp"
#include "picture/height_colours.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"
#include "survey/amounts.hpp"
#include "survey/lit_map.hpp"
#include "survey/rim.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace lozenge {
namespace {

/// Points with less room than this, in the design's units, are pixels of an image.
constexpr float discCell = 16;

/// Finer maps than this would show nothing more, and take memory.
constexpr double mostAcross = 2048;

void paintLattice(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, const Patch& patch, float scale)
{
    const double stride = strideOf(frame.survey, patch.depth);
    const Stroke line{frame.theme().grid, std::max(1.0F, 1.25F * scale)};
    const Box box = plane.frame();
    const float right = box.right(), bottom = box.bottom();
    const Vec2 first = plane.at(0, 0), last = plane.at(frame.survey.last(), frame.survey.last());
    const auto within = [](float v, float from, float to) { return std::clamp(v, from, to); };
    for (int x = patch.region.west; x <= patch.region.east; ++x)
        if (const float at = plane.at(x * stride, 0).x; at >= box.x && at <= right)
            picture.line({at, within(first.y, box.y, bottom)}, {at, within(last.y, box.y, bottom)}, line);
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        if (const float at = plane.at(0, y * stride).y; at >= box.y && at <= bottom)
            picture.line({within(first.x, box.x, right), at}, {within(last.x, box.x, right), at}, line);
}

void paintDiscs(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, const SurveyMap& map, float scale)
{
    const Patch& patch = map.patch;
    const HeightColours colours = frame.colours();
    const double share = map.growth.share;
    const double stride = strideOf(frame.survey, patch.depth);
    const auto cell = static_cast<float>(stride * plane.perPoint());
    const Box box = plane.frame();
    const float radius = std::min(0.36F * cell, 21 * scale); // no wider than the rim
    const bool isWhole = frame.heights.middle == 0;
    const double unit = isWhole ? 1 : std::pow(10, unitOf(frame.heights.limit));
    const int decimals = isWhole ? 2 : 0;
    const float size = sizeInside(fixedText(isWhole ? -frame.survey.limit : -99, decimals), radius);
    const bool hasNumbers = frame.look.numbers && size >= leastNumber(scale);
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        for (int x = patch.region.west; x <= patch.region.east; ++x) {
            const Vec2 at = plane.at(x * stride, y * stride);
            if (at.x < box.x - radius || at.x > box.right() + radius || at.y < box.y - radius ||
                at.y > box.bottom() + radius)
                continue;
            const double height = patch.height(patch.index(x, y), share);
            const Colour fill = colours(height - frame.heights.middle);
            // Points of the newest level grow with it.
            const bool isNew = patch.depth > 0 && share < 1 && ((x | y) & 1) != 0;
            const float grown = isNew ? 0.25F + 0.75F * static_cast<float>(share) : 1;
            picture.circle(at, radius * grown, fill, {shaded(fill, 0.72F), std::max(0.5F, scale)});
            if (hasNumbers && !isNew)
                picture.text({at.x, at.y + middleOfCapitals * size},
                             fixedText((height - frame.heights.middle) / unit, decimals), Font::MonoMedium, size,
                             inkOn(fill), Align::Centre);
        }
}

/// A disc as far as it lies in a box.
void addCut(Picture& picture, const Circle& disc, const Box& box)
{
    constexpr int corners = 64;
    std::array<Vec2, corners> outline;
    for (int i = 0; i < corners; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / corners;
        const Vec2 at = disc.centre + Vec2{std::cos(angle), std::sin(angle)} * disc.radius;
        outline[static_cast<std::size_t>(i)] = {std::clamp(at.x, box.x, box.right()),
                                                std::clamp(at.y, box.y, box.bottom())};
    }
    picture.polygon(outline, disc.fill, disc.stroke);
}

/// Adds what of a map lies in its frame. A disc that is cut has lost its number.
void addCropped(Picture& picture, const Picture& map, const Box& box)
{
    bool isCut = false;
    for (const Shape& shape : map.shapes) {
        if (const auto* const disc = std::get_if<Circle>(&shape)) {
            const Vec2 at = disc->centre;
            const float room = std::min({at.x - box.x, box.right() - at.x, at.y - box.y, box.bottom() - at.y});
            isCut = room < disc->radius;
            if (isCut)
                addCut(picture, *disc, box);
            else
                picture.shapes.push_back(shape);
        } else if (const auto* const image = std::get_if<Image>(&shape)) {
            picture.shapes.emplace_back(cropped(*image, box));
        } else if (const auto* const line = std::get_if<Polyline>(&shape)) {
            picture.line(map.pointsOf(line->points), line->stroke);
        } else if (!isCut || !std::holds_alternative<Text>(shape)) {
            picture.shapes.push_back(shape);
        }
    }
}

} // namespace

SurveyMap surveyMap(const SurveyFrame& frame, const SurveyPlane& plane, double across)
{
    SurveyMap map{.growth = growthOf(levelsFor(frame.survey, across)), .patch = {}, .pixels = {}};
    const Box box = plane.frame();
    map.patch = patchOf(frame.recipe(), map.growth.depth,
                        regionAround(frame.recipe(), map.growth.depth, plane.xAt(box.x), plane.yAt(box.y),
                                     box.width / plane.perPoint()));
    return map;
}

void makePixels(SurveyMap& map, const SurveyFrame& frame, const SurveyPlane& plane, float scale)
{
    const double stride = strideOf(frame.survey, map.growth.depth);
    if (stride * plane.perPoint() < discCell * scale)
        map.pixels = litPixels(frame.look, map.patch, map.growth.share, frame.heights, plane.sight.width / stride);
}

void paintSurveyMap(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, const SurveyMap& map,
                    float scale)
{
    picture.rectangle(plane.frame(), 0, frame.theme().surface);
    if (map.hasDiscs()) {
        paintLattice(picture, frame, plane, map.patch, scale);
        return paintDiscs(picture, frame, plane, map, scale);
    }
    // Each pixel of the image stands around its point.
    const double stride = strideOf(frame.survey, map.patch.depth);
    const Region& region = map.patch.region;
    const Vec2 first = plane.at((region.west - 0.5) * stride, (region.north - 0.5) * stride);
    const Vec2 end = plane.at((region.east + 0.5) * stride, (region.south + 0.5) * stride);
    picture.image({first.x, first.y, end.x - first.x, end.y - first.y}, map.pixels, stride * plane.perPoint() < 3);
}

bool paintSurveyBoard(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale)
{
    SurveyMap map = surveyMap(frame, plane, std::min<double>(plane.box.width, mostAcross));
    makePixels(map, frame, plane, scale);
    Picture inside;
    paintSurveyMap(inside, frame, plane, map, scale);
    addCropped(picture, inside, plane.frame());
    paintSurveyRim(picture, frame, plane, scale);
    if (hasLocator(frame, plane, scale))
        paintLocator(picture, frame, plane, smallMap(frame), scale);
    return map.hasDiscs();
}

} // namespace lozenge
