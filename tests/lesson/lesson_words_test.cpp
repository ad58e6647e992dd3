#include "reading.hpp"

#include "lesson/read_lesson.hpp"

using namespace lozenge;

namespace {

const Language german{"de", "Deutsch", {}};

const std::string lesson = R"(title = "A bay"
summary = "Nine points"
[recipe]
size = 3
[[stop]]
at = "start"
title = "Corners"
say = "Four corners: {=0.5} and 1."
show = { figure = "compare", sides = [{ name = "as it is" }, { edge = "wrap", name = "wrapped" }] }
ask = { question = "How many?", choices = ["four", "nine"], answer = 1, why = "A square has four." }
[[stop]]
at = 1
say = "The middle."
ask = "parents"
)";

LessonWords wordsFrom(const std::string& text)
{
    return {&german, "l.de.toml", text};
}

Lesson inGerman(const std::string& text)
{
    auto read = readLesson(lesson, "l.toml", {}, wordsFrom(text));
    if (!read)
        FAIL(read.error().text());
    return std::move(*read);
}

std::string errorOfWords(const std::string& text)
{
    const auto read = readLesson(lesson, "l.toml", {}, wordsFrom(text));
    return read ? "accepted" : read.error().text();
}

} // namespace

TEST_CASE("words in another language take the place of the lesson's own, and what they leave out stays")
{
    const Lesson read = inGerman("title = \"Eine Bucht\"\n[[stop]]\nsay = \"Vier Ecken: 0.5 und 1.\"\n"
                                 "show.sides = [{}, { name = \"umgebrochen\" }]\n"
                                 "[stop.ask]\nchoices = [\"vier\"]\nwhy = \"Ein Quadrat hat vier.\"\n");
    CHECK(read.title == "Eine Bucht");
    CHECK(read.summary == "Nine points");
    CHECK(read.look.language == &german);
    REQUIRE(read.stops.size() == 2);
    CHECK(read.stops[0].title == "Corners");
    CHECK(read.stops[0].say == "Vier Ecken: 0.5 und 1.");
    CHECK(read.stops[0].question->text == "How many?");
    CHECK(read.stops[0].question->choices == std::vector<std::string>{"vier", "nine"});
    CHECK(read.stops[0].question->answer == 0);
    CHECK(read.stops[0].question->why == "Ein Quadrat hat vier.");
    CHECK(read.stops[0].show.values[0].recipes[0].name.english == "as it is");
    CHECK(read.stops[0].show.values[0].recipes[1].name.english == "umgebrochen");
    CHECK(read.stops[1].say == "The middle.");
    CHECK(read.recipe.size == 3);
}

TEST_CASE("what is no word, or has nothing to be said for, is a mistake at its place in the file of words")
{
    CHECK(errorOfWords("title = \"Bucht\"\n\n[recipe]\nsize = 5\n") ==
          "l.de.toml:3:1: \"recipe\" is no word: a lesson has title, summary, goal, part and stop in a file of words");
    CHECK(errorOfWords("[[stop]]\nat = 1\n").starts_with("l.de.toml:2:6: \"at\" is no word"));
    CHECK(errorOfWords("[[stop]]\n[stop.ask]\nanswer = 2\n").starts_with("l.de.toml:3:10: \"answer\" is no word"));
    CHECK(errorOfWords("goal = \"Ziel\"\n") == "l.de.toml:1:8: the lesson has no goal that this could be said for");
    CHECK(errorOfWords("[[stop]]\n[[stop]]\n[[stop]]\n") ==
          "l.de.toml:3:1: the lesson has no stop 3 that this could be said for");
    CHECK(errorOfWords("[[stop]]\nask.choices = [\"a\", \"b\", \"c\"]\n")
              .starts_with("l.de.toml:2:26: the lesson has no choices 3"));
    CHECK(errorOfWords("[[stop]]\n[[stop]]\nask.question = \"Welche?\"\n")
              .starts_with("l.de.toml:3:16: the lesson has no question"));
    CHECK(errorOfWords("title = 5\n") == "l.de.toml:1:9: title must be a text in quotation marks");
    CHECK(errorOfWords("[[stop]]\nsay = \"{nichts}\"\n").starts_with("l.de.toml:2:7: {nichts} means nothing"));
}

TEST_CASE("the texts of a lesson are told with what is said for each")
{
    const auto texts = translatedTexts(lesson, wordsFrom("title = \"Bucht\"\n[[stop]]\nask.choices = [\"vier\"]\n"));
    std::vector<std::string> keys, said;
    for (const TranslatedText& text : texts)
        (text.translated ? said : keys).push_back(text.key);
    CHECK(said == std::vector<std::string>{"title", "stop 1 ask.choices 1"});
    CHECK(keys == std::vector<std::string>{"summary", "stop 1 title", "stop 1 say", "stop 1 show.sides 1 name",
                                           "stop 1 show.sides 2 name", "stop 1 ask.question", "stop 1 ask.choices 2",
                                           "stop 1 ask.why", "stop 2 say"});
    CHECK(texts.front().at.line == 1);
}

TEST_CASE("a lesson with other words keeps the text of its file")
{
    const auto opened =
        openedLesson({.name = "l", .path = "l.toml", .words = wordsFrom("title = \"Bucht\"\n")}, lesson);
    REQUIRE(opened);
    CHECK(opened->lesson->title == "Bucht");
    CHECK(opened->text == lesson);
}

TEST_CASE("a text that the words leave empty stays the lesson's own, and is told as missing")
{
    const std::string words =
        "title = \"\"\n[[stop]]\nsay = \"\"\nask = { question = \"\", choices = [\"\", \"neun\"] }\n";
    const Lesson read = inGerman(words);
    CHECK(read.title == "A bay");
    CHECK(read.stops[0].say == "Four corners: {=0.5} and 1.");
    CHECK(read.stops[0].question->text == "How many?");
    CHECK(read.stops[0].question->choices == std::vector<std::string>{"four", "neun"});
    for (const TranslatedText& text : translatedTexts(lesson, wordsFrom(words)))
        CHECK(text.translated.has_value() == (text.key == "stop 1 ask.choices 2"));
}
