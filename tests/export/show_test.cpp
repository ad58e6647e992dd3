#include "scratch.hpp"

#include "core/offset_law.hpp"
#include "core/variant.hpp"
#include "core/variants/programs.hpp"
#include "export/format.hpp"

#include <atomic>

using namespace lozenge;

namespace {

std::string commandAt(Lesson lesson, PageOptions options, int moment)
{
    const std::string step = std::to_string(moment);
    return pagesOf(std::move(lesson), step, std::move(options))->command("", {"--step", step});
}

std::string complaint(const std::string& steps, const Lesson& lesson = slopeLesson())
{
    const auto show = pagesOf(lesson, steps, {});
    return show ? "" : show.error();
}

std::vector<int> moments(const std::string& steps, const Lesson& lesson = slopeLesson())
{
    return pagesOf(lesson, steps, {}).value().moments;
}

std::atomic<int> yielded = 0;

Generator<Step> countedTextbook(Recipe recipe, RunEnd* end)
{
    for (const Step& step : textbook(std::move(recipe), end)) {
        ++yielded;
        co_yield step;
    }
}

} // namespace

TEST_CASE("an export of every step makes its run once")
{
    Variant counted = variants().front();
    counted.run = countedTextbook;
    Lesson lesson = roughLesson(65);
    lesson.recipe.variant = &counted;
    const Scratch scratch;
    const Document show = pagesOf(std::move(lesson), "all", {.width = 64, .height = 64}).value();
    REQUIRE(written("png", show, scratch.at("frames"), Existing::Refuse, {}));
    CHECK(show.count == 4222);
    CHECK(std::filesystem::exists(scratch.at("frames") / "4221.png"));
    CHECK(yielded == 4221);
}

TEST_CASE("a single frame that is asked for by the name of a picture is that file")
{
    const Scratch scratch;
    const auto write = [&](const char* format, const char* name, std::vector<int> moments) {
        return written(format, shown(slopeLesson(), std::move(moments), {.width = 64, .height = 64}), scratch.at(name),
                       Existing::Refuse, {});
    };
    REQUIRE(write("png", "a.png", {3}));
    CHECK(contentOf(scratch.at("a.png")).starts_with("\x89PNG"));
    REQUIRE(write("svg", "a.svg", {3}));
    CHECK(contentOf(scratch.at("a.svg")).find("<svg") != std::string::npos);
    CHECK_FALSE(write("svg", "a.svg", {4}));
    REQUIRE(write("png", "frames", {3}));
    CHECK(std::filesystem::exists(scratch.at("frames") / "0000.png"));
    REQUIRE(write("png", "two.png", {3, 4}));
    CHECK(std::filesystem::exists(scratch.at("two.png") / "0001.png"));
}

TEST_CASE("neighbouring frames of a phase are a chapter")
{
    const auto chapters = [](const char* steps) {
        std::vector<std::pair<std::string, int>> found;
        const auto show = pagesOf(roughLesson(5), steps, {});
        for (const PageSection& chapter : show->sections())
            found.emplace_back(chapter.name, chapter.first);
        return found;
    };
    CHECK(chapters("all") == std::vector<std::pair<std::string, int>>{{"Start", 0},
                                                                      {"Level 0, diamond", 1},
                                                                      {"Level 0, square", 2},
                                                                      {"Level 1, diamond", 6},
                                                                      {"Level 1, square", 10}});
    CHECK(chapters("7..8") == std::vector<std::pair<std::string, int>>{{"Level 1, diamond", 0}});
}

TEST_CASE("a frame knows the command that opens the window on it")
{
    Lesson lesson = slopeLesson();
    PageOptions options;
    CHECK(commandAt(lesson, options, 3).empty());

    options.lessonArgument = "a slope.toml";
    CHECK(commandAt(lesson, options, 3) == "lozenge 'a slope.toml' --step 3");

    options.lessonArgument = "/home/somebody/drafts/a slope.toml";
    CHECK(commandAt(lesson, options, 3) == "lozenge 'a slope.toml' --step 3");

    options.lessonArgument = "it's";
    options.overrides = {"edge=wrap", "corners=[1, 2, 3, 4]"};
    lesson.look.theme = &themes[1];
    lesson.look.camera.azimuth = -12.5;
    CHECK(commandAt(lesson, options, 3) ==
          "lozenge 'it'\\''s' --set edge=wrap --set 'corners=[1, 2, 3, 4]' --step 3 --theme dark --azimuth -12.5");

    // What the lesson's own file says of its look is not asked for again.
    options.lessonsLook = lesson.look;
    options.overrides.clear();
    CHECK(commandAt(lesson, options, 3) == "lozenge 'it'\\''s' --step 3");
}

TEST_CASE("the words of a lesson that frames cut are told by their steps")
{
    Lesson lesson = slopeLesson();
    std::string words;
    for (int i = 0; i < 24; ++i)
        words += "many words ";
    lesson.stops = {{.place = {.kind = StopPlace::Kind::Start}, .say = "Few."},
                    {.place = {.kind = StopPlace::Kind::Step, .step = 4}, .say = words},
                    {.place = {.kind = StopPlace::Kind::End}, .say = words + words}};
    const auto cut = [&](const char* format, std::vector<int> moments, int width, int height,
                         View::Kind view = View::Kind::Slide) {
        PageOptions options;
        options.width = width;
        options.height = height;
        options.view = view;
        return cutWords(*rowNamed(formats, format), shown(lesson, std::move(moments), options));
    };
    CHECK(cut("png", {0, 4, 21}, 640, 480) ==
          "frames of 640x480 have no room for all words and cut them at step 4, 21");
    CHECK(cut("pdf", {0, 4, 21}, 1920, 1080) ==
          "frames of 1920x1080 have no room for all words and cut them at step 21");
    CHECK(cut("pdf", {0, 4}, 1920, 1080).empty());
    // A page of the web makes room, and a board alone has no words.
    CHECK(cut("html", {0, 4, 21}, 640, 480).empty());
    CHECK(cut("png", {0, 4, 21}, 640, 480, View::Kind::Board).empty());
}

