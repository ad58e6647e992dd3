#include "catch.hpp"

#include "picture/board/board.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/framed.hpp"
#include "picture/look.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace lozenge;

namespace {

/// How far the pixels are from the colours of their points, in bytes.
int farthest(const Pixels& pixels, const Frame& frame)
{
    const DiscColours colours{frame};
    const int size = frame.moment.grid.size;
    int far = 0;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const std::size_t index = frame.moment.grid.index({x, y});
            const Colour colour = colours({x, y}, frame.moment.surface[index]);
            const float parts[]{colour.r, colour.g, colour.b};
            for (std::size_t i = 0; i < 3; ++i)
                far =
                    std::max(far, std::abs(pixels.rgba[4 * index + i] - static_cast<int>(std::lround(parts[i] * 255))));
        }
    return far;
}

} // namespace

TEST_CASE("a pixel of a board has the colour of its point in every palette and manner")
{
    const Timeline timeline(recipeWith("three", 65));
    withFrame(timeline, 2000, "", [&](const Frame& usual) {
        for (const Palette& palette : palettes)
            for (const Manner& manner : manners()) {
                INFO(palette.name << " " << manner.name);
                Look look = inManner({}, manner);
                look.palette = &palette;
                const Frame shown{
                    .timeline = usual.timeline, .moment = usual.moment, .look = look, .range = usual.range};
                CHECK(farthest(boardPixels(shown), shown) <= 1);
            }
    });
}

TEST_CASE("pixels that are changed from moment to moment are those that are painted anew")
{
    for (const char* edge : {"three", "wrap"}) {
        const Timeline timeline(recipeWith(edge, 65));
        Pixels pixels;
        PointsSeen seen;
        for (const int moment : {0, 1, 700, 4221, 4220, 3000, 5, 0})
            withFrame(timeline, moment, "", [&](const Frame& frame) {
                if (pixels.rgba.empty()) {
                    pixels = boardPixels(frame);
                    seen = {frame.moment.surface, frame.moment.grid.isSet};
                }
                changePixels(pixels, seen, frame);
                INFO(edge << " " << moment);
                CHECK(pixels.rgba == boardPixels(frame).rgba);
            });
    }
}
