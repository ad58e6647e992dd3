#include "picture/number_text.hpp"
#include "picture/stage.hpp"

#include <algorithm>

// How the parts of a frame are laid out on a page. Lengths are in the design's units until they meet `scale`.

namespace lozenge {
namespace {

/// A page, and the part of it that is used: very wide pages keep their contents in the middle.
struct Page {
    Picture& picture;
    const Frame& frame;
    float scale;
    Box area;

    [[nodiscard]] float u(float units) const { return units * scale; }
    [[nodiscard]] const Theme& theme() const { return *frame.look.theme; }
};

void paintTitle(const Page& page, float x, float width, float baseline, float size)
{
    page.picture.text({x, baseline}, shortened(frameTitle(page.frame), Font::SansBold, page.u(size), width),
                      Font::SansBold, page.u(size), page.theme().ink);
}

/// "step 8 of 21   level 1   phase diamond   amplitude 0.5   seed 8", from the right.
void paintFacts(const Page& page, float right, float left, float baseline)
{
    struct Fact {
        std::string name, value, rest;
        bool isWord = false;
    };
    const Frame& frame = page.frame;
    std::vector<Fact> facts;
    facts.push_back({"step", std::to_string(frame.moment.number), " of " + std::to_string(frame.timeline.stepCount())});
    if (frame.moment.step) {
        const Step& step = *frame.moment.step;
        const Level& level = frame.timeline.levels()[static_cast<std::size_t>(step.level)];
        facts.push_back({"level", std::to_string(step.level), {}});
        facts.push_back({"phase", std::string(phaseWord(step.phase, *frame.look.names)), {}, true});
        facts.push_back({"amplitude", shortText(level.amplitude), {}});
    }
    const NoiseRecipe& noise = frame.timeline.recipe().noise;
    if (noise.kind->takesSeed)
        facts.push_back({"seed", std::to_string(noise.seed), {}});

    const float size = page.u(16);
    const float gap = page.u(22);
    const auto width = [&](const Fact& fact) {
        return (textWidth(Font::Sans, fact.name + " ") +
                textWidth(fact.isWord ? Font::SansBold : Font::MonoBold, fact.value) +
                textWidth(Font::Sans, fact.rest)) *
               size;
    };
    // What does not fit beside the title goes, the last fact first.
    float total = 0;
    for (const Fact& fact : facts)
        total += width(fact) + gap;
    while (facts.size() > 1 && right - total < left) {
        total -= width(facts.back()) + gap;
        facts.pop_back();
    }
    float x = right - total + gap;
    for (const Fact& fact : facts) {
        const Font font = fact.isWord ? Font::SansBold : Font::MonoBold;
        page.picture.text({x, baseline}, fact.name, Font::Sans, size, page.theme().muted);
        x += textWidth(Font::Sans, fact.name + " ") * size;
        page.picture.text({x, baseline}, fact.value, font, size, page.theme().ink);
        x += textWidth(font, fact.value) * size;
        if (!fact.rest.empty())
            page.picture.text({x, baseline}, fact.rest, Font::Sans, size, page.theme().muted);
        x += textWidth(Font::Sans, fact.rest) * size + gap;
    }
}

/// The same in two lines, for narrow pages.
float paintShortFacts(const Page& page, float right, float baseline)
{
    const Frame& frame = page.frame;
    const std::string step =
        "step " + std::to_string(frame.moment.number) + " of " + std::to_string(frame.timeline.stepCount());
    std::string rest;
    if (frame.moment.step) {
        const Level& level = frame.timeline.levels()[static_cast<std::size_t>(frame.moment.step->level)];
        rest = "level " + std::to_string(level.index) + ", amplitude " + shortText(level.amplitude);
    }
    if (const NoiseRecipe& noise = frame.timeline.recipe().noise; noise.kind->takesSeed)
        rest += (rest.empty() ? "seed " : ", seed ") + std::to_string(noise.seed);
    const float size = page.u(16);
    page.picture.text({right, baseline}, step, Font::SansSemiBold, size, page.theme().ink, Align::Right);
    page.picture.text({right, baseline + page.u(23)}, rest, Font::Sans, size, page.theme().muted, Align::Right);
    return right - std::max(textWidth(Font::SansSemiBold, step), textWidth(Font::Sans, rest)) * size;
}

void paintNarration(const Page& page, const Box& box)
{
    const RichText text = narrationOf(page.frame);
    // Long texts are set smaller before anything is cut.
    for (const float size : {20.0F, 19.0F, 18.0F, 17.0F, 16.0F, 15.0F}) {
        const float line = page.u(1.42F * size);
        const auto lines = static_cast<float>(brokenText(text, page.u(size), box.width).size());
        if (lines * line <= box.height || size == 15.0F) {
            paintText(page.picture, text, box, page.u(size), line);
            return;
        }
    }
}

void paintCommand(const Page& page, Vec2 at, float width, Align align)
{
    if (page.frame.command.empty())
        return;
    const float size = page.u(12);
    page.picture.text(at, shortened(page.frame.command, Font::Mono, size, width), Font::Mono, size, page.theme().muted,
                      align);
}

/// 16:9 and wider: the board fills the height on the left, all else stands in a column on the right.
void layWide(const Page& page)
{
    const Box& area = page.area;
    const float margin = page.u(30);
    const float header = page.u(58);
    const Box board{area.x + page.u(10), area.y + header, area.height - header - page.u(14),
                    area.height - header - page.u(14)};
    const BoardGeometry geometry = boardGeometry(board, page.frame.timeline.last(), page.scale);
    const float plane = geometry.at({0, 0}).x - geometry.beyond();
    const float left = board.right() + page.u(14);
    const float right = area.right() - margin;

    const float baseline = area.y + page.u(48);
    const float title = std::max(plane, area.x + margin);
    const float titleEnd = title + textWidth(Font::SansBold, frameTitle(page.frame)) * page.u(32);
    paintFacts(page, right, titleEnd + page.u(24), baseline);
    paintTitle(page, title, right - title, baseline, 32);
    paintBoard(page.picture, page.frame, geometry, page.scale);

    const float bottom = area.bottom() - page.u(20);
    const Box strip{left, bottom - page.u(66), right - left, page.u(44)};
    const Box narration{left, strip.y - page.u(12) - page.u(86), right - left, page.u(86)};
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
void layBroad(const Page& page)
{
    const Box& area = page.area;
    const float margin = page.u(24);
    const float header = page.u(46);
    const bool low = area.height < page.u(700);
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
    const float narrationHeight = page.u(low ? 54 : 84);
    const Box narration{left, strip.y - page.u(8) - narrationHeight, width, narrationHeight};
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
void layTall(const Page& page)
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
    const Box narration{left, strip.y - page.u(8) - page.u(88), width, page.u(88)};
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
    const Picture& picture = page.picture;
    const float ratio = picture.width / picture.height;
    if (ratio < 1) {
        page.scale = picture.width / 864;
        layTall(page);
    } else if (ratio < 1.5F) {
        layBroad(page);
    } else {
        const float width = std::min(picture.width, 1.9F * picture.height);
        page.area = {(picture.width - width) / 2, 0, width, picture.height};
        layWide(page);
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

Picture framePicture(const Frame& frame, View::Kind view, float width, float height)
{
    Picture picture{.width = width,
                    .height = height,
                    .background = frame.look.theme->page,
                    .title = frameTitle(frame),
                    .description = frameCaption(frame) + ". " + frameNarration(frame),
                    .points = {},
                    .shapes = {}};
    // Small pages keep their letters readable and give up room; below 640 x 480 everything shrinks.
    const float scale =
        std::max(std::min(width / 1280, height / 800), 0.8F * std::min({1.0F, width / 640, height / 480}));
    const Page page{picture, frame, scale, {0, 0, width, height}};
    switch (view) {
    case View::Kind::Slide: laySlide(page); break;
    case View::Kind::Board: layBoard(page); break;
    case View::Kind::Relief: paintRelief(picture, frame, {0, 0, width, height}, scale); break;
    }
    return picture;
}

} // namespace lozenge
