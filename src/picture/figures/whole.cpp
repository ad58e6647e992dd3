#include "picture/figures/whole.hpp"

#include "analysis/measures.hpp"

#include "core/slips.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/figures/question_slide.hpp"
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

/// Where the parts of the figure `whole` lie. A question takes the place of the facts and the words.
struct WholeLayout {
    Box board;
    Box relief;
    Box facts;
    bool areFactsBeside = false; ///< one below the other beside the board, on tall pages
    std::optional<QuestionFoot> foot = std::nullopt;
};

/// Below a heading whose last base line is here: the board beside the relief, and under both the facts, as on the slide
/// of a step; on tall pages the facts beside the board, and the relief over the whole width.
WholeLayout wholeLayout(const Frame& frame, const SlideLayout& slide, float heading)
{
    using enum SlideLayout::Shape;
    const bool isAsked = frame.question != nullptr;
    const float u = slide.scale, left = slide.strip.x, column = slide.strip.width;
    WholeLayout layout{slide.board, slide.relief, slide.equation};
    float end = slide.narration.y - 10 * u;
    if (isAsked) {
        const float gap = slide.shape == Wide ? 20 : slide.shape == Broad ? 12 : 16;
        layout.foot = questionFoot(frame, frame.question->isAnswered, slide.shape == Broad ? slide.title.x : left,
                                   slide.right, slide.strip.y - gap * u, u);
        end = layout.foot->cards.y - (slide.shape == Broad ? 10 : 14) * u;
    }
    if (slide.shape == Tall) {
        const float top = heading + 18 * u, room = end - top;
        const float side = isAsked ? std::min(0.55F * room, 0.7F * column) : std::min(0.64F * column, 0.54F * room);
        layout.board = {isAsked ? left + (column - side) / 2 : left - 26 * u, top, side, side};
        layout.relief = {left, top + side, column, room - side};
        layout.facts = {left + side + 8 * u, top + 40 * u, column - side - 8 * u, side - 60 * u};
        layout.areFactsBeside = !isAsked;
    } else if (isAsked && slide.shape == Wide) {
        layout.relief.height = end - layout.relief.y;
    } else if (isAsked) {
        layout.board.height = end - layout.board.y;
        layout.board.width = std::min(layout.board.width, layout.board.height);
        layout.relief = {layout.board.right(), layout.board.y, slide.right - layout.board.right(), layout.board.height};
    }
    return layout;
}

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

