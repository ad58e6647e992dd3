#include "picture/figures/question_slide.hpp"

#include "picture/board/board.hpp"
#include "picture/board/board_marks.hpp"
#include "picture/figures/figure_page.hpp"
#include "picture/kit/axis.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"
#include "picture/strip.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <utility>

// A question to the hall, and its answer: two slides of one stop.

namespace lozenge {
namespace {

/// The question with the point that it is about in the colour of the step.
RichText titleOf(const Frame& frame, const std::string& question)
{
    const Theme& theme = *frame.look.theme;
    const Step* const step = frame.subject();
    const std::string point = step ? placeText(step->at) : std::string();
    const std::size_t at = point.empty() ? std::string::npos : question.find(point);
    if (at == std::string::npos)
        return questionWords(question, theme);
    return {{question.substr(0, at), Font::SansBold, theme.ink},
            {point, Font::MonoBold, theme.now},
            {question.substr(at + point.size()), Font::SansBold, theme.ink}};
}

/// As large as one line has room for, else in two or three lines above the base line. Facts stand beside a short one.
void paintQuestion(const FramePage& page, const SlideLayout& layout, const RichText& title)
{
    const float left = layout.title.x, width = layout.right - left;
    for (float size = layout.titleSize; size >= 24; size -= 2) {
        const SetText set = setText(title, {left, 0, width, page.u(size)}, page.u(size), page.u(size));
        if (set.lettersCut > 0)
            continue;
        if (set.lines.empty())
            return;
        paintLine(page.picture, set.lines.front(), {left, layout.title.y}, page.u(size));
        if (layout.shape != SlideLayout::Shape::Tall)
            paintFacts(page, layout.right, left + set.lines.front().width + page.u(24), layout.title.y);
        return;
    }
    const float top = layout.title.y - page.u(layout.titleSize + 12);
    paintForHall(page.picture, title, {left, top, width, page.u(64)}, 1.2F * page.scale);
}

/// Where the choices and the reason of an answer stand: in the place of the relief.
Box answerBox(const SlideLayout& layout)
{
    const bool isTall = layout.shape == SlideLayout::Shape::Tall;
    const float inset = (isTall ? 0 : 10) * layout.scale, top = (isTall ? 4 : 26) * layout.scale;
    const float right = std::min(layout.relief.right(), layout.right), left = layout.relief.x + inset;
    return {left, layout.relief.y + top, right - left, layout.equation.y - 8 * layout.scale - layout.relief.y - top};
}

/// A tick on a disc. Returns where it ends.
float paintTick(const FramePage& page, Vec2 place, float size)
{
    const float radius = 0.58F * size;
    const Vec2 at = place + Vec2{radius, -middleOfCapitals * size};
    page.picture.circle(at, radius, page.theme().right);
    const Vec2 tick[]{at + Vec2{-0.44F * radius, 0.02F * radius}, at + Vec2{-0.12F * radius, 0.36F * radius},
                      at + Vec2{0.46F * radius, -0.32F * radius}};
    page.picture.line(tick, {page.theme().onHighlight, 0.2F * radius, 0, 0, true});
    return place.x + 2 * radius;
}

Picture openPicture(const Frame& frame, const SlideQuestion& question, float width, float height)
{
    Picture picture = emptyPage(frame.look, question.text, toldQuestion(question), width, height);
    const SlideLayout slide = slideLayout(width, height);
    const FramePage page{picture, frame, slide.scale};
    paintQuestion(page, slide, titleOf(frame, question.text));
    const Part board = boardPart(page, slide, frame, [](const BoardGeometry&) {});
    const Part asked = chart({0.42F * slide.strip.width, 0.4F * height}, [&](const Box& box) {
        if (question.choices.empty())
            paintRelief(picture, frame, box, page.scale);
        else
            paintCards(page, question, box);
    });
    const Part rim = line(page.u(slide.shape == SlideLayout::Shape::Tall ? 0 : 34), {}); // of the board beside it
    paintAsSlide(page, slide, slide.board.y, board, column(0, {rim, asked}), {}, true);
    return picture;
}

Picture answerPicture(const Frame& frame, const SlideQuestion& question, float width, float height)
{
    Frame titled = frame;
    const std::string answer = answerOf(question);
    if (titled.title.empty())
        titled.title = answer;
    Picture picture = emptyPage(frame.look, frameTitle(titled),
                                answer + ". " + question.why + " " + frameNarration(frame), width, height);
    const SlideLayout layout = slideLayout(width, height);
    const FramePage page{picture, titled, layout.scale};
    paintSlide(page, layout, paintTick(page, layout.title, page.u(layout.titleSize)) + page.u(14), [&] {
        paintCards(page, question, answerBox(layout));
        const WordsPlace why = whyOnSlide(question.choices.size(), width, height);
        paintForHall(picture, lessonWords(question.why, frame.look), why.box, why.scale);
    });
    return picture;
}

} // namespace

Picture questionPicture(const Frame& frame, const SlideQuestion& question, float width, float height)
{
    return (question.isAnswered ? answerPicture : openPicture)(frame, question, width, height);
}

std::string signOf(const SlideQuestion& question, int choice)
{
    return question.isNumbered ? std::to_string(choice + 1) : std::string(1, static_cast<char>('A' + choice));
}

std::string answerOf(const SlideQuestion& question)
{
    return signOf(question, question.answer) + ": " + question.choices[static_cast<std::size_t>(question.answer)];
}

std::string toldQuestion(const SlideQuestion& question)
{
    std::string told = question.text;
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        told += " " + signOf(question, static_cast<int>(i)) + ": " + question.choices[i] + ".";
    return told;
}

Part boardPart(const FramePage& page, const SlideLayout& slide, const Frame& shown,
               const std::function<void(const BoardGeometry&)>& paintMarks)
{
    // Its rim reaches beyond the margin of the page.
    const float rim = slide.title.x - slide.board.x, side = slide.board.width;
    return pane(side / (side - rim), [=, &shown](const Box& box) {
        const Box whole{box.x - rim, box.y, box.width + rim, box.height};
        const BoardGeometry board = grown(boardWithScale(page.picture, shown, whole, page.scale), shown, page.scale);
        paintBoard(page.picture, shown, board, page.scale);
        paintMarks(board);
        paintAskedPoint(page.picture, shown, board, page.scale);
    });
}

void paintAsSlide(const FramePage& page, const SlideLayout& slide, float top, const Part& board, const Part& beside,
                  std::vector<Part> below, bool hasLabels)
{
    const bool isWide = slide.shape == SlideLayout::Shape::Wide;
    const float bottom = isWide ? slide.board.bottom() : slide.strip.bottom() + page.u(hasLabels ? 18 : 0);
    below.push_back(line(bottom - slide.strip.y, [&](const Box& box) {
        paintStrip(page.picture, stripOf(page.frame), box, page.scale, hasLabels);
    }));
    const float gap = page.u(14);
    const Part air = chart({}, {});
    Part under = column(gap, std::move(below)), above = row(0, {air, board, air});
    under.grow = above.grow = 0; // what is left is for what stands beside the board
    paintFlow(isWide                                     ? row(gap, {board, column(gap, {beside, under})})
              : slide.shape == SlideLayout::Shape::Broad ? column(gap, {row(gap, {board, beside}), under})
                                                         : column(gap, {above, beside, under}),
              {slide.title.x, top, slide.right - slide.title.x, bottom - top});
}

WordsPlace whyOnSlide(std::size_t choices, float width, float height)
{
    const SlideLayout layout = slideLayout(width, height);
    const Box box = answerBox(layout);
    const float top = box.y + cardsHeight(choices, true, box, layout.scale) + 14 * layout.scale;
    return {{box.x, top, box.width, box.bottom() - top}, layout.scale};
}

} // namespace lozenge
