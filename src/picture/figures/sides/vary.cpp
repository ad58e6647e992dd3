#include "picture/figures/sides/panes.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

// One recipe with one key changed: the same moment in each, with one scale of colours, one box and one camera.

namespace lozenge {
namespace {

/// The height of a line of what explains a value, in units.
inline constexpr float explanationLine = 24;

/// "H" for hurst, "edge value" for edge_value.
std::string keyInWords(std::string key, const Look& look)
{
    if (key == "hurst")
        return "H";
    if (key == "noise.seed")
        return tr(look, "seed");
    if (key == "noise.kind")
        return tr(look, "noise");
    std::replace(key.begin(), key.end(), '_', ' ');
    return key;
}

/// Whether a name is a number, which is set in figures of one width.
bool isNumber(const std::string& name)
{
    return !name.empty() && name.find_first_not_of("0123456789.-+e") == std::string::npos;
}

/// The key and its value, over a pane.
struct Caption {
    std::string key, value;
    Font font = Font::SansBold;

    /// Where the value begins.
    [[nodiscard]] float valueAt(float x, float size) const
    {
        return x + textWidth(Font::Sans, key) * 0.76F * size + 0.3F * size;
    }
};

Caption captionOf(const Side& side, const std::string& key)
{
    if (!isNumber(side.name))
        return {key, side.name};
    return {key, side.name.front() == '-' ? "\u2013" + side.name.substr(1) : side.name, Font::MonoBold};
}

/// The largest size in which all captions fit, in units.
float captionSize(const std::vector<Side>& sides, const std::string& key, float width, float scale)
{
    float size = 30;
    for (const Side& side : sides) {
        const Caption caption = captionOf(side, key);
        const auto widthIn = [&](float pixels) {
            return caption.valueAt(0, pixels) + textWidth(caption.font, caption.value) * pixels;
        };
        while (size > 19 && widthIn(size * scale) > width)
            size -= 1;
    }
    return size;
}

/// The key and its value, with what explains it.
void paintCaption(const FigurePage& page, const Side& side, const Caption& caption, float size, const Box& head)
{
    const Theme& theme = page.theme();
    const float units = page.u(size), baseline = head.y + 0.86F * units, left = caption.valueAt(head.x, units);
    page.picture.text({head.x, baseline}, caption.key, Font::Sans, 0.76F * units, theme.muted);
    page.write({left, baseline}, shortened(caption.value, caption.font, units, head.right() - left), caption.font, size,
               theme.ink);
    if (!side.explanation.empty())
        page.paragraph({head.x, baseline + page.u(26 - labelSize), head.width, head.bottom() - baseline - page.u(4)},
                       side.explanation, theme.muted, labelSize, explanationLine);
}

bool haveOtherAmplitudes(const std::vector<Side>& sides)
{
    const auto& first = sides.front().timeline->levels();
    for (const Side& side : sides) {
        const auto& levels = side.timeline->levels();
        for (std::size_t i = 0; i < std::min(first.size(), levels.size()); ++i)
            if (first[i].amplitude != levels[i].amplitude || first[i].squareAmplitude != levels[i].squareAmplitude)
                return true;
    }
    return false;
}

/// The amplitude of each level; those of its two phases side by side where they differ. The present one is dark.
void paintBars(const FigurePage& page, const Side& side, double greatest, const Box& box)
{
    const Theme& theme = page.theme();
    const auto& levels = side.timeline->levels();
    const auto count = static_cast<float>(levels.size());
    const float apart = page.u(6), wide = (box.width - apart * (count - 1)) / count;
    const int number = side.moment.number;
    const std::size_t now = number == 0 ? 0 : static_cast<std::size_t>(side.timeline->chapterOf(number).level);
    const auto leftOf = [&](std::size_t i) { return box.x + (wide + apart) * static_cast<float>(i); };
    const auto high = [&](double amplitude) {
        return box.height * static_cast<float>(greatest > 0 ? amplitude / greatest : 0);
    };
    const auto paintBar = [&](float x, float width, double amplitude, Colour colour) {
        page.picture.rectangle({x, box.bottom() - high(amplitude), width, high(amplitude)}, 0, colour);
    };
    // The number stands over the higher of the bars that it reaches over.
    const std::string text =
        levels[now].amplitude < 0.001 ? shortText(levels[now].amplitude) : fixedText(levels[now].amplitude, 3);
    const float half = textWidth(Font::MonoBold, text) * page.u(labelSize) / 2;
    const float middle = std::clamp(leftOf(now) + wide / 2, box.x + half, std::max(box.x + half, box.right() - half));
    float top = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const float x = leftOf(i);
        const Level& level = levels[i];
        const Colour colour = i == now ? theme.ink : theme.track;
        const bool isTwo = level.squareAmplitude != level.amplitude;
        const float part = isTwo ? wide / 2 : wide;
        paintBar(x, part, level.amplitude, colour);
        if (isTwo)
            paintBar(x + part, part, level.squareAmplitude, withAlpha(colour, 0.7F));
        if (wide >= page.u(13))
            page.write({x + wide / 2, box.bottom() + page.u(23)}, std::to_string(level.index),
                       i == now ? Font::MonoBold : Font::Mono, labelSize, i == now ? theme.ink : theme.muted,
                       Align::Centre);
        if (x < middle + half && x + wide > middle - half)
            top = std::max({top, high(level.amplitude), high(level.squareAmplitude)});
    }
    page.picture.line({box.x, box.bottom()}, {box.right(), box.bottom()}, {theme.track, page.u(1.5F)});
    page.number({middle, box.bottom() - top - page.u(7)}, text, theme.ink, Align::Centre);
}

constexpr float gap = 24, footHeight = 30, barsHeight = 178;

/// How the page is shared out between panes, bars and the scale of heights.
struct VaryLayout {
    bool hasRelief = true, hasBoard = true; ///< in each pane
    PaneGrid grid = {};
    Box room = {}; ///< of the panes
    bool hasScale = true, hasBars = false;
    float size = 0, head = 0;    ///< of a caption, in units, and the height that it takes
    float column = 0, pitch = 0; ///< the width of a column, and from one to the next
    float down = 0, lead = 0;    ///< the height of a pane, and what is free above it

