#include "catch.hpp"

#include "export/text/letters.hpp"

#include <cmath>

using namespace lozenge;

TEST_CASE("a letter stands in the middle of its place, whatever release its font is of")
{
    for (int i = 0; i < fontCount; ++i)
        for (const char32_t character : {U'a', U'W', U'0', U' ', U'\u2212', U'\u2026'}) {
            const auto font = static_cast<Font>(i);
            const Letter letter = letterOf(font, character);
            CHECK(letter.index != 0);
            CHECK(std::abs(letter.width + 2 * letter.inset - advance(font, character)) < 1e-6F);
        }
}
