#include "lesson/read_lesson.hpp"
#include "show/lessons.hpp"

using namespace lozenge;

namespace {

Stop stopAt(int step, const std::string& say, const char* figure = "step")
{
    const Figure* shown = rowNamed(figures(), figure);
    return {.place = {.kind = StopPlace::Kind::Step, .step = step},
            .say = say,
            .question = {},
            .show = {shown, defaultValues(*shown)}};
}

Stop asking(Stop stop, Question::Kind kind = Question::Kind::Choice)
{
    stop.question = Question{.kind = kind, .text = "Which {diamond phase}?", .choices = {}, .why = {}};
    if (kind == Question::Kind::Choice) {
        stop.question->choices = {"the {square step}", "none"};
        stop.question->answer = 1;
        stop.question->why = "There is no {square phase} yet.";
    }
    return stop;
}

/// "2 3? 3! 3" for the frame of moment 2, a question and its answer at 3, and another frame of 3.
std::string framesOf(const Lesson& lesson, const std::string& steps, PageOptions options = {})
{
    const LessonPages show = pagesOf(lesson, steps, std::move(options)).value();
    std::string frames;
    for (const PagePlace& place : show.places) {
        const char* const kind = place.isQuestion() ? "?" : place.kind == PagePlace::Kind::Answer ? "!" : "";
        frames += (frames.empty() ? "" : " ") + std::to_string(place.moment) + kind;
        if (place.stop)
            frames += ":" + place.stop->say;
    }
    return frames;
}

Lesson lessonOf(std::vector<Stop> stops)
{
    Lesson lesson = roughLesson(5);
    lesson.stops = std::move(stops);
    return lesson;
}

} // namespace

TEST_CASE("each stop is a frame and a question is one before its answer")
{
    const Lesson lesson = lessonOf({asking(stopAt(4, "b")), stopAt(2, "a"), stopAt(4, "c", "whole"),
                                    asking(stopAt(4, "d", "whole"), Question::Kind::Height), stopAt(9, "e")});
    CHECK(framesOf(lesson, "stops") == "2:a 4?:b 4!:b 4:c 4?:d 4!:d 9:e");
    CHECK(framesOf(lesson, "stops", {.questions = false}) == "2:a 4:b 4:c 4:d 9:e");
    CHECK(framesOf(lesson, "2..4") == "2:a 3 4?:b 4!:b 4?:d 4!:d");
    CHECK(framesOf(lesson, "2..4", {.questions = false}) == "2:a 3 4:b");
    CHECK(framesOf(lesson, "4") == "4:b");
    CHECK(framesOf(lesson, "9") == "9:e");
}

TEST_CASE("who asks for steps sees the steps where stops show figures")
{
    const Lesson lesson = lessonOf({stopAt(5, "a", "whole"), stopAt(5, "b", "levels")});
    CHECK(framesOf(lesson, "5..6") == "5 6");
    CHECK(framesOf(lesson, "stops") == "5:a 5:b");
    CHECK(framesOf(lessonOf({stopAt(5, "a", "whole"), stopAt(5, "b")}), "5") == "5:b");
}

TEST_CASE("frames are as many as moments where no stop has a figure or a question")
{
    CHECK(pagesOf(lessonOf({stopAt(3, "a"), stopAt(5, "b")}), "all", {})->count() == 22);
    CHECK(pagesOf(lessonOf({asking(stopAt(3, "a")), stopAt(5, "b")}), "all", {})->count() == 23);
}

TEST_CASE("a figure that is chosen for all frames and a view have one frame a moment and ask nothing")
{
    const Lesson lesson = lessonOf({stopAt(5, ""), asking(stopAt(5, "a")), stopAt(5, "b", "levels")});
    PageOptions options;
    options.figure = {&figures()[1], defaultValues(figures()[1])};
    CHECK(framesOf(lesson, "stops", options) == "5:a");
    CHECK(framesOf(lesson, "4..5", {.view = View::Kind::Board}) == "4 5:a");
}

TEST_CASE("a question about a step is asked before the step and one about the map after the phase")
{
    Stop ofPhase = asking(stopAt(0, "q"));
    ofPhase.place = {.kind = StopPlace::Kind::ChapterEnd, .level = 0, .phase = Phase::Square};
    const auto isMarked = [](const Lesson& lesson) {
        const Page frame = pagesOf(lesson, "stops", {})->page(0);
        return std::any_of(frame.picture.shapes.begin(), frame.picture.shapes.end(), [](const Shape& shape) {
            const auto* text = std::get_if<Text>(&shape);
            return text && text->content == "?";
        });
    };
    Stop ofPoint = asking(stopAt(5, "q"));
    CHECK_FALSE(isMarked(lessonOf({ofPoint})));
    ofPoint.question->text = "What does (2, 4) become?";
    CHECK(isMarked(lessonOf({ofPoint})));
    CHECK_FALSE(isMarked(lessonOf({ofPhase})));
    CHECK_FALSE(isMarked(lessonOf({asking(stopAt(0, "q"))})));
    CHECK(isMarked(lessonOf({asking(stopAt(5, "q", "whole"), Question::Kind::Parents)})));
}

