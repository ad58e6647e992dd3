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
          "l.toml:3:7: ask must be \"parents\", \"height\", { of = \"parents\", why = \"...\" }, or { question = ..., "
          "choices = [...], answer = N }");
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

TEST_CASE("stops at one place are visited in the order of the file however the place is spelled")
{
    const auto saidAtEnd = [](const std::string& size, const std::string& other) {
        const Lesson lesson = read("[recipe]\nsize = " + size +
                                   "\n[[stop]]\nat = \"end\"\nsay = \"a\"\n[[stop]]\nat = \"start\"\nsay = \"first\"\n"
                                   "[[stop]]\nat = " +
                                   other + "\nsay = \"b\"\n[[stop]]\nat = \"end\"\nsay = \"c\"\n");
        std::string said;
        for (const FoundStop& found : steppingFault(lesson.recipe) ? stopsAmongLevels(lesson, levelCount(lesson.recipe))
                                                                   : stopsIn(lesson, Timeline(lesson.recipe)))
            said += found.stop->say;
        return said;
    };
    CHECK(saidAtEnd("5", "21") == "firstabc");
    CHECK(saidAtEnd("5", "{ level = 1, phase = \"square\" }") == "firstabc");
    CHECK(saidAtEnd("4097", "{ level = 11, phase = \"diamond\" }") == "firstabc");
}

TEST_CASE("a stop has a title and a note and a question says why")
{
    const Stop stop = stopOf("at = 1\ntitle = \"The {diamond step}\"\nnote = \"One.\\nTwo.\"\n[stop.ask]\n"
                             "question = \"q\"\nchoices = [\"a\", \"b\"]\nanswer = 1\nwhy = \"A {square phase}.\"");
    CHECK(stop.title == "The {diamond step}");
    CHECK(stop.titleAt.line == 3);
    CHECK(stop.note == "One.\nTwo.");
    CHECK(stop.question->why == "A {square phase}.");
    CHECK(stopOf("at = 1").title.empty());
    CHECK(stopError("at = 1\ntitle = \"one\\ntwo\"") == "l.toml:3:9: title must be one line of text");
    CHECK(stopError("at = 1\ntitle = \"\"") == "l.toml:3:9: title must be one line of text");
    CHECK(stopError("at = 1\nnote = 1") == "l.toml:3:8: note must be a text in quotation marks");
    CHECK(stopError("at = 1\n[stop.ask]\nquestion = \"q\"\nchoices = [\"a\", \"b\"]\nanswer = 1\nwhy = 1") ==
          "l.toml:7:7: why must be a text in quotation marks");
}

TEST_CASE("a question about a step says why too, in a table that names what it asks of")
{
    const Stop stop = stopOf("at = 1\nask = { of = \"parents\", why = \"A {square phase}.\" }");
    CHECK(stop.question->kind == Question::Kind::Parents);
    CHECK(stop.question->text == stopOf("at = 1\nask = \"parents\"").question->text);
    CHECK(stop.question->why == "A {square phase}.");
    CHECK(stopOf("at = 1\n[stop.ask]\nof = \"height\"").question == stopOf("at = 1\nask = \"height\"").question);
    CHECK(stopError("at = 1\nask = { of = \"parent\" }") == "l.toml:3:14: of must be \"parents\" or \"height\"");
    CHECK(stopError("at = 1\nask = { of = 3 }") == "l.toml:3:14: of must be \"parents\" or \"height\"");
    CHECK(stopError("at = 1\nask = { of = \"height\", answer = 1 }") ==
          "l.toml:3:24: unknown key \"answer\" in ask (known: of, why)");
    CHECK(stopError("at = 1\nask = { of = \"height\", why = \"{w}\" }").starts_with("l.toml:3:30: {w} means"));
    CHECK(stopError("at = \"start\"\nask = { of = \"height\", why = \"w\" }").find("no step leads to the start") !=
          std::string::npos);
}

