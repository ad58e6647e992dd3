#include "catch.hpp"

#include "lesson/read_lesson.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/lesson_text.hpp"

using namespace lozenge;

namespace {

const std::string written = R"(# for Monday
title = "Bay" # short

[recipe] # small
size = 17
preset = [[1, 2, 0.5],
  [2, 3, 1]]

# where it begins
[[stop]]
at = "start"  # nothing yet
say = """Four corners \
   are all."""

# asks
[[stop]]
at = 3
say = "Größer" # than before

[stop.ask]
question = "How many?"
choices = ["1", "2"]
answer = 1

[look]
theme = "dark"
)";

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// The new text, or what is wrong with it.
std::string textOf(const ChangedText& changed)
{
    return changed ? *changed : changed.error().text();
}

} // namespace

TEST_CASE("a changed value leaves every comment of a lesson where it was")
{
    CHECK(textOf(withKey(written, {"stop", 1}, "say", "\"Bigger\"")) == replaced(written, "Größer", "Bigger"));
    CHECK(textOf(withKey(written, {"stop", 0}, "at", "0")) == replaced(written, "\"start\"", "0"));
    CHECK(textOf(withKey(written, {"look"}, "theme", "\"light\"")) == replaced(written, "dark", "light"));
    CHECK(textOf(withKey(written, {""}, "title", "\"Gulf\"")) == replaced(written, "Bay", "Gulf"));
}

TEST_CASE("a value of several lines is replaced whole")
{
    CHECK(textOf(withKey(written, {"recipe"}, "preset", "[[0, 0, 1]]")) ==
          replaced(written, "[[1, 2, 0.5],\n  [2, 3, 1]]", "[[0, 0, 1]]"));
    CHECK(textOf(withKey(written, {"stop", 0}, "say", "\"x\"")) ==
          replaced(written, "\"\"\"Four corners \\\n   are all.\"\"\"", "\"x\""));
}

TEST_CASE("a new key of a stop stands where it reads best")
{
    CHECK(textOf(withKey(written, {"stop", 0}, "title", "\"T\"")) ==
          replaced(written, "# nothing yet\n", "# nothing yet\ntitle = \"T\"\n"));
    CHECK(textOf(withKey(written, {"stop", 1}, "note", "\"N\"")) ==
          replaced(written, "# than before\n", "# than before\nnote = \"N\"\n"));
}

TEST_CASE("a key goes with its lines, and so does a question with its own table")
{
    CHECK(textOf(withKey(written, {"stop", 0}, "say", {})) ==
          replaced(written, "say = \"\"\"Four corners \\\n   are all.\"\"\"\n", ""));
    const std::string question = "\n[stop.ask]\nquestion = \"How many?\"\nchoices = [\"1\", \"2\"]\nanswer = 1\n";
    CHECK(textOf(withKey(written, {"stop", 1}, "ask", {})) == replaced(written, question, ""));
    CHECK(textOf(withKey(written, {"stop", 1}, "ask", "\"height\"")) ==
          replaced(replaced(written, question, ""), "# than before\n", "# than before\nask = \"height\"\n"));
    CHECK(textOf(withKey(written, {"recipe"}, "edge", {})) == written);
}

TEST_CASE("stops come and go with the comment above them")
{
    CHECK(textOf(withStop(written, 1, "2")) == replaced(written, "# asks\n", "[[stop]]\nat = 2\n\n# asks\n"));
    CHECK(textOf(withStop(written, 2, "\"end\"")) == replaced(written, "[look]", "[[stop]]\nat = \"end\"\n\n[look]"));
    CHECK(textOf(withoutStop(written, 0)) ==
          replaced(written, written.substr(written.find("# where"), written.find("# asks") - written.find("# where")),
                   ""));
    CHECK(textOf(withStop("title = \"New\"", 0, "\"start\"")) == "title = \"New\"\n\n[[stop]]\nat = \"start\"\n");
    CHECK(textOf(withStop("", 0, "1")) == "[[stop]]\nat = 1\n");
}

TEST_CASE("a table that a lesson lacks is begun before its stops")
{
    const auto dark = withKey("title = \"A\"\n\n[[stop]]\nat = 1\n", {"look"}, "theme", "\"dark\"");
    REQUIRE(dark);
    const auto lesson = readLesson(*dark, "a.toml");
    REQUIRE(lesson);
    CHECK(lesson->look.theme->name == "dark");
    CHECK(lesson->stops.size() == 1);
}

TEST_CASE("a recipe is changed as overrides change it, and keys that say the same make room")
{
    const std::vector<std::string> overrides{"edge=wrap", "noise.seed=9", "preset=[[4, 4, 1]]"};
    CHECK(textOf(withRecipe(written, overrides)) ==
          replaced(replaced(written, "[[1, 2, 0.5],\n  [2, 3, 1]]", "[[4, 4, 1]]"), "4, 1]]\n",
                   "4, 1]]\nedge = \"wrap\"\nnoise = { seed = 9 }\n"));
    const std::vector<std::string> rougher{"ratio=0.7"};
    const auto text = withRecipe("[recipe]\nhurst = 1 # smooth\n# mine\nsize = 5\n", rougher);
    CHECK(textOf(text) == "[recipe]\n# mine\nsize = 5\nratio = 0.7\n");
    CHECK(readLesson(*text, "a.toml").value().recipe.amplitudes.ratio == 0.7);
}

TEST_CASE("a question is changed key by key, and begins a table of its own")
{
    CHECK(textOf(withKey(written, {"ask", 1}, "why", "\"W\"")) ==
          replaced(written, "answer = 1\n", "answer = 1\nwhy = \"W\"\n"));
    CHECK(textOf(withKey(written, {"ask", 1}, "answer", "2")) == replaced(written, "answer = 1", "answer = 2"));
    CHECK(textOf(withKey("[[stop]]\nat = 1\nask = \"height\"\nsay = \"s\"\n\n[look]\n", {"ask", 0}, "question",
                         "\"Q\"")) == "[[stop]]\nat = 1\nsay = \"s\"\n\n[stop.ask]\nquestion = \"Q\"\n\n[look]\n");
}

TEST_CASE("what cannot be changed in place says so at its place")
{
    const auto list = withoutStop("title = \"A\"\nstop = [{ at = 1 }]\n", 0);
    REQUIRE_FALSE(list);
    CHECK(list.error().line == 2);
    CHECK_FALSE(withoutStop(written, 2));
    CHECK_FALSE(withKey("recipe = { size = 5 }", {"recipe"}, "size", "9"));
    CHECK_FALSE(withKey("title = ", {""}, "title", "\"A\""));
    CHECK_FALSE(withKey(written, {""}, "title", "oops"));
}

TEST_CASE("words of any kind are TOML on one line")
{
    const std::string words = "a \"b\" \\ c\td\ne é";
    const auto text = withKey("[[stop]]\nat = 1\n", {"stop", 0}, "say", tomlString(words));
    REQUIRE(text);
    CHECK(readLesson(*text, "a.toml").value().stops[0].say == words);
}
