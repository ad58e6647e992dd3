#include "app/stage/comparison_view.hpp"

#include "picture/board/board.hpp"
#include "picture/height_colours.hpp"
#include "picture/relief/projection.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "session/comparison/comparing.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

std::string letterOf(std::size_t index)
{
    return std::string(1, static_cast<char>('A' + index));
}

void put(Pixels& pixels, int x, int y, Colour colour)
{
    const auto at =
        (static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) + static_cast<std::size_t>(x)) * 4;
    const auto byte = [](float v) { return static_cast<std::uint8_t>(std::lround(std::clamp(v, 0.0F, 1.0F) * 255)); };
    pixels.rgba[at] = byte(colour.r);
    pixels.rgba[at + 1] = byte(colour.g);
    pixels.rgba[at + 2] = byte(colour.b);
    pixels.rgba[at + 3] = 255;
}

Pixels blank(int side)
{
    return {side, side, std::vector<std::uint8_t>(static_cast<std::size_t>(side) * static_cast<std::size_t>(side) * 4)};
}

/// The map three times three, coloured and lit from the north-west, so that a seam shows as an edge in the light.
std::shared_ptr<const Pixels> repeatedImage(const Side& side, const HeightRange& range, const Look& look)
{
    const int size = side.timeline->last() + 1;
    auto pixels = std::make_shared<Pixels>(blank(3 * size));
    const double unit = heightUnit(range.limit);
    const HeightColours colours = coloursOf(look, range, size - 1);
    const Light from = lightOf(look);
    const auto steep = 0.31F * static_cast<float>(size) / static_cast<float>(range.limit / unit);
    for (int y = 0; y < 3 * size; ++y)
        for (int x = 0; x < 3 * size; ++x) {
            const double height = repeatedHeight(side, x, y);
            const auto rise = [&](int toX, int toY) {
                const int last = 3 * size - 1;
                const double to = repeatedHeight(side, std::min(toX, last), std::min(toY, last));
                return static_cast<float>((to - height) / unit) * steep;
            };
            const float dx = rise(x + 1, y), dy = rise(x, y + 1);
            put(*pixels, x, y, shaded(colours(height), brightness(dx, dy, from)));
        }
    return pixels;
}

std::shared_ptr<const Pixels> differenceImage(const Difference& difference, int size)
{
    auto pixels = std::make_shared<Pixels>(blank(size));
    const double limit = difference.limit > 0 ? difference.limit : 1;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const double value = difference.heights[static_cast<std::size_t>(y) * static_cast<std::size_t>(size) +
                                                    static_cast<std::size_t>(x)];
            put(*pixels, x, y, colourAt(differencePalette(), static_cast<float>((value / limit + 1) / 2)));
        }
    return pixels;
}

/// The heights of two opposite borders as two lines, with the widest gap marked.
void paintProfile(Picture& picture, const Desk& desk, const Side& side, const HeightRange& range, SeamSide seam,
                  const Box& box)
{
    const Theme& theme = desk.theme;
    picture.rectangle(box, 0, theme.surface, {theme.line, desk.u(1)});
    const auto at = [&](std::size_t i, double height, std::size_t count) {
        return Vec2{box.x + box.width * static_cast<float>(i) / static_cast<float>(count - 1),
                    box.y + box.height * (1 - range.share(height))};
    };
    const float zero = box.y + box.height / 2;
    picture.line({box.x, zero}, {box.right(), zero}, {theme.edge, desk.u(1)});

    const SeamProfile profile = seamProfile(side, seam);
    const std::size_t count = profile.first.size();
    std::vector<Vec2> first, opposite;
    for (std::size_t i = 0; i < count; ++i) {
        first.push_back(at(i, profile.first[i], count));
        opposite.push_back(at(i, profile.opposite[i], count));
    }
    // One of two lines that may coincide is dashed.
    picture.line(first, {theme.parents[0], desk.u(2.4F)});
    picture.line(opposite, {theme.parents[1], desk.u(2.4F), desk.u(6), desk.u(5)});

    const SeamError& error = (seam == SeamSide::WestToEast ? side.westToEast : side.northToSouth).height;
    if (error.largest > 1e-12) {
        const auto where = static_cast<std::size_t>(error.at);
        picture.line(first[where], opposite[where], {theme.now, desk.u(2.4F)});
    }
}

} // namespace

const ComparisonView::Made& ComparisonView::imagesOf(const Session& session, std::size_t index)
{
    const Comparison& comparison = *session.comparison;
    const Side& side = comparison.sides[index];
    m_made.resize(comparison.sides.size());
    Made& made = m_made[index];
    if (made.timeline == side.timeline.get() && made.moment == side.moment.number && made.look == session.look)
        return made;
    made = {side.timeline.get(), side.moment.number, session.look, {}, {}};
    made.repeated = repeatedImage(side, comparison.range, session.look);
    if (side.difference)
        made.difference = differenceImage(*side.difference, side.timeline->last() + 1);
    return made;
}

