#include "scratch.hpp"
#include "unzipped.hpp"

#include "export/pptx/pptx_deck.hpp"
#include "files/disk/interrupt.hpp"
#include "files/small_disk.hpp"
#include "picture/words.hpp"

#include <csignal>
#include <pugixml.hpp>
#include <set>

using namespace lozenge;
namespace fs = std::filesystem;

namespace {

pugi::xml_document parsed(const std::string& xml)
{
    pugi::xml_document document;
    REQUIRE(document.load_buffer(xml.data(), xml.size()));
    return document;
}

/// What all elements of this name hold.
std::vector<std::string> textsOf(const std::string& xml, const char* element)
{
    const pugi::xml_document document = parsed(xml);
    std::vector<std::string> texts;
    for (const auto& found : document.select_nodes((std::string("//") + element).c_str()))
        texts.emplace_back(found.node().text().get());
    return texts;
}

std::string attributeOf(const std::string& xml, const char* path)
{
    return parsed(xml).select_node(path).attribute().value();
}

PageOptions smallBoard(int width = 320, int height = 180)
{
    PageOptions options;
    options.view = View::Kind::Board;
    options.width = width;
    options.height = height;
    return options;
}

std::vector<int> upTo(int last)
{
    std::vector<int> moments;
    for (int moment = 0; moment <= last; ++moment)
        moments.push_back(moment);
    return moments;
}

Parts deckOf(const Document& show)
{
    const Scratch scratch;
    REQUIRE(written("pptx", show, scratch.at("a.pptx"), Existing::Refuse, {}));
    CHECK(scratch.count() == 1);
    return partsOf(scratch.at("a.pptx"));
}

} // namespace

TEST_CASE("a deck has a slide with a picture and notes for every frame")
{
    const Document show = shown(slopeLesson(), {0, 3, 4}, smallBoard());
    std::vector<int> told;
    const Scratch scratch;
    REQUIRE(written("pptx", show, scratch.at("a.pptx"), Existing::Refuse, [&](int done, int total) {
        told.push_back(done);
        CHECK(total == 3);
    }));
    CHECK(told == std::vector{1, 2, 3});

    const Parts parts = partsOf(scratch.at("a.pptx"));
    std::set<std::string> pictures;
    for (const char* number : {"1", "2", "3"}) {
        CHECK(parts.contains(std::string("ppt/slides/slide") + number + ".xml"));
        CHECK(parts.contains(std::string("ppt/notesSlides/notesSlide") + number + ".xml"));
        pictures.insert(parts.at(std::string("ppt/media/frame") + number + ".png"));
    }
    CHECK(pictures.size() == 3);
    CHECK_FALSE(parts.contains("ppt/slides/slide4.xml"));
    CHECK(pictures.begin()->starts_with("\x89PNG"));
}

TEST_CASE("every relation of a deck leads to a part and every part has a type")
{
    const Parts parts = deckOf(shown(slopeLesson(), upTo(2), smallBoard()));
    const pugi::xml_document types = parsed(parts.at("[Content_Types].xml"));
    int relations = 0;
    for (const auto& [name, bytes] : parts) {
        if (name != "[Content_Types].xml" && !name.ends_with(".rels") && !name.ends_with(".png"))
            CHECK(types.select_node(("//Override[@PartName='/" + name + "']").c_str()));
        if (!name.ends_with(".rels"))
            continue;
        const fs::path folder = fs::path(name).parent_path().parent_path(); // that of the part, which _rels/ lies in
        const pugi::xml_document document = parsed(bytes);
        for (const pugi::xml_node relation : document.document_element()) {
            const fs::path target = (folder / relation.attribute("Target").value()).lexically_normal();
            CAPTURE(name, target);
            CHECK(parts.contains(target.string()));
            ++relations;
        }
    }
    CHECK(relations == 3 + (3 + 3) + 3 + 2 + 1 + 3 * (3 + 2));
}

