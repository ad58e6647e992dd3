#include "picture/figures/sides/panes.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

// One recipe with one key changed: the same moment in each, with one scale of colours, one box and one camera.

namespace lozenge {
namespace {

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

/// A number is set in figures of one width.
PaneHead headOf(const Side& side, const std::string& key)
{
    const bool isNumber = side.name.find_first_not_of("0123456789.-+e") == std::string::npos;
    const std::string value = isNumber && side.name.starts_with('-') ? "\u2013" + side.name.substr(1) : side.name;
    return {"", key, value, side.explanation, isNumber ? Font::MonoBold : Font::SansBold};
}

bool haveOtherAmplitudes(const std::vector<Side>& sides)
{
    const auto& first = sides.front().timeline->levels();
    return std::any_of(sides.begin(), sides.end(), [&](const Side& side) {
        const auto& levels = side.timeline->levels();
        const auto areLike = [](const Level& a, const Level& b) {
            return a.amplitude == b.amplitude && a.squareAmplitude == b.squareAmplitude;
        };
        const auto count = static_cast<std::ptrdiff_t>(std::min(first.size(), levels.size()));
        return !std::equal(first.begin(), first.begin() + count, levels.begin(), areLike);
    });
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
        const Colour colour = i == now ? theme.now : theme.track;
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

/// Grey, and lit: where ranges differ much, colours would tell of the highest map alone.
Look plainly(Look look)
{
    static constexpr Palette::Mark grey[]{{0, rgb(0xB4B9C0)}, {1, rgb(0xB4B9C0)}};
    static constexpr Palette plain{"plain", "", grey};
    look.palette = &plain;
    look.water = {};
    return look;
}

double greatestAmplitude(const std::vector<Side>& sides)
{
    double greatest = 0;
    for (const Side& side : sides)
        for (const Level& level : side.timeline->levels())
            greatest = std::max({greatest, level.amplitude, level.squareAmplitude});
    return greatest;
}

} // namespace

Picture paintVary(const Frame& frame, const FigureValues& values, float width, float height)
{
    std::vector<ShownRecipe> recipes = values[1].recipes;
    if (const Recipe& own = frame.timeline.recipe(); recipes.empty()) // nothing was read: the run itself
        recipes = {{"size", {std::to_string(own.size)}, {}, own}};
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

    const bool hasBars = haveOtherAmplitudes(sides), hasRelief = values[2].word != "board",
               hasBoard = values[2].word != "relief";
    // Some styles of the relief colour by the slope, or not at all.
    const bool hasScale = hasBoard || (!hasBars && !frame.look.style->flatGround);
    if (!hasScale && !frame.look.style->flatGround)
        common.look = plainly(frame.look);
    const int mostCells = mostCellsOf(sides);
    const double greatest = greatestAmplitude(sides);
    std::vector<Panes> panes;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Side& side = sides[i];
        const auto shown = [&, &side = side] { return ofRun(common, *side.timeline, side.moment); };
        const bool areTold = hasRelief && hasBoard && !hasBars; // in a line below both pictures
        Panes one{headOf(side, key), {}, areTold ? toldOf(page, side) : Told{}};
        const auto add = [&](float aspect, Part::Painter paint) {
            one.cells.push_back(pane(aspect, std::move(paint)));
            if (!areTold && one.cells.size() == 1)
                one.cells.back() = column(0, {one.cells.back(), toldLine(page, toldOf(page, side))});
        };
        if (hasRelief)
            add(reliefShare(common, side.timeline->last()),
                [&, shown](const Box& box) { paintPaneRelief(page, shown(), box, mostCells); });
        if (hasBoard)
            add(1, [&, shown](const Box& box) { paintPaneBoard(page, shown(), box); });
        if (hasBars)
            one.cells.push_back(chart({page.u(110), page.u(120)}, [&, &side = side, i](const Box& box) {
                if (i == 0)
                    paintTold(page, box, {page.tr("Amplitude of each level"), page.tr("amplitude")}, page.theme().ink);
                paintBars(page, side, greatest, {box.x, box.y + page.u(50), box.width, box.height - page.u(78)});
            }));
        panes.push_back(std::move(one));
    }
    const Part scale =
        hasScale ? scaleLine(page, [&](const Box& bar) { paintScaleOfHeights(page, bar); }) : line(0, {});
    paintPanes(page, panes, scale, page.body);
    return picture;
}

} // namespace lozenge
