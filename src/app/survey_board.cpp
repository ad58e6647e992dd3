#include "app/survey_board.hpp"

#include "picture/number_text.hpp"
#include "picture/relief_parts.hpp"
#include "picture/stage.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace lozenge {
namespace {

/// Points with less room than this, in the design's units, are pixels of an image.
constexpr float discCell = 16;

std::array<std::uint8_t, 4> bytesOf(Colour colour)
{
    const auto byte = [](float v) { return static_cast<std::uint8_t>(std::lround(v * 255)); };
    return {byte(colour.r), byte(colour.g), byte(colour.b), 255};
}

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
    const float right = plane.box.right(), bottom = plane.box.bottom();
    for (int x = patch.region.west; x <= patch.region.east; ++x)
        if (const float at = plane.at(x * stride, 0).x; at >= plane.box.x - 1 && at <= right + 1)
            picture.line({at, plane.box.y}, {at, bottom}, line);
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        if (const float at = plane.at(0, y * stride).y; at >= plane.box.y - 1 && at <= bottom + 1)
            picture.line({plane.box.x, at}, {right, at}, line);

    const double limit = scene.frame.range.limit;
    const float radius = 0.34F * cell;
    const double power = std::pow(10, -std::floor(std::log10(limit)));
    const float width = textWidth(Font::Mono, fixedText(-9.99, 2));
    const float size = std::min(2 * 0.88F * radius / std::sqrt(width * width + 0.52F), 0.42F * radius + 8 * scale);
    const bool hasNumbers = scene.frame.look.numbers && size >= 11.4F * scale;
    for (int y = patch.region.north; y <= patch.region.south; ++y)
        for (int x = patch.region.west; x <= patch.region.east; ++x) {
            const Vec2 at = plane.at(x * stride, y * stride);
            if (at.x < plane.box.x - cell || at.x > right + cell || at.y < plane.box.y - cell || at.y > bottom + cell)
                continue;
            const std::size_t index = patch.index(x, y);
            const double height = patch.coarser[index] + (patch.heights[index] - patch.coarser[index]) * share;
            const Colour fill = colourAt(*scene.frame.look.palette, scene.frame.range.share(height - scene.middle));
            picture.circle(at, radius, fill, {shaded(fill, 0.72F), std::max(0.5F, scale)});
            if (hasNumbers)
                picture.text({at.x, at.y + 0.36F * size}, fixedText((height - scene.middle) * power, 2),
                             Font::MonoMedium, size, inkOn(fill), Align::Centre);
        }
}

} // namespace

SurveyPlane surveyPlane(const Box& square, const Sight& sight, float scale)
{
    const float margin = 30 * scale;
    return {{square.x + margin, square.y + margin, square.width - 2 * margin, square.height - 2 * margin}, sight};
}

void SurveyBoard::make(const SurveyScene& scene, const SurveyPlane& plane, bool isMoving)
{
    const double pixels = plane.box.width;
    m_growth = growthOf(levelsFor(scene.survey, isMoving ? pixels / 3 : pixels));
    const Sight& sight = scene.survey.sight;
    Region region =
        regionAround(*scene.recipe, m_growth.depth, sight.west(), sight.north(), sight.width);
    const auto start = std::chrono::steady_clock::now();
    m_patch = patchOf(*scene.recipe, m_growth.depth, region);
    m_milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    m_points = m_patch.heights.size();
}

void SurveyBoard::colourPixels(const SurveyScene& scene, const Patch& patch)
{
    auto pixels = std::make_shared<Pixels>();
    pixels->width = patch.width();
    pixels->height = patch.height();
    pixels->rgba.resize(patch.heights.size() * 4);

    const Tones& palette = tonesOf(*scene.frame.look.palette);
    const double limit = scene.frame.range.limit;
    const double share = m_growth.share;
    const double cells = scene.survey.sight.width / strideOf(scene.survey, patch.depth);
    const auto steep = static_cast<float>(reliefHeight / 2 / limit * cells / 2);
    const auto width = static_cast<std::size_t>(patch.width());
    std::vector<float> heights(patch.heights.size());
    for (std::size_t i = 0; i < heights.size(); ++i)
        heights[i] = static_cast<float>(patch.coarser[i] + (patch.heights[i] - patch.coarser[i]) * share -
                                        scene.middle);
    const auto perTone = static_cast<float>((tones - 1) / (2 * limit));
    for (int y = 0; y < patch.height(); ++y) {
        const std::size_t row = static_cast<std::size_t>(y) * width;
        const std::size_t above = y > 0 ? row - width : row;
        const std::size_t below = y + 1 < patch.height() ? row + width : row;
        for (std::size_t x = 0; x < width; ++x) {
            const std::size_t west = x > 0 ? x - 1 : x, east = x + 1 < width ? x + 1 : x;
            const float eastward = (heights[row + east] - heights[row + west]) * steep;
            const float southward = (heights[below + x] - heights[above + x]) * steep;
            const float across = (0.55F * eastward + 0.35F * southward + 0.76F) /
                                 std::sqrt(eastward * eastward + southward * southward + 1);
            const float brightness = std::min(1.25F, 0.58F + 0.5F * std::max(0.0F, across)) ;
            const float tone = std::clamp((heights[row + x] + static_cast<float>(limit)) * perTone, 0.0F, tones - 1.0F);
            const auto bytes = bytesOf(shaded(palette[static_cast<std::size_t>(tone)], brightness));
            std::copy(bytes.begin(), bytes.end(), pixels->rgba.begin() + static_cast<std::ptrdiff_t>((row + x) * 4));
        }
    }
    m_pixels = std::move(pixels);
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
    picture.rectangle(plane.box, 0, theme.surface);
    if (cell >= discCell * scale) {
        paintDiscs(picture, scene, plane, m_patch, m_growth.share, scale);
        return;
    }
    if (!m_pixels)
        colourPixels(scene, m_patch);
    // Each pixel of the image stands around its point.
    const Vec2 first = plane.at((m_patch.region.west - 0.5) * stride, (m_patch.region.north - 0.5) * stride);
    const Vec2 end = plane.at((m_patch.region.east + 0.5) * stride, (m_patch.region.south + 0.5) * stride);
    picture.image({first.x, first.y, end.x - first.x, end.y - first.y}, m_pixels, cell < 3);
}

} // namespace lozenge