TEST_CASE("notes hold the question and its answer and why and the note of the stop")
{
    Stop stop = asking(stopAt(4, "Said."));
    stop.note = "Wait for a {square step}.";
    const LessonPages show = pagesOf(lessonOf({stop, asking(stopAt(6, ""), Question::Kind::Parents),
                                               asking(stopAt(7, ""), Question::Kind::Height)}),
                                     "stops", {})
                                 .value();
    CHECK(show.page(0).notes == std::vector<std::string>{"Which diamond phase?", "A: the square step", "B: none",
                                                         "Answer: B: none", "There is no square phase yet.", "Said.",
                                                         "Wait for a square step."});
    CHECK(show.page(0).narration.empty());
    CHECK(show.page(0).title == "Which diamond phase?");
    CHECK(show.page(1).notes ==
          std::vector<std::string>{"Answer: B: none", "There is no square phase yet.", "Wait for a square step."});
    CHECK(show.page(1).narration == "Said.");
    CHECK(show.page(2).notes.at(1) == "Answer: (0, 0), (2, 0), (0, 2), (2, 2)");
    const Step step = show.timeline().step(7);
    CHECK(std::abs(std::stod(show.page(4).notes.at(1).substr(8)) - step.after) < 0.0006);
}

TEST_CASE("a step that answers a question about itself says why after its words")
{
    Stop stop = asking(stopAt(4, "Said."), Question::Kind::Parents);
    stop.question->why = "By the {square step}.";
    const auto shown = [&](const char* steps, PageOptions options = {}) {
        return pagesOf(lessonOf({stop}), steps, std::move(options)).value();
    };
    const LessonPages show = shown("stops");
    CHECK(show.page(0).narration.empty());
    CHECK(show.page(1).narration == "Said. By the square step.");
    CHECK(show.page(1).notes.at(1) == "By the square step.");
    CHECK(shown("stops", {.questions = false}).page(0).narration == "Said.");
    stop.say.clear();
    CHECK(shown("3..4").page(2).narration == "By the square step.");
    stop.show = {rowNamed(figures(), "whole"), defaultValues(*rowNamed(figures(), "whole"))};
    CHECK(shown("stops").page(1).narration == "By the square step.");
}

TEST_CASE("title and question and choices follow the names of the phases")
{
    Stop stop = asking(stopAt(4, "A {square step}."));
    stop.title = "A {Diamond phase}";
    Lesson lesson = lessonOf({stop});
    lesson.look.names = &phaseNames[1];
    const LessonPages show = pagesOf(lesson, "stops", {}).value();
    CHECK(show.page(0).title == "Which square phase?");
    CHECK(show.page(0).notes.at(1) == "A: the diamond step");
    CHECK(show.page(1).title == "A Square phase");
    CHECK(show.page(1).narration == "A diamond step.");
}

TEST_CASE("frames of one moment have names of their own")
{
    const LessonPages show = pagesOf(lessonOf({asking(stopAt(4, "a")), stopAt(4, "b")}), "stops", {}).value();
    CHECK(show.page(0).name == "Step 4 of 21, question");
    CHECK(show.page(1).name == "Step 4 of 21");
    CHECK(show.page(2).name == "Step 4 of 21, 2");
}

TEST_CASE("a stop's look is its frame's and a chosen one wins")
{
    Stop stop = stopAt(4, "a");
    stop.look = Look{.theme = &themes[1]};
    Lesson lesson = lessonOf({stop, stopAt(5, "b")});
    const auto page = [&](int place) { return pagesOf(lesson, "stops", {})->page(place).picture.background; };
    CHECK(page(0) == themes[1].page);
    CHECK(page(1) == themes[0].page);
    lesson.look.theme = &themes[2]; // other than the file's
    CHECK(page(0) == themes[2].page);
}

TEST_CASE("choices are numbered where letters name what is compared")
{
    const Lesson lesson = readLesson("[recipe]\nsize = 5\n[[stop]]\nat = 5\nshow = \"compare\"\n[stop.ask]\n"
                                     "question = \"Which?\"\nchoices = [\"this\", \"that\"]\nanswer = 2\n",
                                     "l.toml")
                              .value();
    const LessonPages show = pagesOf(lesson, "stops", {}).value();
    CHECK(show.page(0).notes == std::vector<std::string>{"Which?", "1: this", "2: that", "Answer: 2: that"});
    CHECK(show.page(1).notes.front() == "Answer: 2: that");
}
