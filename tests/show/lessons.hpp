#pragma once

#include "catch.hpp"

#include "show/document.hpp"

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

/// The pages of some moments.
inline LessonPages shown(const Lesson& lesson, std::vector<int> moments, PageOptions options = {})
{
    return {lesson, std::make_shared<const Timeline>(lesson.recipe), std::move(moments), std::move(options)};
}

/// A playlist of lessons with these names.
inline Document playlistOf(Playlist list, std::vector<std::pair<std::string, LessonPages>> named)
{
    std::vector<LessonPages> lessons;
    for (auto& [name, pages] : named) {
        lessons.push_back(std::move(pages));
        lessons.back().name = name;
    }
    return {std::move(list), std::move(lessons), true};
}

} // namespace lozenge
