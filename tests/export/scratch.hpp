#pragma once

#include "export/format.hpp"
#include "files/scratch.hpp"
#include "show/lessons.hpp"

namespace lozenge {

inline Lesson flatLesson(double height)
{
    Lesson lesson = slopeLesson();
    lesson.recipe.corners.heights = {height, height, height, height};
    return lesson;
}

/// What becomes of writing it as this format.
inline tl::expected<void, ExportError> written(std::string_view format, const Document& document,
                                               const std::filesystem::path& out, Existing existing,
                                               const Progress& progress)
{
    return exportDocument(*rowNamed(formats, format), document, out, existing, progress);
}

inline std::vector<double> heightsOf(const Lesson& lesson)
{
    const Timeline timeline(lesson.recipe);
    return timeline.gridAt(timeline.stepCount()).heights;
}

} // namespace lozenge
