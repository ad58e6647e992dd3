#include "catch.hpp"

#include "lesson/text/terminal_text.hpp"

#include <utility>
#include <vector>

using namespace lozenge;
using namespace std::string_literals;

TEST_CASE("what can be read is printed as it is")
{
    for (const std::string text : {"", "growing-a-coast", "Höhenzüge × 日本 αβγ 🏔 “n”", "שלום عليكم",
                                   "C:\\lessons\\a b.toml", "\\x1b"}) {
        CHECK(escapedForTerminal(text) == text);
        CHECK(needsNoEscape(text));
    }
}

TEST_CASE("what steers a terminal or turns the direction of writing is spelled out")
{
    const std::vector<std::pair<std::string, std::string>> spelled{
        {"a\x1b[2Jb", "a\\x1b[2Jb"},
        {"\a\b\r\v\f\x7f"s + '\0', "\\x07\\x08\\x0d\\x0b\\x0c\\x7f\\x00"},
        {"\u009b31m\u0085", "\\x9b31m\\x85"},
        {"a\u202eb\u2066c\u2069\u200f\u061c", "a\\u202eb\\u2066c\\u2069\\u200f\\u061c"},
        {"a\u2028b\u2029c", "a\\u2028b\\u2029c"},
        {"\ufeff\u200b\U000e0041", "\\ufeff\\u200b\\U000e0041"},
        {"two\nlines\tand a tab", "two lines and a tab"},
    };
    for (const auto& [text, line] : spelled) {
        CHECK(escapedForTerminal(text) == line);
        CHECK_FALSE(needsNoEscape(text));
        CHECK(needsNoEscape(line));
    }
}

TEST_CASE("bytes that are no UTF-8 are spelled out one by one")
{
    CHECK(escapedForTerminal("a\x9b"
                             "b\xff") == "a\\x9bb\\xff");
    CHECK(escapedForTerminal("\xc0\x80") == "\\xc0\\x80");                   // a zero in two bytes
    CHECK(escapedForTerminal("\xed\xa0\x80") == "\\xed\\xa0\\x80");          // half of a pair of UTF-16
    CHECK(escapedForTerminal("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80"); // beyond the last character
    CHECK(escapedForTerminal("\xe2\x80") == "\\xe2\\x80");                   // cut off
    CHECK(escapedForTerminal("\xe2\x80X") == "\\xe2\\x80X");
}
