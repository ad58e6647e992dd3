#include "picture/figures/figure_page.hpp"

#include "picture/figures/question_foot.hpp"
#include "picture/height_colours.hpp"
#include "picture/palette.hpp"
#include "picture/slide.hpp"
#include "picture/text/number_text.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {
namespace {

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
        return spoken(frame.title, frame.look);
    return frame.question ? answerOf(*frame.question) : own;
}

} // namespace

float FigurePage::label(Vec2 at, const std::string& text, Align align) const
{
    picture.text(at, text, Font::Sans, u(labelSize), theme().muted, align);
    return at.x + textWidth(Font::Sans, text) * u(labelSize);
}

void FigurePage::fitted(Vec2 at, const std::string& text, Font font, float width, Colour colour) const
{
    const float size = std::clamp(width / textWidth(font, text), u(0.78F * labelSize), u(labelSize));
    picture.text(at, shortened(text, font, size, width), font, size, colour);
}

void FigurePage::number(Vec2 at, const std::string& text, Colour colour, Align align, float size) const
{
    picture.text(at, text, Font::MonoBold, u(size), colour, align);
}

void FigurePage::mark(Vec2 at, const std::string& text, Align align, bool isNow) const
{
    picture.text(at, text, isNow ? Font::MonoBold : Font::Mono, u(labelSize), isNow ? theme().now : theme().muted,
                 align);
}

Vec2 FigurePage::head(Vec2 top, const std::string& text) const
{
    picture.text({top.x, top.y + u(19)}, text, Font::SansBold, u(19), theme().ink);
    return {top.x + textWidth(Font::SansBold, text) * u(19), top.y + u(19)};
}

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
    float baseline = at.y;
    for (const TextLine& line : set.lines) {
        paintLine(page.picture, line, {at.x, baseline}, set.size);
        baseline += set.lineHeight;
    }
    baseline -= set.lineHeight;
    if (facts.empty())
        return baseline;
    const float titleEnd = at.x + set.lines.front().width + page.u(28);
    const bool isBelow = set.lines.size() > 1 || titleEnd + textWidth(Font::Sans, facts) * page.u(labelSize) > right;
    if (!isBelow)
        page.label({right, at.y}, facts, Align::Right);
    else if (!isAsking(page.frame)) // a question has no second line but its own
        page.label({at.x, baseline += page.u(30)}, shortened(facts, Font::Sans, page.u(labelSize), width));
    return baseline;
}

WordsPlace wordsOnFigure(float width, float height)
{
    const float scale = figureScale(width, height);
    const SlideLayout slide = slideLayout(width, height);
    const float high = (width < height ? 118 : 60) * scale;
    return {{slide.title.x, height - 22 * scale - high, slide.right - slide.title.x, high}, scale};
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
    const float top = heading + page.u(32);
    float bottom = picture.height - page.u(30);
    if (frame.question) {
        const QuestionFoot foot = questionFoot(frame, left, right, words.box.bottom(), page.scale);
        paintQuestionFoot(picture, frame, foot);
        bottom = foot.cards.y - page.u(24);
    } else if (!frame.narration.empty()) {
        paintForHall(picture, lessonWords(frame.narration, frame.look), words.box, page.scale);
        bottom = words.box.y - page.u(18);
    }
    page.body = {left, top, right - left, bottom - top};
    // Above the cards of a page that is not wide there is little room: what stands there is smaller.
    const float wanted = slide.shape == SlideLayout::Shape::Tall ? 700 : 640;
    if (frame.question && slide.shape != SlideLayout::Shape::Wide)
        page.scale *= std::clamp(page.body.height / page.u(wanted), 0.75F, 1.0F);
    return page;
}

std::string factsOfRun(const Frame& frame)
{
    const Recipe& recipe = frame.timeline.recipe();
    const std::string side = std::to_string(recipe.size);
    std::string facts = side + " \u00d7 " + side + ", " + variantSaid(*recipe.variant, frame.look);
    if (recipe.noise.kind->takesSeed)
        facts += ", " + tr(frame.look, "seed {0}", recipe.noise.seed);
    return facts;
}

std::string variantSaid(const Variant& variant, const Look& look)
{
    return variant.name == "textbook" ? tr(look, "textbook") : std::string(variant.name);
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

Frame ofMoment(const Frame& frame, const Moment& moment, const Look& look)
{
    return {.timeline = frame.timeline,
            .moment = moment,
            .look = look,
            .range = frame.range,
            .narration = {},
            .command = {},
            .stops = frame.stops,
            .title = {},
            .marks = frame.marks};
}

int firstOfLevel(const Timeline& timeline, int level)
{
    const auto& chapters = timeline.chapters();
    return std::find_if(chapters.begin(), chapters.end(),
                        [&](const Chapter& chapter) { return chapter.level == level; })
        ->first;
}

int paintKey(const FigurePage& page, const std::vector<KeyEntry>& entries, const Box& firstRow)
{
    int rows = 1;
    float x = firstRow.x;
    float y = firstRow.y + firstRow.height / 2;
    for (const KeyEntry& entry : entries) {
        const float width = page.u(entry.width + 10) + textWidth(Font::Sans, entry.text) * page.u(labelSize);
        if (x > firstRow.x && x + width > firstRow.right()) {
            x = firstRow.x;
            y += firstRow.height;
            ++rows;
        }
        entry.mark({x + page.u(entry.width / 2), y});
        page.label(page.baseOf({x + page.u(entry.width + 10), y}), entry.text);
        x += width + page.u(32);
    }
    return rows;
}

void paintColours(const FigurePage& page, const Box& bar, int count, const std::function<Colour(double share)>& colour)
{
    const float band = bar.width / static_cast<float>(count);
    for (int i = 0; i < count; ++i)
        page.picture.rectangle(
            {bar.x + band * static_cast<float>(i), bar.y, band + (i + 1 < count ? 0.6F : 0), bar.height}, 0,
            colour((i + 0.5) / count));
    page.picture.rectangle(bar, 0, none, {page.theme().edge, page.scale});
}

void paintScaleOfHeights(const FigurePage& page, const Box& box)
{
    const Interval axis = axisOf(page.frame);
    const HeightColours colours = coloursOf(page.frame);
    const std::string lowest = shortText(axis.low, Minus::Mono), highest = shortText(axis.high);
    const float baseline = page.baseOf(box.centre()).y;
    const float ends = textWidth(Font::Mono, lowest) * page.u(labelSize) + page.u(8);
    const std::string height = tr(page.frame.look, "height");
    const float name = textWidth(Font::Sans, height) * page.u(labelSize) + page.u(12);
    page.label({box.x, baseline}, height);
    const Box bar{box.x + name + ends, box.y, box.width - name - 2 * ends, box.height};
    paintColours(page, bar, 48, [&](double share) { return colours(axis.low + axis.length() * share); });
    page.mark({bar.x - page.u(8), baseline}, lowest, Align::Right);
    page.mark({bar.right() + page.u(8), baseline}, highest, Align::Left);
}

} // namespace lozenge
