#include "picture/figures/figure_page.hpp"

#include "picture/figures/question_slide.hpp"
#include "picture/height_colours.hpp"
#include "picture/kit/axis.hpp"
#include "picture/page.hpp"
#include "picture/palette.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace lozenge {
namespace {

// In the design's units. Between the heading and the foot lies the body; the
// foot holds words, or the cards of a question and then its answer.
constexpr float belowHeading = 28, foot = 60, belowFoot = 24, toFoot = 16;

float figureScale(float width, float height)
{
    return width < height ? width / 815 : pageScale(width, height); // 15 pixels of 720 in width as well
}

bool isAsking(const Frame& frame)
{
    return frame.question && !frame.question->isAnswered;
}

std::string titleOf(const Frame& frame, std::string own)
{
    if (isAsking(frame))
        return frame.question->text;
    if (!frame.title.empty())
        return withTerms(frame.title, frame.look);
    return frame.question ? answerOf(*frame.question) : own;
}

} // namespace

Picture emptyPicture(const Frame& frame, std::string title, std::string description, float width, float height)
{
    return emptyPage(frame.look, titleOf(frame, std::move(title)),
                     isAsking(frame) ? toldQuestion(*frame.question) : std::move(description), width, height);
}

float paintHeading(const FigurePage& page, const std::string& facts, Vec2 at, float right, float size)
{
    const RichText title{{withMinusSigns(page.picture.title), Font::SansBold, page.theme().ink}};
    const float width = right - at.x;
    const SetText set = setHeading(title, width, size, page.u(1));
    if (set.lines.empty())
        return at.y;
    paintText(page.picture, set, {at.x, at.y - set.size, 0, 0});
    float baseline = at.y + set.drop();
    if (facts.empty())
        return baseline;
    const float titleEnd = at.x + set.lines.front().width + page.u(28);
    const bool isBelow = set.lines.size() > 1 || titleEnd + page.widthOf(facts) > right;
    if (!isBelow)
        page.label({right, at.y}, facts, Align::Right);
    else if (!isAsking(page.frame)) // a question has no second line but its own
        page.label({at.x, baseline += page.u(30)}, shortened(facts, Font::Sans, page.u(labelSize), width));
    return baseline;
}

WordsPlace wordsOnFigure(float width, float height)
{
    const float scale = figureScale(width, height), high = (width < height ? 118 : foot) * scale;
    const SlideLayout slide = slideLayout(width, height);
    return {{slide.title.x, height - belowFoot * scale - high, slide.right - slide.title.x, high}, scale};
}

WordsPlace answerOnFigure(float width, float height)
{
    const WordsPlace words = wordsOnFigure(width, height);
    return wordsInFoot(words.box.width, words.scale);
}

FigurePage openPage(Picture& picture, const Frame& frame, const std::string& facts)
{
    FigurePage page{{picture, frame, figureScale(picture.width, picture.height)}, picture.width < picture.height};
    const SlideLayout slide = slideLayout(picture.width, picture.height);
    const float left = slide.title.x, right = slide.right;
    const float heading = paintHeading(page, facts, slide.title, right, slide.titleSize * slide.scale / page.scale);
    const WordsPlace words = wordsOnFigure(picture.width, picture.height);
    const float top = heading + page.u(belowHeading);
    float bottom = picture.height - page.u(belowFoot);
    if (frame.question) {
        // Nothing moves from the question to its answer: the body has the room that both leave.
        for (const bool isAnswered : {false, true}) {
            const Part foot = questionFoot(page, isAnswered, right - left);
            const float high = heightFor(foot, right - left), cards = words.box.bottom() - high;
            if (isAnswered == frame.question->isAnswered)
                paintFlow(foot, {left, cards, right - left, high});
            bottom = std::min(bottom, cards - page.u(toFoot));
        }
    } else if (!frame.narration.empty()) {
        paintForHall(picture, lessonWords(frame.narration, frame.look), words.box, page.scale);
        bottom = words.box.y - page.u(toFoot);
    }
    page.body = {left, top, right - left, bottom - top};
    // Above the cards of a page that is not wide there is little room: what stands there is smaller.
    const float wanted = slide.shape == SlideLayout::Shape::Tall ? 700 : 640;
    if (frame.question && slide.shape != SlideLayout::Shape::Wide)
        page.scale *= std::clamp(page.body.height / page.u(wanted), 0.75F, 1.0F);
    return page;
}

