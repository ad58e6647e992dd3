#include "scratch.hpp"

#include "export/format.hpp"
#include "export/html/html.hpp"

#include <algorithm>
#include <set>
#include <variant>

using namespace lozenge;

namespace {

std::size_t countOf(const std::string& text, const std::string& part)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

Document twoLessons(PageOptions options = {})
{
    options.width = 320;
    options.height = 180;
    Lesson slope = slopeLesson(), rough = roughLesson(5);
    slope.goal = "tell slopes apart";
    slope.stops = {{.place = {}, .title = "Begin", .say = "Here."},
                   {.place = {.kind = StopPlace::Kind::End}, .title = "Done", .say = "There."}};
    rough.stops = {{.place = {.kind = StopPlace::Kind::End}, .title = "Rough", .say = "Over."}};
    Playlist list;
    list.title = "A way";
    list.pages = {{"After", "*1982* One.\n\nTwo.", "More.", {}}};
    std::vector<std::pair<std::string, LessonPages>> lessons;
    lessons.emplace_back("slope", pagesOf(slope, "stops", options).value());
    lessons.emplace_back("rough", pagesOf(rough, "stops", options).value());
    return playlistOf(std::move(list), std::move(lessons));
}

} // namespace

TEST_CASE("a programme has a title before each lesson, the lesson's frames, and pages at the end")
{
    const Document document = twoLessons();
    REQUIRE(document.count == 1 + 2 + 1 + 1 + 1);
    std::vector<std::string> titles, lessons;
    std::set<std::string> names;
    for (int place = 0; place < document.count; ++place) {
        const Page frame = document.page(place);
        titles.push_back(frame.title);
        lessons.push_back(frame.lesson);
        names.insert(frame.name);
        CHECK(frame.picture.width == 320);
        CHECK_FALSE(frame.picture.shapes.empty());
    }
    CHECK(titles == std::vector<std::string>{"A slope", "Begin", "Done", "Rough", "Rough", "After"});
    CHECK(lessons == std::vector<std::string>{"slope", "slope", "slope", "rough", "rough", ""});
    CHECK(names.size() == 6); // titles of slides are unique
    CHECK(document.page(0).notes == std::vector<std::string>{"Afterwards students can tell slopes apart."});
    CHECK(document.page(5).notes == std::vector<std::string>{"More."});
    CHECK(document.list.title == "A way");
}

TEST_CASE("what is told of titles and pages without their pictures is what stands with them")
{
    const Document document = twoLessons();
    for (const int place : {0, 3, 5}) {
        const Page frame = document.page(place);
        CHECK(document.label(place) == frame.title);
        CHECK(document.notes(place) == frame.notes);
        CHECK_FALSE(document.label(place).empty());
    }
    CHECK(document.notes(0).size() == 1);
    CHECK(document.notes(5).size() == 1);
}

TEST_CASE("what lessons retell stands on their titles, in the notes of their first stops, and on a last page")
{
    Lesson slope = slopeLesson(), rough = roughLesson(5);
    slope.source = {"A. B.", "Land", 1982, "http://a.b"};
    slope.stops = {{.place = {}, .title = "Begin", .say = "Here."}, {.place = {}, .title = "Again", .say = "Here."}};
    rough.stops = {{.place = {}, .title = "Begin", .say = "Here."}};
    std::vector<std::pair<std::string, LessonPages>> lessons;
    for (const Lesson& lesson : {slope, rough})
        lessons.emplace_back(lesson.title, pagesOf(lesson, "stops", {}).value());
    const Document document = playlistOf(Playlist{.title = "A way", .summary = {}}, std::move(lessons));
    const auto isOn = [&](int place) {
        for (const Shape& shape : document.page(place).picture.shapes)
            if (const auto* text = std::get_if<Text>(&shape); text && text->content.find("Land") != std::string::npos)
                return true;
        return false;
    };
    CHECK(isOn(0));
    CHECK(document.page(1).notes == std::vector<std::string>{"Source: A. B.: Land (1982). http://a.b"});
    CHECK(document.page(2).notes.empty());
    CHECK_FALSE(isOn(3));
    CHECK(document.page(document.count - 1).title == "Sources");
    CHECK(isOn(document.count - 1));
}

