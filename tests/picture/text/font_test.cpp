#include "catch.hpp"

#include "picture/text/font.hpp"

#include <string>
#include <utility>
#include <vector>

using namespace lozenge;

namespace {

using Visited = std::vector<std::pair<char32_t, Font>>;

Visited visited(std::string_view text)
{
    Visited all;
    eachCharacter(text, Font::Sans, [&](char32_t character, Font font) { all.emplace_back(character, font); });
    return all;
}

} // namespace

TEST_CASE("widths are those of the table, and what no face has is as wide as the sign for it")
{
    CHECK(advance(Font::Mono, U'0') == 0.6F);
    CHECK(advance(Font::MonoBold, U'\u2212') == 0.6F);
    CHECK(hasLetter(Font::Sans, U'\u2009')); // a thin space
    CHECK(advance(Font::Sans, U'\u2009') < advance(Font::Sans, U' '));
    CHECK(advance(Font::SansBold, U'm') > advance(Font::Sans, U'm'));
    CHECK_FALSE(hasLetter(Font::Symbols, U'\U0010FFFF'));
    CHECK(advance(Font::Symbols, U'\U0010FFFF') == advance(Font::Symbols, U'\U0010FFFE'));
}

TEST_CASE("characters come from their face or from that of symbols, and bytes that are none are replaced")
{
    CHECK(visited("a\u00FC") == Visited{{U'a', Font::Sans}, {U'\u00FC', Font::Sans}});
    CHECK(visited("\u25C7\u0436") == Visited{{U'\u25C7', Font::Sans}, {U'\u0436', Font::Sans}});
    CHECK(visited("\u0531") == Visited{{U'\u0531', Font::Symbols}}); // Armenian
    CHECK(visited("\xC3(") == Visited{{U'\uFFFD', Font::Symbols}, {U'(', Font::Sans}});
}
