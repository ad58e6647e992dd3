#include "picture/page.hpp"

#include "picture/board/board.hpp"
#include "picture/relief/relief.hpp"
#include "picture/strip.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <utility>

// How the parts of a frame are laid out on a page. Lengths are in the design's units until they meet `scale`.

namespace lozenge {
namespace {

/// 16:9 and wider: the board fills the height on the left, all else stands in a column on the right.
SlideLayout wideLayout(float width, float height)
{
    const float scale = pageScale(width, height);
    const float used = std::min(width, 1.9F * height);
    const Box area{(width - used) / 2, 0, used, height};
    const auto u = [&](float units) { return units * scale; };
    const float header = u(58), bottom = area.bottom() - u(20), right = area.right() - u(40);
    const float side = area.height - header - u(14);
    const Box board{area.x + u(10), area.y + header, side, side};
    const float left = board.right() + u(14), column = right - left;
    const Box narration{left, bottom - u(66) - u(12) - u(86), column, u(86)};
    const Box equation{left, narration.y - u(112), column, u(104)};
    return {.shape = SlideLayout::Shape::Wide,
            .scale = scale,
            .title = {area.x + u(40), area.y + u(48)},
            .right = right,
            .titleSize = 32,
            .board = board,
            .relief = {left - u(8), area.y + header + u(6), column + u(16), equation.y - area.y - header - u(10)},
            .equation = equation,
            .narration = narration,
            .strip = {left, bottom - u(66), column, u(44)},
            .command = {right, bottom}};
}

/// 4:3 and its like: board and relief side by side, the equation under both.
SlideLayout broadLayout(float width, float height)
{
    const float scale = pageScale(width, height);
    const auto u = [&](float units) { return units * scale; };
    const bool low = height < u(700);
    const float left = u(24), right = width - u(24), column = right - left;
    const float bottom = height - u(12), top = u(46);
    const float words = u(low ? 54 : 84), equationHeight = u(low ? 82 : 116);
    const Box narration{left, bottom - u(62) - u(8) - words, column, words};
    const Box equation{left, narration.y - u(low ? 4 : 14) - equationHeight, column, equationHeight};
    const float room = equation.y - u(4) - top;
    const float side = std::min(room, 0.54F * column);
    return {.shape = SlideLayout::Shape::Broad,
            .scale = scale,
            .title = {left, u(38)},
            .right = right,
            .titleSize = low ? 24.0F : 30.0F,
            .board = {u(8), top, side, room},
            .relief = {u(8) + side, top, width - u(14) - (u(8) + side), side},
            .equation = equation,
            .narration = narration,
            .strip = {left, bottom - u(62), column, u(44)},
            .command = {right, bottom},
            .braces = !low};
}

/// Taller than wide: for phones and posters.
SlideLayout tallLayout(float width, float height)
{
    const float scale = width / 864;
    const auto u = [&](float units) { return units * scale; };
    const float left = u(40), right = width - u(40), column = right - left;
    const float bottom = height - u(18), baseline = u(62), top = baseline + u(18);
    const Box narration{left, bottom - u(66) - u(8) - u(88), column, u(88)};
    const Box equation{left, narration.y - u(84), column, u(78)};
    const float room = equation.y - u(8) - top;
    const float side = std::min(0.64F * column, 0.56F * room);
    const float beside = left + side + u(8);
    return {.shape = SlideLayout::Shape::Tall,
            .scale = scale,
            .title = {left, baseline},
            .right = right,
            .titleSize = 34,
            .board = {left - u(26), top, side, side},
            .relief = {left, top + side, column, room - side},
            .beside = {beside, top + u(40), right - beside, side - u(60)},
            .equation = equation,
            .narration = narration,
            .strip = {left, bottom - u(66), column, u(44)},
            .command = {right, bottom},
            .braces = false};
}

/// The facts in two lines, for narrow pages. Returns where they begin.
float paintShortFacts(const FramePage& page, float right, float baseline)
{
    const Frame& frame = page.frame;
    const Look& look = frame.look;
    const std::string step = stepSaid(frame);
    std::string rest;
    if (frame.moment.step) {
        const Level& level = frame.timeline.levels()[static_cast<std::size_t>(frame.moment.step->level)];
        rest = tr(look, "level {0}, amplitude {1}", level.index, shortText(level.amplitude));
    }
    if (const NoiseRecipe& noise = frame.timeline.recipe().noise; noise.kind->takesSeed)
        rest += (rest.empty() ? "" : ", ") + tr(look, "seed {0}", noise.seed);
    const float size = page.u(17);
    page.picture.text({right, baseline}, step, Font::SansSemiBold, size, page.theme().ink, Align::Right);
    page.picture.text({right, baseline + page.u(23)}, rest, Font::Sans, size, page.theme().muted, Align::Right);
    return right - std::max(textWidth(Font::SansSemiBold, step), textWidth(Font::Sans, rest)) * size;
}

void paintHeader(const FramePage& page, const SlideLayout& layout, float left)
{
    const float baseline = layout.title.y;
    if (layout.shape == SlideLayout::Shape::Tall) {
        const float factsBegin = paintShortFacts(page, layout.right, baseline - page.u(12));
        return paintTitle(page, left, factsBegin - left - page.u(20), baseline, layout.titleSize);
    }
    // The title has the right of way: facts that do not fit beside it go.
    const float titleEnd = left + textWidth(Font::SansBold, frameTitle(page.frame)) * page.u(layout.titleSize);
    paintFacts(page, layout.right, titleEnd + page.u(24), baseline);
    paintTitle(page, left, layout.right - left, baseline, layout.titleSize);
}

} // namespace

std::string stepSaid(const Frame& frame)
{
    return tr(frame.look, "step {0} of {1}", frame.moment.number, frame.timeline.stepCount());
}

Picture emptyPage(const Look& look, std::string title, std::string description, float width, float height)
{
    return {width, height, look.theme->page, std::move(title), std::move(description)};
}

void paintTitle(const FramePage& page, float x, float width, float baseline, float size)
{
    const std::string title = withMinusSigns(frameTitle(page.frame));
    const float smallest = 0.7F * size;
    while (size > smallest && textWidth(Font::SansBold, title) * page.u(size) > width)
        size -= 1;
    page.picture.text({x, baseline}, shortened(title, Font::SansBold, page.u(size), width), Font::SansBold,
                      page.u(size), page.theme().ink);
}

void paintFacts(const FramePage& page, float right, float left, float baseline)
{
    const Frame& frame = page.frame;
    const Look& look = frame.look;
    const Theme& theme = page.theme();
    std::vector<RichText> facts;
    const auto add = [&](const std::string& name, const std::string& value, Font font, const std::string& rest = {}) {
        facts.push_back(
            {{name + " ", Font::Sans, theme.muted}, {value, font, theme.ink}, {rest, Font::Sans, theme.muted}});
    };
    add(tr(look, "step"), std::to_string(frame.moment.number + (frame.asked ? 1 : 0)), Font::MonoBold,
        " " + tr(look, "of {0}", frame.timeline.stepCount()));
    if (const Step* const step = frame.subject()) {
        const Level& level = frame.timeline.levels()[static_cast<std::size_t>(step->level)];
        add(tr(look, "level"), std::to_string(step->level), Font::MonoBold);
        add(tr(look, "phase"), phaseName(step->phase, look), Font::SansBold);
        add(tr(look, "amplitude"), shortText(level.amplitude), Font::MonoBold);
    }
    if (const NoiseRecipe& noise = frame.timeline.recipe().noise; noise.kind->takesSeed)
        add(tr(look, "seed"), std::to_string(noise.seed), Font::MonoBold);

    const float size = page.u(17), gap = page.u(22);
    const auto width = [&](const RichText& fact) {
        float letters = 0;
        for (const Span& span : fact)
            letters += textWidth(span.font, span.content);
        return letters * size;
    };
    // What does not fit beside the title goes, the last fact first.
    float total = 0;
    for (const RichText& fact : facts)
        total += width(fact) + gap;
    while (!facts.empty() && right - total < left) {
        total -= width(facts.back()) + gap;
        facts.pop_back();
    }
    float x = right - total + gap;
    for (const RichText& fact : facts) {
        for (const Span& span : fact) {
            if (!span.content.empty())
                page.picture.text({x, baseline}, withoutEnd(span.content), span.font, size, span.colour);
            x += textWidth(span.font, span.content) * size;
        }
        x += gap;
    }
}

void paintNarration(const FramePage& page, const Box& box)
{
    paintForHall(page.picture, narrationOf(page.frame), box, page.scale);
}

SlideLayout slideLayout(float width, float height)
{
    const float ratio = width / height;
    return ratio < 1      ? tallLayout(width, height)
           : ratio < 1.5F ? broadLayout(width, height)
                          : wideLayout(width, height);
}

Box boardSquare(const Box& area)
{
    const float side = std::min(area.width, area.height);
    return {area.x + (area.width - side) / 2, area.y + (area.height - side) / 2, side, side};
}

float pageScale(float width, float height)
{
    return std::max(std::min(width / 1280, height / 800), 0.8F * std::min({1.0F, width / 640, height / 480}));
}

WordsPlace wordsOnSlide(float width, float height)
{
    const SlideLayout layout = slideLayout(width, height);
    return {layout.narration, layout.scale};
}

void paintSlide(const FramePage& page, const SlideLayout& layout, float titleLeft,
                const std::function<void()>& paintRight)
{
    const auto& [picture, frame, scale] = page;
    paintHeader(page, layout, titleLeft);
    paintBoard(picture, frame, boardWithScale(picture, frame, layout.board, scale), scale);
    if (layout.shape == SlideLayout::Shape::Tall)
        paintColumnSum(picture, frame, layout.beside, scale);
    paintRight();
    paintEquation(picture, frame, layout.equation, scale, layout.braces);
    paintNarration(page, layout.narration);
    paintStrip(picture, stripOf(frame), layout.strip, scale);
    paintCommand(picture, frame.command, layout, page.theme());
}

void paintCommand(Picture& picture, const std::string& command, const SlideLayout& layout, const Theme& theme)
{
    if (command.empty())
        return;
    const float size = 12 * layout.scale;
    picture.text(layout.command, shortened(command, Font::Mono, size, layout.strip.width), Font::Mono, size,
                 theme.muted, Align::Right);
}

Picture framePicture(const Frame& frame, View::Kind view, float width, float height)
{
    Picture picture =
        emptyPage(frame.look, frameTitle(frame), frameCaption(frame) + ". " + frameNarration(frame), width, height);
    const float scale = pageScale(width, height);
    const Box whole{0, 0, width, height};
    if (view == View::Kind::Relief) {
        paintRelief(picture, frame, whole, scale);
    } else if (view == View::Kind::Board) {
        paintBoard(picture, frame, boardGeometry(whole, frame.timeline.last(), scale), scale);
    } else {
        const SlideLayout layout = slideLayout(width, height);
        paintSlide({picture, frame, layout.scale}, layout, layout.title.x,
                   [&] { paintRelief(picture, frame, layout.relief, layout.scale); });
    }
    return picture;
}

} // namespace lozenge