    /// The heads of the panes; in rows above one another they stand over the pictures' middles.
    [[nodiscard]] Box headOf(std::size_t i) const
    {
        const float inset = grid.rows > 1 ? (column - grid.side) / 2 : 0;
        return {room.x + pitch * static_cast<float>(i % grid.columns) + inset,
                room.y + lead + (down + lead) * static_cast<float>(i / grid.columns), column - inset, head};
    }
};

/// How far the pictures stand below their captions: what explains a value has a second line where the panes are narrow.
float roomBelowCaptions(const FigurePage& page, const std::vector<Side>& sides)
{
    const auto count = static_cast<float>(sides.size());
    const float narrowest = (page.body.width - page.u(gap) * (count - 1)) / count;
    float below = 6;
    for (const Side& side : sides)
        if (!side.explanation.empty()) {
            const bool isLong = textWidth(Font::Sans, side.explanation) * page.u(labelSize) > narrowest;
            below = std::max(below, isLong ? 30 + explanationLine : 30);
        }
    return below;
}

void layOut(VaryLayout& layout, const FigurePage& page, const std::vector<Side>& sides, const std::string& key)
{
    const float below = roomBelowCaptions(page, sides);
    const float share = (layout.hasRelief ? paneReliefShare : 0) + (layout.hasBoard ? 1 : 0);
    const auto headFor = [&](float size) { return page.u(1.2F * size + below); };
    // Some styles of the relief colour by the slope, or not at all.
    layout.hasScale = layout.hasBoard || !page.frame.look.style->flatGround;
    layout.room = page.body;
    layout.room.height -= layout.hasScale ? page.u(footHeight + 14) : 0;
    const Box& room = layout.room;
    layout.grid = paneGrid(sides.size(), room.width, page.u(gap), share,
                           [&](float rows) { return (room.height - page.u(14) * (rows - 1)) / rows - headFor(30); });
    const PaneGrid& grid = layout.grid;
    layout.hasBars = haveOtherAmplitudes(sides) && grid.rows == 1 &&
                     room.height - headFor(30) - grid.side * share >= page.u(barsHeight);
    layout.pitch = (room.width + page.u(gap)) / static_cast<float>(grid.columns);
    layout.column = layout.pitch - page.u(gap);
    layout.size = captionSize(sides, key, layout.column, page.scale);
    layout.head = headFor(layout.size);
    layout.down = layout.head + grid.side * share + page.u(14);
    // What is left stands between the rows and above the scale.
    const float forBars = layout.hasBars ? page.u(barsHeight - footHeight - 14) : 0;
    const float spare = std::max(0.0F, room.height - forBars - layout.down * static_cast<float>(grid.rows));
    layout.lead = spare / static_cast<float>(grid.rows + 1);
}

void paintPane(const FigurePage& page, const Side& side, const VaryLayout& layout, Vec2 at, int stride)
{
    const Frame shown = ofRun(page.frame, *side.timeline, side.moment);
    const float width = layout.grid.side;
    if (layout.hasRelief) {
        paintPaneRelief(page, shown, {at.x, at.y, width, paneReliefShare * width}, stride);
        at.y += paneReliefShare * width + page.u(8);
    }
    const float square = width - page.u(layout.hasRelief ? 8 : 0);
    if (layout.hasBoard)
        paintPaneBoard(page, shown, {at.x, at.y, square, square});
}

/// The scale of all heights, and what the bars are.
void paintFoot(const FigurePage& page, const VaryLayout& layout)
{
    const Box& body = page.body;
    const std::string title = tr(page.frame.look, "Amplitude of each level");
    const float titleWidth = layout.hasBars ? textWidth(Font::SansBold, title) * page.u(labelSize) + page.u(28) : 0;
    const float width = std::min(page.u(520), body.width - titleWidth);
    const float y = body.bottom() - (layout.hasBars ? page.u(barsHeight + 4) : page.u(footHeight - 8));
    if (layout.hasScale)
        paintScaleOfHeights(page, {body.right() - width, y, width, page.u(14)});
    if (layout.hasBars)
        page.write({body.x, y + page.u(13)}, title, Font::SansBold, labelSize, page.theme().ink);
}

} // namespace

