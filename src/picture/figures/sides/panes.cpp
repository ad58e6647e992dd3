#include "picture/figures/sides/panes.hpp"

#include "analysis/corresponding.hpp"

#include "picture/board/board.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <span>

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
