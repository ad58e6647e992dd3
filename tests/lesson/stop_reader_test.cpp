#include "reading.hpp"

using namespace lozenge;

namespace {

std::string stopError(const std::string& lines)
{
    return errorOf("[[stop]]\n" + lines);
}

Stop stopOf(const std::string& lines)
{
    return read("[[stop]]\n" + lines).stops.at(0);
}

const std::string placeShape =
    "at must be \"start\", \"end\", \"points\" of a zoom, a step's number, or { level = L, phase = \"diamond\", "
    "side = \"begin\" }";

} // namespace

TEST_CASE("a stop names its place in five ways")
{
    using Kind = StopPlace::Kind;
    CHECK(stopOf("at = \"start\"").place.kind == Kind::Start);
    CHECK(stopOf("at = \"end\"").place.kind == Kind::End);

    const StopPlace step = stopOf("at = 8").place;
    CHECK(step.kind == Kind::Step);
    CHECK(step.step == 8);

    const StopPlace begin = stopOf("at = { level = 1, phase = \"square\", side = \"begin\" }").place;
    CHECK(begin.kind == Kind::ChapterBegin);
    CHECK(begin.level == 1);
    CHECK(begin.phase == Phase::Square);

    const StopPlace end = stopOf("at = { level = 2, phase = \"diamond\" }").place;
    CHECK(end.kind == Kind::ChapterEnd);
    CHECK(end.level == 2);
    CHECK(end.phase == Phase::Diamond);
    CHECK(stopOf("at = { level = 2, phase = \"diamond\", side = \"end\" }").place.kind == Kind::ChapterEnd);
}

TEST_CASE("a stop knows what to say and where it stands in the file")
{
    const Lesson lesson = read("title = \"t\"\n\n[[stop]]\nat = 1\nsay = \"One.\\nTwo.\"\n\n  [[stop]]\nat = 2\n");
    REQUIRE(lesson.stops.size() == 2);
    CHECK(lesson.stops[0].say == "One.\nTwo.");
    CHECK(lesson.stops[0].at.line == 3);
    CHECK(lesson.stops[0].at.column == 1);
    CHECK(lesson.stops[0].sayAt.line == 5);
    CHECK(lesson.stops[0].sayAt.column == 7);
    CHECK(lesson.stops[1].say.empty());
    CHECK(lesson.stops[1].at.line == 7);
    CHECK(lesson.stops[1].at.column == 3);
    CHECK_FALSE(lesson.stops[1].question);
}

TEST_CASE("a place that is none is an error")
{
    CHECK(stopError("say = \"\"") == "l.toml:1:1: " + placeShape);
    for (const std::string at : {"\"begin\"", "1.5", "true", "[1]", "{ level = 1 }", "{ phase = \"square\" }",
                                 "{ level = -1, phase = \"square\" }", "{}"})
        CHECK(stopError("at = " + at) == "l.toml:2:6: " + placeShape);
    CHECK(stopError("at = -1") ==
          "l.toml:2:6: at must not be negative: steps count from 1, and 0 is the map before the first");
    CHECK(stopError("at = 2147483648") == "l.toml:2:6: at is too large: 2147483648");
    CHECK(stopError("at = { level = 1.0, phase = \"square\" }") == "l.toml:2:16: level must be a whole number");
    CHECK(stopError("at = { level = 1, phase = \"sqare\" }") == "l.toml:2:27: phase must be \"diamond\" or \"square\"");
    CHECK(stopError("at = { level = 1, phase = \"square\", side = \"middle\" }") ==
          "l.toml:2:44: side must be \"begin\" or \"end\"");
    CHECK(stopError("at = 1\nsay = 1") == "l.toml:3:7: say must be a text in quotation marks");
    CHECK(errorOf("stop = 1") == "l.toml:1:8: stops are a list: each begins with [[stop]]");
    CHECK(errorOf("[stop]\nat = 1") == "l.toml:1:1: stops are a list: each begins with [[stop]]");
    CHECK(errorOf("stop = [1]") == "l.toml:1:9: [[stop]] must be a table { ... }");
}

TEST_CASE("a stop asks about parents or the height or offers choices")
{
    CHECK(stopOf("at = 1\nask = \"parents\"").question->kind == Question::Kind::Parents);
    CHECK(stopOf("at = 1\nask = \"height\"").question->kind == Question::Kind::Height);

    const Question choice =
        *stopOf("at = \"start\"\nask = { question = \"q\", choices = [\"a\", \"b\", \"c\"], answer = 3 }").question;
    CHECK(choice.kind == Question::Kind::Choice);
    CHECK(choice.text == "q");
    CHECK(choice.choices == std::vector<std::string>{"a", "b", "c"});
    CHECK(choice.answer == 2);
}