Picture paintVary(const Frame& frame, const FigureValues& values, float width, float height)
{
    std::vector<ShownRecipe> recipes = values[1].recipes;
    if (recipes.empty()) // nothing was read: the run itself
        recipes.push_back({"size", {std::to_string(frame.timeline.recipe().size)}, {}, frame.timeline.recipe()});
    std::vector<Side> sides = sidesOf(recipes, frame.timeline, frame.moment.number, frame.look);
    for (std::size_t i = 0; i < sides.size(); ++i)
        sides[i].name = recipes[i].name.english; // values are not translated
    Frame common = frame;
    common.range = commonRange(sides);
    const std::string key = keyInWords(recipes.front().key, frame.look);
    const std::string title = tr(frame.look, "{0} values of {1}", capital(countName(sides.size(), frame.look)), key);
    const std::string description = key + ": " + commaList(sides, [](const Side& side) { return side.name; }) + ".";
    Picture picture = emptyPicture(common, title, description, width, height);
    const FigurePage page = openPage(picture, common, factsOfRuns(sides, frame));

    VaryLayout layout{.hasRelief = values[2].word != "board", .hasBoard = values[2].word != "relief"};
    layOut(layout, page, sides, key);
    const std::vector<int> strides = stridesOf(sides);
    double greatest = 0;
    for (const Side& side : sides)
        for (const Level& level : side.timeline->levels())
            greatest = std::max({greatest, level.amplitude, level.squareAmplitude});
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Box head = layout.headOf(i);
        paintCaption(page, sides[i], captionOf(sides[i], key), layout.size, head);
        paintPane(page, sides[i], layout, {head.x, head.bottom()}, strides[i]);
        if (layout.hasBars)
            paintBars(page, sides[i], greatest,
                      {head.x, page.body.bottom() - page.u(28 + 104), layout.column, page.u(104)});
    }
    paintFoot(page, layout);
    return picture;
}

} // namespace lozenge
