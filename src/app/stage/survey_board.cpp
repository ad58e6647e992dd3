#include "app/stage/survey_board.hpp"

#include "picture/board/discs.hpp"
#include "picture/palette.hpp"
#include "picture/relief/projection.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace lozenge {
namespace {

/// Points with less room than this, in the design's units, are pixels of an image.
constexpr float discCell = 16;

/// The palette in steps that are too fine to be seen, so that a pixel costs a look.
constexpr int tones = 2048;
using Tones = std::array<Colour, tones>;

const Tones& tonesOf(const Palette& palette)
{
    static const Palette* made = nullptr;
    static Tones all;
    if (made != &palette) {
        made = &palette;
        for (int i = 0; i < tones; ++i)
            all[static_cast<std::size_t>(i)] = colourAt(palette, static_cast<float>(i) / (tones - 1));
    }
    return all;
}

void paintDiscs(Picture& picture, const SurveyScene& scene, const SurveyPlane& plane, const Patch& patch, double share,
                float scale)
{
    const Theme& theme = *scene.frame.look.theme;
    const double stride = strideOf(scene.survey, patch.depth);
    const auto cell = static_cast<float>(stride * plane.perPoint());
    const Stroke line{theme.grid, std::max(1.0F, 1.25F * scale)};
    const Box frame = plane.frame();
    const float right = frame.right(), bottom = frame.bottom();
    const Vec2 first = plane.at(0, 0), last = plane.at(scene.survey.last(), scene.survey.last());
    const auto within = [](float v, float from, float to) { return std::clamp(v, from, to); };
    for (int x = patch.region.west; x <= patch.region.east; ++x)
        if (const float at = plane.at(x * stride, 0).x; at >= frame.x && at <= right)
            picture.line({at, within(first.y, frame.y, bottom)}, {at, within(last.y, frame.y, bottom)}, line);
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        if (const float at = plane.at(0, y * stride).y; at >= frame.y && at <= bottom)
            picture.line({within(first.x, frame.x, right), at}, {within(last.x, frame.x, right), at}, line);

    const float radius = std::min(0.36F * cell, 21 * scale); // no wider than the rim
    const bool isWhole = scene.middle == 0;
    const double unit = isWhole ? 1 : std::pow(10, unitOf(scene.frame.range.limit));
    const int decimals = isWhole ? 2 : 0;
    const float size = sizeInside(fixedText(isWhole ? -scene.survey.limit : -99, decimals), radius);
    const bool hasNumbers = scene.frame.look.numbers && size >= leastNumber(scale);
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        for (int x = patch.region.west; x <= patch.region.east; ++x) {
            const Vec2 at = plane.at(x * stride, y * stride);
            if (at.x < frame.x - radius || at.x > right + radius || at.y < frame.y - radius || at.y > bottom + radius)
                continue;
            const std::size_t index = patch.index(x, y);
            const double height = patch.coarser[index] + (patch.heights[index] - patch.coarser[index]) * share;
            const Colour fill = colourAt(*scene.frame.look.palette, scene.frame.range.share(height - scene.middle));
            // Points of the newest level grow with it.
            const bool isNew = patch.depth > 0 && share < 1 && ((x | y) & 1) != 0;
            const float grown = isNew ? 0.25F + 0.75F * static_cast<float>(share) : 1;
            picture.circle(at, radius * grown, fill, {shaded(fill, 0.72F), std::max(0.5F, scale)});
            if (hasNumbers && !isNew)
                picture.text({at.x, at.y + 0.36F * size}, fixedText((height - scene.middle) / unit, decimals),
                             Font::MonoMedium, size, inkOn(fill), Align::Centre);
        }
}

} // namespace

SurveyPlane surveyPlane(const Box& square, const Sight& sight, float scale)
{
    // Room for the coordinates below.
    const float rim = std::round(std::min(22 * scale, square.width / 8));
    const float left = std::min(22 * scale, square.width / 8), above = 8 * scale;
    const float side = std::max(8.0F, std::round(square.width - 2 * left - 2 * rim));
    return {{std::round(square.x + left) + rim, std::round(square.y + above) + rim, side, side}, sight, rim};
}

void SurveyBoard::make(const SurveyScene& scene, const SurveyPlane& plane, bool isMoving)
{
    const double pixels = plane.box.width;
    m_growth = growthOf(levelsFor(scene.survey, isMoving ? pixels / 3 : pixels));
    const Box frame = plane.frame();
    const Region region = regionAround(*scene.recipe, m_growth.depth, plane.xAt(frame.x), plane.yAt(frame.y),
                                       frame.width / plane.perPoint());
    const auto start = std::chrono::steady_clock::now();
    m_patch = patchOf(*scene.recipe, m_growth.depth, region);
    // A number that changes with every picture cannot be read.
    const double took = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    if (took > 1.5 * m_milliseconds || took < m_milliseconds / 1.5)
        m_milliseconds = took;
    m_points = m_patch.heights.size();
}

