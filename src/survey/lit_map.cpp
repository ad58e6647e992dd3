#include "survey/lit_map.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace lozenge {
namespace {

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

} // namespace

std::shared_ptr<const Pixels> litPixels(const Look& look, const Patch& patch, double share, const HeightsInView& range,
                                        double cellsAcross)
{
    auto pixels = std::make_shared<Pixels>();
    pixels->width = patch.width();
    pixels->height = patch.height();
    pixels->rgba.resize(patch.heights.size() * 4);
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
        const std::size_t row = static_cast<std::size_t>(y) * width;
        const float* const here = heights.data() + row;
        const float* const above = y > 0 ? here - width : here;
        const float* const below = y + 1 < patch.height() ? here + width : here;
        for (std::size_t x = 0; x < width; ++x, pixel += 4) {
            const float eastward = (here[std::min(x + 1, width - 1)] - here[x > 0 ? x - 1 : 0]) * steep;
            const float southward = (below[x] - above[x]) * steep;
            const float tone = std::clamp(colours.share(here[x] * range.limit), 0.0F, 1.0F) * (tones - 1);
            const Colour colour =
                shaded(palette[static_cast<std::size_t>(tone)], brightness(eastward, southward, from));
            pixel[0] = static_cast<std::uint8_t>(colour.r * 255 + 0.5F);
            pixel[1] = static_cast<std::uint8_t>(colour.g * 255 + 0.5F);
            pixel[2] = static_cast<std::uint8_t>(colour.b * 255 + 0.5F);
            pixel[3] = 255;
        }
    }
    return pixels;
}

std::shared_ptr<const Pixels> smallMap(const SurveyFrame& frame)
{
    constexpr int depth = 7;
    const Patch patch = patchOf(frame.recipe(), depth, wholeMap((1 << depth) + 1));
    return litPixels(frame.look, patch, 1, {0, frame.survey.limit}, 1 << depth);
}

Image cropped(const Image& image, const Box& box)
{
    const Pixels& from = *image.pixels;
    const float left = std::max(image.box.x, box.x), top = std::max(image.box.y, box.y);
    const Box seen{left, top, std::min(image.box.right(), box.right()) - left,
                   std::min(image.box.bottom(), box.bottom()) - top};
    if (seen == image.box)
        return image;
    auto pixels = std::make_shared<Pixels>();
    pixels->width = std::max(1, static_cast<int>(std::lround(seen.width)));
    pixels->height = std::max(1, static_cast<int>(std::lround(seen.height)));
    pixels->rgba.resize(static_cast<std::size_t>(pixels->width) * static_cast<std::size_t>(pixels->height) * 4);
    // Of the image's pixels the one that lies under the middle of each.
    const auto under = [](int i, int count, float start, float length, float origin, float whole, int most) {
        const float place = start + (static_cast<float>(i) + 0.5F) * length / static_cast<float>(count);
        return std::clamp(static_cast<int>((place - origin) / whole * static_cast<float>(most)), 0, most - 1);
    };
    std::uint8_t* pixel = pixels->rgba.data();
    for (int y = 0; y < pixels->height; ++y) {
        const int row = under(y, pixels->height, seen.y, seen.height, image.box.y, image.box.height, from.height);
        for (int x = 0; x < pixels->width; ++x, pixel += 4) {
            const int column = under(x, pixels->width, seen.x, seen.width, image.box.x, image.box.width, from.width);
            std::memcpy(pixel, &from.rgba[4 * cellOf({column, row}, from.width)], 4);
        }
    }
    return {seen, std::move(pixels), image.smooth};
}

} // namespace lozenge