/// Where strokes would be one band of colour, how many fall on each part of it.
void paintHistogram(const FigurePage& page, const std::vector<float>& strokes, const Box& box)
{
    std::array<int, 24> counts{};
    const float wide = box.width / static_cast<float>(counts.size());
    for (const float at : strokes)
        ++counts[std::min(counts.size() - 1, static_cast<std::size_t>((at - box.x) / wide))];
    const auto most = static_cast<float>(*std::max_element(counts.begin(), counts.end()));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const float high = box.height * static_cast<float>(counts[i]) / most, x = box.x + wide * static_cast<float>(i);
        page.rectangle({x, box.bottom() - high, wide - page.u(1.5F), high}, 0, page.theme().now);
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
    const Theme& theme = page.theme();
    const float baseline = page.baseOf(box.centre()).y;
    const std::string low = shortText(least, Minus::Mono), high = shortText(greatest, Minus::Mono);
    const float wordsEnd = page.label({box.x, baseline}, page.tr("offsets"));
    const float left = wordsEnd + page.u(20) + page.widthOf(low, Font::Mono) + page.u(10);
    const Box rug{left, box.y, box.right() - left - page.widthOf(high, Font::Mono) - page.u(10), box.height};
    page.mark({rug.x - page.u(10), baseline}, low, Align::Right);
    page.mark({rug.right() + page.u(10), baseline}, high, Align::Left);

    const auto x = [&](double offset) {
        return rug.x + static_cast<float>(std::clamp((offset - least) / (greatest - least), 0.0, 1.0)) * rug.width;
    };
    const float from = x(spread.mean - spread.deviation), to = x(spread.mean + spread.deviation);
    page.rectangle({from, rug.y, to - from, rug.height}, 0, theme.line);
    std::vector<float> strokes;
    for (int number = facts.first; number <= facts.last; ++number)
        if (const Step step = page.frame.timeline.step(number); step.drawn)
            strokes.push_back(x(step.offset));
    if (strokes.size() <= 150) // more can hardly be told apart
        for (const float at : strokes)
            page.line({at, rug.y + page.u(2)}, {at, rug.bottom()}, {theme.now, 2});
    else
        paintHistogram(page, strokes, rug);
    page.line({rug.x, rug.bottom()}, {rug.right(), rug.bottom()}, {theme.track, 1.5F});
    for (const float side : {rug.x - page.u(3), rug.right() + page.u(3)}) // beside strokes at the very ends
        page.line({side, rug.y}, {side, rug.bottom()}, {theme.ink, 2});
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

/// The ring and the grey square before a label are the key to what they mean in the picture.
void paintFact(const FigurePage& page, const Fact& fact, Vec2 at, float size)
{
    const Theme& theme = page.theme();
    const float below = at.y + page.u(27), middle = below - middleOfCapitals * page.u(labelSize);
    page.number(at, fact.value, theme.ink, Align::Left, size);
    if (!fact.rest.empty())
        page.label({at.x + page.widthOf(fact.value, Font::MonoBold, size) + page.u(7), at.y}, fact.rest);
    if (fact.mark == Fact::Mark::Ring)
        page.circle({at.x + page.u(8), middle}, 6.5F, none, {theme.ink, 2.6F});
    if (fact.mark == Fact::Mark::Square)
        page.rectangle({at.x, middle - page.u(8), page.u(16), page.u(16)}, 0, theme.line);
    page.label({at.x + (fact.mark == Fact::Mark::None ? 0 : page.u(24)), below}, fact.label);
}

/// Beside the board, one below the other.
void paintFactsBeside(const FigurePage& page, const LevelFacts& facts, const Box& box)
{
    const float pitch = std::min(page.u(84), box.height / 5);
    float y = box.y + page.u(27);
    for (const Fact& fact : shownFacts(page.frame, facts)) {
        paintFact(page, fact, {box.x, y}, 33);
        y += pitch;
    }
    if (facts.spread.count > 0)
        paintOffsets(page, facts, {box.x, std::min(y, box.bottom() - page.u(24)), box.width, page.u(24)});
}

void paintFactsOfLevel(const FigurePage& page, const LevelFacts& facts, const Box& box)
{
    const std::vector<Fact> shown = shownFacts(page.frame, facts);
    // Columns are as wide as what stands in them, and what is left is shared.
    const bool isLow = box.height < page.u(96);
    float size = isLow ? 26 : 33;
    std::vector<float> widths;
    const auto measure = [&] {
        float total = 0;
        widths.clear();
        for (const Fact& fact : shown) {
            const float mark = fact.mark == Fact::Mark::None ? 0 : 24;
            const float above = page.widthOf(fact.value, Font::MonoBold, size) + page.widthOf(" " + fact.rest);
            widths.push_back(std::max(above, page.widthOf(fact.label) + page.u(mark)));
            total += widths.back();
        }
        return total;
    };
    const float most = box.width - page.u(24) * static_cast<float>(shown.size() - 1);
    float total = measure();
    for (; total > most && size > labelSize; total = measure())
        size -= 1;
    const float between =
        std::min(page.u(60), (box.width - total) / std::max<float>(1, static_cast<float>(shown.size() - 1)));
    float x = box.x;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        paintFact(page, shown[i], {x, box.y + page.u(0.8F * size)}, size);
        x += widths[i] + between;
    }
    if (facts.spread.count > 0 && !isLow)
        paintOffsets(page, facts, {box.x, box.bottom() - page.u(38), box.width, page.u(24)});
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
    paintFactsOfLevel(page, factsOf(frame), layout.equation);
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
    const WholeLayout layout = wholeLayout(frame, slide, heading);
    const BoardGeometry board = grown(boardWithScale(picture, shown, layout.board, page.scale), shown, page.scale);
    paintBoard(picture, shown, board, page.scale);
    paintNewPoints(picture, shown, board, facts.points, page.scale);
    shown.asked = stepAskedOf(frame);
    paintAskedPoint(picture, shown, board, page.scale);
    shown.asked.reset();
    paintRelief(picture, shown, layout.relief, page.scale);
    if (layout.foot)
        paintQuestionFoot(page, *layout.foot);
    else if (layout.areFactsBeside)
        paintFactsBeside(page, facts, layout.facts);
    else
        paintFactsOfLevel(page, facts, layout.facts);
    if (!layout.foot && !frame.narration.empty())
        paintNarration(page, slide.narration);
    paintStrip(picture, frame, slide.strip, page.scale, false);
    return picture;
}

} // namespace lozenge
