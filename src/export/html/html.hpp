#pragma once

#include "export/format.hpp"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace lozenge {

/// Where a page lies in a course: names of other pages beside it.
struct CoursePlace {
    std::string index;
    std::string next; ///< empty on the last page
    std::string nextTitle;
};

/// One self-contained page that plays the run of a show, or goes through the pictures of a survey.
tl::expected<std::string, ExportError> htmlPage(const Show& show, const CoursePlace* place = nullptr,
                                                const Progress& progress = {});

// The parts of pages.

/// The run as the page's player reads it, in JSON that can stand inside a script element: it holds no "<".
std::string htmlData(const Show& show, const CoursePlace* place);

/// The steps of a run as members of a JSON object, each a column with a place for every step. What a page can work out
/// from the others is left out. `reasons` are the rows of a table that the page has.
void appendSteps(std::string& text, const Timeline& timeline, const std::vector<std::size_t>& reasons);

/// The themes as CSS: a set of variables for each, named for the part a colour plays.
std::string themeStyle();

/// The palettes with the heights they lie over, water and light, and the axis of heights.
void addHeightColours(nlohmann::ordered_json& data, const Look& look, const Timeline& timeline);

/// A picture as the script of a page takes it: a drawing, packed, or an image where that is smaller. Packed, a drawing
/// is a fifth of its text, and of the pixels of many triangles.
nlohmann::ordered_json drawingOf(const Picture& picture);

/// The drawing with outlines cut to a tenth of a pixel, which no eye tells from a hundredth.
std::string withTenths(const std::string& svg);

/// The finished terrain as a small SVG for an index page. Its skirts take their colours from
/// the page.
std::string thumbnailOf(const Show& show);

/// What a page is made of that the program brings along.
struct PageFiles {
    std::string name;
    std::string frame, style, script;
    std::string icon; ///< the program's sign as the address of an image, so that no browser asks a server for one
};

tl::expected<PageFiles, ExportError> pageFiles(const std::string& frame, const std::vector<std::string>& styles,
                                               const std::vector<std::string>& scripts);

/// The words in a page's frame that are filled in: {{name}}.
using PageValues = std::vector<std::pair<std::string_view, std::string>>;

/// A page with its files and these values. What is filled in is not searched again, whatever it holds.
tl::expected<std::string, ExportError> filledPage(const PageFiles& files, PageValues values, const Language* language);

/// A text as the content of an element or of an attribute in quotes.
std::string htmlText(std::string_view text);

/// The same as the content of a script element.
std::string inScript(const nlohmann::ordered_json& json);

} // namespace lozenge
