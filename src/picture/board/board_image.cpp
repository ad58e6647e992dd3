#include "picture/board/board.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/height_colours.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

// Boards of so many points that each is a pixel.

namespace lozenge {
namespace {

using Bytes = std::array<std::uint8_t, 3>;

Bytes bytesOf(Colour colour)
{
    const auto byte = [](float v) { return static_cast<std::uint8_t>(v * 255 + 0.5F); };
    return {byte(colour.r), byte(colour.g), byte(colour.b)};
}

/// The colours of points that are pixels. There are millions of them: where colours pass into one another each takes
/// the nearest of so many shades that hardly a byte differs.
class PixelColours {
public:
    explicit PixelColours(const Frame& frame)
        : m_exact{frame}, m_colours(coloursOf(frame)),
          m_passOver(!frame.look.style->isGreyBySlope && !m_colours.water && !m_colours.palette->hasJumps())
    {
        for (std::size_t i = 0; m_passOver && i <= steps; ++i)
            m_shades[i] = bytesOf(colourAt(*m_colours.palette, static_cast<float>(i) / steps));
    }

    [[nodiscard]] Bytes operator()(Point at, double height) const
    {
        if (!m_passOver)
            return bytesOf(m_exact(at, height));
        const float share = m_colours.share(height);
        return m_shades[share < 1 ? share > 0 ? static_cast<std::size_t>(share * steps + 0.5F) : 0 : steps];
    }

private:
    static constexpr std::size_t steps = 4096;

    DiscColours m_exact;
    HeightColours m_colours;
    bool m_passOver;
    std::array<Bytes, steps + 1> m_shades{};
};

/// Paints the points that are wanted, by their index in the grid.
template <typename Wanted>
void putPixels(Pixels& pixels, const Frame& frame, Wanted isWanted)
{
    constexpr std::uint8_t pale = 107; // the rest of a colour is that of lines
    const PixelColours colours(frame);
    const Moment& moment = frame.moment;
    const int size = moment.grid.size;
    std::size_t index = 0;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x, ++index) {
            if (!isWanted(index))
                continue;
            const Bytes bytes = colours({x, y}, moment.surface[index]);
            std::uint8_t* const pixel = &pixels.rgba[index * 4];
            std::copy(bytes.begin(), bytes.end(), pixel);
            pixel[3] = moment.grid.isSet[index] ? 255 : pale;
        }
}

} // namespace

Pixels boardPixels(const Frame& frame)
{
    const Grid& grid = frame.moment.grid;
    Pixels pixels{grid.size, grid.size, std::vector<std::uint8_t>(grid.heights.size() * 4)};
    putPixels(pixels, frame, [](std::size_t) { return true; });
    return pixels;
}

void changePixels(Pixels& pixels, PointsSeen& seen, const Frame& frame)
{
    const Moment& moment = frame.moment;
    putPixels(pixels, frame, [&](std::size_t i) {
        const bool isOther = seen.surface[i] != moment.surface[i] || seen.isSet[i] != moment.grid.isSet[i];
        seen.surface[i] = moment.surface[i];
        seen.isSet[i] = moment.grid.isSet[i];
        return isOther;
    });
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