TEST_CASE("text of a lesson with markup and quotes and line breaks stays text")
{
    const std::string wild = "<b>\"5\" & '6' \xF0\x9F\x8F\x94\x01</b>";
    const std::string tame = "<b>\"5\" & '6' \xF0\x9F\x8F\x94</b>"; // XML has no way to write the control character
    Lesson lesson = slopeLesson();
    lesson.title = wild + "\n and  more";
    lesson.summary = wild;
    lesson.stops.push_back({.place = {.kind = StopPlace::Kind::Step, .step = 1}, .say = wild + "\nsecond line"});

    const Parts parts = deckOf(shown(lesson, {0, 1}, smallBoard()));
    CHECK(textsOf(parts.at("docProps/core.xml"), "dc:title") == std::vector{tame + " and more"});
    CHECK(textsOf(parts.at("docProps/core.xml"), "dc:subject") == std::vector{tame});
    const auto notes = textsOf(parts.at("ppt/notesSlides/notesSlide2.xml"), "a:t");
    REQUIRE(notes.size() >= 2);
    CHECK(notes[0] == tame);
    CHECK(notes[1] == "second line");
    CHECK_THAT(attributeOf(parts.at("ppt/slides/slide2.xml"), "//p:pic//p:cNvPr/@descr"),
               Catch::Contains(tame + " second line"));
}

TEST_CASE("a picture is described by caption and equation and narration and the notes say the same")
{
    Lesson lesson = roughLesson(5);
    lesson.stops.push_back({.place = {.kind = StopPlace::Kind::Step, .step = 1}, .say = "Look here"});
    const Document show = shown(lesson, {1}, smallBoard());
    const Page frame = show.page(0);
    const Parts parts = deckOf(show);
    CHECK(attributeOf(parts.at("ppt/slides/slide1.xml"), "//p:pic//p:cNvPr/@descr") ==
          frame.caption + ". " + frame.equation + ". Look here.");
    CHECK(textsOf(parts.at("ppt/notesSlides/notesSlide1.xml"), "a:t") ==
          std::vector<std::string>{"Look here", frame.equation, frame.caption});
}

TEST_CASE("a deck has one slide more for a question and its notes hold question and answer and why")
{
    Lesson lesson = roughLesson(5);
    lesson.stops = {{.place = {.kind = StopPlace::Kind::Step, .step = 4},
                     .say = "Said.",
                     .question = Question{.kind = Question::Kind::Choice,
                                          .text = "How many?",
                                          .choices = {"one", "two"},
                                          .answer = 1,
                                          .why = "One and one."}},
                    {.place = {.kind = StopPlace::Kind::End}, .say = "Done.", .question = {}}};
    PageOptions options;
    options.width = 320;
    options.height = 180;
    const Document show = pagesOf(lesson, "stops", options).value();
    const auto parts = deckOf(show);
    CHECK(parts.contains("ppt/slides/slide3.xml"));
    CHECK_FALSE(parts.contains("ppt/slides/slide4.xml"));
    const auto asked = textsOf(parts.at("ppt/notesSlides/notesSlide1.xml"), "a:t");
    CHECK(std::vector<std::string>(asked.begin(), asked.begin() + 5) ==
          std::vector<std::string>{"How many?", "A: one", "B: two", "Answer: B: two", "One and one."});
    const auto answered = textsOf(parts.at("ppt/notesSlides/notesSlide2.xml"), "a:t");
    CHECK(std::vector<std::string>(answered.begin(), answered.begin() + 3) ==
          std::vector<std::string>{"Said.", "Answer: B: two", "One and one."});
}

TEST_CASE("every slide has a title of its own that lies above the slide")
{
    const Document show = shown(roughLesson(5), upTo(21), smallBoard());
    const Parts parts = deckOf(show);
    std::set<std::string> titles;
    for (int slide = 1; slide <= 22; ++slide) {
        const std::string& xml = parts.at("ppt/slides/slide" + std::to_string(slide) + ".xml");
        CHECK(parsed(xml).select_nodes("//p:ph[@type='title']").size() == 1);
        titles.insert(textsOf(xml, "a:t").at(0));
    }
    CHECK(titles.size() == 22);
    CHECK(titles.contains("The corners"));
    const std::string& layout = parts.at("ppt/slideLayouts/slideLayout1.xml");
    CHECK(std::stoll(attributeOf(layout, "//p:sp//a:off/@y")) + std::stoll(attributeOf(layout, "//p:sp//a:ext/@cy")) <
          0);
}

TEST_CASE("slides are grouped by the chapters of the run where a chapter has several")
{
    const auto sections = [](std::vector<int> moments) {
        std::vector<std::string> names;
        const Parts parts = deckOf(shown(roughLesson(5), std::move(moments), smallBoard()));
        const pugi::xml_document document = parsed(parts.at("ppt/presentation.xml"));
        for (const auto& found : document.select_nodes("//p14:section"))
            names.push_back(found.node().attribute("name").value() + std::string(" ") +
                            std::to_string(found.node().select_nodes(".//p14:sldId").size()));
        return names;
    };
    CHECK(sections(upTo(21)) == std::vector<std::string>{"Start 1", "Level 0, diamond 1", "Level 0, square 4",
                                                         "Level 1, diamond 4", "Level 1, square 12"});
    CHECK(sections({1, 5, 9}).empty());
}