TEST_CASE("the answer on a figure says the reason and the words of its stop, and what is cut of both is told")
{
    const auto cutAt = [](std::size_t why, std::size_t say) {
        const auto words = [](std::size_t count) {
            std::string text;
            for (std::size_t i = 0; i < count; ++i)
                text += "many words ";
            return text;
        };
        Lesson lesson = slopeLesson();
        Stop stop{.place = {.kind = StopPlace::Kind::End}, .say = words(say)};
        stop.show = {rowNamed(figures(), "levels"), {}};
        stop.question = Question{Question::Kind::Choice, "Which?", {"this", "that"}, 1, words(why)};
        lesson.stops = {std::move(stop)};
        const Document show = pagesOf(lesson, "stops", {.width = 1280, .height = 720}).value();
        return cutWords(*rowNamed(formats, "png"), show).empty();
    };
    CHECK(cutAt(14, 14));
    CHECK_FALSE(cutAt(60, 14));
    CHECK_FALSE(cutAt(14, 60));
}

TEST_CASE("steps are named by number and range and by what they mean")
{
    CHECK(moments("all").size() == 22);
    CHECK(moments("0") == std::vector{0});
    CHECK(moments("21") == std::vector{21});
    CHECK(moments("3..5") == std::vector{3, 4, 5});
    CHECK(moments("phases") == std::vector{1, 5, 9, 21});
    CHECK(moments("levels") == std::vector{5, 21});
}

TEST_CASE("steps that a run does not have are refused with what it has")
{
    for (const char* steps : {"22", "-1", "", "1..", "..2", "0..22", "two", "1..2..3", " 1", "0x1", "99999999999999"})
        CHECK(complaint(steps).find("from 0 to 21") != std::string::npos);
    CHECK(complaint("9..3").find("3..9") != std::string::npos);
    CHECK(complaint("stops").find("no stops") != std::string::npos);
}

TEST_CASE("a show of a survey has its stations for frames")
{
    Lesson lesson = roughLesson(4097);
    lesson.stops = {
        {.place = {.kind = StopPlace::Kind::Start}, .say = "Corners."},
        {.place = {.kind = StopPlace::Kind::ChapterEnd, .level = 4, .phase = Phase::Square}, .say = "Five."}};
    const auto show = pagesOf(lesson, "all", {});
    REQUIRE(show);
    CHECK(show->count() == 13);
    const Page frame = show->page(7);
    CHECK(frame.number == 7);
    CHECK(frame.name == "Level 7 of 12");
    CHECK(frame.level == 7);
    CHECK(frame.points == 129 * 129);
    CHECK(frame.narration == "Five.");
    CHECK_FALSE(frame.isStop);
    CHECK(show->page(5).isStop);
    CHECK(show->sections().size() == 13);
    CHECK(pagesOf(lesson, "stops", {})->moments == std::vector<int>{0, 5});
    CHECK_FALSE(pagesOf(lesson, "13", {}));
}

TEST_CASE("a frame of a survey has the title, the look and the note of its stop")
{
    Lesson lesson = roughLesson(4097);
    Stop stop{.place = {.kind = StopPlace::Kind::ChapterEnd, .level = 1, .phase = Phase::Square},
              .title = "After the {square step}",
              .say = {},
              .note = "Wait for the {square step}.",
              .question = {}};
    lesson.look.names = &phaseNames[1];
    stop.look = lesson.look;
    stop.look->theme = &themes[1];
    lesson.stops = {stop};
    const LessonPages show = pagesOf(lesson, "1..3", {.lessonsLook = lesson.look}).value();
    CHECK(show.page(0).title == "1 of 12 levels");
    CHECK(show.page(0).picture.background == themes[0].page);
    CHECK(show.page(1).title == "After the diamond step");
    CHECK(show.page(1).picture.background == themes[1].page);
    CHECK(show.page(1).notes == std::vector<std::string>{"Wait for the diamond step."});
    CHECK(show.page(2).title == "After the diamond step");
    CHECK(show.page(2).notes.empty());
}

TEST_CASE("a film of a survey glides from station to station at the same pace")
{
    Lesson lesson = roughLesson(4097);
    lesson.stops = {{.place = {.kind = StopPlace::Kind::Start}, .say = {}},
                    {.place = {.kind = StopPlace::Kind::End}, .say = {}}};
    PageOptions options;
    options.glides = true;
    options.framesPerSecond = 10;
    const auto show = pagesOf(lesson, "stops", options);
    REQUIRE(show);
    CHECK(show->count() == 12 * 5 + 1); // two levels a second
    CHECK(show->page(0).isStop);
    CHECK_FALSE(show->page(1).isStop);
    CHECK(show->page(1).level == 0);
    CHECK(show->page(5).level == 1);
    CHECK(show->page(60).isStop);
}

TEST_CASE("what cannot be surveyed is not shown either")
{
    Lesson lesson = roughLesson(4097);
    lesson.recipe.offset = rowNamed(offsetLaws, "gaussian");
    const auto show = pagesOf(lesson, "all", {});
    REQUIRE_FALSE(show);
    CHECK(show.error().find("more than 1025 points a side") != std::string::npos);
}
