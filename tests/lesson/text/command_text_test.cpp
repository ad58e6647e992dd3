#include "catch.hpp"

#include "lesson/text/command_text.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>

using namespace lozenge;

namespace {

/// The words that the program gets when bash is given this text.
std::vector<std::string> wordsInBash(const std::string& text)
{
    std::string name = (std::filesystem::temp_directory_path() / "lozenge-words-XXXXXX").string();
    const int file = ::mkstemp(name.data());
    REQUIRE(file >= 0);
    std::ofstream(name) << "lozenge() { printf '%s\\0' \"$@\"; }\n" << text << '\n';
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(("bash " + name).c_str(), "r"), ::pclose);
    REQUIRE(pipe);
    std::vector<std::string> words(1);
    for (int c = std::fgetc(pipe.get()); c != EOF; c = std::fgetc(pipe.get())) {
        if (c == 0)
            words.emplace_back();
        else
            words.back() += static_cast<char>(c);
    }
    words.pop_back();
    std::filesystem::remove(name);
    return words;
}

const std::array wildNames{"growing-a-coast",
                           "lessons/first.toml",
                           "my lesson.toml",
                           "it's.toml",
                           "\"quoted\".toml",
                           "$HOME/`id`/$(id).toml",
                           "~/l.toml",
                           "a;b&c|d<e>f.toml",
                           "H\u00f6henz\u00fcge \u00d7 \u65e5\u672c.toml",
                           "*?[a-z]{b,c}!!#.toml",
                           "back\\slash.toml",
                           "two\nlines.toml",
                           "''",
                           "tab\t.toml",
                           "\x03rm -r x\r\x1b[201~.toml",
                           "it's \\ \x7f\u009b\u202e\xff"
                           "2.toml"};

} // namespace

TEST_CASE("a shell takes a command apart into the words that are meant")
{
    for (const std::string name : wildNames) {
        INFO(name);
        std::vector<std::string> options{"--steps", "3"};
        addOverrides(options, {"edge=wrap", "corners=[1, 2, 3, 4]", "noise={kind=\"hash\",seed=1}", name});
        const auto words = wordsInBash(commandText("export", name, options));
        std::vector<std::string> expected{"export", name};
        expected.insert(expected.end(), options.begin(), options.end());
        CHECK(words == expected);
        CHECK(wordsInBash(commandText("", name, {})) == std::vector<std::string>{name});
    }
}

TEST_CASE("a command that is pasted holds nothing that a terminal obeys")
{
    for (const std::string name : wildNames)
        for (const char c : commandText("export", name, {"--steps", "3"}))
            CHECK((static_cast<unsigned char>(c) >= ' ' && c != 127));
    CHECK(shellWord("a\x1b'\u202e") == "$'a\\x1b\\'\\xe2\\x80\\xae'");
}

TEST_CASE("what needs no quotation marks has none")
{
    CHECK(commandText("", "growing-a-coast", {"--step", "28"}) == "lozenge growing-a-coast --step 28");
    CHECK(commandText("export", "a b.toml", {"--set", "size=33"}) == "lozenge export 'a b.toml' --set size=33");
    CHECK(shellWord("").size() == 2);
    CHECK(shellWord("it's") == "'it'\\''s'");
}

TEST_CASE("a lesson whose name begins like an option is not taken for one")
{
    CHECK(commandText("export", "-l.toml", {}) == "lozenge export ./-l.toml");
}

TEST_CASE("numbers are written so that they read back as themselves")
{
    CHECK(exactText(0.3125) == "0.3125");
    CHECK(exactText(-0.1) == "-0.1");
    CHECK(exactText(1) == "1");
    CHECK(exactText(1e30) == "1e+30");
    CHECK(std::stod(exactText(1.0 / 3)) == 1.0 / 3);
}