std::shared_ptr<const Pixels> litPixels(const SurveyScene& scene, const Patch& patch, double share,
                                        const HeightsInView& range, double cellsAcross)
{
    auto pixels = std::make_shared<Pixels>();
    pixels->width = patch.width();
    pixels->height = patch.height();
    pixels->rgba.resize(patch.heights.size() * 4);
    const auto width = static_cast<std::size_t>(patch.width());
    std::vector<float> heights(patch.heights.size()); // in parts of the limit
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const double height = patch.coarser[i] + (patch.heights[i] - patch.coarser[i]) * share;
        heights[i] = static_cast<float>((height - range.middle) / range.limit);
    }

    const Tones& palette = tonesOf(*scene.frame.look.palette);
    const auto steep = static_cast<float>(reliefHeight / 2 * cellsAcross / 2);
    std::uint8_t* pixel = pixels->rgba.data();
    for (int y = 0; y < patch.height(); ++y) {
        const std::size_t row = static_cast<std::size_t>(y) * width;
        const float* const here = heights.data() + row;
        const float* const above = y > 0 ? here - width : here;
        const float* const below = y + 1 < patch.height() ? here + width : here;
        for (std::size_t x = 0; x < width; ++x, pixel += 4) {
            const float eastward = (here[std::min(x + 1, width - 1)] - here[x > 0 ? x - 1 : 0]) * steep;
            const float southward = (below[x] - above[x]) * steep;
            const float lit = (0.55F * eastward + 0.35F * southward + 0.76F) /
                              std::sqrt(eastward * eastward + southward * southward + 1);
            const float brightness = 0.58F + 0.5F * std::max(0.0F, lit);
            const float tone = std::clamp((here[x] + 1) / 2, 0.0F, 1.0F) * (tones - 1);
            const Colour colour = shaded(palette[static_cast<std::size_t>(tone)], brightness);
            pixel[0] = static_cast<std::uint8_t>(colour.r * 255 + 0.5F);
            pixel[1] = static_cast<std::uint8_t>(colour.g * 255 + 0.5F);
            pixel[2] = static_cast<std::uint8_t>(colour.b * 255 + 0.5F);
            pixel[3] = 255;
        }
    }
    return pixels;
}

void SurveyBoard::paint(Picture& picture, const SurveyScene& scene, const SurveyPlane& plane, float scale,
                        bool isMoving)
{
    const Theme& theme = *scene.frame.look.theme;
    const bool isSame = m_seen && m_seen->sight == scene.survey.sight && m_seen->shown == scene.survey.shown &&
                        m_seen->recipe == *scene.recipe && m_look == scene.frame.look && m_box == plane.box &&
                        m_wasMoving == isMoving;
    if (!isSame) {
        make(scene, plane, isMoving);
        m_pixels.reset();
        m_seen = scene.survey;
        m_look = scene.frame.look;
        m_box = plane.box;
        m_wasMoving = isMoving;
    }
    const double stride = strideOf(scene.survey, m_patch.depth);
    const auto cell = static_cast<float>(stride * plane.perPoint());
    picture.rectangle(plane.frame(), 0, theme.surface);
    if (!isSame && (!m_wholeMap || m_mapOf != *scene.recipe || m_mapLook != scene.frame.look)) {
        constexpr int depth = 7;
        const Patch patch = patchOf(*scene.recipe, depth, lozenge::wholeMap((1 << depth) + 1));
        m_wholeMap = litPixels(scene, patch, 1, {0, scene.survey.limit}, 1 << depth);
        m_mapOf = *scene.recipe;
        m_mapLook = scene.frame.look;
    }
    m_hasDiscs = cell >= discCell * scale;
    if (m_hasDiscs) {
        paintDiscs(picture, scene, plane, m_patch, m_growth.share, scale);
        return;
    }
    if (!m_pixels)
        m_pixels = litPixels(scene, m_patch, m_growth.share, {scene.middle, scene.frame.range.limit},
                             scene.survey.sight.width / stride);
    // Each pixel of the image stands around its point.
    const Vec2 first = plane.at((m_patch.region.west - 0.5) * stride, (m_patch.region.north - 0.5) * stride);
    const Vec2 end = plane.at((m_patch.region.east + 0.5) * stride, (m_patch.region.south + 0.5) * stride);
    picture.image({first.x, first.y, end.x - first.x, end.y - first.y}, m_pixels, cell < 3);
}

} // namespace lozenge
