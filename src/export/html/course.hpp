#pragma once

#include "export/format.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// One page of a course.
struct CourseLesson {
    std::string id; ///< names its file, without .html
    Lesson lesson;
    Show::Options options;
};

/// A folder for a web space: a page a lesson that plays its run, and index.html with a picture of each. Progress counts
/// the pages. The folder appears under its name only when all is written.
tl::expected<void, ExportError> writeCourse(const std::vector<CourseLesson>& lessons,
                                            const std::filesystem::path& folder, Existing existing,
                                            const Progress& progress);

} // namespace lozenge
