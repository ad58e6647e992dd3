#include "analysis/corresponding.hpp"

#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

// One recipe with one key changed: the same moment in each, with one scale of colours, one box and one camera.

namespace lozenge {
namespace {

struct VaryPane {
    const ShownRecipe* shown;
    std::string explanation;
    std::shared_ptr<const Timeline> run;
    Moment moment;
};

/// The height of a line of what explains a value, in units.
inline constexpr float explanationLine = 24;

std::vector<VaryPane> panesOf(const Frame& frame, const std::vector<ShownRecipe>& recipes)
{
    std::vector<VaryPane> panes;
    for (const ShownRecipe& shown : recipes) {
        auto run = runOf(shown, frame);
        Moment moment = momentAt(*run, correspondingMoment(frame.timeline, frame.moment.number, *run));
        const bool isFinished = moment.number == run->stepCount();
        panes.push_back({&shown, tr(frame.look.language, shown.explanation), std::move(run),
                         isFinished ? atRest(std::move(moment)) : std::move(moment)});
    }
    return panes;
}

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

struct Caption {
    std::string key, value;
    Font font = Font::SansBold;
};

Caption captionOf(const VaryPane& pane, const Look& look)
{
    const bool number = isNumber(pane.shown->name.english);
    std::string value = pane.shown->name.english;
    if (number && value.starts_with('-'))
        value = "\u2013" + value.substr(1);
    return {keyInWords(pane.shown->key, look), std::move(value), number ? Font::MonoBold : Font::SansBold};
}

float captionWidth(const Caption& caption, float size)
{
    return textWidth(Font::Sans, caption.key) * 0.76F * size + 0.3F * size +
           textWidth(caption.font, caption.value) * size;
}

/// The largest size in which all captions fit, in units.
float captionSize(const std::vector<VaryPane>& panes, float width, float scale, const Look& look)
{
    float size = 30;
    for (const VaryPane& pane : panes)
        while (size > 19 && captionWidth(captionOf(pane, look), size * scale) > width)
            size -= 1;
    return size;
}

/// The key and its value, with what explains it.
void paintCaption(const FigurePage& page, const VaryPane& pane, float size, const Box& head)
{
    const Theme& theme = page.theme();
    const Caption caption = captionOf(pane, page.frame.look);
    const float units = page.u(size), baseline = head.y + 0.86F * units;
    page.picture.text({head.x, baseline}, caption.key, Font::Sans, 0.76F * units, theme.muted);
    const float left = head.x + textWidth(Font::Sans, caption.key) * 0.76F * units + 0.3F * units;
    page.picture.text({left, baseline}, shortened(caption.value, caption.font, units, head.right() - left),
                      caption.font, units, theme.ink);
    if (!pane.explanation.empty())
        page.paragraph({head.x, baseline + page.u(26 - labelSize), head.width, head.bottom() - baseline - page.u(4)},
                       pane.explanation, theme.muted, labelSize, explanationLine);
}

bool haveOtherAmplitudes(const std::vector<VaryPane>& panes)
{
    const auto differs = [](const VaryPane& one, const VaryPane& other) {
        const auto &a = one.run->levels(), &b = other.run->levels();
        const std::size_t count = std::min(a.size(), b.size());
        for (std::size_t i = 0; i < count; ++i)
            if (a[i].amplitude != b[i].amplitude || a[i].squareAmplitude != b[i].squareAmplitude)
                return true;
        return false;
    };
    return std::any_of(panes.begin(), panes.end(), [&](const VaryPane& pane) { return differs(panes.front(), pane); });
}

double greatestAmplitude(const std::vector<VaryPane>& panes)
{
    double greatest = 0;
    for (const VaryPane& pane : panes)
        for (const Level& level : pane.run->levels())
            greatest = std::max({greatest, level.amplitude, level.squareAmplitude});
    return greatest;
}

/// The amplitude of each level; those of its two phases side by side where they differ. The present one is dark.
void paintBars(const FigurePage& page, const VaryPane& pane, double greatest, const Box& box)
{
    const Theme& theme = page.theme();
    const auto& levels = pane.run->levels();
    const auto count = static_cast<float>(levels.size());
    const float apart = page.u(6), wide = (box.width - apart * (count - 1)) / count;
    const int number = pane.moment.number;
    const std::size_t now = number == 0 ? 0 : static_cast<std::size_t>(pane.run->chapterOf(number).level);
    const auto high = [&](double amplitude) {
        return box.height * static_cast<float>(greatest > 0 ? amplitude / greatest : 0);
    };
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const float x = box.x + (wide + apart) * static_cast<float>(i);
        const Level& level = levels[i];
        const Colour colour = i == now ? theme.ink : theme.track;
        const bool isTwo = level.squareAmplitude != level.amplitude;
        const float part = isTwo ? wide / 2 : wide;
        page.picture.rectangle({x, box.bottom() - high(level.amplitude), part, high(level.amplitude)}, 0, colour);
        if (isTwo)
            page.picture.rectangle(
                {x + part, box.bottom() - high(level.squareAmplitude), part, high(level.squareAmplitude)}, 0,
                withAlpha(colour, 0.7F));
        if (wide >= page.u(13))
            page.write({x + wide / 2, box.bottom() + page.u(23)}, std::to_string(level.index),
                       i == now ? Font::MonoBold : Font::Mono, labelSize, i == now ? theme.ink : theme.muted,
                       Align::Centre);
    }
    page.picture.line({box.x, box.bottom()}, {box.right(), box.bottom()}, {theme.track, page.u(1.5F)});
    // The number stands over the higher of the bars that it reaches over.
    const std::string text =
        levels[now].amplitude < 0.001 ? shortText(levels[now].amplitude) : fixedText(levels[now].amplitude, 3);
    const float half = textWidth(Font::MonoBold, text) * page.u(labelSize) / 2;
    const float middle = std::clamp(box.x + (wide + apart) * static_cast<float>(now) + wide / 2, box.x + half,
                                    std::max(box.x + half, box.right() - half));
    float top = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const float x = box.x + (wide + apart) * static_cast<float>(i);
        if (x < middle + half && x + wide > middle - half)
            top = std::max({top, high(levels[i].amplitude), high(levels[i].squareAmplitude)});
    }
    page.number({middle, box.bottom() - top - page.u(7)}, text, theme.ink, Align::Centre);
}

