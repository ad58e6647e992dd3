#pragma once

#include "show/lesson_pages.hpp"

#include <string>

namespace lozenge {

/// Where a page lies in a course: names of other pages beside it.
struct CoursePlace {
    std::string index;
    std::string next; ///< empty on the last page
    std::string nextTitle;
};

/// The run as the page's player reads it, in JSON that can stand inside a script element: it holds no "<".
std::string htmlData(const LessonPages& pages, const CoursePlace* place);

} // namespace lozenge
