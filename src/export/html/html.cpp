#include "export/html/html.hpp"

#include "export/text/markup.hpp"
#include "export/text/number_text.hpp"
#include "files/library/data_folder.hpp"
#include "lesson/keys/look_keys.hpp"
#include "picture/tr.hpp"
#include "terrain/ordered_pipeline.hpp"

#include <array>

namespace lozenge {
namespace {

/// Files of the player, one after another.
std::string playerFiles(const std::vector<std::string>& names)
{
    std::string all;
    for (const std::string& name : names)
        all += assetText("player/" + name) + "\n";
    return all;
}

/// What an address of data does not hold as it is.
constexpr std::array<Escape, 7> inAddress{
    {{U'"', "'"}, {U'#', "%23"}, {U'%', "%25"}, {U'<', "%3C"}, {U'>', "%3E"}, {U'&', "%26"}, {U'\n', " "}}};

/// The themes as CSS: a set of variables for each, named for the part a colour plays.
std::string themeStyle()
{
    std::string css;
    for (Theme theme : themes) {
        css += "[data-theme=\"" + std::string(theme.name) + "\"] {";
        for (const ThemePart& part : themeParts)
            css += " --" + std::string(part.name) + ": " + nameOf(part.of(theme)) + ";";
        css += " --shape: " + numberText(theme.shapeOpacity) + "; }\n";
    }
    return css;
}

/// What stands in [[ ]] is said in the language of the page.
std::string saidIn(const Language* language, std::string_view text)
{
    std::string said;
    for (std::size_t begin = text.find("[["); begin != std::string_view::npos; begin = text.find("[[")) {
        const std::size_t end = text.find("]]", begin);
        said += text.substr(0, begin);
        if (end == std::string_view::npos)
            return said;
        said += escaped(tr(language, onOneLine(text.substr(begin + 2, end - begin - 2))));
        text.remove_prefix(end + 2);
    }
    return said + std::string(text);
}

/// To the other pages of a course.
std::string linksOf(const CoursePlace* place, const Look& look)
{
    if (!place)
        return {};
    const std::string next = place->next.empty() ? ""
                                                 : "<a class=\"next\" href=\"" + escaped(place->next) + "\" title=\"" +
                                                       escaped(tr(look, "Next lesson: {0}", place->nextTitle)) + "\">" +
                                                       escaped(tr(look, "Next|lesson")) + "</a>";
    return "<a class=\"next\" href=\"" + escaped(place->index) + "\">" + escaped(tr(look, "All lessons")) + "</a>" +
           next;
}

/// One self-contained page with the pictures of a lesson, to go through by hand or by itself.
std::string picturesPage(const LessonPages& pages, const CoursePlace* course, const Progress& progress)
{
    const int count = pages.count();
    OrderedPipeline entries(
        count, [&](int place) { return pictureData(pages.page(place)); }, pagesAtOnce(pages.options));
    std::string data = "[\n";
    for (int place = 0; place < count; ++place) {
        data += entries.next() + (place + 1 < count ? ",\n" : "\n]");
        tell(progress, place + 1, count);
    }
    return filledPage("pictures.html", {"player.css", "narrow.css", "pictures.css"}, {"drawings.js", "pictures.js"},
                      {{"title", escaped(pages.lesson.title)},
                       {"summary", escaped(pages.lesson.summary)},
                       {"theme", std::string(pages.look().theme->name)},
                       {"command", escaped(pages.command("export", {"--format", "html"}))},
                       {"links", linksOf(course, pages.look())},
                       {"data", std::move(data)}},
                      pages.look().language);
}

} // namespace

std::string filledPage(const std::string& frame, const std::vector<std::string>& styles,
                       const std::vector<std::string>& scripts, Fillings values, const Language* language)
{
    const std::string style = themeStyle() + playerFiles(styles), script = playerFiles(scripts);
    values.emplace_back("icon", "data:image/svg+xml," + escaped(assetText("icon.svg"), inAddress));
    values.emplace_back("style", style);
    values.emplace_back("script", script);
    values.emplace_back("words", wordsData(language, script));
    return filled(frame, saidIn(language, assetText("player/" + frame)), values);
}

std::string htmlPage(const LessonPages& pages, const CoursePlace* place, const Progress& progress)
{
    if (pages.survey())
        return picturesPage(pages, place, progress);
    return filledPage("player.html", {"player.css", "figures.css", "narrow.css"},
                      {"drawings.js", "run.js", "state.js", "words.js", "shades.js", "board.js", "participants.js",
                       "points.js", "relief.js", "columns.js", "turning.js", "pins.js", "equation.js", "strip.js",
                       "question.js", "looks.js", "playing.js", "keys.js", "player.js"},
                      {{"title", escaped(pages.lesson.title)},
                       {"summary", escaped(pages.lesson.summary)},
                       {"data", runData(pages, place)}},
                      pages.look().language);
}

void writeHtml(const Document& lesson, AtomicFile& file, const Progress& progress)
{
    const LessonPages& pages = lesson.lessons.front();
    file.write(htmlPage(pages, nullptr, progress));
    if (!pages.survey())
        tell(progress, 1, 1);
}

} // namespace lozenge
