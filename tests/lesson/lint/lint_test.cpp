#include "../reading.hpp"

#include "lesson/lint/lint.hpp"

using namespace lozenge;

namespace {

std::vector<std::string> textsOf(std::string_view words)
{
    std::vector<std::string> texts;
    for (const WrittenNumber& number : numbersIn(words))
        texts.push_back(number.text);
    return texts;
}

/// What is advised on the title of a stop.
std::vector<std::string> adviceOnTitle(const std::string& title)
{
    std::vector<std::string> advice;
    for (const LessonError& error : adviceOn(Stop{.place = {}, .title = title, .say = ""}, Look{}, "l.toml"))
        advice.push_back(error.message);
    return advice;
}

} // namespace

TEST_CASE("numbers are found in words, in groups and with decimals")
{
    using Texts = std::vector<std::string>;
    CHECK(textsOf("1,050,625 points, 0.25 and .5, 12.") == Texts{"1,050,625", "0.25", ".5", "12"});
    CHECK(textsOf("(4,1) 1,2345 1234,567 7,8,9") == Texts{"4", "1", "1", "2345", "1234", "567", "7", "8", "9"});
    CHECK(numbersIn("1,050.25").front().value == 1050);
    CHECK(numbersIn("0.250").front().decimals == 3);
    CHECK(textsOf("no number, no. 1..2").size() == 2);
}

TEST_CASE("a phase that is named without braces is told, in any case of letters")
{
    const std::string is = " does not follow the names of the phases; write ";
    CHECK(adviceOnTitle("The Diamond step") == std::vector{"\"Diamond step\" in title" + is + "{Diamond step}"});
    CHECK(adviceOnTitle("Square phases") == std::vector{"\"Square phases\" in title" + is + "{Square phases}"});
    CHECK(adviceOnTitle("Der Diamond-Schritt") ==
          std::vector{"\"Diamond-Schritt\" in title" + is + "{Diamond}-Schritt"});
    CHECK(adviceOnTitle("{Diamond step} of a hexdiamond step").empty());
    CHECK(adviceOnTitle("steps of a square stepping").empty());
}

TEST_CASE("words as long as their file are checked")
{
    const std::string word = std::string(7'000'000, 'a'), digits = std::string(7'000'000, '9');
    CHECK(adviceOnTitle("diamond-phase" + word).size() == 2);
    CHECK(textsOf(digits).size() == 1);
    std::string words;
    while (words.size() < word.size())
        words += "word ";
    const auto told = [](const std::string& text) {
        const auto lesson = readLesson("[[stop]]\nat = 1\nask = { of = \"height\", why = \"" + text + "\" }", "l.toml");
        REQUIRE(lesson);
        const auto run = checkedRun(*lesson, "l.toml");
        return run ? "" : run.error().message;
    };
    CHECK(told(words).starts_with("say with why is too long by 699"));
    CHECK(told(word).starts_with("say with why is too long by 699"));
    const Playlist list{.title = "t", .summary = {}, .lessons = {}, .pages = {{.title = words, .say = "s"}}};
    const auto mistake = mistakeIn(list, "p.playlist.toml");
    REQUIRE(mistake);
    CHECK(mistake->message.starts_with("title is too long by 699"));
}
