#include "html/page_run.hpp"
#include "scratch.hpp"

#include "export/html/html.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "lesson/read_lesson.hpp"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

using namespace lozenge;

namespace {

LessonPages wholeRun(const Lesson& lesson)
{
    return pagesOf(lesson, "all", {}).value();
}

nlohmann::json dataIn(const std::string& page)
{
    const std::string opening = "<script type=\"application/json\" id=\"trace\">";
    const std::size_t begin = page.find(opening) + opening.size();
    return nlohmann::json::parse(page.substr(begin, page.find("</script>", begin) - begin));
}

std::size_t countOf(const std::string& text, const std::string& part)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

} // namespace

TEST_CASE("a page has or works out each cell, mean and height of a run to the last digit")
{
    struct Case {
        const char* file;
        std::vector<std::string> written; ///< what cannot be worked out
    };
    const Case cases[]{
        {"programs/g02_terrain-generator_n4", {}},      {"programs/g09_playfuljs_n8_article", {"heights"}},
        {"programs/g12_workshop_n4", {"cells"}},        {"textbook/g16_textbook_n8_wrap", {"means"}},
        {"textbook/g17_textbook_n4_mirror", {"means"}}, {"textbook/g20_textbook_n4_fixed", {"means"}}};
    for (const auto& [file, written] : cases) {
        INFO(file);
        const auto lesson = readLessonFile(std::string(LOZENGE_TESTS_DIR) + "/golden/" + file + ".toml");
        REQUIRE(lesson);
        const LessonPages show = wholeRun(*lesson);
        const PageRun page(dataIn(htmlPage(show)));
        for (const char* column : {"cells", "means", "heights"}) {
            INFO(column);
            CHECK(page.has(column) == (std::find(written.begin(), written.end(), column) != written.end()));
        }
        const Timeline& timeline = show.timeline();
        REQUIRE(page.steps.size() == static_cast<std::size_t>(timeline.stepCount()));
        for (int number = 1; number <= timeline.stepCount(); ++number) {
            const Step step = timeline.step(number);
            const PageRun::Step& read = page.steps[static_cast<std::size_t>(number - 1)];
            CHECK(read.cell == step.at.y * lesson->recipe.size + step.at.x);
            CHECK(read.mean == step.mean);
            CHECK(read.offset == step.offset);
            CHECK(read.height == step.after);
            CHECK(read.parents == static_cast<std::size_t>(step.parents.count()));
        }
    }
}

TEST_CASE("a page is complete in itself")
{
    const std::string page = htmlPage(wholeRun(roughLesson(9)));
    CHECK(page.find("{{") == std::string::npos);
    CHECK(countOf(page, "http://") == countOf(page, "http://www.w3.org")); // a name of SVG and not an address
    CHECK(page.find("https://") == std::string::npos);
    CHECK(page.find(" src=") == std::string::npos);
    CHECK(page.find("@import") == std::string::npos);
}

TEST_CASE("a page lights points by the spoilt normals of a run that has them, and gives the reason with any answer")
{
    Lesson lesson =
        readLesson("[recipe]\nvariant = \"terrain-generator\"\n[look]\nstyle = \"bands\"\n[[stop]]\nat = 2\n"
                   "ask = { of = \"parents\", why = \"Only three.\" }\n",
                   "l.toml")
            .value();
    const auto published = dataIn(htmlPage(wholeRun(lesson)));
    CHECK(published["light"]["spoiltFaces"] == 6);
    CHECK(published["stops"][0]["ask"]["why"] == "Only three.");
    lesson.recipe.slips = Slips{};
    const auto mended = dataIn(htmlPage(wholeRun(lesson)));
    CHECK(mended["light"]["spoiltFaces"] == 0);
}

TEST_CASE("text of a lesson cannot leave its place in the page")
{
    Lesson lesson = roughLesson(5);
    lesson.title = "</title></script><script>alert(1)</script><!-- \" & {{data}}";
    lesson.summary = "\"><img onerror=alert(1)>";
    lesson.stops.push_back({.place = {}, .say = lesson.title, .question = {}});
    const std::string harmless = htmlPage(wholeRun(roughLesson(5)));
    const std::string page = htmlPage(wholeRun(lesson));
    for (const char* mark : {"<script", "</script", "</title", "<!--", "<img"})
        CHECK(countOf(page, mark) == countOf(harmless, mark));
    CHECK(dataIn(page)["title"] == lesson.title);
    CHECK(dataIn(page)["stops"][0]["say"] == lesson.title);
}

