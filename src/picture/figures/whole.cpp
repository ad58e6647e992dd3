#include "picture/figures/whole.hpp"

#include "analysis/measures.hpp"

#include "core/slips.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/question_slide.hpp"
#include "picture/kit/colour_bar.hpp"
#include "picture/kit/flow.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"
#include "picture/strip.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

// The map as a whole: no step is explained, and in the equation's place stand the facts of its level.

namespace lozenge {
namespace {

/// Of the level that a moment is in.
struct LevelFacts {
    LevelSpread spread = {};
    int first = 1; ///< step of the level
    int last = 0;  ///< up to the moment
    bool isDone = false;
    std::vector<Point> points = {};
};

LevelFacts factsOf(const Frame& frame)
{
    const Timeline& timeline = frame.timeline;
    LevelFacts facts{.last = frame.moment.number};
    if (facts.last == 0)
        return facts;
    const int level = timeline.chapterOf(facts.last).level;
    facts.spread = spreadOfLevels(timeline, facts.last)[static_cast<std::size_t>(level)];
    facts.isDone = facts.last == timeline.stepCount() || timeline.chapterOf(facts.last + 1).level != level;
    facts.first = firstOfLevel(timeline, level);
    std::vector<bool> isSeen(frame.moment.grid.heights.size()); // some programs write a point twice
    for (int number = facts.first; number <= facts.last; ++number) {
        const Point at = timeline.placeOf(number);
        const std::size_t cell = frame.moment.grid.index(at);
        if (!isSeen[cell])
            facts.points.push_back(at);
        isSeen[cell] = true;
    }
    return facts;
}

/// Of the points that are not set yet, the first that an open question names.
std::optional<Step> stepAskedOf(const Frame& frame)
{
    if (frame.question && !frame.question->isAnswered)
        for (int number = frame.moment.number + 1; number <= frame.timeline.stepCount(); ++number)
            if (frame.question->text.find(placeText(frame.timeline.placeOf(number))) != std::string::npos)
                return frame.timeline.step(number);
    return std::nullopt;
}

std::string titleOf(const Frame& frame, const LevelFacts& facts)
{
    if (frame.moment.number == 0)
        return tr(frame.look, "What is given");
    if (frame.moment.number == frame.timeline.stepCount())
        return tr(frame.look, "The finished map");
    return tr(frame.look, facts.isDone ? "Level {0} is done" : "Level {0} is under way", facts.spread.level.index);
}

/// A bar for each place of a row, as high as there are many.
void paintCounts(const FigurePage& page, const std::array<int, 100>& counts, const Box& box)
{
    const float most = static_cast<float>(*std::max_element(counts.begin(), counts.end()));
    const float wide = box.width / static_cast<float>(counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) {
            const float high = box.height * static_cast<float>(counts[i]) / most;
            page.rectangle({box.x + wide * static_cast<float>(i), box.bottom() - high, 0.8F * wide, high}, 0,
                           page.theme().now);
        }
}

/// Every offset of the level between the bounds of its law, and how far they spread.
void paintOffsets(const FigurePage& page, const LevelFacts& facts, const Box& box)
{
    const LevelSpread& spread = facts.spread;
    const OffsetLaw& law = offsetLawOf(page.frame.timeline.recipe());
    const double amplitude = spread.level.amplitude;
    double least = law.least * amplitude, greatest = law.greatest * amplitude;
    if (!std::isfinite(least) || !std::isfinite(greatest)) {
        greatest = std::max(std::abs(spread.least), std::abs(spread.greatest));
        least = -greatest;
    }
    if (!(greatest > least))
        return;
    const auto share = [&](double offset) {
        return static_cast<float>(std::clamp((offset - least) / (greatest - least), 0.0, 1.0));
    };
    std::array<int, 100> counts{};
    for (int number = facts.first; number <= facts.last; ++number)
        if (const Step step = page.frame.timeline.step(number); step.drawn)
            ++counts[static_cast<std::size_t>(share(step.offset) * (counts.size() - 1) + 0.5F)];
    paintScale(page, box, page.tr("offsets"), {least, greatest}, [&](const Box& bar) {
        const Theme& theme = page.theme();
        const float from = share(spread.mean - spread.deviation), to = share(spread.mean + spread.deviation);
        page.rectangle({bar.x + from * bar.width, bar.y, (to - from) * bar.width, bar.height}, 0, theme.line);
        paintCounts(page, counts, bar);
        page.line({bar.x, bar.bottom()}, {bar.right(), bar.bottom()}, {theme.track, 1.5F});
        for (const float side : {bar.x - page.u(3), bar.right() + page.u(3)}) // beside bars at the very ends
            page.line({side, bar.y}, {side, bar.bottom()}, {theme.ink, 2});
    });
}

/// Beyond a map of 9 x 9 rings of three quarters of all points hide the map, and old points fade instead.
constexpr int lastWithRings = 8;

struct Fact {
    enum class Mark : std::uint8_t { None, Ring, Square };

