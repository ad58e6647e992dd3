#include "survey/board.hpp"

#include "picture/board/board.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/height_colours.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lozenge {
namespace {

/// The radius of a disc, no wider than the rim.
constexpr float largestDisc = 21;

/// Finer maps than this would show nothing more, and take memory.
constexpr double mostAcross = 2048;

Vec2 nearestIn(const Box& box, Vec2 at)
{
    return {std::clamp(at.x, box.x, box.right()), std::clamp(at.y, box.y, box.bottom())};
}

void paintLattice(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, const Patch& patch, float scale)
{
    const double stride = strideOf(frame.survey, patch.depth), end = frame.survey.last();
    const Stroke line{frame.theme().grid, std::max(1.0F, 1.25F * scale)};
    const Box box = plane.frame();
    const Vec2 first = nearestIn(box, plane.at(0, 0)), last = nearestIn(box, plane.at(end, end));
    for (int x = patch.region.west; x <= patch.region.east; ++x)
        if (const float at = plane.at(x * stride, 0).x; at >= box.x && at <= box.right())
            picture.line({at, first.y}, {at, last.y}, line);
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        if (const float at = plane.at(0, y * stride).y; at >= box.y && at <= box.bottom())
            picture.line({first.x, at}, {last.x, at}, line);
}

void paintDiscs(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, const SurveyMap& map, float scale)
{
    const Patch& patch = map.patch;
    const auto& [middle, limit] = frame.heights;
    const HeightColours colours = frame.colours();
    const double share = map.growth.share;
    const double stride = strideOf(frame.survey, patch.depth);
    const auto cell = static_cast<float>(stride * plane.perPoint());
    const bool isWhole = middle == 0;
    Discs discs{.radius = std::min(0.36F * cell, largestDisc * scale),
                .power = isWhole ? 0 : unitOf(limit),
                .decimals = isWhole ? 2 : 0};
    discs.size = sizeInside(fixedText(isWhole ? -frame.survey.limit : -99, discs.decimals), discs.radius);
    discs.hasNumbers = frame.look.numbers && discs.size >= leastNumber(scale);
    const Box reach = plane.frame().beyond(discs.radius), inside = plane.frame().beyond(-discs.radius);
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        for (int x = patch.region.west; x <= patch.region.east; ++x) {
            const Vec2 at = plane.at(x * stride, y * stride);
            if (nearestIn(reach, at) != at)
                continue;
            const double height = patch.height(patch.index(x, y), share) - middle;
            const Colour fill = colours(height);
            // Points of the newest level grow with it. A disc that is cut has lost its number.
            const bool isNew = patch.depth > 0 && share < 1 && ((x | y) & 1) != 0;
            const float grown = isNew ? 0.25F + 0.75F * static_cast<float>(share) : 1;
            picture.circle(at, discs.radius * grown, fill, {shaded(fill, 0.72F), std::max(0.5F, scale)});
            if (discs.hasNumbers && !isNew && nearestIn(inside, at) == at)
                paintNumberOn(picture, fill, discs, at, height, Font::MonoMedium);
        }
}

/// Hides under the page what reaches over the edge of a box, as far as discs do; pixels do less.
void coverAround(Picture& picture, const Box& box, const Theme& theme, float scale)
{
    const float over = 2 * largestDisc * scale;
    const Box all = box.beyond(over);
    picture.rectangle({all.x, all.y, all.width, over}, 0, theme.page);
    picture.rectangle({all.x, box.bottom(), all.width, over}, 0, theme.page);
    picture.rectangle({all.x, box.y, over, box.height}, 0, theme.page);
    picture.rectangle({box.right(), box.y, over, box.height}, 0, theme.page);
}

/// The palette in steps that are too fine to be seen, so that a pixel costs a look.
constexpr int tones = 2048;
using Tones = std::array<Colour, tones>;

Tones tonesOf(const Palette& palette)
{
    Tones all;
    for (int i = 0; i < tones; ++i)
        all[static_cast<std::size_t>(i)] = colourAt(palette, static_cast<float>(i) / (tones - 1));
    return all;
}

std::shared_ptr<const Pixels> litPixels(const Look& look, const Patch& patch, double share, const HeightsInView& range,
                                        double cellsAcross)
{
    auto pixels = std::make_shared<Pixels>(
        Pixels{patch.width(), patch.height(), std::vector<std::uint8_t>(4 * patch.heights.size())});
    const auto width = static_cast<std::size_t>(patch.width());
    std::vector<float> heights(patch.heights.size()); // in parts of the limit
    for (std::size_t i = 0; i < heights.size(); ++i)
        heights[i] = static_cast<float>((patch.height(i, share) - range.middle) / range.limit);

    const HeightColours colours = coloursAbout(look, range.middle, range.limit);
    const Light from = lightOf(look);
    const Tones palette = tonesOf(*colours.palette);
    const auto steep = static_cast<float>(reliefHeight / 2 * cellsAcross / 2);
    std::uint8_t* pixel = pixels->rgba.data();
    for (int y = 0; y < patch.height(); ++y) {
        const float* const here = heights.data() + static_cast<std::size_t>(y) * width;
        const float* const above = y > 0 ? here - width : here;
        const float* const below = y + 1 < patch.height() ? here + width : here;
        for (std::size_t x = 0; x < width; ++x) {
            const float eastward = (here[std::min(x + 1, width - 1)] - here[x > 0 ? x - 1 : 0]) * steep;
            const float southward = (below[x] - above[x]) * steep;
            const float tone = std::clamp(colours.share(here[x] * range.limit), 0.0F, 1.0F) * (tones - 1);
            const Colour colour =
                shaded(palette[static_cast<std::size_t>(tone)], brightness(eastward, southward, from));
            for (const float part : {colour.r, colour.g, colour.b, 1.0F})
                *pixel++ = static_cast<std::uint8_t>(part * 255 + 0.5F);
        }
    }
    return pixels;
}

/// "x 106 954 752 to 109 051 904".
std::string extentText(const char* axis, double from, double width, const Look& look)
{
    return tr(look, "{0} {1} to {2}", axis, rounded(from), rounded(from + width));
}

/// Narrower maps have no room for words and marks.
constexpr float leastWidth = 140;

/// Where the view lies on the whole map.
void paintLocator(Picture& picture, const SurveyFrame& frame, const Box& around, std::shared_ptr<const Pixels> map,
                  float scale)
{
    const Sight& sight = frame.survey.sight;
    const Theme& theme = frame.theme();
    const float side = std::round(std::min(92 * scale, around.width / 3.5F));
    const Box box{std::round(around.right() - side - 8 * scale), std::round(around.y + 8 * scale), side, side};
    picture.rectangle(box.beyond(3 * scale), 3 * scale, theme.surface, {theme.edge, scale});
    picture.image(box, std::move(map), true);

    const auto perPoint = static_cast<float>(side / frame.survey.last());
    const Vec2 at{box.x + static_cast<float>(sight.x) * perPoint, box.y + static_cast<float>(sight.y) * perPoint};
    const float half = std::max(static_cast<float>(sight.width) * perPoint / 2, 2 * scale);
    const Stroke dark{withAlpha(rgb(0x000000), 0.55F), 3.4F * scale}, bright{rgb(0xFFFFFF), 1.6F * scale};
    for (const Stroke& stroke : {dark, bright}) {
        if (octavesIn(frame.survey, sight.width) > 3) // too small to be seen as a square
            for (const Vec2 way : {Vec2{1, 0}, Vec2{-1, 0}, Vec2{0, 1}, Vec2{0, -1}})
                picture.line(at + way * (half + 2 * scale), at + way * (half + 7 * scale), stroke);
        picture.rectangle(boxAround(at, half), 0, none, stroke);
    }
}

} // namespace

