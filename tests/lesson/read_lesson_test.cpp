#include "reading.hpp"

using namespace lozenge;

TEST_CASE("a lesson without a title has the name of its file")
{
    const auto titled = [](const std::string& file) { return readLesson("[recipe]\nsize = 5\n", file).value().title; };
    CHECK(titled("bay.toml") == "bay");
    CHECK(titled("my lessons/of.may/bay.toml") == "bay");
    CHECK(titled("a.bay.toml") == "a.bay");
    CHECK(titled("/bay") == "bay");
    CHECK(titled("of.may/.toml") == ".toml");
    CHECK(titled("two\nlines.toml") == "two lines");
}

TEST_CASE("bytes that are not UTF-8 are refused where they stand")
{
    const std::string message = "Encountered invalid utf-8 sequence; save the lesson as UTF-8";
    CHECK(errorOf("\xFF\xFE") == "l.toml:1:1: " + message);
    CHECK(errorOf("title = \"\xC3(\"") == "l.toml:1:9: " + message);
    CHECK(errorOf("title = \"t\"\n# \xE9\n") == "l.toml:2:2: " + message);
    CHECK(errorOf("title = \"\xED\xA0\x80\"").starts_with("l.toml:1:"));
    CHECK(errorOf(std::string("t\0i\0t\0l\0e\0", 10)).starts_with("l.toml:1:2: Error while parsing"));
}

TEST_CASE("text that is no TOML is refused where it ends to be")
{
    CHECK(errorOf("[&") ==
          "l.toml:1:2: Error while parsing key: expected bare key starting character or string delimiter, saw '&'");
    CHECK(errorOf("title = \"t\"\n[recipe]\nsize = 9\nsize = 5") ==
          "l.toml:4:8: Error while parsing key-value pair: cannot redefine existing integer 'size'");
    CHECK(errorOf("title = ") == "l.toml:1:9: Error while parsing key-value pair: encountered end-of-file");
    CHECK(errorOf("title = \"t").starts_with("l.toml:1:11: Error while parsing string"));
}

TEST_CASE("deep nesting is refused and not followed")
{
    CHECK(errorOf("a = " + std::string(100'000, '[')) ==
          "l.toml:1:261: Error while parsing value: exceeded maximum nested value depth of 256");

    std::string tables;
    for (int i = 0; i < 100'000; ++i)
        tables += "{ a = ";
    CHECK(errorOf("a = " + tables).find("exceeded maximum nested value depth of 256") != std::string::npos);
}

TEST_CASE("a key of many parts is refused before it becomes as many tables")
{
    const std::string message = "a key has more than 8 parts; those of a lesson have one or two";
    for (const std::string part : {".a", " . a", ".\"=.[\"", ".'a\\'", ".\"\\\"\""}) {
        std::string key = "a";
        for (int i = 0; i < 1'000'000; ++i)
            key += part;
        for (const std::string& text : {key + " = 1", "[" + key + "]", "[[" + key + "]]", "x = { " + key + " = 1 }"}) {
            const std::string error = errorOf("\n" + text);
            CHECK(error.starts_with("l.toml:2:"));
            CHECK(error.ends_with(message));
        }
    }
    CHECK(errorOf("a.b.c.d.e.f.g.h.i = 1") == "l.toml:1:16: " + message);
    CHECK(errorOf("a.b.c.d.e.f.g.h = 1") == "l.toml:1:1: unknown key \"a\" in the lesson (known: title, summary, goal, "
                                            "part, minutes, order, source, recipe, look, stop, zoom)");
}

TEST_CASE("a lesson names what it retells")
{
    const auto source = [](const std::string& text) {
        return readLesson("source = { " + text + " }\n[recipe]\nsize = 5\n", "l.toml").value().source;
    };
    const Publication whole = source("author = 'A. B.', title = 'Land', year = 1982, url = 'http://a.b'");
    CHECK(citation(whole) == "A. B.: Land (1982)");
    CHECK(whole.url == "http://a.b");
    CHECK(citation(source("author = 'A. B.', title = 'Land'")) == "A. B.: Land");
    CHECK(errorOf("source = { title = 'Land' }") ==
          "l.toml:1:10: source needs author = \"...\" and title = \"...\"");
    CHECK(errorOf("source = { author = 'A', title = 'Land', page = 3 }")
              .starts_with("l.toml:1:42: unknown key \"page\" in source"));
    CHECK(errorOf("source = 'Land'").starts_with("l.toml:1:10: source must be"));
}

TEST_CASE("dots outside of keys are no parts of keys")
{
    const std::string dots = "........................";
    const std::string text = "title = \"\\\"" + dots + "\" # " + dots +
                             "\n" //
                             "summary = '" +
                             dots +
                             "\\'\n"      //
                             "[recipe]\n" //
                             "amplitudes = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]\n"
                             "[[stop]]\n"
                             "at = 1\n"
                             "say = \"\"\"" +
                             dots + "\"" + dots + "\\\"\"\"" + dots + "\n" + dots +
                             "\"\"\"\"\"\n"
                             "[[stop]]\n"
                             "at = 2\n"
                             "say = '''" +
                             dots + "''" + dots + "\\'''\n";
    CHECK(errorOf(text) == "accepted");
}

TEST_CASE("a lesson knows its part of a course and how long it takes")
{
    const Lesson lesson = read("part = \"The algorithm\"\nminutes = 8");
    CHECK(lesson.part == "The algorithm");
    CHECK(lesson.minutes == 8);
    CHECK(read("title = \"t\"").part.empty());
    CHECK(read("title = \"t\"").minutes == 0);
    CHECK(errorOf("part = \"a\\nb\"") == "l.toml:1:8: part must be one line of text");
    CHECK(errorOf("minutes = 0") == "l.toml:1:11: minutes must be a whole number from 1");
    CHECK(errorOf("minutes = 2.5") == "l.toml:1:11: minutes must be a whole number");
}

TEST_CASE("titles and summaries are one line and an order is a whole number")
{
    CHECK(errorOf("title = \"\"") == "l.toml:1:9: title must be one line of text");
    CHECK(errorOf("title = \"a\\nb\"") == "l.toml:1:9: title must be one line of text");
    CHECK(errorOf("title = 1") == "l.toml:1:9: title must be a text in quotation marks");
    CHECK(errorOf("summary = \"\"\"\na\nb\"\"\"") == "l.toml:1:11: summary must be one line of text");
    CHECK(errorOf("order = 1.5") == "l.toml:1:9: order must be a whole number");
    CHECK(errorOf("order = \"first\"") == "l.toml:1:9: order must be a whole number");
    CHECK(errorOf("order = 3000000000") == "l.toml:1:9: order is too large: 3000000000");
    CHECK(errorOf("recipe = 3") == "l.toml:1:10: recipe must be a table: [recipe]");
    CHECK(errorOf("[[recipe]]\nsize = 9") == "l.toml:1:1: recipe must be a table: [recipe]");
    CHECK(read("title = \"Gr\xC3\xBC\xC3\x9F"
               "e\"\norder = -3")
              .order == -3);
}
