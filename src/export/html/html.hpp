#pragma once

#include "export/format.hpp"
#include "export/html/html_data.hpp"

namespace lozenge {

/// One self-contained page that plays the run of a lesson, or goes through the pictures of a survey.
tl::expected<std::string, ExportError> htmlPage(const LessonPages& pages, const CoursePlace* place = nullptr,
                                                const Progress& progress = {});

} // namespace lozenge
