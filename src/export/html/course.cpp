#include "export/html/course.hpp"

#include "export/html/course_thumbnail.hpp"
#include "export/html/html.hpp"
#include "export/html/html_page.hpp"
#include "files/disk/atomic_folder.hpp"
#include "picture/pages/title_page.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <cstdint>
#include <set>

namespace lozenge {
namespace {

/// Of what the names of pages are made before their .html: every web space and disk takes it.
constexpr bool isOfPageName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/// From whatever a lesson is called. Many disks do not tell capitals from small letters: `taken` has small ones.
std::string pageName(const std::string& id, std::set<std::string>& taken)
{
    std::string name;
    for (const char c : id)
        name += isOfPageName(c) ? c : '-';
    name.resize(std::min<std::size_t>(name.size(), 100));
    if (name.empty())
        name = "lesson";
    const auto inSmall = [](std::string letters) {
        for (char& c : letters)
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        return letters;
    };
    std::string free = name;
    for (int i = 2; !taken.insert(inSmall(free)).second; ++i)
        free = name + "-" + std::to_string(i);
    return free + ".html";
}

/// "17 × 17 points, 285 steps".
std::string measureOf(const LessonPages& pages)
{
    const Look& look = pages.look();
    const auto amount = [](int number) { return grouped(static_cast<std::uint64_t>(number)); };
    const std::string side = amount(pages.lesson().recipe.size);
    return pages.survey() ? tr(look, "{0} × {0} points, {1} levels", side, pages.survey()->levels)
                          : tr(look, "{0} × {0} points, {1} steps", side, amount(pages.timeline().stepCount()));
}

std::string cardOf(const LessonPages& pages, const std::string& page, std::size_t number)
{
    const Lesson& lesson = pages.lesson();
    const Look& look = lesson.look;
    return "<li><a href=\"" + page + "\">\n<figure aria-hidden=\"true\">" + thumbnailOf(pages) +
           "</figure>\n<h3><span>" + std::to_string(number) + "</span>" + htmlText(lesson.title) +
           "</h3>\n<p class=\"summary\">" + htmlText(lesson.summary) + "</p>\n" +
           (lesson.goal.empty()
                ? ""
                : "<p class=\"goal\">" + htmlText(tr(look, "Afterwards: {0}", lesson.goal)) + "</p>\n") +
           "<p class=\"meta\">" + measureOf(pages) +
           (lesson.minutes > 0 ? ", " + minutesText(lesson.minutes, look) : "") + "</p>\n</a></li>\n";
}

nlohmann::ordered_json entryOf(const LessonPages& pages, const std::string& page)
{
    return {{"file", page},
            {"title", pages.lesson().title},
            {"summary", pages.lesson().summary},
            {"size", pages.lesson().recipe.size},
            {"steps", pages.survey() ? pages.survey()->levels : pages.timeline().stepCount()}};
}

/// A page of the playlist. What a lesson stresses between stars is stressed here too.
std::string wordsOf(const PlaylistPage& page, const Look& look)
{
    std::string text = "<section class=\"words\">\n<h2>" + htmlText(page.title) + "</h2>\n";
    for (const std::string& paragraph : paragraphsOf(page.say)) {
        text += "<p>";
        for (const Span& span : lessonWords(paragraph, look))
            text += span.font == Font::Sans ? htmlText(span.content) : "<b>" + htmlText(span.content) + "</b>";
        text += "</p>\n";
    }
    return text + "</section>\n";
}

tl::expected<std::string, ExportError> indexPage(const Playlist& list, const std::string& cards, const Look& look)
{
    std::string pages;
    for (const PlaylistPage& page : list.pages)
        pages += wordsOf(page, look);
    return pageFiles("course.html", {"course.css"}, {}).and_then([&](const PageFiles& files) {
        return filledPage(files,
                          {{"title", htmlText(list.title)},
                           {"summary", htmlText(list.summary)},
                           {"lessons", cards},
                           {"pages", pages}},
                          look.language);
    });
}

/// The whole run, whatever pages of it the other formats have; of a terrain that is not stepped pictures of its stops,
/// no larger than a page of a web site can well have.
LessonPages wholeOf(const LessonPages& pages)
{
    constexpr int widest = 960; // their relief is drawn as fine
    PageOptions options = pages.options();
    options.stopsAlone = pages.survey() && !pages.stops().empty();
    if (pages.survey() && options.width > widest) {
        options.height = std::max(1, static_cast<int>(std::int64_t{options.height} * widest / options.width));
        options.width = widest;
    }
    auto moments = momentsNamed(options.stopsAlone ? "stops" : "all", pages.lesson(), pages.run());
    return {pages.lesson(), pages.run(), std::move(*moments), std::move(options)};
}

} // namespace

tl::expected<void, ExportError> writeCourse(const Document& document, const std::filesystem::path& folder,
                                            Existing existing, const Progress& progress)
{
    auto whole = AtomicFolder::create(folder, existing);
    if (!whole)
        return tl::unexpected(whole.error());

    const std::vector<LessonPages>& lessons = document.lessons;
    std::set<std::string> taken{"index"};
    std::vector<std::string> names;
    for (const LessonPages& lesson : lessons)
        names.push_back(pageName(lesson.name, taken));

    std::string cards;
    auto list = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const LessonPages shown = wholeOf(lessons[i]);
        CoursePlace place{.index = "index.html", .next = {}, .nextTitle = {}};
        if (i + 1 < lessons.size()) {
            place.next = names[i + 1];
            place.nextTitle = lessons[i + 1].lesson().title;
        }
        const auto page = htmlPage(shown, &place);
        if (!page)
            return tl::unexpected(page.error());
        if (!whole->write(names[i], *page))
            return whole->commit();
        // Where several parts follow one another each has its heading.
        const std::string& part = shown.lesson().part;
        if (i == 0 || part != lessons[i - 1].lesson().part)
            cards += (i == 0 ? "" : "</ol>\n") +
                     (part.empty() ? "" : "<h2 class=\"part\">" + htmlText(part) + "</h2>\n") +
                     "<ol class=\"lessons\">\n";
        cards += cardOf(shown, names[i], i + 1);
        list.push_back(entryOf(shown, names[i]));
        if (progress)
            progress(static_cast<int>(i) + 1, static_cast<int>(lessons.size()));
    }
    const auto index = indexPage(document.list, cards + "</ol>\n", document.look());
    if (!index)
        return tl::unexpected(index.error());
    whole->write("index.html", *index);
    whole->write(std::string(listName), list.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
    return whole->commit();
}

} // namespace lozenge
