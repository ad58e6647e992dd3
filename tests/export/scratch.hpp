#pragma once

#include "export/format.hpp"
#include "files/scratch.hpp"

namespace lozenge {

/// A lesson without chance whose corners tell the quarters of the sky apart: NW is the highest, SE the lowest.
inline Lesson slopeLesson()
{
    Lesson lesson;
    lesson.title = "A slope";
    lesson.recipe.size = 5;
    lesson.recipe.corners.heights = {3, 1, -1, -2};
    lesson.recipe.amplitudes.first = 0;
    return lesson;
}

inline Lesson roughLesson(int size = 17)
{
    Lesson lesson;
    lesson.title = "Rough";
    lesson.recipe.size = size;
    lesson.recipe.corners.heights = {0.25, -0.5, 0.75, 1.0};
    return lesson;
}

inline Lesson flatLesson(double height)
{
    Lesson lesson = slopeLesson();
    lesson.recipe.corners.heights = {height, height, height, height};
    return lesson;
}

/// The frames of some moments.
inline Show shown(const Lesson& lesson, std::vector<int> moments, Show::Options options = {})
{
    return {lesson, Timeline(lesson.recipe), std::move(moments), std::move(options)};
}

/// What becomes of writing it as this format.
inline tl::expected<void, ExportError> written(std::string_view format, const Show& show,
                                               const std::filesystem::path& out, Existing existing,
                                               const Progress& progress)
{
    return exportShow(*rowNamed(formats(), format), show, out, existing, progress);
}

inline std::vector<double> heightsOf(const Lesson& lesson)
{
    const Timeline timeline(lesson.recipe);
    return timeline.gridAt(timeline.stepCount()).heights;
}

} // namespace lozenge
