#include "picture/figures/sides/panes.hpp"

#include "analysis/corresponding.hpp"

#include "picture/board/board.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

namespace lozenge {
namespace {

std::string placeOf(const Frame& frame)
{
    const int number = frame.moment.number;
    const Look& look = frame.look;
    if (number == 0)
        return tr(look, "before the first step");
    if (number == frame.timeline.stepCount())
        return tr(look, "finished");
    const Chapter& chapter = frame.timeline.chapterOf(number);
    if (number != chapter.last)
        return tr(look, "level {0}, step {1}", chapter.level, number);
    if (chapter.phase == Phase::Square)
        return tr(look, "level {0} done", chapter.level);
    return tr(look, "level {0}, {1} phase done", chapter.level, phaseName(chapter.phase, look));
}

std::shared_ptr<const Timeline> runOf(const ShownRecipe& shown, const Timeline& leading)
{
    if (shown.run)
        return shown.run;
    if (shown.recipe == leading.recipe())
        return {std::shared_ptr<const Timeline>(), &leading};
    return std::make_shared<const Timeline>(shown.recipe);
}

void settle(Side& side)
{
    if (side.isFinished())
        side.moment.step.reset();
}

/// How the cells of a side stand below its head.
enum class Way : std::uint8_t { Stacked, Abreast, FirstAbove, FirstBeside };

Part standing(const Panes& panes, Way way, float gap)
{
    const std::vector<Part>& cells = panes.cells;
    const std::vector<Part> rest(cells.begin() + (cells.empty() ? 0 : 1), cells.end());
    if (way == Way::Stacked || rest.empty() || (way != Way::Abreast && rest.size() + (way == Way::FirstBeside) < 2))
        return column(gap, {panes.head, column(gap, cells)});
    if (way == Way::Abreast)
        return column(gap, {panes.head, grid(cells.size(), gap, cells)});
    if (way == Way::FirstAbove)
        return column(gap, {panes.head, cells.front(), grid(rest.size(), gap, rest)});
    return column(gap, {panes.head, row(2 * gap, {cells.front(), column(gap, rest)})});
}

} // namespace

std::vector<Side> sidesOf(const std::vector<ShownRecipe>& recipes, const Timeline& leading, int moment,
                          const Look& look)
{
    std::vector<Side> sides;
    for (const ShownRecipe& shown : recipes) {
        const auto run = runOf(shown, leading);
        sides.push_back({tr(look.language, shown.name), tr(look.language, shown.explanation), run,
                         momentAt(*run, correspondingMoment(leading, moment, *run))});
        settle(sides.back());
    }
    return sides;
}

void move(Side& side, const Timeline& leading, int moment)
{
    move(side.moment, *side.timeline, correspondingMoment(leading, moment, *side.timeline));
    settle(side);
}

void paintPaneBoard(const FigurePage& page, const Frame& frame, const Box& square)
{
    const BoardGeometry board = mapIn(square, frame.timeline.last());
    paintPlane(page.picture, frame, board, page.scale);
    if (board.cell < imageCell * page.scale)
        return paintPixels(page.picture, frame, board);
    paintPoints(page.picture, frame, board, true, page.scale);
    paintPoints(page.picture, frame, board, false, page.scale);
    if (const Step* step = frame.step()) {
        const float width = std::clamp(0.08F * board.cell, page.u(2), page.u(3)), disc = 0.34F * board.cell;
        page.picture.circle(board.at(step->at), disc + 1.3F * width, none, {page.theme().now, width});
    }
}

void paintPaneRelief(const FigurePage& page, const Frame& frame, const Box& box, int stride)
{
    const int last = frame.timeline.last();
    Relief relief = reliefIn(frame, box, page.scale, last / std::min(stride, last));
    if (last <= 8)
        relief.set = &frame.moment.grid;
    paintGround(page.picture, relief);
}

void paintPanes(const FigurePage& page, const std::vector<Panes>& panes, const Part& foot, const Box& box)
{
    std::vector<Part> arrangements;
    for (std::size_t columns = panes.size(); columns > 0; --columns) // one row is the first choice
        for (const Way way : {Way::Stacked, Way::Abreast, Way::FirstAbove, Way::FirstBeside}) {
            std::vector<Part> parts;
            for (const Panes& one : panes)
                parts.push_back(standing(one, way, page.u(10)));
            arrangements.push_back(column(page.u(10), {grid(columns, page.u(20), parts), foot}));
        }
    paintFlow(roomiest(arrangements, box), box);
}

Part toldPane(const FigurePage& page, float aspect, Part::Painter paint, const std::string& told)
{
    return column(0,
                  {pane(aspect, std::move(paint)), line(page.u(26), [&page, told](const Box& box) {
                       page.fitted({box.x, box.y + page.u(21)}, told, Font::SansSemiBold, box.width, page.theme().ink);
                   })});
}

std::string toldOf(const FigurePage& page, const Side& side)
{
    const auto said = [&](double height) { return fixedText(height, page.frame.range.decimals, Minus::Sans); };
    const auto [lowest, highest] = std::minmax_element(side.moment.surface.begin(), side.moment.surface.end());
    const auto land =
        std::count_if(side.moment.surface.begin(), side.moment.surface.end(), [](double height) { return height > 0; });
    const std::string heights = page.tr("{0} to {1}", said(*lowest), said(*highest));
    return *lowest < 0 && *highest > 0 && side.isFinished() ? heights + page.tr(", {0} above 0", land) : heights;
}

PaneGrid paneGrid(std::size_t count, float across, float apart, float share,
                  const std::function<float(float rows)>& heightIn)
{
    PaneGrid best;
    for (std::size_t columns = 1; columns <= count; ++columns) {
        const std::size_t rows = (count + columns - 1) / columns;
        const auto abreast = static_cast<float>(columns);
        const float width = (across - apart * (abreast - 1)) / abreast;
        const float side = std::min(width, heightIn(static_cast<float>(rows)) / share);
        if (side > best.side)
            best = {columns, rows, side, share};
    }
    return best;
}

std::vector<int> stridesOf(const std::vector<Side>& sides)
{
    constexpr int mostCells = 24000;
    std::vector<int> strides(sides.size(), 1);
    const auto cells = [&](std::size_t i) {
        const int across = sides[i].timeline->last() / strides[i];
        return across * across;
    };
    for (;;) {
        int total = 0;
        std::size_t largest = 0;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            total += cells(i);
            largest = cells(i) > cells(largest) ? i : largest;
        }
        if (total <= mostCells)
            return strides;
        strides[largest] *= 2;
    }
}