TEST_CASE("a slide has the shape of the picture")
{
    const auto shape = [](int width, int height) {
        const SlideFormat format = slideFormat(width, height);
        return std::pair(format.width, format.height);
    };
    CHECK(shape(1920, 1080) == std::pair<std::int64_t, std::int64_t>(12192000, 6858000));
    CHECK(shape(1024, 768) == std::pair<std::int64_t, std::int64_t>(9144000, 6858000));
    CHECK(shape(1080, 1920) == std::pair<std::int64_t, std::int64_t>(6858000, 12192000));

    // No program takes a slide of less than an inch: the picture lies in the middle of one.
    const SlideFormat strip = slideFormat(16384, 64);
    CHECK(strip.width == 51206400);
    CHECK(strip.height == 914400);
    CHECK(strip.picture.width == 51206400);
    CHECK(strip.picture.height == 200025);
    CHECK(strip.picture.y == (914400 - 200025) / 2);
    CHECK(slideFormat(64, 16384).picture.x == strip.picture.y);
}

TEST_CASE("the same show gives the same bytes at any hour")
{
    const Scratch scratch;
    const Document show = shown(roughLesson(5), upTo(8), smallBoard());
    REQUIRE(written("pptx", show, scratch.at("a.pptx"), Existing::Refuse, {}));
    ::setenv("TZ", "Pacific/Kiritimati", 1);
    ::tzset();
    REQUIRE(written("pptx", show, scratch.at("b.pptx"), Existing::Refuse, {}));
    ::unsetenv("TZ");
    ::tzset();
    CHECK(contentOf(scratch.at("a.pptx")) == contentOf(scratch.at("b.pptx")));
    CHECK_THAT(contentOf(scratch.at("a.pptx")).substr(10, 4), Catch::Equals(std::string("\0\0\x21\0", 4)));
}

TEST_CASE("a deck that exists is kept unless it is to be replaced")
{
    const Scratch scratch;
    fill(scratch.at("a.pptx"), "mine");
    const Document show = shown(slopeLesson(), {0}, smallBoard());
    const auto refused = written("pptx", show, scratch.at("a.pptx"), Existing::Refuse, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == ExportError::Kind::Wrong);
    CHECK(contentOf(scratch.at("a.pptx")) == "mine");
    REQUIRE(written("pptx", show, scratch.at("a.pptx"), Existing::Replace, {}));
    CHECK(contentOf(scratch.at("a.pptx")).starts_with("PK"));
    CHECK(scratch.count() == 1);
}

TEST_CASE("a deck of more slides than a zip takes is refused with what would do")
{
    const Scratch scratch;
    const auto refused = written("pptx", shown(slopeLesson(), std::vector<int>(10'001), smallBoard()),
                                 scratch.at("a.pptx"), Existing::Refuse, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == ExportError::Kind::Wrong);
    CHECK_THAT(refused.error().message, Catch::Contains("--steps phases"));
    CHECK(scratch.count() == 0);
}

TEST_CASE("a deck on a full disk is not made and nothing is left")
{
    const Scratch scratch;
    const InterruptWatch watch;
    const Document show = shown(roughLesson(5), upTo(21), smallBoard());
    tl::expected<void, ExportError> done;
    {
        const SmallDisk disk(60'000);
        done = written("pptx", show, scratch.at("a.pptx"), Existing::Refuse, {});
    }
    REQUIRE_FALSE(done);
    CHECK(done.error().kind == ExportError::Kind::Failed);
    CHECK(done.error().message == scratch.at("a.pptx").string() + ": cannot be written: File too large");
    CHECK(scratch.count() == 0);
}

TEST_CASE("a deck that is interrupted is not made and nothing is left")
{
    const Scratch scratch;
    const InterruptWatch watch;
    int last = 0;
    const auto done = written("pptx", shown(roughLesson(5), upTo(21), smallBoard()), scratch.at("a.pptx"),
                              Existing::Refuse, [&](int frame, int) {
                                  last = frame;
                                  if (frame == 3)
                                      std::raise(SIGINT);
                              });
    REQUIRE_FALSE(done);
    CHECK_THAT(done.error().message, Catch::Contains("interrupted"));
    CHECK(last == 3);
    CHECK(scratch.count() == 0);
}
