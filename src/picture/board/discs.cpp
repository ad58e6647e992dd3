#include "picture/board/board_marks.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/marks.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

// The discs of the board, and how many digits stand on them in which size.

namespace lozenge {
namespace {

/// Radius of a point that is set, in cells; and the largest, with which numbers can be read on smaller boards too.
constexpr float setDisc = 0.34F;
constexpr float participantDisc = 0.36F;
constexpr float fullDisc = 0.46F;

/// In the design's units: what a hall can read, and what can be read at all.
constexpr float comfortable = 16.7F;
constexpr float legible = 11.4F;

/// Numbers of more digits than a sign and four have a power of ten for their unit.
int powerFor(double limit)
{
    return limit >= 1e-2 && limit < 1e4 ? 0 : static_cast<int>(std::floor(std::log10(limit)));
}

/// Writes the numbers of a run with so many decimals fewer than it has. Returns the longest.
std::string longestOf(Discs& discs, const HeightRange& range, int fewer, bool isBare)
{
    discs.power = powerFor(range.limit);
    discs.decimals = std::max(0, (discs.power == 0 ? range.decimals : 3) - fewer);
    discs.isBare = isBare;
    const std::string lowest = discs.text(range.lowest), highest = discs.text(range.highest);
    return textWidth(Font::Mono, lowest) < textWidth(Font::Mono, highest) ? highest : lowest;
}

/// A way to write the numbers of a board and to draw the discs for them.
struct NumberStyle {
    int fewer; ///< decimals than the run has
    bool isBare = false;
    bool isFull = false;   ///< the discs grow as far as the longest number needs it
    float least = legible; ///< the size from which on it will do
};

constexpr std::array numberStyles{
    NumberStyle{.fewer = 0, .least = comfortable}, NumberStyle{.fewer = 1, .least = comfortable},
    NumberStyle{.fewer = 1, .isFull = true}, NumberStyle{.fewer = 1, .isBare = true, .isFull = true},
    NumberStyle{.fewer = 2, .isFull = true}};

Discs discsBy(const NumberStyle& style, const Frame& frame, const BoardGeometry& board, float scale)
{
    Discs discs{.radius = setDisc * board.cell, .hasNumbers = true, .isFull = style.isFull};
    const std::string longest = longestOf(discs, frame.range, style.fewer, style.isBare);
    if (style.isFull) {
        const float needed = comfortable * scale / sizeInside(longest, 1) + ringWidth(board, scale) / 2;
        discs.radius = std::clamp(needed, discs.radius, fullDisc * board.cell);
    }
    // A ring lies with half its width on a rim that has grown.
    const float room = discs.isFull ? discs.radius - ringWidth(board, scale) / 2 : discs.radius;
    discs.size = std::min(sizeInside(longest, room), 0.42F * discs.radius + 8 * scale);
    discs.participant = discs.isFull ? discs.radius : participantDisc * board.cell;
    return discs;
}

/// Where marks have more room than cells: participants are larger than other points, and have as many decimals as can
/// be read from the last row.
Discs roomyDiscs(const Frame& frame, const BoardGeometry& board, float scale)
{
    const HeightRange& range = frame.range;
    Discs discs{.radius = 0.30F * board.room, .participant = 0.40F * board.room, .power = powerFor(range.limit)};
    if (!frame.look.numbers)
        return discs;
    for (int fewer = 0; fewer <= 2; ++fewer)
        for (const bool isBare : {false, true}) {
            const std::string longest = longestOf(discs, range, fewer, isBare);
            discs.size = std::min(sizeInside(longest, discs.participant), 20 * scale);
            // A single decimal tells neighbours apart only where heights are large.
            discs.hasNumbers = discs.size >= std::max(comfortable * scale, leastNumber(scale)) &&
                               (discs.decimals > 1 || discs.power != 0 || range.limit >= 2);
            if (discs.hasNumbers)
                return discs;
        }
    return discs;
}

// Boards of so many points that each is a pixel.

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

float sizeInside(const std::string& number, float radius)
{
    // Digits leave some of their width free and reach up and down by the same from their middle. The sign, which
    // reaches farthest to the side, stands in the middle of the height.
    constexpr float air = 0.08F;
    return 2 * (1 - air) * radius / std::hypot(textWidth(Font::MonoBold, number) - 0.08F, 0.74F);
}

float leastNumber(float scale)
{
    constexpr float pixels = 11;
    return std::max(legible * scale, pixels);
}

std::string Discs::text(double height) const
{
    constexpr std::string_view minus = "\u2013";
    std::string number = fixedText(power == 0 ? height : height / std::pow(10, power), decimals);
    if (const auto zero = number.find("0.");
        isBare && (zero == 0 || (zero == minus.size() && number.starts_with(minus))))
        number.erase(zero, 1);
    return number;
}

Discs discsOf(const Frame& frame, const BoardGeometry& board, float scale)
{
    if (board.room > 0)
        return roomyDiscs(frame, board, scale);
    if (frame.look.numbers)
        for (const NumberStyle& style : numberStyles)
            if (const Discs discs = discsBy(style, frame, board, scale);
                discs.size >= std::max(style.least * scale, leastNumber(scale)))
                return discs;
    return {.radius = setDisc * board.cell, .participant = participantDisc * board.cell};
}

Colour DiscColours::grey(Point at, double height) const
{
    const auto& surface = frame.moment.surface;
    const int last = frame.timeline.last();
    const bool isEdge = at.x == last || at.y == last;
    if (isEdge && frame.look.style->kind == ReliefStyle::Kind::Columns)
        return colours.underWater(rgb(0x000000), height);
    const Interval axis = axisOf(frame);
    const double rise = at.x == last ? 0 : surface[frame.moment.grid.index({at.x + 1, at.y})] - height;
    const double steep = heightOfAxis(frame.look, axis, last) / axis.length() * last;
    return colours.underWater(greyOfRise(static_cast<float>(rise * steep)), height);
}

void paintNumberOn(Picture& picture, Colour disc, const Discs& discs, Vec2 centre, double height, Font font)
{
    writeAbout(picture, centre, discs.text(height), font, discs.size, inkOn(disc));
}

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