constexpr float gap = 24, footHeight = 30, barsHeight = 178;

std::string titleOf(const std::vector<VaryPane>& panes, const Look& look)
{
    return tr(look, "{0} values of {1}", capital(countName(panes.size(), look)),
              keyInWords(panes.front().shown->key, look));
}

/// What a pane shows.
struct Shows {
    bool relief = true, board = true;

    /// The height of both in parts of their width.
    [[nodiscard]] float share() const { return (relief ? paneReliefShare : 0) + (board ? 1 : 0); }
};

/// How the page is shared out between panes, bars and the scale of heights.
struct VaryLayout {
    PaneGrid grid;
    Box room; ///< of the panes
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
float roomBelowCaptions(const FigurePage& page, const std::vector<VaryPane>& panes)
{
    const auto count = static_cast<float>(panes.size());
    const float narrowest = (page.body.width - page.u(gap) * (count - 1)) / count;
    float below = 6;
    for (const VaryPane& pane : panes)
        if (const std::string& text = pane.explanation; !text.empty())
            below = std::max(below,
                             textWidth(Font::Sans, text) * page.u(labelSize) > narrowest ? 30 + explanationLine : 30);
    return below;
}

VaryLayout layoutOf(const FigurePage& page, const std::vector<VaryPane>& panes, const Shows& shows)
{
    const float below = roomBelowCaptions(page, panes), share = shows.share();
    const auto headFor = [&](float size) { return page.u(1.2F * size + below); };
    VaryLayout layout;
    // Some styles of the relief colour by the slope, or not at all.
    layout.hasScale = shows.board || !page.frame.look.style->flatGround;
    layout.room = page.body;
    layout.room.height -= layout.hasScale ? page.u(footHeight + 14) : 0;
    const Box& room = layout.room;
    layout.grid = paneGrid(panes.size(), room.width, page.u(gap), share,
                           [&](float rows) { return (room.height - page.u(14) * (rows - 1)) / rows - headFor(30); });
    const PaneGrid& grid = layout.grid;
    layout.hasBars = haveOtherAmplitudes(panes) && grid.rows == 1 &&
                     room.height - headFor(30) - grid.side * share >= page.u(barsHeight);
    layout.pitch = (room.width + page.u(gap)) / static_cast<float>(grid.columns);
    layout.column = layout.pitch - page.u(gap);
    layout.size = captionSize(panes, layout.column, page.scale, page.frame.look);
    layout.head = headFor(layout.size);
    layout.down = layout.head + grid.side * share + page.u(14);
    // What is left stands between the rows and above the scale.
    const float forBars = layout.hasBars ? page.u(barsHeight - footHeight - 14) : 0;
    const float spare = std::max(0.0F, room.height - forBars - layout.down * static_cast<float>(grid.rows));
    layout.lead = spare / static_cast<float>(grid.rows + 1);
    return layout;
}

void paintPane(const FigurePage& page, const VaryPane& pane, const Shows& shows, Vec2 at, float side, int stride)
{
    const Frame shown = ofRun(page.frame, *pane.run, pane.moment);
    float y = at.y;
    if (shows.relief) {
        paintPaneRelief(page, shown, {at.x, y, side, paneReliefShare * side}, stride);
        y += paneReliefShare * side + page.u(8);
    }
    if (shows.board) {
        const float square = side - page.u(shows.relief ? 8 : 0);
        paintPaneBoard(page, shown, {at.x, y, square, square});
    }
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

/// "edge: three, wrap."
std::string descriptionOf(const std::vector<VaryPane>& panes, const Look& look)
{
    return keyInWords(panes.front().shown->key, look) + ": " +
           commaList(panes, [](const VaryPane& pane) { return pane.shown->name.english; }) + ".";
}

} // namespace

Picture paintVary(const Frame& frame, const FigureValues& values, float width, float height)
{
    std::vector<ShownRecipe> recipes = values[1].recipes;
    if (recipes.empty()) // nothing was read: the run itself
        recipes.push_back({"size", {std::to_string(frame.timeline.recipe().size)}, {}, frame.timeline.recipe()});
    const std::vector<VaryPane> panes = panesOf(frame, recipes);
    std::vector<std::shared_ptr<const Timeline>> runs;
    std::vector<int> lasts;
    for (const VaryPane& pane : panes) {
        runs.push_back(pane.run);
        lasts.push_back(pane.run->last());
    }
    Frame common = frame;
    common.range = commonRange(runs);
    Picture picture = emptyPicture(common, titleOf(panes, frame.look), descriptionOf(panes, frame.look), width, height);
    const FigurePage page = openPage(picture, common, factsOfRuns(runs, frame));

    const Shows shows{values[2].word != "board", values[2].word != "relief"};
    const VaryLayout layout = layoutOf(page, panes, shows);
    const std::vector<int> strides = stridesOf(lasts);
    const double greatest = greatestAmplitude(panes);
    for (std::size_t i = 0; i < panes.size(); ++i) {
        const Box head = layout.headOf(i);
        paintCaption(page, panes[i], layout.size, head);
        paintPane(page, panes[i], shows, {head.x, head.bottom()}, layout.grid.side, strides[i]);
        if (layout.hasBars)
            paintBars(page, panes[i], greatest,
                      {head.x, page.body.bottom() - page.u(28 + 104), layout.column, page.u(104)});
    }
    paintFoot(page, layout);
    return picture;
}

} // namespace lozenge
