#include "export/html/html.hpp"
#include "export/raster/raster.hpp"
#include "export/text/bytes.hpp"
#include "export/text/markup.hpp"
#include "export/text/number_text.hpp"
#include "files/disk/atomic_folder.hpp"
#include "lesson/keys/look_keys.hpp"
#include "picture/kit/marks.hpp"
#include "picture/pages/title_page.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/utf8.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "survey/amounts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>

namespace lozenge {
namespace {

constexpr float width = 480;
constexpr float height = 300;
constexpr int cells = 24; // a side: fine enough for a thumbnail, small enough for a page with many

/// "M1.5 2L3 4 5 6Z": tenths of a pixel are enough here.
std::string outline(std::span<const Vec2> points)
{
    std::string path = "M";
    for (std::size_t i = 0; i < points.size(); ++i) {
        path += i == 0 ? "" : i == 1 ? "L" : " ";
        appendNumber(path, std::round(points[i].x * 10) / 10);
        path += ' ';
        appendNumber(path, std::round(points[i].y * 10) / 10);
    }
    return path + "Z";
}

double heightAt(const Relief& relief, double x, double y)
{
    const int x0 = std::min(static_cast<int>(x), relief.last - 1);
    const int y0 = std::min(static_cast<int>(y), relief.last - 1);
    const double u = x - x0, v = y - y0;
    return bilinear(std::array{relief.height({x0, y0}), relief.height({x0 + 1, y0}), relief.height({x0, y0 + 1}),
                               relief.height({x0 + 1, y0 + 1})},
                    u, v);
}

/// The surface as quadrilaterals from back to front, whatever the size of the map.
std::string quads(const Relief& relief)
{
    std::string svg;
    const double cell = static_cast<double>(relief.last) / cells;
    for (int j = 0; j < cells; ++j)
        for (int i = 0; i < cells; ++i) {
            const double x = (relief.project.eastIsNear() ? i : cells - 1 - i) * cell;
            const double y = (relief.project.southIsNear() ? j : cells - 1 - j) * cell;
            const double h00 = heightAt(relief, x, y), h10 = heightAt(relief, x + cell, y);
            const double h01 = heightAt(relief, x, y + cell), h11 = heightAt(relief, x + cell, y + cell);
            const Vec2 slope{static_cast<float>(relief.inUnits(h10 + h11 - h00 - h01) / (2 * cell)),
                             static_cast<float>(relief.inUnits(h01 + h11 - h00 - h10) / (2 * cell))};
            std::array corners{relief.project(x, y, h00), relief.project(x + cell, y, h10),
                               relief.project(x + cell, y + cell, h11), relief.project(x, y + cell, h01)};
            // A little larger than it is, so that no seam shows to its neighbours.
            const Vec2 middle = (corners[0] + corners[1] + corners[2] + corners[3]) * 0.25F;
            for (Vec2& corner : corners)
                corner = middle + (corner - middle) * 1.06F;
            const Colour colour = surfaceColour(relief, (h00 + h10 + h01 + h11) / 4, slope);
            svg += "<path fill=\"" + nameOf(colour) + "\" d=\"" + outline(corners) + "\"/>\n";
        }
    return svg;
}

std::string skirt(const Relief& relief, bool south)
{
    const double near = (south ? relief.project.southIsNear() : relief.project.eastIsNear()) ? relief.last : 0;
    std::vector<Vec2> points;
    const auto add = [&](double along, bool isBase) {
        const double x = south ? along : near, y = south ? near : along;
        points.push_back(relief.project(x, y, isBase ? relief.axis.low : heightAt(relief, x, y)));
    };
    for (int i = 0; i <= cells; ++i)
        add(static_cast<double>(i) * relief.last / cells, false);
    add(relief.last, true);
    add(0, true);
    return std::string("<path class=\"") + (south ? "south" : "east") + "\" d=\"" + outline(points) + "\"/>\n";
}

/// A terrain that is not stepped has no outlines of few cells: its relief is a picture.
std::string thumbnailOfSurvey(const LessonPages& pages)
{
    PageOptions options = pages.options;
    options.view = View::Kind::Relief;
    options.glides = false;
    options.width = static_cast<int>(width);
    options.height = static_cast<int>(height);
    const LessonPages relief(pages.lesson, pages.run, {lastStation(*pages.survey())}, options);
    return "<img alt=\"\" src=\"data:image/png;base64," + base64(pngOf(relief.page(0).picture)) + "\">";
}

/// The finished terrain as a small SVG. Its skirts take their colours from the page.
std::string thumbnailOf(const LessonPages& pages)
{
    if (pages.survey())
        return thumbnailOfSurvey(pages);
    std::string svg = "<svg viewBox=\"0 0 " + numberText(width) + " " + numberText(height) + "\">\n";
    const Timeline& timeline = pages.timeline();
    const Moment end = momentAt(timeline, timeline.stepCount());
    Look look = pages.look();
    using enum ReliefStyle::Kind;
    if (look.style->kind == Wire || look.style->kind == Strips) // lines alone are too fine for this size
        look.style = &reliefStyles.front();
    const Frame frame{.timeline = timeline, .moment = end, .look = look, .range = pages.range};
    const Relief relief = reliefIn(frame, {8, 8, width - 16, height - 16}, 1, cells);
    svg += quads(relief) + skirt(relief, true) + skirt(relief, false);
    return svg + "</svg>";
}

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
    std::string free = name;
    for (int i = 2; !taken.insert(lowered(free)).second; ++i)
        free = name + "-" + std::to_string(i);
    return free + ".html";
}

/// "17 × 17 points, 285 steps".
std::string measureOf(const LessonPages& pages)
{
    const Look& look = pages.look();
    const auto amount = [](int number) { return grouped(static_cast<std::uint64_t>(number)); };
    const std::string side = amount(pages.lesson.recipe.size);
    return pages.survey() ? tr(look, "{0} × {0} points, {1} levels", side, pages.survey()->levels)
                          : tr(look, "{0} × {0} points, {1} steps", side, amount(pages.timeline().stepCount()));
}

std::string cardOf(const LessonPages& pages, const std::string& page, std::size_t number)
{
    const Lesson& lesson = pages.lesson;
    const Look& look = lesson.look;
    return "<li><a href=\"" + page + "\">\n<figure aria-hidden=\"true\">" + thumbnailOf(pages) +
           "</figure>\n<h3><span>" + std::to_string(number) + "</span>" + escaped(lesson.title) +
           "</h3>\n<p class=\"summary\">" + escaped(lesson.summary) + "</p>\n" +
           (lesson.goal.empty() ? ""
                                : "<p class=\"goal\">" + escaped(tr(look, "Afterwards: {0}", lesson.goal)) + "</p>\n") +
           "<p class=\"meta\">" + measureOf(pages) +
           (lesson.minutes > 0 ? ", " + minutesText(lesson.minutes, look) : "") + "</p>\n</a></li>\n";
}

nlohmann::ordered_json entryOf(const LessonPages& pages, const std::string& page)
{
    return {{"file", page},
            {"title", pages.lesson.title},
            {"summary", pages.lesson.summary},
            {"size", pages.lesson.recipe.size},
            {"steps", pages.survey() ? pages.survey()->levels : pages.timeline().stepCount()}};
}

/// A page of the playlist. What a lesson stresses between stars is stressed here too.
std::string wordsOf(const PlaylistPage& page, const Look& look)
{
    std::string text = "<section class=\"words\">\n<h2>" + escaped(page.title) + "</h2>\n";
    for (const std::string& paragraph : paragraphsOf(page.say)) {
        text += "<p>";
        for (const Span& span : lessonWords(paragraph, look))
            text += span.font == Font::Sans ? escaped(span.content) : "<b>" + escaped(span.content) + "</b>";
        text += "</p>\n";
    }
    return text + "</section>\n";
}

std::string indexPage(const Playlist& list, const std::string& cards, const Look& look)
{
    std::string pages;
    for (const PlaylistPage& page : list.pages)
        pages += wordsOf(page, look);
    return filledPage(
        "course.html", {"course.css"}, {},
        {{"title", escaped(list.title)}, {"summary", escaped(list.summary)}, {"lessons", cards}, {"pages", pages}},
        look.language);
}

/// The whole run, whatever pages of it the other formats have; of a terrain that is not stepped pictures of its stops,
/// no larger than a page of a web site can well have.
LessonPages wholeOf(const LessonPages& pages)
{
    constexpr int widest = 960; // their relief is drawn as fine
    PageOptions options = pages.options;
    options.stopsAlone = pages.survey() && !pages.stops.empty();
    if (pages.survey() && options.width > widest) {
        options.height = std::max(1, static_cast<int>(std::int64_t{options.height} * widest / options.width));
        options.width = widest;
    }
    auto moments = momentsNamed(options.stopsAlone ? "stops" : "all", pages.lesson, pages.run);
    return {pages.lesson, pages.run, std::move(*moments), std::move(options)};
}

} // namespace

// A page a lesson that plays its run and rests at the stops of the playlist, or shows a terrain that is not stepped as
// pictures, and index.html with a picture of each, for a web space. Progress counts the pages.
void writeCourse(const Document& document, AtomicFolder& folder, const Progress& progress)
{
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
            place.nextTitle = lessons[i + 1].lesson.title;
        }
        if (!folder.write(names[i], htmlPage(shown, &place)))
            return;
        // Where several parts follow one another each has its heading.
        const std::string& part = shown.lesson.part;
        if (i == 0 || part != lessons[i - 1].lesson.part)
            cards += (i == 0 ? "" : "</ol>\n") +
                     (part.empty() ? "" : "<h2 class=\"part\">" + escaped(part) + "</h2>\n") +
                     "<ol class=\"lessons\">\n";
        cards += cardOf(shown, names[i], i + 1);
        list.push_back(entryOf(shown, names[i]));
        tell(progress, static_cast<int>(i) + 1, static_cast<int>(lessons.size()));
    }
    folder.write("index.html", indexPage(document.list, cards + "</ol>\n", document.look()));
    folder.write(std::string(listName), list.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

} // namespace lozenge
