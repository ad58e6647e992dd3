#pragma once

#include "export/format.hpp"
#include "export/text/filled.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// Where a page lies in a course: names of other pages beside it.
struct CoursePlace {
    std::string index;
    std::string next; ///< empty on the last page
    std::string nextTitle;
};

/// One self-contained page that plays the run of a lesson, or goes through the pictures of a survey.
std::string htmlPage(const LessonPages& pages, const CoursePlace* place = nullptr, const Progress& progress = {});

/// A page of the program's files: its frame, with these styles and scripts and with the values that it asks for.
std::string filledPage(const std::string& frame, const std::vector<std::string>& styles,
                       const std::vector<std::string>& scripts, Fillings values, const Language* language);

// What the scripts of a page read, in JSON that can stand inside a script element: it holds no "<".

/// The run of a lesson.
std::string runData(const LessonPages& pages, const CoursePlace* place);
/// A page as a picture.
std::string pictureData(const Page& page);
/// What the page's script says, in its language.
std::string wordsData(const Language* language, std::string_view script);

/// The steps of a run as members of a JSON object, each a column with a place for every step; `reasons` has for each
/// step a row of a table that the page has. What a page can work out from the others is left out.
std::string stepColumns(const Timeline& timeline, const std::vector<std::size_t>& reasons);

} // namespace lozenge
