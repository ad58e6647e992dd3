#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/sides/panes.hpp"
#include "picture/figures/sides/vary_pane.hpp"
#include "picture/height_colours.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <utility>

// One recipe with one key changed: the same moment in each, with one scale of colours, one box and one camera.

namespace lozenge {
namespace {

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
        if (const std::string& text = pane.shown->explanation; !text.empty())
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
    layout.hasScale = shows.board || !colourOfFlatGround(page.frame.look);
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
        page.picture.text({body.x, y + page.u(13)}, title, Font::SansBold, page.u(labelSize), page.theme().ink);
}

/// "edge: three, wrap."
std::string descriptionOf(const std::vector<VaryPane>& panes, const Look& look)
{
    std::string description = keyInWords(panes.front().shown->key, look) + ":";
    for (const VaryPane& pane : panes)
        description += (&pane == &panes.front() ? " " : ", ") + pane.shown->name;
    return description + ".";
}

} // namespace

Picture paintVary(const Frame& frame, const FigureValues& values, float width, float height)
{
    std::vector<ShownRecipe> recipes = values[1].recipes;
    if (recipes.empty()) // nothing was read: the run itself
        recipes.push_back({"size", std::to_string(frame.timeline.recipe().size), {}, frame.timeline.recipe()});
    sayIn(frame.look, recipes);
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
