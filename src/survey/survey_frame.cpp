#include "survey/survey_frame.hpp"

#include "picture/relief/relief.hpp"
#include "picture/spoken.hpp"
#include "picture/text/number_text.hpp"
#include "picture/words.hpp"
#include "survey/amounts.hpp"

#include <cmath>

namespace lozenge {

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
            .command = {},
            .stops = std::move(stops),
            .title = speaking ? speaking->title : std::string()};
}

Projection projectionOf(const SurveyFrame& frame, const Box& box, float scale)
{
    return {reliefInner(box, scale, frame.look), SurveyFrame::side, frame.axis(), frame.look};
}

std::vector<double> sampledGround(const SurveyFrame& frame, int size)
{
    const Sight& sight = frame.survey.sight;
    const Growth growth = growthOf(levelsFor(frame.survey, size - 1));
    const Patch patch = patchOf(frame.recipe(), growth.depth,
                                regionAround(frame.recipe(), growth.depth, sight.west(), sight.north(), sight.width));
    const double stride = strideOf(frame.survey, growth.depth);
    const double apart = sight.width / (size - 1);
    std::vector<double> heights;
    heights.reserve(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            heights.push_back(heightIn(patch, growth.share, (sight.west() + x * apart) / stride,
                                       (sight.north() + y * apart) / stride) -
                              frame.heights.middle);
    return heights;
}

std::string surveyTitle(const Survey& survey)
{
    const int done = levelsDone(survey);
    return done == 0 ? "The corners" : std::to_string(done) + " of " + std::to_string(survey.levels) + " levels";
}

std::string headingOf(const SurveyFrame& frame)
{
    return frame.title.empty() ? surveyTitle(frame.survey) : spoken(frame.title, *frame.look.names);
}

std::vector<std::string> factsBeside(const SurveyFrame& frame)
{
    const std::string levels = surveyTitle(frame.survey), view = viewText(frame.survey);
    if (frame.title.empty())
        return {view};
    return {levels + ", " + view, levels};
}

std::string viewText(const Survey& survey)
{
    if (octavesIn(survey, survey.sight.width) < 0.01)
        return "the whole map in view";
    return rounded(survey.sight.width) + " of " + rounded(survey.recipe->size) + " points in view, side to side";
}

std::string surveyCaption(const Survey& survey)
{
    const int done = levelsDone(survey);
    std::string caption = "level " + std::to_string(done) + " of " + std::to_string(survey.levels) + ", " +
                          std::to_string(pointsAfter(done)) + " points";
    if (done > 0)
        caption += ", amplitude " + shortText(newestAmplitude(survey), Minus::Plain);
    return caption + ", " + std::to_string(std::llround(survey.sight.width)) + " wide";
}

RichText surveyWords(const SurveyFrame& frame)
{
    if (!frame.narration.empty())
        return lessonWords(frame.narration, frame.look);
    const int done = levelsDone(frame.survey), levels = frame.survey.levels;
    const std::string told =
        done == 0 ? "Four corners are given; " + std::to_string(levels) + " levels are to come between them."
                  : "Level " + std::to_string(done - 1) + " added " + grouped(newPointsOf(done - 1)) +
                        " points, each moved by up to " + amountText(newestAmplitude(frame.survey)) + "." +
                        (done == levels ? " It is the last: every point of the map is set." : "");
    return {{told, Font::Sans, frame.theme().ink}};
}

std::string surveyNarration(const SurveyFrame& frame)
{
    return plainText(surveyWords(frame));
}

} // namespace lozenge
