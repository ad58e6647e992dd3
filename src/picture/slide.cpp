#include "picture/slide.hpp"

#include "picture/board/board.hpp"
#include "picture/equation.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"
#include "picture/strip.hpp"
#include "picture/words.hpp"

#include <algorithm>

// How the parts of a frame are laid out on a page. Lengths are in the design's units until they meet `scale`.

namespace lozenge {
namespace {

enum class Shape : std::uint8_t { Wide, Broad, Tall };

/// What of a slide its size alone decides.
struct Paper {
    Shape shape = Shape::Wide;
    float scale = 1;
    Box area;

    [[nodiscard]] float u(float units) const { return units * scale; }
    [[nodiscard]] bool isLow() const { return area.height < u(700); }
};

/// Small pages keep their letters readable and give up room; below 640 x 480 everything shrinks.
float scaleOf(float width, float height)
{
    return std::max(std::min(width / 1280, height / 800), 0.8F * std::min({1.0F, width / 640, height / 480}));
}

Paper paperOf(float width, float height)
{
    const float ratio = width / height;
    if (ratio < 1)
        return {Shape::Tall, width / 864, {0, 0, width, height}};
    const float scale = scaleOf(width, height);
    if (ratio < 1.5F)
        return {Shape::Broad, scale, {0, 0, width, height}};
    const float used = std::min(width, 1.9F * height);
    return {Shape::Wide, scale, {(width - used) / 2, 0, used, height}};
}

constexpr float wideHeader = 58;

/// 16:9 and wider: the board fills the height on the left, all else stands in a column on the right.
Box wideBoard(const Paper& paper)
{
    const Box& area = paper.area;
    const float side = area.height - paper.u(wideHeader) - paper.u(14);
    return {area.x + paper.u(10), area.y + paper.u(wideHeader), side, side};
}

Box narrationBox(const Paper& paper)
{
    const Box& area = paper.area;
    const auto u = [&](float units) { return paper.u(units); };
    const auto above = [&](float left, float right, float bottom, float height) {
        return Box{left, bottom - height, right - left, height};
    };
    switch (paper.shape) {
    case Shape::Tall: return above(area.x + u(40), area.right() - u(40), area.bottom() - u(18) - u(66) - u(8), u(88));
    case Shape::Broad:
        return above(area.x + u(24), area.right() - u(24), area.bottom() - u(12) - u(62) - u(8),
                     u(paper.isLow() ? 54 : 84));
    default: break;
    }
    return above(wideBoard(paper).right() + u(14), area.right() - u(30), area.bottom() - u(20) - u(66) - u(12), u(86));
}

void layWide(const Page& page, const Paper& paper)
{
    const Box& area = page.area;
    const float margin = page.u(30);
    const float header = page.u(wideHeader);
    const BoardGeometry geometry = boardGeometry(wideBoard(paper), page.frame.timeline.last(), page.scale);
    const float plane = geometry.at({0, 0}).x - geometry.beyond();
    const Box narration = narrationBox(paper);
    const float left = narration.x;
    const float right = area.right() - margin;

    const float baseline = area.y + page.u(48);
    const float title = std::max(plane, area.x + margin);
    const float titleEnd = title + textWidth(Font::SansBold, frameTitle(page.frame)) * page.u(32);
    paintFacts(page, right, titleEnd + page.u(24), baseline);
    paintTitle(page, title, right - title, baseline, 32);
    paintBoard(page.picture, page.frame, geometry, page.scale);

    const float bottom = area.bottom() - page.u(20);
    const Box strip{left, bottom - page.u(66), right - left, page.u(44)};
    const Box equation{left, narration.y - page.u(112), right - left, page.u(104)};
    const Box relief{left - page.u(8), area.y + header + page.u(6), right - left + page.u(16),
                     equation.y - area.y - header - page.u(10)};
    paintRelief(page.picture, page.frame, relief, page.scale);
    paintEquation(page.picture, page.frame, equation, page.scale, true);
    paintNarration(page, narration);
    paintStrip(page.picture, page.frame, strip, page.scale, true);
    paintCommand(page, {right, bottom}, right - left, Align::Right);
}

/// 4:3 and its like: board and relief side by side, the equation under both.
void layBroad(const Page& page, const Paper& paper)
{
    const Box& area = page.area;
    const float margin = page.u(24);
    const float header = page.u(46);
    const bool low = paper.isLow();
    const float left = area.x + margin;
    const float right = area.right() - margin;
    const float width = right - left;

    const float baseline = area.y + page.u(38);
    const float titleSize = low ? 24 : 30;
    // The title has the right of way: facts that do not fit beside it go.
    const float titleEnd = left + textWidth(Font::SansBold, frameTitle(page.frame)) * page.u(titleSize);
    paintFacts(page, right, titleEnd + page.u(24), baseline);
    paintTitle(page, left, width, baseline, titleSize);

    const float bottom = area.bottom() - page.u(12);
    const Box strip{left, bottom - page.u(62), width, page.u(44)};
    const Box narration = narrationBox(paper);
    const float equationHeight = page.u(low ? 82 : 116);
    const Box equation{left, narration.y - page.u(low ? 4 : 14) - equationHeight, width, equationHeight};
    const float top = area.y + header;
    const float side = std::min(equation.y - page.u(4) - top, 0.54F * width);
    const BoardGeometry geometry = boardGeometry({area.x + page.u(8), top, side, equation.y - page.u(4) - top},
                                                 page.frame.timeline.last(), page.scale);
    const float reliefLeft = area.x + page.u(8) + side;
    paintBoard(page.picture, page.frame, geometry, page.scale);
    paintRelief(page.picture, page.frame, {reliefLeft, top, area.right() - page.u(14) - reliefLeft, side}, page.scale);
    paintEquation(page.picture, page.frame, equation, page.scale, !low);
    paintNarration(page, narration);
    paintStrip(page.picture, page.frame, strip, page.scale, true);
    paintCommand(page, {right, bottom}, width, Align::Right);
}

/// Taller than wide: for phones and posters.
void layTall(const Page& page, const Paper& paper)
{
    const Box& area = page.area;
    const float margin = page.u(40);
    const float left = area.x + margin;
    const float right = area.right() - margin;
    const float width = right - left;

    const float baseline = area.y + page.u(62);
    const float factsBegin = paintShortFacts(page, right, area.y + page.u(50));
    paintTitle(page, left, factsBegin - left - page.u(20), baseline, 34);

    const float bottom = area.bottom() - page.u(18);
    const Box strip{left, bottom - page.u(66), width, page.u(44)};
    const Box narration = narrationBox(paper);
    const Box equation{left, narration.y - page.u(84), width, page.u(78)};
    const float top = baseline + page.u(18);
    const float room = equation.y - page.u(8) - top;
    const float side = std::min(0.64F * width, 0.56F * room);
    const BoardGeometry geometry =
        boardGeometry({left - page.u(26), top, side, side}, page.frame.timeline.last(), page.scale);
    paintBoard(page.picture, page.frame, geometry, page.scale);
    const float sumLeft = left + side + page.u(8);
    paintColumnSum(page.picture, page.frame, {sumLeft, top + page.u(40), right - sumLeft, side - page.u(60)},
                   page.scale);

    paintRelief(page.picture, page.frame, {left, top + side, width, room - side}, page.scale);
    paintEquation(page.picture, page.frame, equation, page.scale, false);
    paintNarration(page, narration);
    paintStrip(page.picture, page.frame, strip, page.scale, true);
    paintCommand(page, {right, bottom}, width, Align::Right);
}

void laySlide(Page page)
{
    const Paper paper = paperOf(page.picture.width, page.picture.height);
    page.scale = paper.scale;
    page.area = paper.area;
    switch (paper.shape) {
    case Shape::Wide: layWide(page, paper); break;
    case Shape::Broad: layBroad(page, paper); break;
    case Shape::Tall: layTall(page, paper); break;
    }
}

void layBoard(const Page& page)
{
    const float side = std::min(page.area.width, page.area.height);
    const BoardGeometry geometry = boardGeometry(
        {page.area.x + (page.area.width - side) / 2, page.area.y + (page.area.height - side) / 2, side, side},
        page.frame.timeline.last(), page.scale);
    paintBoard(page.picture, page.frame, geometry, page.scale);
}

} // namespace

WordsPlace wordsOnSlide(float width, float height)
{
    const Paper paper = paperOf(width, height);
    return {narrationBox(paper), paper.scale};
}

Picture framePicture(const Frame& frame, View::Kind view, float width, float height)
{
    Picture picture{.width = width,
                    .height = height,
                    .background = frame.look.theme->page,
                    .title = frameTitle(frame),
                    .description = frameCaption(frame) + ". " + frameNarration(frame),
                    .points = {},
                    .shapes = {}};
    const float scale = scaleOf(width, height);
    const Page page{picture, frame, scale, {0, 0, width, height}};
    switch (view) {
    case View::Kind::Slide: laySlide(page); break;
    case View::Kind::Board: layBoard(page); break;
    case View::Kind::Relief: paintRelief(picture, frame, {0, 0, width, height}, scale); break;
    }
    return picture;
}

} // namespace lozenge
