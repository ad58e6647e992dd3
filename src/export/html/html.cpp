#include "export/html/html.hpp"

#include "export/html/html_drawing.hpp"
#include "export/html/html_page.hpp"
#include "picture/tr.hpp"
#include "terrain/ordered_pipeline.hpp"

namespace lozenge {
namespace {

using Json = nlohmann::ordered_json;

/// A picture as the page's script takes it.
std::string entryOf(const Page& frame)
{
    Json entry = drawingOf(frame.picture);
    entry["station"] = frame.number;
    entry["name"] = frame.name;
    entry["stop"] = frame.isStop;
    entry["says"] = frame.name + ". " + frame.narration;
    return inScript(entry);
}

/// To the other pages of a course.
std::string linksOf(const CoursePlace* place, const Look& look)
{
    if (!place)
        return {};
    const std::string next = place->next.empty() ? ""
                                                 : "<a class=\"next\" href=\"" + htmlText(place->next) + "\" title=\"" +
                                                       htmlText(tr(look, "Next lesson: {0}", place->nextTitle)) +
                                                       "\">" + htmlText(tr(look, "Next|lesson")) + "</a>";
    return "<a class=\"next\" href=\"" + htmlText(place->index) + "\">" + htmlText(tr(look, "All lessons")) + "</a>" +
           next;
}

/// One self-contained page with the pictures of a lesson, to go through by hand or by itself.
tl::expected<std::string, ExportError> picturesPage(const LessonPages& pages, const CoursePlace* course,
                                                    const Progress& progress)
{
    const auto files =
        pageFiles("pictures.html", {"player.css", "narrow.css", "pictures.css"}, {"drawings.js", "pictures.js"});
    if (!files)
        return tl::unexpected(files.error());

    const int count = pages.count();
    OrderedPipeline entries(
        count, [&](int place) { return entryOf(pages.page(place)); }, pagesAtOnce(pages.options()));
    std::string data = "[\n";
    for (int place = 0; place < count; ++place) {
        data += entries.next() + (place + 1 < count ? ",\n" : "\n]");
        if (progress)
            progress(place + 1, count);
    }
    return filledPage(*files,
                      {{"title", htmlText(pages.lesson().title)},
                       {"summary", htmlText(pages.lesson().summary)},
                       {"theme", std::string(pages.look().theme->name)},
                       {"command", htmlText(pages.command("export", {"--format", "html"}))},
                       {"links", linksOf(course, pages.look())},
                       {"data", std::move(data)}},
                      pages.look().language);
}

} // namespace

tl::expected<std::string, ExportError> htmlPage(const LessonPages& pages, const CoursePlace* place,
                                                const Progress& progress)
{
    if (pages.survey())
        return picturesPage(pages, place, progress);
    const auto files =
        pageFiles("player.html", {"player.css", "figures.css", "narrow.css"},
                  {"drawings.js", "run.js", "state.js", "words.js", "shades.js", "board.js", "participants.js",
                   "points.js", "relief.js", "columns.js", "turning.js", "pins.js", "equation.js", "strip.js",
                   "question.js", "looks.js", "playing.js", "keys.js", "player.js"});
    if (!files)
        return tl::unexpected(files.error());
    return filledPage(*files,
                      {{"title", htmlText(pages.lesson().title)},
                       {"summary", htmlText(pages.lesson().summary)},
                       {"data", htmlData(pages, place)}},
                      pages.look().language);
}

void writeHtml(const LessonPages& pages, AtomicFile& file, const Progress& progress)
{
    const auto page = htmlPage(pages, nullptr, progress);
    if (!page)
        return file.fail(page.error());
    file.write(*page);
    if (progress && !pages.survey())
        progress(1, 1);
}

} // namespace lozenge
