#include "picture/figures/sides/panes.hpp"

#include "picture/board/board.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/relief/relief.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <span>

namespace lozenge {
namespace {

template <typename Value>
bool allAlike(const std::vector<std::shared_ptr<const Timeline>>& runs, Value value)
{
    return std::all_of(runs.begin(), runs.end(),
                       [&](const auto& run) { return value(run->recipe()) == value(runs.front()->recipe()); });
}

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

} // namespace

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

std::vector<int> stridesOf(const std::vector<int>& lasts)
{
    constexpr std::size_t mostCells = 24000;
    std::vector<int> strides(lasts.size(), 1);
    const auto cells = [&](std::size_t i) {
        const auto side = static_cast<std::size_t>(lasts[i] / strides[i]);
        return side * side;
    };
    for (;;) {
        std::size_t total = 0, largest = 0;
        for (std::size_t i = 0; i < lasts.size(); ++i) {
            total += cells(i);
            largest = cells(i) > cells(largest) ? i : largest;
        }
        if (total <= mostCells)
            return strides;
        strides[largest] *= 2;
    }
}

std::shared_ptr<const Timeline> runOf(const ShownRecipe& shown, const Frame& frame)
{
    if (shown.run)
        return shown.run;
    if (shown.recipe == frame.timeline.recipe())
        return {std::shared_ptr<const Timeline>(), &frame.timeline}; // it outlives the frame
    return std::make_shared<const Timeline>(shown.recipe);
}

HeightRange commonRange(const std::vector<std::shared_ptr<const Timeline>>& runs)
{
    HeightRange common = heightRange(*runs.front());
    for (const auto& run : std::span(runs).subspan(1)) {
        const HeightRange range = heightRange(*run);
        const double lowest = std::min(common.lowest, range.lowest), highest = std::max(common.highest, range.highest);
        if (range.limit > common.limit)
            common = range;
        common.lowest = lowest;
        common.highest = highest;
    }
    return common;
}

std::string factsOfRuns(const std::vector<std::shared_ptr<const Timeline>>& runs, const Frame& frame)
{
    const Recipe& recipe = runs.front()->recipe();
    std::string facts;
    const auto add = [&](const std::string& fact) { facts += (facts.empty() ? "" : ", ") + fact; };
    if (allAlike(runs, [](const Recipe& r) { return r.size; }))
        add(std::to_string(recipe.size) + " \u00d7 " + std::to_string(recipe.size));
    if (allAlike(runs, [](const Recipe& r) { return r.variant; }))
        add(variantSaid(*recipe.variant, frame.look));
    if (recipe.noise.kind->takesSeed && allAlike(runs, [](const Recipe& r) { return r.noise.seed; }))
        add(tr(frame.look, "seed {0}", recipe.noise.seed));
    add(placeOf(frame));
    return facts;
}

} // namespace lozenge