TEST_CASE("a stop shows a figure with its values")
{
    CHECK(stopOf("at = 1").show.isOfStep());
    CHECK(stopOf("at = 1\nshow = \"whole\"").show.figure->name == "whole");
    const ChosenFigure named = stopOf("at = 1\nshow = \"profile\"").show;
    CHECK(named.values.at(0).word == "north");
    const ChosenFigure line = stopOf("at = 1\nshow = { figure = \"profile\", line = \"west\" }").show;
    CHECK(line.figure->name == "profile");
    CHECK(line.values.at(0).word == "west");
    CHECK(stopOf("at = 1\nshow = { figure = \"profile\", line = 8 }").show.values.at(0).row == 8);
}

TEST_CASE("a figure that cannot be shown is an error at its place")
{
    const auto showing = [](const std::string& show) { return stopError("at = 1\nshow = " + show); };
    CHECK(showing("\"profil\"") == "l.toml:3:8: unknown figure \"profil\" (did you mean \"profile\"?)");
    CHECK(showing("{ figure = \"hole\" }") == "l.toml:3:19: unknown figure \"hole\" (did you mean \"whole\"?)");
    CHECK(showing("{ line = 3 }") ==
          "l.toml:3:8: show must name its figure, as { figure = \"profile\", line = \"north\" }");
    CHECK(showing("{ figure = \"profile\", line = 9 }") ==
          "l.toml:3:37: line must be one of north, south, west, east, or a row from 0 to 8");
    CHECK(showing("{ figure = \"profile\", line = { a = 1 } }").starts_with("l.toml:3:37: line must be one of "));
    CHECK(showing("{ figure = \"profile\", lime = 3 }") ==
          "l.toml:3:30: unknown key \"lime\" in show (did you mean \"line\"?)");
    CHECK(errorOf("[recipe]\nsize = 4097\n[[stop]]\nat = \"end\"\nshow = \"whole\"") ==
          "l.toml:5:8: a figure needs a run that is stepped, on up to 1025 points a side");
}

TEST_CASE("a map that is too large to be stepped has no figures to be refused for")
{
    const std::string text = "[recipe]\nsize = 17\n[[stop]]\nat = \"end\"\nshow = ";
    for (const char* show : {"\"vary\"", "\"compare\"", "{ figure = \"compare\", sides = [{}, { edge = \"wrap\" }] }",
                             "{ figure = \"profile\", line = 12 }"}) {
        const Lesson lesson = read(text + show, {"size=2049"});
        CHECK(lesson.recipe.size == 2049);
        CHECK(lesson.stops.at(0).show.isOfStep());
    }
}

TEST_CASE("what a smaller map has not is not shown on it")
{
    const std::string text = "[recipe]\nsize = 17\n[[stop]]\nat = \"end\"\ntitle = \"t\"\nnote = \"n\"\n"
                             "show = { figure = \"profile\", line = 12 }\nmark = [[1, 1], [12, 12]]\n";
    CHECK(read(text).stops.at(0).marks.size() == 2);
    const Stop stop = read(text, {"size=5"}).stops.at(0);
    CHECK(stop.show.figure->name == "profile");
    CHECK(stop.show.values.at(0).word == "north");
    CHECK(stop.marks == std::vector<Region>{{1, 1, 1, 1}});
    CHECK(stop.title.empty());
    CHECK(stop.note.empty());
    CHECK(read(text, {"size=4097"}).stops.at(0).show.isOfStep());
}

