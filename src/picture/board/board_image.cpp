#include "picture/board/board.hpp"
#include "picture/board/discs.hpp"

#include <cstdint>
#include <memory>
#include <vector>

// Boards of so many points that each is a pixel.

namespace lozenge {

void putPixel(Pixels& pixels, const DiscColours& colours, std::size_t index)
{
    constexpr std::uint8_t pale = 107; // the rest of a colour is that of lines
    const Moment& moment = colours.frame().moment;
    const int size = moment.grid.size, at = static_cast<int>(index);
    const Colour colour = colours({at % size, at / size}, moment.surface[index]);
    const auto byte = [](float v) { return static_cast<std::uint8_t>(v * 255 + 0.5F); };
    std::uint8_t* pixel = &pixels.rgba[index * 4];
    pixel[0] = byte(colour.r);
    pixel[1] = byte(colour.g);
    pixel[2] = byte(colour.b);
    pixel[3] = moment.grid.isSet[index] ? 255 : pale;
}

Pixels boardPixels(const Frame& frame)
{
    const Grid& grid = frame.moment.grid;
    Pixels pixels{grid.size, grid.size, std::vector<std::uint8_t>(grid.heights.size() * 4)};
    const DiscColours colours(frame);
    for (std::size_t i = 0; i < grid.heights.size(); ++i)
        putPixel(pixels, colours, i);
    return pixels;
}

void paintPixels(Picture& picture, const Frame& frame, const BoardGeometry& board)
{
    auto pixels = frame.setPixels ? frame.setPixels : std::make_shared<const Pixels>(boardPixels(frame));
    const Vec2 first = board.at({0, 0});
    const float side = board.cell * static_cast<float>(frame.moment.grid.size);
    const Box box{first.x - board.cell / 2, first.y - board.cell / 2, side, side};
    picture.rectangle(box, 0, frame.look.theme->line);
    picture.image(box, std::move(pixels), board.cell < 1);
}

} // namespace lozenge