TEST_CASE("a question that cannot be put is an error")
{
    const auto asking = [](const std::string& ask) { return stopError("at = 1\nask = " + ask); };
    CHECK(asking("\"hight\"") ==
          "l.toml:3:7: ask must be \"parents\", \"height\", or { question = ..., choices = [...], answer = N }");
    const std::string needs = "l.toml:3:7: ask needs question = \"...\", choices = [\"...\", \"...\"] and answer = N";
    CHECK(asking("{}") == needs);
    CHECK(asking("{ question = \"q\", answer = 1 }") == needs);
    CHECK(asking("{ question = \"q\", choices = [\"a\", \"b\"] }") == needs);
    CHECK(asking("{ question = \"q\", choices = [\"a\"], answer = 1 }") == "l.toml:3:35: choices must be 2 to 6 texts");
    CHECK(asking("{ question = \"q\", choices = [\"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"7\"], answer = 1 }") ==
          "l.toml:3:35: choices must be 2 to 6 texts");
    CHECK(asking("{ question = \"q\", choices = [\"a\", 2], answer = 1 }") ==
          "l.toml:3:41: each of choices must be a text in quotation marks");
    for (const std::string answer : {"0", "3", "-1", "2147483647"})
        CHECK(asking("{ question = \"q\", choices = [\"a\", \"b\"], answer = " + answer + " }") ==
              "l.toml:3:56: answer must be the number of the right choice, from 1 to 2");
    const std::string noStep = "no step leads to the start: ask about the parents or the height at a step";
    CHECK(stopError("at = \"start\"\nask = \"parents\"") == "l.toml:3:7: " + noStep);
    CHECK(stopError("at = 0\nask = \"height\"") == "l.toml:3:7: " + noStep);
}

TEST_CASE("a place is a moment of the run or none")
{
    const Timeline timeline(readRecipe("size = 5"));
    using Kind = StopPlace::Kind;
    CHECK(momentOf({.kind = Kind::Start}, timeline) == 0);
    CHECK(momentOf({.kind = Kind::End}, timeline) == 21);
    CHECK(momentOf({.kind = Kind::Step, .step = 0}, timeline) == 0);
    CHECK(momentOf({.kind = Kind::Step, .step = 21}, timeline) == 21);
    CHECK_FALSE(momentOf({.kind = Kind::Step, .step = 22}, timeline));

    const auto chapter = [&](Kind kind, int level, Phase phase) {
        return momentOf({.kind = kind, .level = level, .phase = phase}, timeline);
    };
    CHECK(chapter(Kind::ChapterBegin, 0, Phase::Diamond) == 1);
    CHECK(chapter(Kind::ChapterEnd, 0, Phase::Diamond) == 1);
    CHECK(chapter(Kind::ChapterBegin, 0, Phase::Square) == 2);
    CHECK(chapter(Kind::ChapterEnd, 0, Phase::Square) == 5);
    CHECK(chapter(Kind::ChapterBegin, 1, Phase::Diamond) == 6);
    CHECK(chapter(Kind::ChapterEnd, 1, Phase::Square) == 21);
    CHECK_FALSE(chapter(Kind::ChapterEnd, 2, Phase::Diamond));
}

TEST_CASE("stops are visited in the order of the run")
{
    const Lesson lesson = read("[recipe]\nsize = 3\n"
                               "[[stop]]\nat = \"end\"\nsay = \"e\"\n"
                               "[[stop]]\nat = 6\nsay = \"too late\"\n"
                               "[[stop]]\nat = 3\nsay = \"c\"\n"
                               "[[stop]]\nat = { level = 0, phase = \"square\", side = \"begin\" }\nsay = \"b\"\n"
                               "[[stop]]\nat = { level = 1, phase = \"square\" }\nsay = \"too deep\"\n"
                               "[[stop]]\nat = \"start\"\nsay = \"a\"\n");
    std::string said;
    for (const FoundStop& found : stopsIn(lesson, Timeline(lesson.recipe)))
        said += std::to_string(found.moment) + found.stop->say;
    CHECK(said == "0a2b3c5e");
}

TEST_CASE("two stops at one place are an error however the place is spelled")
{
    const auto errorOfTwo = [](const std::string& recipe, const std::string& one, const std::string& other) {
        return errorOf("[recipe]\n" + recipe + "\n[[stop]]\nat = " + one +
                       "\n[[stop]]\nat = \"end\"\n  [[stop]]\nat = " + other + "\n");
    };
    const std::string error = "l.toml:7:3: there is a stop at this place already, in line 3: make one of the two";
    const std::string middle = "{ level = 0, phase = \"diamond\" }";
    const std::string sides = "{ level = 0, phase = \"square\" }";
    CHECK(errorOfTwo("size = 5", "7", "7") == error);
    CHECK(errorOfTwo("size = 5", "\"start\"", "0") == error);
    CHECK(errorOfTwo("size = 5", "5", sides) == error);
    CHECK(errorOfTwo("size = 5", sides, "5") == error);
    CHECK(errorOfTwo("size = 5", "{ level = 0, phase = \"diamond\", side = \"begin\" }", middle) == error);
    CHECK(errorOfTwo("size = 5", "3", "21") ==
          "l.toml:7:3: there is a stop at this place already, in line 5: make one of the two");
    // The same words on a map that goes level by level: every place within a level is its end.
    CHECK(errorOfTwo("size = 4097", "{ level = 3, phase = \"diamond\" }", "{ level = 3, phase = \"square\" }") ==
          error);
    CHECK(errorOfTwo("size = 4097", "\"start\"", "{ level = 0, phase = \"diamond\", side = \"begin\" }") == error);
    CHECK(errorOfTwo("size = 4097", "1", "{ level = 11, phase = \"square\" }") ==
          "l.toml:7:3: there is a stop at this place already, in line 5: make one of the two");

    CHECK(readLesson("[recipe]\nsize = 5\n[[stop]]\nat = 6\n[[stop]]\nat = " + sides, "l.toml"));
}

TEST_CASE("stops that fall together in another run than the lesson's own are no error")
{
    const std::string text = "[recipe]\nsize = 9\n[[stop]]\nat = 5\n[[stop]]\nat = \"end\"\n";
    const std::vector<std::string> smaller{"size=3"};
    CHECK(readLesson(text, "l.toml", smaller));
    CHECK(readLesson(text, "l.toml"));
}
