#pragma once

#include "analysis/many_maps.hpp"
#include "catch.hpp"

#include "picture/figures/figure.hpp"
#include "picture/texts.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Figures as they are painted of small runs.

namespace lozenge {

inline const Figure& named(std::string_view name)
{
    return *rowNamed(figures(), name);
}

struct PaintedRun {
    Timeline timeline;
    Look look = {};
    std::uint32_t seeds = 5; ///< of many maps

    [[nodiscard]] std::shared_ptr<const ManyMaps> manyMaps(std::string_view measure) const
    {
        ManyMaps maps(*rowNamed(pointMeasures(), measure), timeline.recipe().size);
        Recipe recipe = timeline.recipe();
        for (recipe.noise.seed = 1; recipe.noise.seed <= seeds; ++recipe.noise.seed) {
            const Timeline run(recipe);
            maps.add(run.gridAt(run.stepCount()).heights);
        }
        return std::make_shared<const ManyMaps>(std::move(maps));
    }
    [[nodiscard]] Picture paint(const Figure& figure, const FigureValues& values, int step, float width = 1280,
                                float height = 720, const SlideQuestion* question = nullptr,
                                const std::string& say = {}) const
    {
        const Moment moment = momentAt(timeline, step);
        return figure.paint({.timeline = timeline,
                             .moment = moment,
                             .look = look,
                             .range = heightRange(timeline),
                             .narration = say,
                             .many = figure.isOfManyMaps ? manyMaps(values[1].word) : nullptr,
                             .question = question},
                            values, width, height);
    }
    [[nodiscard]] Picture paint(std::string_view name, int step) const
    {
        return paint(named(name), defaultValues(named(name)), step);
    }
};

inline PaintedRun runOf(int size)
{
    Recipe recipe;
    recipe.size = size;
    recipe.corners.heights = {0.25, -0.5, 0.75, 1};
    recipe.noise.seed = 8;
    return {Timeline(recipe)};
}

inline long countOf(const Picture& picture, const std::string& content)
{
    const auto texts = textsOf(picture);
    return std::count_if(texts.begin(), texts.end(), [&](const Text& text) { return text.content == content; });
}

} // namespace lozenge
