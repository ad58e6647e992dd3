#include "picture/figures/sides/panes.hpp"

#include "analysis/corresponding.hpp"

#include "picture/board/board.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/marks.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/comma_list.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>

namespace lozenge {
namespace {

constexpr float besideWidth = 230; ///< of a head beside its pictures, in units

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

/// How the cells of a side stand below its head, or beside it.
enum class Way : std::uint8_t { Stacked, Abreast, FirstAbove, FirstBeside, BesideHead };

/// How heads are set where they have so much room: all as the longest needs it.
class Heads {
public:
    Heads(const FigurePage& page, const std::vector<Panes>& panes, float width) : m_page(page)
    {
        for (const auto& [head, cells, told] : panes) {
            const float room = width - begin(head);
            m_size = std::clamp(room / page.widthOf(head.name, head.font, 1), labelSize, m_size);
            m_nameLines = std::max(m_nameLines, linesOf(head.name, head.font, room));
            m_explanationLines = std::max(m_explanationLines, linesOf(head.explanation, Font::Sans, width));
        }
        m_nameLines = m_size > labelSize ? 1 : m_nameLines;
        m_explanationLines = m_explanationLines > 2 ? 0 : m_explanationLines;
    }

    [[nodiscard]] float height() const
    {
        return m_page.u(32 + lineHeight * static_cast<float>(m_nameLines - 1 + m_explanationLines));
    }

    void paint(const PaneHead& head, const Box& box) const
    {
        const Theme& theme = m_page.theme();
        const float r = m_page.u(discRadius);
        const Vec2 centre{box.x + r, box.y + r};
        if (!head.letter.empty()) {
            m_page.picture.circle(centre, r, theme.ink);
            writeAbout(m_page.picture, centre, head.letter, Font::SansBold, m_page.u(18), theme.page);
        }
        const float baseline = centre.y + middleOfCapitals * m_page.u(m_size);
        m_page.write({box.x, baseline}, head.key, Font::Sans, labelSize, theme.muted);
        const Box name{box.x + begin(head), baseline - m_page.u(m_size), box.width - begin(head), box.height};
        paintText(m_page.picture, {{head.name, head.font, theme.ink}}, name, m_page.u(m_size), m_page.u(lineHeight));
        if (m_explanationLines > 0)
            m_page.paragraph({box.x, box.y + 2 * r + m_page.u(lineHeight * static_cast<float>(m_nameLines - 1)),
                              box.width, box.height},
                             head.explanation, theme.muted, labelSize, lineHeight);
    }

private:
    static constexpr float discRadius = 14, lineHeight = 23;

    /// Where its name begins.
    [[nodiscard]] float begin(const PaneHead& head) const
    {
        return !head.letter.empty() ? m_page.u(2 * discRadius + 10)
               : !head.key.empty()  ? m_page.widthOf(head.key) + m_page.u(9)
                                    : 0;
    }
    [[nodiscard]] std::size_t linesOf(const std::string& text, Font font, float width) const
    {
        return text.empty() ? 0 : brokenText({{text, font, {}}}, m_page.u(labelSize), width).size();
    }