TEST_CASE("the chapters of a programme are its lessons and pages")
{
    const Document document = twoLessons();
    REQUIRE(document.sections.size() == 3);
    CHECK(document.sections[0].name == "A slope");
    CHECK(document.sections[1].first == 3);
    CHECK(document.sections[2].name == "After");
    CHECK(document.isPlaylist);
}

TEST_CASE("frames of a programme tell whose they are, and its slides are in sections")
{
    const Scratch scratch;
    const Document document = twoLessons();
    const auto write = [&](std::string_view format, const char* name) {
        return exportDocument(*rowNamed(formats, format), document, scratch.at(name), Existing::Refuse, {});
    };
    REQUIRE(write("svg", "svg"));
    const std::string index = contentOf(scratch.at("svg") / "index.json");
    CHECK(countOf(index, "\"lesson\":\"slope\"") == 3);
    CHECK(countOf(index, "\"lesson\":\"rough\"") == 2);
    REQUIRE(exportDocument(*rowNamed(formats, "svg"), document, scratch.at("svg"), Existing::Replace, {}));

    REQUIRE(write("beamer", "slides"));
    const std::string slides = contentOf(scratch.at("slides") / "slides.tex");
    CHECK(countOf(slides, "\\section{A slope}") == 1);
    CHECK(countOf(slides, "\\begin{frame}") == 3);
    CHECK(countOf(slides, "\\includegraphics<1>") == 3);
    CHECK(countOf(slides, "[page=6,") == 1);
    REQUIRE(write("html", "site"));
    const std::string site = contentOf(scratch.at("site") / "index.html");
    CHECK(countOf(site, "<p><b>1982</b> One.</p>\n<p>Two.</p>") == 1);
    CHECK(countOf(site, "<h1>A way</h1>") == 1);
}

namespace {

/// Each format as a file with its name in it; pptx cannot be written.
ManyFormats named(std::vector<std::string_view> names)
{
    ManyFormats many;
    for (const std::string_view name : names)
        many.formats.push_back(rowNamed(formats, name));
    many.nameOf = [](const Format& format) { return "a." + std::string(format.name); };
    many.write = [](const Format& format, const std::filesystem::path& out, Existing existing,
                    const Progress& progress) -> tl::expected<void, ExportError> {
        if (format.name == "pptx")
            return tl::unexpected(failed(out, "no"));
        progress(1, 2);
        progress(2, 2);
        auto file = AtomicFile::create(out, existing);
        if (!file)
            return tl::unexpected(file.error());
        file->write(format.name);
        return file->commit();
    };
    many.frames = 10;
    return many;
}

} // namespace

TEST_CASE("several formats share a folder, and progress counts all")
{
    const Scratch scratch;
    std::vector<int> done;
    REQUIRE(exportFormats(named({"pdf", "svg"}), scratch.at("all"), Existing::Refuse, [&](int part, int total) {
        CHECK(total == 20);
        done.push_back(part);
    }));
    CHECK(done == std::vector<int>{5, 10, 15, 20});
    CHECK(contentOf(scratch.at("all") / "a.pdf") == "pdf");
    CHECK(contentOf(scratch.at("all") / "a.svg") == "svg");
    CHECK(scratch.count() == 1);
}

TEST_CASE("a folder of several formats appears whole or not at all")
{
    const Scratch scratch;
    const auto written = exportFormats(named({"pdf", "pptx"}), scratch.at("all"), Existing::Refuse, {});
    REQUIRE_FALSE(written);
    CHECK(written.error().message == (scratch.at("all") / "a.pptx").string() + ": no");
    CHECK(scratch.count() == 0);
}