HeightRange commonRange(const std::vector<Side>& sides)
{
    HeightRange common = heightRange(*sides.front().timeline);
    for (const Side& side : std::span(sides).subspan(1)) {
        HeightRange range = heightRange(*side.timeline);
        if (range.limit > common.limit)
            std::swap(common, range);
        common.lowest = std::min(common.lowest, range.lowest);
        common.highest = std::max(common.highest, range.highest);
    }
    return common;
}

std::string factsOfRuns(const std::vector<Side>& sides, const Frame& frame)
{
    const Recipe& recipe = sides.front().recipe();
    const auto haveAll = [&](const auto& value) {
        return std::all_of(sides.begin(), sides.end(),
                           [&](const Side& side) { return value(side.recipe()) == value(recipe); });
    };
    std::vector<std::string> facts;
    if (haveAll([](const Recipe& r) { return r.size; }))
        facts.push_back(std::to_string(recipe.size) + " \u00d7 " + std::to_string(recipe.size));
    if (haveAll([](const Recipe& r) { return r.variant; }))
        facts.push_back(variantSaid(*recipe.variant, frame.look));
    if (recipe.noise.kind->takesSeed && haveAll([](const Recipe& r) { return r.noise.seed; }))
        facts.push_back(tr(frame.look, "seed {0}", recipe.noise.seed));
    facts.push_back(placeOf(frame));
    return commaList(facts);
}

} // namespace lozenge