    const FigurePage& m_page;
    float m_size = 24;
    std::size_t m_nameLines = 1, m_explanationLines = 0;
};

Part standing(const FigurePage& page, const Panes& panes, Way way, const Heads& heads)
{
    const float gap = page.u(10);
    const std::vector<Part>& cells = panes.cells;
    const std::vector<Part> rest(cells.begin() + (cells.empty() ? 0 : 1), cells.end());
    const auto paintHead = [&panes, heads](const Box& box) { heads.paint(panes.head, box); };
    const auto below = [&](Part pictures) {
        std::vector<Part> parts{std::move(pictures)};
        if (way != Way::BesideHead)
            parts.insert(parts.begin(), line(heads.height(), paintHead));
        if (!panes.told.empty())
            parts.push_back(toldLine(page, panes.told));
        return column(gap, std::move(parts));
    };
    if (way == Way::Abreast)
        return below(grid(cells.size(), gap, cells));
    if (way == Way::FirstAbove && rest.size() > 1)
        return below(column(gap, {cells.front(), grid(rest.size(), gap, rest)}));
    if (way == Way::FirstBeside && !rest.empty())
        return below(row(2 * gap, {cells.front(), column(gap, rest)}));
    if (way == Way::BesideHead)
        return row(2 * gap, {below(column(gap, cells)), chart({page.u(besideWidth), heads.height()}, paintHead)});
    return below(column(gap, cells));
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
    if (isImage(board, page.scale) || (board.last > 16 && !frame.step())) // whatever the size of its pane
        return paintPixels(page.picture, frame, board);
    paintPlane(page.picture, frame, board, page.scale);
    paintPoints(page.picture, frame, board, true, page.scale);
    paintPoints(page.picture, frame, board, false, page.scale);
    if (const Step* step = frame.step()) {
        const float width = std::clamp(0.08F * board.cell, page.u(2), page.u(3)), disc = 0.34F * board.cell;
        page.picture.circle(board.at(step->at), disc + 1.3F * width, none, {page.theme().now, width});
    }
}

void paintPaneRelief(const FigurePage& page, const Frame& frame, const Box& box, int mostCells)
{
    Relief relief = reliefIn(frame, box, page.scale, mostCells);
    if (relief.last <= 8)
        relief.set = &frame.moment.grid;
    paintGround(page.picture, relief);
}

float reliefShare(const Frame& frame, int last)
{
    const Interval axis = axisOf(frame);
    const Projection block({0, 0, 1, 1000}, last, axis, frame.look);
    const float lift = block.rise * static_cast<float>(axis.length() / block.unit);
    return block.tilt + lift / (block.side() * (std::abs(block.cosine) + std::abs(block.sine)));
}

void paintPanes(const FigurePage& page, const std::vector<Panes>& panes, const Part& foot, const Box& box)
{
    std::vector<Part> arrangements;
    const float apart = page.u(20);
    const std::size_t cells = panes.front().cells.size();
    const std::array<std::size_t, 5> abreastIn{1, cells, cells - 1, 2, 1}; // in the order of the ways
    for (std::size_t columns = panes.size(); columns > 0; --columns) {     // one row is the first choice
        const std::size_t rows = (panes.size() + columns - 1) / columns;
        if (5 * (rows * columns - panes.size()) >= rows * columns)
            continue; // too much of it would be empty
        const auto abreast = static_cast<float>(columns);
        const float width = (box.width - apart * (abreast - 1)) / abreast;
        for (std::size_t i = 0; i < abreastIn.size(); ++i) {
            const Way way{static_cast<std::uint8_t>(i)};
            if (way == Way::BesideHead ? columns > 1 : width < page.u(110) * static_cast<float>(abreastIn[i]))
                continue;
            const Heads heads(page, panes, way == Way::BesideHead ? page.u(besideWidth) : width);
            std::vector<Part> parts;
            for (const Panes& one : panes)
                parts.push_back(standing(page, one, way, heads));
            arrangements.push_back(column(page.u(10), {grid(columns, apart, parts), foot}));
        }
    }
    if (panes.size() == 3 && !panes.front().head.letter.empty() && panes.back().head.letter.empty()) {
        // What comes of two stands below both.
        const Heads heads(page, panes, (box.width - apart) / 2);
        const auto part = [&](const Panes& one) { return standing(page, one, Way::Stacked, heads); };
        arrangements.push_back(
            column(page.u(10), {grid(2, apart, {part(panes[0]), part(panes[1])}), part(panes[2]), foot}));
    }
    paintFlow(roomiest(arrangements, box), box);
}

Part scaleLine(const FigurePage& page, std::function<void(const Box& bar)> paint)
{
    return line(page.u(28), [&page, paint = std::move(paint)](const Box& box) {
        const float wide = std::min(page.u(392), box.width);
        paint({box.right() - wide, box.y + page.u(8), wide, page.u(12)});
    });
}

void paintTold(const FigurePage& page, const Box& box, const Told& told, Colour colour)
{
    const auto fits = [&](const std::string& text) { return page.widthOf(text, Font::SansSemiBold) <= box.width; };
    page.write({box.x, box.y + page.u(18)}, *std::find_if(told.begin(), told.end() - 1, fits), Font::SansSemiBold,
               labelSize, colour);
}

Part toldLine(const FigurePage& page, const Told& told)
{
    return line(page.u(26), [&page, told](const Box& box) { paintTold(page, box, told, page.theme().ink); });
}

Told toldOf(const FigurePage& page, const Side& side)
{
    const auto said = [&](double height) { return fixedText(height, page.frame.range.decimals, Minus::Sans); };
    const auto [lowest, highest] = std::minmax_element(side.moment.surface.begin(), side.moment.surface.end());
    const std::string heights = page.tr("{0} to {1}", said(*lowest), said(*highest));
    if (*lowest >= 0 || *highest <= 0 || !side.isFinished())
        return {heights};
    const std::string land =
        page.tr("{0} above 0", std::count_if(side.moment.surface.begin(), side.moment.surface.end(),
                                             [](double height) { return height > 0; }));
    return {heights + ", " + land, land};
}

int mostCellsOf(const std::vector<Side>& sides)
{
    constexpr int together = 24000;
    for (int across = 1024;; across /= 2) {
        const int cells = std::accumulate(sides.begin(), sides.end(), 0, [&](int sum, const Side& side) {
            const int own = std::min(across, side.timeline->last());
            return sum + own * own;
        });
        if (cells <= together)
            return across;
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
