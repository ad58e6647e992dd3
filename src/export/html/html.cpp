#include "export/html/html.hpp"

#include "export/svg/svg_image.hpp"
#include "export/text/number_text.hpp"
#include "files/library/data_folder.hpp"
#include "lesson/keys/look_keys.hpp"
#include "picture/tr.hpp"
#include "terrain/ordered_pipeline.hpp"

namespace lozenge {
namespace {

/// Files of the player, one after another.
tl::expected<std::string, ExportError> playerFiles(const std::vector<std::string>& names)
{
    std::string all;
    for (const std::string& name : names) {
        const auto file = assetText("player/" + name);
        if (!file)
            return file;
        all += *file + "\n";
    }
    return all;
}

tl::expected<std::string, ExportError> iconAddress()
{
    const auto icon = assetText("icon.svg");
    if (!icon)
        return icon;
    std::string address = "data:image/svg+xml,";
    for (const char c : *icon) {
        switch (c) {
        case '"': address += '\''; break;
        case '#': address += "%23"; break;
        case '%': address += "%25"; break;
        case '<': address += "%3C"; break;
        case '>': address += "%3E"; break;
        case '&': address += "%26"; break;
        case '\n': address += ' '; break;
        default: address += c;
        }
    }
    return address;
}

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

/// The phrase with a single space where its lines end.
std::string onOneLine(std::string_view text)
{
    std::string line;
    for (const char c : text)
        if ((c != ' ' && c != '\n') || (!line.empty() && line.back() != ' '))
            line += c == '\n' ? ' ' : c;
    return line;
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
        said += htmlText(tr(language, onOneLine(text.substr(begin + 2, end - begin - 2))));
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
    const int count = pages.count();
    OrderedPipeline entries(
        count, [&](int place) { return pictureData(pages.page(place)); }, pagesAtOnce(pages.options()));
    std::string data = "[\n";
    for (int place = 0; place < count; ++place) {
        data += entries.next() + (place + 1 < count ? ",\n" : "\n]");
        tell(progress, place + 1, count);
    }
    return filledPage("pictures.html", {"player.css", "narrow.css", "pictures.css"}, {"drawings.js", "pictures.js"},
                      {{"title", htmlText(pages.lesson().title)},
                       {"summary", htmlText(pages.lesson().summary)},
                       {"theme", std::string(pages.look().theme->name)},
                       {"command", htmlText(pages.command("export", {"--format", "html"}))},
                       {"links", linksOf(course, pages.look())},
                       {"data", std::move(data)}},
                      pages.look().language);
}

} // namespace

tl::expected<std::string, ExportError> filledPage(const std::string& frame, const std::vector<std::string>& styles,
                                                  const std::vector<std::string>& scripts, Fillings values,
                                                  const Language* language)
{
    const auto style = playerFiles(styles), script = playerFiles(scripts), icon = iconAddress();
    const auto page = assetText("player/" + frame);
    for (const auto* file : {&style, &script, &icon, &page})
        if (!*file)
            return tl::unexpected(file->error());
    values.emplace_back("icon", *icon);
    values.emplace_back("style", themeStyle() + *style);
    values.emplace_back("script", *script);
    values.emplace_back("words", wordsData(language, *script));
    return filled(frame, saidIn(language, *page), values);
}

std::string htmlText(std::string_view text)
{
    std::string escaped;
    for (const char& c : text)
        appendEscaped(escaped, {&c, 1});
    return escaped;
}

tl::expected<std::string, ExportError> htmlPage(const LessonPages& pages, const CoursePlace* place,
                                                const Progress& progress)
{
    if (pages.survey())
        return picturesPage(pages, place, progress);
    return filledPage("player.html", {"player.css", "figures.css", "narrow.css"},
                      {"drawings.js", "run.js", "state.js", "words.js", "shades.js", "board.js", "participants.js",
                       "points.js", "relief.js", "columns.js", "turning.js", "pins.js", "equation.js", "strip.js",
                       "question.js", "looks.js", "playing.js", "keys.js", "player.js"},
                      {{"title", htmlText(pages.lesson().title)},
                       {"summary", htmlText(pages.lesson().summary)},
                       {"data", runData(pages, place)}},
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