TEST_CASE("a stop marks points and rectangles of the map")
{
    CHECK(stopOf("at = 1\nmark = [[2, 3], [4, 1, 0, 8]]").marks == std::vector<Region>{{2, 3, 2, 3}, {0, 1, 4, 8}});
    const auto marking = [](const std::string& mark) { return stopError("at = 1\nmark = " + mark); };
    const std::string shape = "mark must be a list of points [x, y] and rectangles [x0, y0, x1, y1], as [[2, 2]]";
    CHECK(marking("[2, 2]") == "l.toml:3:9: " + shape);
    CHECK(marking("[[1, 2, 3]]") == "l.toml:3:9: " + shape);
    CHECK(marking("3") == "l.toml:3:8: mark must be a list in square brackets");
    CHECK(marking("[[1, 2.5]]") == "l.toml:3:13: each number of mark must be a whole number");
    for (const std::string outside : {"[[9, 0]]", "[[0, -1]]", "[[0, 0, 3, 9]]"})
        CHECK(marking(outside) == "l.toml:3:9: a mark must lie on the map: its numbers are from 0 to 8");
}

TEST_CASE("the look of a stop is the lesson's with its own keys")
{
    const Lesson lesson = read("[look]\ntheme = \"dark\"\nelevation = 50\n[[stop]]\nat = 1\n"
                               "look = { palette = \"grey\", elevation = 60 }\n[[stop]]\nat = 2");
    const Stop& stop = lesson.stops.at(0);
    CHECK(stop.look->theme->name == "dark");
    CHECK(stop.look->palette->name == "grey");
    CHECK(stop.look->camera.elevation == 60);
    CHECK_FALSE(lesson.stops.at(1).look);
    CHECK(lookAt(stop, lesson.look, lesson.look) == *stop.look);
    CHECK(lookAt(lesson.stops.at(1), lesson.look, lesson.look) == lesson.look);

    // What is chosen for the showing wins.
    Look chosen = lesson.look;
    chosen.palette = &palettes[2];
    chosen.numbers = false;
    const Look look = lookAt(stop, lesson.look, chosen);
    CHECK(look.palette == &palettes[2]);
    CHECK_FALSE(look.numbers);
    CHECK(look.camera.elevation == 60);

    CHECK(stopError("at = 1\nlook = { pallete = \"grey\" }") ==
          "l.toml:3:10: unknown key \"pallete\" in look (did you mean \"palette\"?)");
    CHECK(stopError("at = 1\nlook = { elevation = 91 }") == "l.toml:3:22: elevation must be from 5 to 90");
}

TEST_CASE("braces that mean nothing are an error that says what would be right")
{
    for (const std::string word : {"title", "say", "note"}) {
        INFO(word);
        const std::string error = stopError("at = 1\n" + word + " = \"A {diamant step}.\"");
        CHECK(error.starts_with("l.toml:3:" + std::to_string(word.size() + 4) + ": {diamant step} means nothing: "));
        CHECK(error.find("{diamond step}, {square step}, {diamond phase}, {square phase}, {diamond} or {square}") !=
              std::string::npos);
        CHECK(error.find("{=0.68}") != std::string::npos);
    }
    const auto asking = [](const std::string& ask) { return stopError("at = 1\nask = { " + ask + " }"); };
    CHECK(asking("question = \"{q}\", choices = [\"a\", \"b\"], answer = 1").starts_with("l.toml:3:20: {q} means"));
    CHECK(asking("question = \"q\", choices = [\"a\", \"{b}\"], answer = 1").starts_with("l.toml:3:41: {b} means"));
    CHECK(asking("question = \"q\", choices = [\"a\", \"b\"], answer = 1, why = \"{w}\"")
              .starts_with("l.toml:3:65: {w} means"));
}

TEST_CASE("a question and its choices are never empty")
{
    const std::string choices = ", choices = [\"a\", \"b\"], answer = 1 }";
    CHECK(stopError("at = 1\nask = { question = \"\"" + choices) == "l.toml:3:20: question must not be empty");
    CHECK(stopError("at = 1\nask = { question = \" \\n\"" + choices) == "l.toml:3:20: question must not be empty");
    CHECK(stopError("at = 1\nask = { question = \"q\", choices = [\"a\", \"\"], answer = 1 }") ==
          "l.toml:3:41: each of choices must not be empty");
}
