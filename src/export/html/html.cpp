#include "export/html/html.hpp"

#include "export/format.hpp"
#include "export/html/html_colours.hpp"
#include "export/html/pictures_page.hpp"

namespace lozenge {

tl::expected<std::string, ExportError> htmlPage(const Show& show, const CoursePlace* place)
{
    const auto style = playerFiles({"player.css", "figures.css", "narrow.css"});
    const auto script = playerFiles({"run.js", "state.js", "words.js", "shades.js", "board.js", "participants.js",
                                     "points.js", "relief.js", "columns.js", "turning.js", "pins.js", "equation.js",
                                     "strip.js", "question.js", "looks.js", "playing.js", "keys.js", "player.js"});
    const auto icon = iconAddress();
    for (const auto* file : {&style, &script, &icon})
        if (!*file)
            return *file;
    return filledPage("player.html", {{"title", htmlText(show.lesson().title)},
                                      {"summary", htmlText(show.lesson().summary)},
                                      {"icon", *icon},
                                      {"style", themeStyle() + *style},
                                      {"data", htmlData(show, place)},
                                      {"script", *script}});
}

tl::expected<void, ExportError> writeHtml(const Show& show, const std::filesystem::path& out, Existing existing,
                                          const Progress& progress)
{
    auto file = WholeFile::create(out, existing);
    if (!file)
        return tl::unexpected(file.error());
    const auto page = show.survey() ? picturesPage(show, progress) : htmlPage(show);
    if (!page)
        return tl::unexpected(page.error());
    file->write(*page);
    if (progress && !show.survey())
        progress(1, 1);
    return file->commit();
}

} // namespace lozenge
