#include "catch.hpp"

#include "picture/text/rich_text.hpp"

#include <algorithm>
#include <chrono>
#include <random>
#include <vector>

using namespace lozenge;

namespace {

/// By the definition: letters go from the end until it fits.
std::string plainlyShortened(std::string text, Font font, float size, float width)
{
    if (textWidth(font, text) * size <= width)
        return text;
    while (!text.empty() && textWidth(font, text + "\u2026") * size > width) {
        while (text.size() > 1 && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
            text.pop_back();
        text.pop_back();
    }
    while (!text.empty() && text.back() == ' ')
        text.pop_back();
    return text + "\u2026";
}

double secondsFor(std::size_t letters)
{
    const std::string text(letters, 'm');
    std::vector<double> seconds;
    for (int i = 0; i < 7; ++i) {
        const auto start = std::chrono::steady_clock::now();
        CHECK(shortened(text, Font::Sans, 16, 400).ends_with("m\u2026"));
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    return *std::min_element(seconds.begin(), seconds.end());
}

} // namespace

TEST_CASE("a shortened text is the longest that has room with its ellipsis")
{
    std::mt19937 dice(7);
    const std::vector<std::string> letters{"i", "m", " ", "W", "\u00e4", "\u65e5", "\u0301", ".", "\U0001f3d4"};
    for (int round = 0; round < 400; ++round) {
        std::string text;
        for (auto count = dice() % 40; count > 0; --count)
            text += letters[dice() % letters.size()];
        const auto width = static_cast<float>(dice() % 400);
        CHECK(shortened(text, Font::SansMedium, 15.3F, width) ==
              plainlyShortened(text, Font::SansMedium, 15.3F, width));
    }
}

TEST_CASE("the time to shorten a text does not grow with what is cut off")
{
    // Letters taken away one by one made it grow with the square: 4096 times here.
    CHECK(secondsFor(256'000) / secondsFor(4'000) < 512);
}