TEST_CASE("a page of 289 points is at most 200 kB")
{
    CHECK(htmlPage(wholeRun(roughLesson(17))).size() <= 200'000);
}

TEST_CASE("a page that was asked for some moments goes through those")
{
    const LessonPages some = shown(roughLesson(5), {3, 8, 21});
    CHECK(dataIn(htmlPage(some))["moments"] == nlohmann::json({3, 8, 21}));
    CHECK(dataIn(htmlPage(some))["first"] == 3);
    CHECK_FALSE(dataIn(htmlPage(wholeRun(roughLesson(5)))).contains("moments"));
}

TEST_CASE("a page does not replace a file unless it is told to")
{
    const Scratch scratch;
    const auto target = scratch.at("page.html");
    const Document show = wholeRun(roughLesson(5));
    fill(target, "mine");
    CHECK_FALSE(written("html", show, target, Existing::Refuse, {}));
    CHECK(contentOf(target) == "mine");
    REQUIRE(written("html", show, target, Existing::Replace, {}));
    CHECK(contentOf(target).starts_with("<!doctype html>"));
    CHECK(scratch.count() == 1);
}

TEST_CASE("a course is a page a lesson and an index that leads to each")
{
    const Scratch scratch;
    Lesson odd = roughLesson(3);
    odd.title = "../<b>&";
    Playlist list;
    list.title = "Three";
    std::vector<std::pair<std::string, LessonPages>> runs;
    runs.emplace_back("first", wholeRun(roughLesson(5)));
    runs.emplace_back("../first", wholeRun(odd));
    runs.emplace_back("first", wholeRun(roughLesson(9)));
    const Document lessons = playlistOf(std::move(list), std::move(runs));
    const auto folder = scratch.at("course");
    int pages = 0;
    REQUIRE(written("html", lessons, folder, Existing::Refuse, [&](int done, int total) {
        CHECK(total == 3);
        pages = done;
    }));
    CHECK(pages == 3);
    CHECK(scratch.count() == 1);
    const std::string index = contentOf(folder / "index.html");
    for (const char* name : {"first.html", "---first.html", "first-2.html"}) {
        CHECK(std::filesystem::exists(folder / name));
        CHECK(countOf(index, "href=\"" + std::string(name) + "\"") == 1);
    }
    CHECK(countOf(index, "<svg") == 4); // the sign of the program and three terrains
    CHECK(index.find("../&lt;b&gt;&amp;") != std::string::npos);
    CHECK(index.find("<b>") == std::string::npos);
    CHECK(dataIn(contentOf(folder / "first.html"))["course"]["next"] == "---first.html");
    CHECK_FALSE(written("html", lessons, folder, Existing::Refuse, {}));
    CHECK(written("html", lessons, folder, Existing::Replace, {}));
}

// Pages to look at in a browser: LOZENGE_PAGES names a folder for them.
TEST_CASE("every bundled lesson and every edge mode makes a page")
{
    const Scratch scratch;
    const char* wanted = std::getenv("LOZENGE_PAGES");
    const std::filesystem::path folder = wanted ? wanted : scratch.folder;
    std::vector<std::pair<std::string, LessonPages>> course;
    for (const std::string& id : bundledLessons()) {
        const auto lesson = readLessonFile(*findLesson(id));
        REQUIRE(lesson);
        // A large map is pictures, which are made small here.
        const bool isStepped = !steppingFault(lesson->recipe);
        const auto show = [&] {
            return isStepped ? wholeRun(*lesson) : pagesOf(*lesson, "stops", {.width = 640, .height = 360}).value();
        };
        CHECK(written("html", show(), folder / (id + ".html"), Existing::Replace, {}));
        course.emplace_back(id, show());
    }
    CHECK(written("html", playlistOf({}, std::move(course)), folder / "course", Existing::Replace, {}));
    for (const EdgeMode& edge : edgeModes) {
        Lesson lesson = readLessonFile(*findLesson("growing-a-coast")).value();
        lesson.recipe.edge = &edge;
        if (edge.takesValue)
            lesson.recipe.edgeValue = -0.75;
        lesson.stops.clear();
        CHECK(written("html", wholeRun(lesson), folder / ("edge-" + std::string(edge.name) + ".html"),
                      Existing::Replace, {}));
    }
    CHECK(written("html", wholeRun(roughLesson(33)), folder / "size-33.html", Existing::Replace, {}));
    CHECK(written("html", wholeRun(roughLesson(17)), folder / "size-17.html", Existing::Replace, {}));
}