std::string factsOfRun(const Frame& frame, int maps)
{
    const Recipe& recipe = frame.timeline.recipe();
    const std::string side = std::to_string(recipe.size);
    std::string facts = side + " \u00d7 " + side + ", " + variantSaid(*recipe.variant, frame.look);
    if (recipe.noise.kind->takesSeed)
        facts += ", " + (maps == 0 ? tr(frame.look, "seed {0}", recipe.noise.seed)
                                   : tr(frame.look, maps == 1 ? "seed 1" : "seeds 1 to {0}", maps));
    return facts;
}

std::string variantSaid(const Variant& variant, const Look& look)
{
    return variant.name == "textbook" ? tr(look, "textbook") : std::string(variant.name);
}

Point pointOr(const FigureValue& given, const Frame& frame)
{
    const int middle = frame.timeline.last() / 2;
    return given.point ? *given.point : frame.step() ? frame.step()->at : Point{middle, middle};
}

std::string levelSaid(const Frame& frame, int level, Phase phase)
{
    const Level& row = frame.timeline.levels()[static_cast<std::size_t>(level)];
    return tr(frame.look, "level {0}, amplitude {1}", level, shortText(amplitudeOf(row, phase)));
}

std::string phaseTitle(Phase phase, const Look& look)
{
    return tr(look, "{0} phase", phaseHeading(phase, look));
}

Moment atRest(Moment moment)
{
    moment.step.reset();
    return moment;
}

Frame ofRun(const Frame& frame, const Timeline& timeline, const Moment& moment)
{
    return {.timeline = timeline, .moment = moment, .look = frame.look, .range = frame.range};
}

Frame ofMoment(const Frame& frame, const Moment& moment, const Look& look)
{
    Frame other = ofRun(frame, frame.timeline, moment);
    other.look = look;
    other.stops = frame.stops;
    other.marks = frame.marks;
    return other;
}

int firstOfLevel(const Timeline& timeline, int level)
{
    const auto& chapters = timeline.chapters();
    return std::find_if(chapters.begin(), chapters.end(),
                        [&](const Chapter& chapter) { return chapter.level == level; })
        ->first;
}

BoardGeometry mapIn(const Box& square, int last, float inset)
{
    const float cell = (square.width - 2 * inset) / (static_cast<float>(last) + 1.04F);
    return {.box = square, .cell = cell, .ghost = 0, .margin = inset + 0.52F * cell, .last = last};
}

void paintMapNumbers(const FigurePage& page, const BoardGeometry& board, Point now)
{
    const float least = page.u(board.last >= 100 ? 44 : 32);
    const NumbersAlong columns(board.last, board.cell, least, now.x, page.u(30));
    const NumbersAlong rows(board.last, board.cell, least, now.y, page.u(30));
    const Vec2 corner{board.box.x - page.u(10), board.box.y - page.u(16)};
    for (int i = 0; i <= board.last; ++i) {
        if (columns.has(i))
            page.mark(page.baseOf({board.at({i, 0}).x, corner.y}), std::to_string(i), Align::Centre, i == now.x);
        if (rows.has(i))
            page.mark(page.baseOf({corner.x, board.at({0, i}).y}), std::to_string(i), Align::Right, i == now.y);
    }
}

std::shared_ptr<const Pixels> pixelsOf(int width, const std::vector<Colour>& colours)
{
    auto pixels = std::make_shared<Pixels>(Pixels{width, static_cast<int>(colours.size()) / width, {}});
    pixels->rgba.reserve(4 * colours.size());
    for (const Colour& colour : colours)
        for (const float part : {colour.r, colour.g, colour.b, colour.a})
            pixels->rgba.push_back(static_cast<std::uint8_t>(std::lround(part * 255)));
    return pixels;
}

void paintImage(const FigurePage& page, const Box& box, int width, const std::vector<Colour>& colours, bool smooth)
{
    page.picture.image(box, pixelsOf(width, colours), smooth);
    page.rectangle(box, 0, none, {page.theme().edge, 1});
}

} // namespace lozenge
