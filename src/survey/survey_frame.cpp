#include "survey/survey_frame.hpp"

#include "picture/relief/relief.hpp"
#include "picture/text/number_text.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// "the whole map in view", "8 of 268 435 457 points in view, side to side".
std::string viewText(const Survey& survey, const Look& look)
{
    if (octavesIn(survey, survey.sight.width) < 0.01)
        return tr(look, "the whole map in view");
    return tr(look, "{0} of {1} points in view, side to side", rounded(survey.sight.width),
              rounded(survey.recipe->size));
}

} // namespace

SurveyFrame frameOf(const Survey& survey, const Look& look, const Stop* speaking, std::vector<int> stops)
{
    // What is counted in points of a map has no meaning in a block that shows a part of one.
    Look shown = look;
    shown.proportions = Look{}.proportions;
    shown.water = {};
    shown.painted.reset();
    shown.axis = {};
    return {.survey = survey,
            .look = shown,
            .heights = heightsInView(survey),
            .narration = speaking ? speaking->say : std::string(),
            .stops = std::move(stops),
            .title = speaking ? speaking->title : std::string()};
}

Projection projectionOf(const SurveyFrame& frame, const Box& box, float scale)
{
    return {reliefInner(box, scale, frame.look), SurveyFrame::side, frame.axis(), frame.look};
}

float latticeOpacity(const Look& look, double cellsAcross)
{
    if (look.style->lines == ReliefStyle::Lines::Always)
        return 1;
    const double faint = std::clamp(2 - cellsAcross / (cellsWithLines / 2), 0.0, 1.0);
    return cellsAcross < cellsWithLines ? static_cast<float>(0.08 + 0.26 * faint) : 0;
}

std::string surveyTitle(const Survey& survey, const Look& look)
{
    const int done = levelsDone(survey);
    return tr(look, done == 0 ? "The corners" : "{0} of {1} levels", done, survey.levels);
}

std::string headingOf(const SurveyFrame& frame)
{
    return frame.title.empty() ? surveyTitle(frame.survey, frame.look) : withTerms(frame.title, frame.look);
}

std::vector<std::string> factsBeside(const SurveyFrame& frame)
{
    const std::string levels = surveyTitle(frame.survey, frame.look), view = viewText(frame.survey, frame.look);
    if (frame.title.empty())
        return {view};
    return {levels + ", " + view, levels};
}

std::string surveyCaption(const Survey& survey, const Look& look)
{
    const int done = levelsDone(survey);
    std::string caption = tr(look, "level {0} of {1}, {2} points", done, survey.levels, pointsAfter(done));
    if (done > 0)
        caption += ", " + tr(look, "amplitude {0}", shortText(newestAmplitude(survey), Minus::Plain));
    return caption + ", " + tr(look, "{0} wide", std::llround(survey.sight.width));
}

RichText surveyWords(const SurveyFrame& frame)
{
    if (!frame.narration.empty())
        return lessonWords(frame.narration, frame.look);
    const int done = levelsDone(frame.survey), levels = frame.survey.levels;
    const Look& look = frame.look;
    std::string told = tr(look, "Four corners are given; {0} levels are to come between them.", levels);
    if (done > 0)
        told = tr(look, "Level {0} added {1} points, each moved by up to {2}.", done - 1,
                  grouped(newPointsOf(done - 1)), amountText(newestAmplitude(frame.survey)));
    if (done == levels)
        told += " " + tr(look, "It is the last: every point of the map is set.");
    return {{told, Font::Sans, frame.theme().ink}};
}

} // namespace lozenge
