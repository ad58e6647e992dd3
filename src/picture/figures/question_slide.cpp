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

/// Where the board of a question stands, and what lies beside it or below.
std::pair<BoardGeometry, Box> questionLayout(Picture& picture, const Frame& frame, const SlideLayout& layout)
{
    const auto u = [&](float units) { return units * layout.scale; };
    const float end = layout.strip.y - u(20);
    if (layout.shape == SlideLayout::Shape::Tall) {
        const float top = layout.board.y, side = std::min(layout.strip.width, 0.56F * (end - top));
        const BoardGeometry board = boardWithScale(
            picture, frame, {layout.strip.x + (layout.strip.width - side) / 2, top, side, side}, layout.scale);
        return {board, {layout.strip.x, top + side, layout.strip.width, end - top - side}};
    }
    const BoardGeometry board = boardWithScale(picture, frame, layout.board, layout.scale);
    const float top = board.at({0, 0}).y - planeBeyond(board, layout.scale);
    const float left = layout.shape == SlideLayout::Shape::Wide ? layout.strip.x : layout.relief.x + u(14);
    return {board, {left, top, layout.right - left, end - top}};
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
    const auto [board, beside] = questionLayout(picture, frame, slide);
    paintQuestion(page, slide, titleOf(frame, question.text));
    paintBoard(picture, frame, board, page.scale);
    paintAskedPoint(picture, frame, grown(board, frame, page.scale), page.scale);
    if (question.choices.empty())
        paintRelief(picture, frame, beside, page.scale);
    else
        paintCards(page, question, beside);
    paintStrip(picture, frame, slide.strip, page.scale, true);
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

WordsPlace whyOnSlide(std::size_t choices, float width, float height)
{
    const SlideLayout layout = slideLayout(width, height);
    const Box box = answerBox(layout);
    const float top = answeredCardsEnd(choices, box, layout.scale) + 14 * layout.scale;
    return {{box.x, top, box.width, box.bottom() - top}, layout.scale};
}

} // namespace lozenge