void ComparisonView::showSide(const Desk& desk, Session& session, std::size_t index, const Box& column)
{
    const Comparison& comparison = *session.comparison;
    const Side& side = comparison.sides[index];
    const Theme& theme = desk.theme;
    Picture picture;

    // Its letter and what sets it apart.
    const float r = desk.u(13);
    picture.circle({column.x + r, column.y + r}, r, theme.ink);
    picture.text({column.x + r, column.y + r + middleOfCapitals * desk.u(16)}, letterOf(index), Font::SansBold,
                 desk.u(16), theme.page, Align::Centre);
    picture.text({column.x + 2 * r + desk.u(10), column.y + r + middleOfCapitals * desk.u(18)},
                 shortened(side.name, Font::SansSemiBold, desk.u(18), column.width - 2 * r - desk.u(10)),
                 Font::SansSemiBold, desk.u(18), theme.ink);
    const float wordsTop = column.y + 2 * r + desk.u(6);
    picture.text({column.x, wordsTop + desk.u(13)}, shortened(side.explanation, Font::Sans, desk.u(13), column.width),
                 Font::Sans, desk.u(13), theme.muted);

    // The board, then small squares, then the profile: each gets its share of the height.
    const float top = wordsTop + desk.u(22);
    const float rest = column.bottom() - top;
    const float boardSide = std::min(column.width, 0.56F * rest);
    const Box board{column.x + (column.width - boardSide) / 2, top, boardSide, boardSide};
    const Frame frame{.timeline = *side.timeline,
                      .moment = side.moment,
                      .look = session.look,
                      .range = comparison.range,
                      .narration = {},
                      .command = {},
                      .stops = {}};
    paintBoard(picture, frame, boardGeometry(board, side.timeline->last(), desk.scale * 0.82F), desk.scale * 0.82F);

    const Made& made = imagesOf(session, index);
    const float smallTop = board.bottom() + desk.u(22);
    const float label = desk.u(13);
    const float smallSide = std::min((column.width - desk.u(16)) / 2, 0.24F * rest);
    const Box repeated{column.x, smallTop, smallSide, smallSide};
    picture.text({repeated.x, smallTop - desk.u(6)}, "repeated 3 \u00d7 3", Font::Sans, label, theme.muted);
    picture.image(repeated, made.repeated, true);
    for (const float third : {1 / 3.0F, 2 / 3.0F}) {
        // Ticks outside tell where the copies meet, without covering the seam.
        const float x = repeated.x + third * smallSide, y = repeated.y + third * smallSide;
        picture.line({x, repeated.bottom()}, {x, repeated.bottom() + desk.u(5)}, {theme.ink, desk.u(1.5F)});
        picture.line({repeated.right(), y}, {repeated.right() + desk.u(5), y}, {theme.ink, desk.u(1.5F)});
    }

    const float secondX = repeated.right() + desk.u(16);
    const float secondWidth = column.right() - secondX;
    if (made.difference) {
        const Box difference{secondX, smallTop, std::min(smallSide, secondWidth), std::min(smallSide, secondWidth)};
        picture.text({secondX, smallTop - desk.u(6)}, "A \u2212 " + letterOf(index), Font::SansSemiBold, label,
                     theme.ink);
        picture.image(difference, made.difference, false);
        picture.rectangle(difference, 0, none, {theme.line, desk.u(1)});
        const float below = difference.bottom() + desk.u(16);
        picture.text({secondX, below}, "largest", Font::Sans, label, theme.muted);
        picture.text({column.right(), below}, fixedText(side.difference->largest, comparison.range.decimals),
                     Font::MonoBold, desk.u(14), theme.ink, Align::Right);
    } else {
        picture.text({secondX, smallTop + desk.u(18)}, "all others are", Font::Sans, label, theme.muted);
        picture.text({secondX, smallTop + desk.u(36)}, "compared with A", Font::Sans, label, theme.muted);
    }

    const float profileTop = smallTop + smallSide + desk.u(50);
    const bool westToEast = comparison.seam == SeamSide::WestToEast;
    const SeamError& error = (westToEast ? side.westToEast : side.northToSouth).height;
    if (profileTop + desk.u(40) < column.bottom()) {
        picture.text({column.x, profileTop - desk.u(7)}, "seam", Font::SansSemiBold, label, theme.ink);
        const std::string facts = "max " + fixedText(error.largest, comparison.range.decimals) + "  rms " +
                                  fixedText(error.rms, comparison.range.decimals);
        picture.text({column.right(), profileTop - desk.u(7)}, facts, Font::MonoMedium, label,
                     error.largest > 1e-12 ? theme.now : theme.right, Align::Right);
        paintProfile(picture, desk, side, comparison.range, comparison.seam,
                     {column.x, profileTop, column.width, column.bottom() - profileTop});
    }
    desk.painter.paint(*ImGui::GetWindowDrawList(), picture, {0, 0});
}

void ComparisonView::show(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("comparison", box, desk.theme.page);
    const std::size_t count = session.comparison->sides.size();
    const float margin = desk.u(22);
    const float gap = desk.u(24);

    const std::string& note = session.comparison->note;
    const std::string title = (note.empty() ? "Same noise, " : "Side by side, ") + std::to_string(count) + " runs";
    desk.text({box.x + margin, box.y + desk.u(38)}, title, Font::SansBold, 24, desk.theme.ink);
    const bool westToEast = session.comparison->seam == SeamSide::WestToEast;
    const Box seam{box.right() - margin - desk.u(190), box.y + desk.u(16), desk.u(190), desk.u(30)};
    if (wordButton(desk, "seam", westToEast ? "seam: west to east" : "seam: north to south", seam))
        toggleSeamSide(session);
    const float from = box.x + margin + textWidth(Font::SansBold, title) * desk.u(24) + desk.u(20);
    Picture words;
    paintText(words, {{note.empty() ? stepLine(session) : note, Font::Sans, desk.theme.muted}},
              {from, box.y + desk.u(8), seam.x - from - desk.u(16), desk.u(50)}, desk.u(12.5F), desk.u(16.5F));
    desk.painter.paint(*ImGui::GetWindowDrawList(), words, {0, 0});

    const float top = box.y + desk.u(62);
    const float width = (box.width - 2 * margin - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i)
        showSide(desk, session, i,
                 {box.x + margin + (width + gap) * static_cast<float>(i), top, width, box.bottom() - desk.u(16) - top});
}

} // namespace lozenge