    std::string value, rest, label;
    Mark mark = Mark::None;
};

std::vector<Fact> shownFacts(const Frame& frame, const LevelFacts& facts)
{
    const Grid& grid = frame.moment.grid;
    const Look& look = frame.look;
    const Fact set{std::to_string(std::count(grid.isSet.begin(), grid.isSet.end(), 1)),
                   tr(look, "of {0}", grid.isSet.size()), tr(look, "points set")};
    if (facts.last == 0)
        return {set};
    const std::size_t added = facts.points.size();
    const Fact::Mark mark = frame.timeline.last() <= lastWithRings ? Fact::Mark::Ring : Fact::Mark::None;
    const double amplitude = amplitudeOf(facts.spread.level, frame.timeline.chapterOf(facts.last).phase);
    return {{std::to_string(added), "", tr(look, added == 1 ? "new point" : "new points"), mark},
            set,
            {shortText(amplitude, Minus::Mono), "", tr(look, "amplitude")},
            {facts.spread.count > 1 ? shortText(facts.spread.deviation, Minus::Mono) : "\u2013", "",
             tr(look, "spread found"), Fact::Mark::Square}};
}

/// A fact with its number in such a size. The ring and the grey square before a label are the key to what they mean in
/// the picture.
Part factPart(const FigurePage& page, const Fact& fact, float size, bool growsWide)
{
    const float mark = page.u(fact.mark == Fact::Mark::None ? 0 : 24), number = page.u(0.8F * size);
    const float value = page.widthOf(fact.value, Font::MonoBold, size), rest = page.widthOf(" " + fact.rest);
    const auto paint = [=](const Box& box) {
        const float below = box.y + number + page.u(27), middle = below - middleOfCapitals * page.u(labelSize);
        page.number({box.x, box.y + number}, fact.value, page.theme().ink, Align::Left, size);
        page.label({box.x + value + page.u(7), box.y + number}, fact.rest);
        if (fact.mark == Fact::Mark::Ring)
            page.circle({box.x + page.u(8), middle}, 6.5F, none, {page.theme().ink, 2.6F});
        if (fact.mark == Fact::Mark::Square)
            page.rectangle({box.x, middle - page.u(8), page.u(16), page.u(16)}, 0, page.theme().line);
        page.label({box.x + mark, below}, fact.label);
    };
    return chart({std::max(value + rest, mark + page.widthOf(fact.label)), number + page.u(34)}, paint,
                 growsWide ? 1 : 0);
}

/// The facts side by side or one below the other, as large as there is room, and below them the offsets.
Part factsPart(const FigurePage& page, const LevelFacts& facts, bool areBeside, float width, bool isLow = false)
{
    Part all;
    for (float size = isLow ? 26 : 33; size >= labelSize; size -= 1) {
        all = areBeside ? row(page.u(24), {}) : column(page.u(26), {line(page.u(12), {})});
        for (const Fact& fact : shownFacts(page.frame, facts))
            all.parts.push_back(factPart(page, fact, size, areBeside));
        if (widthFor(all, 0) <= width)
            break;
    }
    while (areBeside && all.parts.size() > 1 && widthFor(all, 0) > width) // in a narrow window
        all.parts.pop_back();
    if (facts.spread.count == 0 || isLow)
        return all;
    const auto paint = [&page, facts](const Box& box) { paintOffsets(page, facts, box); };
    return column(page.u(10), {all, line(page.u(24), paint, page.u(areBeside ? 0 : 260))});
}

} // namespace

std::string titleOfWhole(const Frame& frame)
{
    return titleOf(frame, factsOf(frame));
}

std::vector<Point> newPoints(const Frame& frame)
{
    return factsOf(frame).points;
}

void paintNewPoints(Picture& picture, const Frame& frame, const BoardGeometry& board, const std::vector<Point>& points,
                    float scale)
{
    if (isImage(board, scale))
        return;
    const Discs discs = discsOf(frame, board, scale);
    const Point first = board.firstVisible(), last = board.lastVisible();
    if (frame.timeline.last() > lastWithRings) {
        Grid old = frame.moment.grid;
        for (const Point p : points)
            old.isSet[old.index(p)] = 0;
        for (int y = first.y; y <= last.y && !points.empty(); ++y)
            for (int x = first.x; x <= last.x; ++x)
                if (old.has({x, y}))
                    picture.circle(board.at({x, y}), discs.radius + scale, withAlpha(frame.look.theme->surface, 0.6F));
        return;
    }
    const float width = std::clamp(0.05F * board.unit(), scale, 3 * scale);
    const float radius = discs.radius + std::min(1.5F * width, 0.5F * board.unit() - discs.radius - width / 2);
    for (const Point p : points)
        if (p.x >= first.x && p.x <= last.x && p.y >= first.y && p.y <= last.y)
            picture.circle(board.at(p), radius, none, {frame.look.theme->ink, width});
}

void paintWordsOfWhole(Picture& picture, const Frame& frame, const StageLayout& layout, float scale)
{
    const FigurePage page{{picture, frame, scale}};
    const Box& box = layout.equation;
    const LevelFacts facts = factsOf(frame);
    paintFlow(factsPart(page, facts, true, box.width, box.height < page.u(96)), box);
    if (!frame.narration.empty())
        paintNarration(page, layout.narration);
}

WordsPlace answerOnWhole(float width, float height)
{
    const SlideLayout slide = slideLayout(width, height);
    const float left = slide.shape == SlideLayout::Shape::Wide ? slide.strip.x : slide.title.x;
    return wordsInFoot(slide.right - left, slide.scale);
}

Picture paintWhole(const Frame& frame, const FigureValues& /*values*/, float width, float height)
{
    const LevelFacts facts = factsOf(frame);
    const Moment moment = atRest(frame.moment);
    Frame shown = ofMoment(frame, moment, frame.look);
    const std::string title = titleOf(frame, facts);
    Picture picture =
        emptyPicture(frame, title, tr(frame.look, "{0}: {1} points are new on this level.", title, facts.points.size()),
                     width, height);
    const SlideLayout slide = slideLayout(width, height);
    const FigurePage page{{picture, frame, slide.scale}, slide.shape == SlideLayout::Shape::Tall};
    const std::string run = stepSaid(frame) + ", " + factsOfRun(frame);
    const float titleEnd = slide.title.x + page.widthOf(picture.title, Font::SansBold, slide.titleSize);
    // The rim of the board stands right below: facts that do not fit beside the title go.
    const bool areFactsBeside = titleEnd + page.u(28) + page.widthOf(run) <= slide.right;
    const float heading = paintHeading(page, areFactsBeside ? run : "", slide.title, slide.right, slide.titleSize);
    shown.asked = stepAskedOf(frame);
    const Part board = boardPart(page, slide, shown, [&](const BoardGeometry& lattice) {
        paintNewPoints(picture, shown, lattice, facts.points, page.scale);
    });
    const Part relief =
        chart({0.44F * slide.strip.width, (page.isTall ? 0.5F : 0.42F) * slide.strip.width},
              [&](const Box& box) { paintRelief(picture, ofMoment(frame, moment, frame.look), box, page.scale); });
    const bool isWide = slide.shape == SlideLayout::Shape::Wide;
    const float across = isWide ? slide.strip.width : slide.right - slide.title.x;
    const float top = isWide ? slide.board.y : heading + page.u(14);
    const Part words = line(frame.narration.empty() ? 0 : slide.narration.height, [&](const Box& box) {
        if (!frame.narration.empty())
            paintNarration(page, box);
    });
    if (frame.question)
        paintAsSlide(page, slide, top, board, relief, {questionFoot(page, frame.question->isAnswered, across)}, false);
    else if (page.isTall)
        paintAsSlide(page, slide, top, row(page.u(14), {board, factsPart(page, facts, false, across)}), relief, {words},
                     false);
    else
        paintAsSlide(page, slide, top, board, relief, {factsPart(page, facts, true, across, !slide.braces), words},
                     false);
    return picture;
}

} // namespace lozenge
