#include "core/facts/corresponding.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/height_colours.hpp"
#include "picture/said.hpp"
#include "picture/text/count_word.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

// One recipe with one key changed: the same moment in each, with one scale of colours, one box and one camera.

namespace lozenge {
namespace {

constexpr float gap = 24, footHeight = 30, barsHeight = 178, explanationLine = 24;

struct Pane {
    const ShownRecipe* shown;
    std::shared_ptr<const Timeline> run;
    Moment moment;
};

std::vector<Pane> panesOf(const Frame& frame, const std::vector<ShownRecipe>& recipes)
{
    std::vector<Pane> panes;
    for (const ShownRecipe& shown : recipes) {
        auto run = runOf(shown, frame);
        Moment moment = momentAt(*run, correspondingMoment(frame.timeline, frame.moment.number, *run));
        const bool isFinished = moment.number == run->stepCount();
        panes.push_back({&shown, std::move(run), isFinished ? atRest(std::move(moment)) : std::move(moment)});
    }
    return panes;
}

/// "H" for hurst, "edge value" for edge_value.
std::string keyInWords(std::string key, const Look& look)
{
    if (key == "hurst")
        return "H";
    if (key == "noise.seed")
        return said(look, "seed");
    if (key == "noise.kind")
        return said(look, "noise");
    std::replace(key.begin(), key.end(), '_', ' ');
    return key;
}

std::string titleOf(const std::vector<Pane>& panes, const Look& look)
{
    return said(look, "{0} values of {1}", capital(countSaid(panes.size(), look)),
                keyInWords(panes.front().shown->key, look));
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

Caption captionOf(const Pane& pane, const Look& look)
{
    const bool number = isNumber(pane.shown->name);
    std::string value = pane.shown->name;
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
float captionSize(const std::vector<Pane>& panes, float width, float scale, const Look& look)
{
    float size = 30;
    for (const Pane& pane : panes)
        while (size > 19 && captionWidth(captionOf(pane, look), size * scale) > width)
            size -= 1;
    return size;
}

/// How the panes stand: so many in a row, each with a head and a picture of this width.
struct PaneGrid {
    std::size_t columns = 1, rows = 1;
    float side = 0;
    float share = 1; ///< height of a picture in parts of its width
};

PaneGrid gridFor(std::size_t count, const Box& room, float head, float share, float scale)
{
    PaneGrid best;
    for (std::size_t columns = 1; columns <= count; ++columns) {
        const std::size_t rows = (count + columns - 1) / columns;
        const auto across = static_cast<float>(columns), down = static_cast<float>(rows);
        const float width = (room.width - gap * scale * (across - 1)) / across;
        const float height = (room.height - 14 * scale * (down - 1)) / down - head;
        const float side = std::min(width, height / share);
        if (side > best.side)
            best = {columns, rows, side, share};
    }
    return best;
}

void paintCaption(const FigurePage& page, const Pane& pane, float size, const Box& head)
{
    const Theme& theme = page.theme();
    const Caption caption = captionOf(pane, page.frame.look);
    const float units = page.u(size), baseline = head.y + 0.86F * units;
    page.picture.text({head.x, baseline}, caption.key, Font::Sans, 0.76F * units, theme.muted);
    const float left = head.x + textWidth(Font::Sans, caption.key) * 0.76F * units + 0.3F * units;
    page.picture.text({left, baseline}, shortened(caption.value, caption.font, units, head.right() - left),
                      caption.font, units, theme.ink);
    if (!pane.shown->explanation.empty())
        paintText(page.picture, {{pane.shown->explanation, Font::Sans, theme.muted}},
                  {head.x, baseline + page.u(26 - labelSize), head.width, head.bottom() - baseline - page.u(4)},
                  page.u(labelSize), page.u(explanationLine));
}

bool haveOtherAmplitudes(const std::vector<Pane>& panes)
{
    const auto differs = [](const Pane& one, const Pane& other) {
        const auto &a = one.run->levels(), &b = other.run->levels();
        const std::size_t count = std::min(a.size(), b.size());
        for (std::size_t i = 0; i < count; ++i)
            if (a[i].amplitude != b[i].amplitude || a[i].squareAmplitude != b[i].squareAmplitude)
                return true;
        return false;
    };
    return std::any_of(panes.begin(), panes.end(), [&](const Pane& pane) { return differs(panes.front(), pane); });
}

/// The amplitude of each level; those of its two phases side by side where they differ. The present one is dark.
void paintBars(const FigurePage& page, const Pane& pane, double greatest, const Box& box)
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
            page.picture.text({x + wide / 2, box.bottom() + page.u(23)}, std::to_string(level.index),
                              i == now ? Font::MonoBold : Font::Mono, page.u(labelSize),
                              i == now ? theme.ink : theme.muted, Align::Centre);
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

} // namespace

Picture paintVary(const Frame& frame, const FigureValues& values, float width, float height)
{
    std::vector<ShownRecipe> recipes = values[1].recipes;
    if (recipes.empty()) // nothing was read: the run itself
        recipes.push_back({"size", std::to_string(frame.timeline.recipe().size), {}, frame.timeline.recipe()});
    sayIn(frame.look, recipes);
    const std::vector<Pane> panes = panesOf(frame, recipes);
    std::vector<std::shared_ptr<const Timeline>> runs;
    std::vector<int> lasts;
    for (const Pane& pane : panes) {
        runs.push_back(pane.run);
        lasts.push_back(pane.run->last());
    }
    Frame common = frame;
    common.range = commonRange(runs);
    std::string description = keyInWords(recipes.front().key, frame.look) + ":";
    for (const ShownRecipe& shown : recipes)
        description += (&shown == &recipes.front() ? " " : ", ") + shown.name;
    Picture picture = emptyPicture(common, titleOf(panes, frame.look), description + ".", width, height);
    const FigurePage page = openPage(picture, common, factsOfRuns(runs, frame));

    const bool hasRelief = values[2].word != "board", hasBoard = values[2].word != "relief";
    const float share = (hasRelief ? paneReliefShare : 0) + (hasBoard ? 1 : 0);
    // What explains a value has a second line where the panes are narrow.
    const auto count = static_cast<float>(panes.size());
    const float narrowest = (page.body.width - page.u(gap) * (count - 1)) / count;
    float below = 6;
    for (const ShownRecipe& shown : recipes)
        if (!shown.explanation.empty())
            below = std::max(below, textWidth(Font::Sans, shown.explanation) * page.u(labelSize) > narrowest
                                        ? 30 + explanationLine
                                        : 30);
    const auto headFor = [&](float size) { return page.u(1.2F * size + below); };
    // Some styles of the relief colour by the slope, or not at all.
    const bool hasScale = hasBoard || !colourOfFlatGround(frame.look);
    Box room = page.body;
    room.height -= hasScale ? page.u(footHeight + 14) : 0;
    PaneGrid grid = gridFor(panes.size(), room, headFor(30), share, page.scale);
    const bool hasBars = haveOtherAmplitudes(panes) && grid.rows == 1 &&
                         room.height - headFor(30) - grid.side * share >= page.u(barsHeight);
    const auto columns = static_cast<float>(grid.columns);
    const float pitch = (room.width + page.u(gap)) / columns, column = pitch - page.u(gap);
    const float size = captionSize(panes, column, page.scale, frame.look), head = headFor(size);
    const std::vector<int> strides = stridesOf(lasts);
    const float down = head + grid.side * share + page.u(14);
    // What is left stands between the rows and above the scale.
    const float forBars = hasBars ? page.u(barsHeight - footHeight - 14) : 0;
    const float spare = std::max(0.0F, room.height - forBars - down * static_cast<float>(grid.rows));
    const float lead = spare / static_cast<float>(grid.rows + 1);
    double greatest = 0;
    for (const Pane& pane : panes)
        for (const Level& level : pane.run->levels())
            greatest = std::max({greatest, level.amplitude, level.squareAmplitude});
    for (std::size_t i = 0; i < panes.size(); ++i) {
        const Pane& pane = panes[i];
        const float inset = grid.rows > 1 ? (column - grid.side) / 2 : 0;
        const Box box{room.x + pitch * static_cast<float>(i % grid.columns) + inset,
                      room.y + lead + (down + lead) * static_cast<float>(i / grid.columns), column - inset, head};
        paintCaption(page, pane, size, box);
        const Frame shown = ofRun(common, *pane.run, pane.moment);
        float y = box.bottom();
        if (hasRelief) {
            paintPaneRelief(page, shown, {box.x, y, grid.side, paneReliefShare * grid.side}, strides[i]);
            y += paneReliefShare * grid.side + page.u(8);
        }
        if (hasBoard)
            paintPaneBoard(page, shown,
                           {box.x, y, grid.side - page.u(hasRelief ? 8 : 0), grid.side - page.u(hasRelief ? 8 : 0)});
        if (hasBars)
            paintBars(page, pane, greatest, {box.x, page.body.bottom() - page.u(28 + 104), column, page.u(104)});
    }
    const std::string barsTitle = said(frame.look, "Amplitude of each level");
    const float titleWidth = hasBars ? textWidth(Font::SansBold, barsTitle) * page.u(labelSize) + page.u(28) : 0;
    const float barWidth = std::min(page.u(520), page.body.width - titleWidth);
    const float barY =
        hasBars ? page.body.bottom() - page.u(barsHeight + 4) : page.body.bottom() - page.u(footHeight - 8);
    if (hasScale)
        paintScaleOfHeights(page, {page.body.right() - barWidth, barY, barWidth, page.u(14)});
    if (hasBars)
        page.picture.text({page.body.x, barY + page.u(13)}, barsTitle, Font::SansBold, page.u(labelSize),
                          page.theme().ink);
    return picture;
}

} // namespace lozenge