SurveyPlane surveyPlane(const Box& square, const Sight& sight, float scale)
{
    // Room for the coordinates below.
    const float left = std::min(22 * scale, square.width / 8), rim = std::round(left), above = 8 * scale;
    const float side = std::max(8.0F, std::round(square.width - 2 * left - 2 * rim));
    return {{std::round(square.x + left) + rim, std::round(square.y + above) + rim, side, side}, sight, rim};
}

SurveyMap surveyMap(const SurveyFrame& frame, const SurveyPlane& plane, double across, float scale)
{
    const Growth growth = growthOf(levelsFor(frame.survey, across));
    const Box box = plane.frame();
    SurveyMap map{growth,
                  patchOf(frame.recipe(), growth.depth,
                          regionAround(frame.recipe(), growth.depth, plane.xAt(box.x), plane.yAt(box.y),
                                       box.width / plane.perPoint())),
                  {}};
    const double stride = strideOf(frame.survey, growth.depth);
    if (stride * plane.perPoint() < imageCell * scale)
        map.pixels = litPixels(frame.look, map.patch, growth.share, frame.heights, plane.sight.width / stride);
    return map;
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

std::shared_ptr<const Pixels> smallMap(const SurveyFrame& frame)
{
    constexpr int depth = 7;
    const Patch patch = patchOf(frame.recipe(), depth, wholeMap((1 << depth) + 1));
    return litPixels(frame.look, patch, 1, {0, frame.survey.limit}, 1 << depth);
}

void paintSurveyRim(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale,
                    std::shared_ptr<const Pixels> small)
{
    const Theme& theme = frame.theme();
    const Box box = plane.frame();
    const Sight& sight = frame.survey.sight;
    picture.rectangle(box, 0, none, {theme.line, scale});
    if (frame.look.coordinates && box.width > leastWidth * scale) {
        const float size = 13 * scale, baseline = box.bottom() + 19 * scale;
        const std::string x = extentText("x", sight.west(), sight.width, frame.look);
        const std::string y = extentText("y", sight.north(), sight.width, frame.look);
        picture.text({box.x, baseline}, x, Font::Sans, size, theme.muted);
        if ((textWidth(Font::Sans, x + y) + 1) * size < box.width)
            picture.text({box.right(), baseline}, y, Font::Sans, size, theme.muted, Align::Right);
        else
            picture.text({box.x, baseline + 1.25F * size}, y, Font::Sans, size, theme.muted);
    }
    if (octavesIn(frame.survey, sight.width) >= 0.4 && box.width >= leastWidth * scale)
        paintLocator(picture, frame, box, small ? std::move(small) : smallMap(frame), scale);
}

bool paintSurveyBoard(Picture& picture, const SurveyFrame& frame, const SurveyPlane& plane, float scale)
{
    const SurveyMap map = surveyMap(frame, plane, std::min<double>(plane.box.width, mostAcross), scale);
    paintSurveyMap(picture, frame, plane, map, scale);
    coverAround(picture, plane.frame(), frame.theme(), scale);
    paintSurveyRim(picture, frame, plane, scale);
    return map.hasDiscs();
}

} // namespace lozenge
