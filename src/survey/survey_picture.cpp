#include "survey/survey_picture.hpp"

#include "picture/page.hpp"
#include "survey/board.hpp"
#include "survey/facts.hpp"
#include "survey/level_strip.hpp"
#include "survey/relief.hpp"

#include <algorithm>

namespace lozenge {
namespace {

void paintHeader(Picture& picture, const SurveyFrame& frame, const SlideLayout& layout, float left)
{
    const float size = layout.titleSize * layout.scale, small = 16 * layout.scale;
    const std::string title = headingOf(frame);
    const float baseline = layout.title.y;
    picture.text({left, baseline}, title, Font::SansBold, size, frame.theme().ink);
    const float taken = left + textWidth(Font::SansBold, title) * size + 24 * layout.scale;
    for (const std::string& facts : factsBeside(frame))
        if (taken + textWidth(Font::Sans, facts) * small < layout.right) {
            picture.text({layout.right, baseline}, facts, Font::Sans, small, frame.theme().muted, Align::Right);
            break;
        }
}

/// As large as there is room for.
void paintFacts(Picture& picture, const SurveyFrame& frame, const BoardShown& board, const SlideLayout& layout)
{
    const bool isTall = layout.shape == SlideLayout::Shape::Tall;
    Box box = isTall ? layout.beside : layout.equation;
    // On wide slides there is room above; on broad ones the board's coordinates stand there.
    const float lower = isTall ? 0 : layout.shape == SlideLayout::Shape::Wide ? -14 * layout.scale : 7 * layout.scale;
    box.y += lower;
    box.height -= std::max(0.0F, lower);
    const int columns = isTall ? 1 : 3;
    const float column = 190 * layout.scale, rows = (isTall ? 276.0F : 96.0F) * layout.scale;
    const float larger =
        std::clamp(std::min(box.width / static_cast<float>(columns) / column, box.height / rows), 1.0F, 1.25F);
    paintSurveyFacts(picture, frame, board, box, larger * layout.scale, columns);
}

void laySlide(Picture& picture, const SurveyFrame& frame)
{
    const SlideLayout layout = slideLayout(picture.width, picture.height);
    const float scale = layout.scale;
    const bool isTall = layout.shape == SlideLayout::Shape::Tall;
    const SurveyPlane plane = surveyPlane(layout.board, frame.survey.sight, scale);
    paintHeader(picture, frame, layout, std::max(layout.title.x, isTall ? 0 : plane.frame().x));
    const bool hasDiscs = paintSurveyBoard(picture, frame, plane, scale);
    paintSurveyRelief(picture, frame, layout.relief, scale);
    paintFacts(picture, frame, {plane.box.width, hasDiscs, {}}, layout);
    paintForHall(picture, surveyWords(frame), layout.narration, scale);
    paintLevelStrip(picture, frame, layout.strip, scale);
    paintCommand(picture, frame.command, layout, frame.theme());
}

} // namespace

Picture surveyPicture(const SurveyFrame& frame, View::Kind view, float width, float height)
{
    Picture picture{.width = width,
                    .height = height,
                    .background = frame.theme().page,
                    .title = headingOf(frame),
                    .description = surveyCaption(frame.survey, frame.look) + ". " + plainText(surveyWords(frame))};
    const float scale = pageScale(width, height);
    const Box page{0, 0, width, height};
    switch (view) {
    case View::Kind::Slide: laySlide(picture, frame); break;
    case View::Kind::Board:
        paintSurveyBoard(picture, frame, surveyPlane(boardSquare(page), frame.survey.sight, scale), scale);
        break;
    case View::Kind::Relief: paintSurveyRelief(picture, frame, page, scale); break;
    }
    return picture;
}

} // namespace lozenge
