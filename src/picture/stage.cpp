#include "picture/page.hpp"
#include "picture/words.hpp"

#include <algorithm>

namespace lozenge {
namespace {

/// Of the window when it is first opened, 1280 x 800: beside the stage stands the panel, above and below it are bars.
constexpr Box firstStage{0, 44, 1280 - 344, 800 - 44 - 104};

} // namespace

StageLayout stageLayout(const Box& area, float scale)
{
    const auto u = [scale](float units) { return units * scale; };
    const bool low = area.height < u(560);
    const float margin = u(26);
    const float left = area.x + margin;
    const float right = area.right() - margin;
    const float width = right - left;

    StageLayout layout;
    layout.braces = !low;
    layout.title = {left, area.y + u(10), width, u(38)};
    const float top = layout.title.bottom();

    // On wide stages the narration stands beside the equation, and the board takes its height.
    const bool beside = width >= u(1000);
    const float equationHeight = u(low ? 78 : 106);
    const float narrationHeight = u(low ? 30 : 57);
    const float bottom = area.bottom() - u(2);
    if (beside) {
        const float equationWidth = std::min(0.62F * width, u(800));
        layout.equation = {left, bottom - equationHeight, equationWidth, equationHeight};
        const float words = left + equationWidth + u(40);
        layout.narration = {words, layout.equation.y + u(6), right - words, equationHeight - u(6)};
    } else {
        layout.narration = {left, bottom - narrationHeight, width, narrationHeight};
        layout.equation = {left, layout.narration.y - u(17) - equationHeight, width, equationHeight};
    }
    // On narrow stages the board is lower than the relief, and stands in the middle of the height.
    const float height = std::max(u(60), layout.equation.y - u(4) - top);
    const float side = std::max(u(60), std::min(height, 0.52F * width));
    layout.board = {area.x + u(4), top + (height - side) / 2, side, side};
    layout.relief = {layout.board.right(), top, area.right() - u(8) - layout.board.right(), height};
    return layout;
}

WordsPlace wordsOnStage()
{
    return {stageLayout(firstStage, 1).narration, 1};
}

QuestionCard questionCard(const Box& stage, float scale)
{
    const auto u = [scale](float units) { return units * scale; };
    const float top = stageLayout(stage, scale).equation.y - u(4);
    QuestionCard card{.box = {stage.x + u(20), top, stage.width - u(40), stage.bottom() - u(8) - top}};
    card.isLow = card.box.height < u(170);
    const float score = u(160);
    card.line = {card.box.x + u(20), card.box.y + u(card.isLow ? 12 : 18), card.box.width - u(40) - score, u(29)};
    return card;
}

WordsPlace questionOnStage()
{
    return {questionCard(firstStage, 1).line, 1};
}

std::size_t lettersTooMany(const RichText& words, const WordsPlace& place)
{
    return setForHall(words, place.box, place.scale).lettersCut;
}

std::size_t lettersTooMany(std::string_view words, const WordsPlace& place)
{
    return lettersTooMany(lessonWords(words, Look{}), place);
}

RichText questionWords(const std::string& question, const Theme& theme)
{
    return {{question, Font::SansBold, theme.ink}};
}

void paintStageTitle(Picture& picture, const Frame& frame, const StageLayout& layout, float scale)
{
    const FramePage page{picture, frame, scale};
    const float size = 24;
    const float baseline = layout.title.y + 0.72F * layout.title.height;
    const float titleEnd = layout.title.x + textWidth(Font::SansBold, frameTitle(frame)) * page.u(size);
    paintFacts(page, layout.title.right(), titleEnd + page.u(20), baseline);
    paintTitle(page, layout.title.x, layout.title.width, baseline, size);
}

void paintStageWords(Picture& picture, const Frame& frame, const StageLayout& layout, float scale)
{
    const FramePage page{picture, frame, scale};
    paintEquation(picture, frame, layout.equation, scale, layout.braces);
    paintNarration(page, layout.narration);
    if (layout.narration.y < layout.equation.bottom()) {
        const float x = layout.narration.x - page.u(20);
        picture.line({x, layout.equation.y}, {x, layout.equation.bottom()}, {page.theme().line, scale});
    }
}

} // namespace lozenge
