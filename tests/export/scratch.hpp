#pragma once

#include "files/scratch.hpp"
#include "lesson/lesson.hpp"

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

inline std::vector<double> heightsOf(const Lesson& lesson)
{
    const Timeline timeline(lesson.recipe);
    return timeline.gridAt(timeline.stepCount()).heights;
}

} // namespace lozenge