TEST_CASE("a folder of several formats is made anew only where that is wished, and keeps what is not of it")
{
    const Scratch scratch;
    std::filesystem::create_directory(scratch.at("all"));
    REQUIRE(exportFormats(named({"pdf"}), scratch.at("all"), Existing::Refuse, {})); // it was empty
    fill(scratch.at("all") / "mine", "mine");
    CHECK_FALSE(exportFormats(named({"pdf"}), scratch.at("all"), Existing::Refuse, {}));
    REQUIRE(exportFormats(named({"pdf", "svg"}), scratch.at("all"), Existing::Replace, {}));
    CHECK(contentOf(scratch.at("all") / "mine") == "mine");
    CHECK(contentOf(scratch.at("all") / "a.svg") == "svg");
    fill(scratch.at("file"), "mine");
    CHECK_FALSE(exportFormats(named({"pdf"}), scratch.at("file"), Existing::Replace, {}));
    CHECK(contentOf(scratch.at("file")) == "mine");
}

TEST_CASE("no page, section or note of a programme shows braces")
{
    const Scratch scratch;
    Lesson lesson = slopeLesson();
    lesson.title = "The {square step}";
    lesson.summary = "{Diamond steps} first";
    lesson.goal = "tell a {diamond step}";
    lesson.part = "{diamond}";
    lesson.stops = {{.place = {}, .title = "A {square}", .say = "A {diamond step}."}};
    Playlist list;
    list.title = "{Square steps} only";
    list.summary = "No {diamond step}";
    list.pages = {{"{Diamond phases}", "{=1} *{square step}*", "A {square phase}.", {}}};
    std::vector<std::pair<std::string, LessonPages>> lessons;
    lessons.emplace_back("slope", pagesOf(lesson, "stops", {.width = 320, .height = 180}).value());
    const Document document = playlistOf(std::move(list), std::move(lessons));
    std::string all = document.list.title + document.list.summary;
    for (const PageSection& chapter : document.sections)
        all += chapter.name;
    for (int place = 0; place < document.count; ++place) {
        const Page frame = document.page(place);
        all += frame.title + frame.caption + frame.narration + frame.picture.title + frame.picture.description;
        for (const std::string& note : frame.notes)
            all += note;
    }
    REQUIRE(exportDocument(*rowNamed(formats, "html"), document, scratch.at("site"), Existing::Refuse, {}));
    for (const char* file : {"index.html", "index.json"}) {
        const std::string page = contentOf(scratch.at("site") / file);
        all += page.substr(0, page.find("<style")) + page.substr(std::min(page.size(), page.find("</style>")));
    }
    CHECK(all.find("square step") != std::string::npos);
    for (const char* brace : {"{square", "{Square", "{diamond", "{Diamond", "{="})
        CHECK(all.find(brace) == std::string::npos);
}

TEST_CASE("a course counts one minute as one, and its large numbers as pictures do")
{
    const Scratch scratch;
    Lesson lesson = roughLesson(65);
    lesson.minutes = 1;
    Playlist list;
    list.title = "A way";
    std::vector<std::pair<std::string, LessonPages>> lessons;
    lessons.emplace_back("rough", pagesOf(lesson, "all", {.width = 320, .height = 180}).value());
    const Document document = playlistOf(std::move(list), std::move(lessons));
    REQUIRE(exportDocument(*rowNamed(formats, "html"), document, scratch.at("site"), Existing::Refuse, {}));
    const std::string site = contentOf(scratch.at("site") / "index.html");
    CHECK(site.find("<p class=\"meta\">65 \u00d7 65 points, 4\u2009221 steps, 1 minute</p>") != std::string::npos);
    const Picture title = document.page(0).picture;
    const auto says = [&](const std::string& words) {
        return std::any_of(title.shapes.begin(), title.shapes.end(), [&](const Shape& shape) {
            const auto* text = std::get_if<Text>(&shape);
            return text && text->content == words;
        });
    };
    CHECK(says("about 1 minute"));
}

TEST_CASE("a question with bars is shown whole, on its slide and on a page")
{
    Lesson lesson = slopeLesson();
    const std::string question = "How large is |h| at the end?";
    lesson.stops = {{.place = {.kind = StopPlace::Kind::End},
                     .say = {},
                     .question = Question{.kind = Question::Kind::Choice, .text = question, .choices = {"0", "1"}}}};
    const LessonPages show = pagesOf(lesson, "stops", {.width = 320, .height = 180}).value();
    CHECK(show.page(0).picture.title == question);
    CHECK(show.page(0).notes.at(0) == question);
    CHECK(htmlPage(show).find(question) != std::string::npos);
}
