#include "export/raster/canvas.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// A pixel of an image, and how much of it goes into one of the canvas.
struct Tap {
    std::size_t at;
    float share;
};

/// A row or column of the canvas: how much of it the image covers, and what goes into it.
struct Line {
    int at;
    float covered;
    std::vector<Tap> taps;
};

/// Of a smooth image the pixels around the place, the nearer the more; they reach as far as one pixel of either.
std::vector<Tap> tapsAt(float place, float perPixel, int count, bool isSmooth)
{
    const auto last = static_cast<float>(count - 1);
    const auto within = [last](float at) { return static_cast<std::size_t>(std::clamp(at, 0.0F, last)); };
    if (!isSmooth)
        return {{within(std::floor(place)), 1}};
    const float middle = place - 0.5F, reach = std::max(1.0F, perPixel);
    std::vector<Tap> taps;
    float sum = 0;
    for (float at = std::ceil(middle - reach); at <= middle + reach; ++at) {
        taps.push_back({within(at), 1 - std::abs(at - middle) / reach});
        sum += taps.back().share;
    }
    for (Tap& tap : taps)
        tap.share /= sum;
    return taps;
}

/// Along one axis.
std::vector<Line> linesOf(float start, float length, int count, bool isSmooth, int canvas)
{
    const float perPixel = static_cast<float>(count) / length;
    const auto edge = [canvas](float at) { return static_cast<int>(std::clamp(at, 0.0F, static_cast<float>(canvas))); };
    std::vector<Line> lines;
    for (int at = edge(std::floor(start)); at < edge(std::ceil(start + length)); ++at) {
        const float from = std::max(start, static_cast<float>(at));
        const float to = std::min(start + length, static_cast<float>(at + 1));
        const float place = (static_cast<float>(at) + 0.5F - start) * perPixel;
        lines.push_back({at, to - from, tapsAt(place, perPixel, count, isSmooth)});
    }
    return lines;
}

} // namespace

void fillImage(const Canvas& canvas, const Image& image)
{
    const Pixels& pixels = *image.pixels;
    if (pixels.width <= 0 || pixels.height <= 0 || !(image.box.width > 0) || !(image.box.height > 0))
        return;
    const auto columns = linesOf(image.box.x, image.box.width, pixels.width, image.smooth, canvas.width);
    const auto rows = linesOf(image.box.y, image.box.height, pixels.height, image.smooth, canvas.height);
    const auto width = static_cast<std::size_t>(pixels.width);
    for (const Line& row : rows)
        for (const Line& column : columns) {
            Colour sum{0, 0, 0, 0}; // of colours multiplied by their opacity
            for (const Tap& y : row.taps)
                for (const Tap& x : column.taps) {
                    const std::uint8_t* pixel = &pixels.rgba[4 * (y.at * width + x.at)];
                    const float opacity = x.share * y.share * static_cast<float>(pixel[3]) / 255;
                    sum.r += opacity * static_cast<float>(pixel[0]) / 255;
                    sum.g += opacity * static_cast<float>(pixel[1]) / 255;
                    sum.b += opacity * static_cast<float>(pixel[2]) / 255;
                    sum.a += opacity;
                }
            if (sum.a <= 0)
                continue;
            const Ink ink({sum.r / sum.a, sum.g / sum.a, sum.b / sum.a, std::min(sum.a, 1.0F)});
            ink.lay(canvas.pixels[row.at * canvas.stride + column.at],
                    static_cast<std::uint32_t>(std::lrint(row.covered * column.covered * 255)));
        }
}

} // namespace lozenge
