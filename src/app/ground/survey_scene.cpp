#include "app/ground/survey_scene.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

SurveyScene sceneOf(const Session& session, const std::shared_ptr<const Recipe>& recipe)
{
    const Survey& survey = *session.survey;
    const HeightsInView heights = heightsInView(survey);
    SurveyScene scene{.recipe = recipe, .survey = survey, .frame = frameOf(session), .middle = heights.middle};
    scene.frame.range.limit = heights.limit;
    return scene;
}

double levelsFor(const Survey& survey, double across)
{
    const double worth = octavesIn(survey, survey.sight.width) + std::log2(across);
    return std::clamp(worth, 0.0, levelsShown(survey));
}

double strideOf(const Survey& survey, int depth)
{
    return std::ldexp(1.0, survey.levels - depth);
}

std::vector<double> sampledGround(const SurveyScene& scene, int size)
{
    const Sight& sight = scene.survey.sight;
    const Growth growth = growthOf(levelsFor(scene.survey, size - 1));
    const Patch patch = patchOf(*scene.recipe, growth.depth,
                                regionAround(*scene.recipe, growth.depth, sight.west(), sight.north(), sight.width));
    const double stride = strideOf(scene.survey, growth.depth);
    const double apart = sight.width / (size - 1);
    std::vector<double> heights;
    heights.reserve(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            heights.push_back(heightIn(patch, growth.share, (sight.west() + x * apart) / stride,
                                       (sight.north() + y * apart) / stride) -
                              scene.middle);
    return heights;
}

} // namespace lozenge
