#include "catch.hpp"

#include "picture/text/rich_text.hpp"

#include <algorithm>

using namespace lozenge;

namespace {

std::vector<std::string> linesOf(const std::string& text, float width)
{
    std::vector<std::string> lines;
    for (const TextLine& line : brokenText({{text, Font::Sans, {}}}, 1, width))
        lines.push_back(plainText(line.spans));
    return lines;
}

float widthOf(const std::string& text)
{
    return textWidth(Font::Sans, text);
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += (text.empty() ? "" : " ") + line;
    return text;
}

/// Whether some line holds this part of the text whole, however wide the lines are.
void checkHeld(const std::string& before, const std::string& part, const std::string& after)
{
    const std::string text = before + part + after;
    INFO(text);
    for (float width = std::max(widthOf(part) + 0.01F, 5.0F); width < widthOf(text); width += 0.2F) {
        const auto lines = linesOf(text, width);
        INFO(width);
        CHECK(joined(lines) == text);
        CHECK(std::any_of(lines.begin(), lines.end(),
                          [&](const std::string& line) { return line.find(part) != std::string::npos; }));
    }
}

} // namespace

TEST_CASE("a line does not end within coordinates, a size or a formula")
{
    checkHeld("The tip above ", "(8, 0)", " lies outside.");
    checkHeld("The tip above (", "-8, 10),", " lies outside.");
    checkHeld("One corner of ", "(0, 4, 16)", " is meant.");
    checkHeld("We see ", "17 x 17", " points.");
    checkHeld("We see ", "1025 \u00d7 1025", " points.");
    checkHeld("A script with ", "n = 3:", " four corners.");
    checkHeld("One has ", "RCOE = 0.2", " and no other.");
    checkHeld("The mean is ", "0.5 + 0.25", " here.");
}

TEST_CASE("a line does not end between a number and what it counts")
{
    checkHeld("Now ", "level 0", " is done.");
    checkHeld("Now ", "Level 12", " begins.");
    checkHeld("After ", "step 8", " comes another.");
    checkHeld("It is ", "268 kilometres", " wide.");
    checkHeld("There are ", "16,637 steps", " to come.");
    checkHeld("There are ", "81 points.", " Then more.");
    checkHeld("It takes ", "3 \u00b5s", " or less.");
    checkHeld("It takes ", "45 %", " or less.");
}

TEST_CASE("a line may end after a number that counts nothing")
{
    CHECK(linesOf("from 0.25 to 0.5 or", widthOf("from 0.25")) == std::vector<std::string>{"from 0.25", "to 0.5 or"});
    CHECK(linesOf("the mean 0.375, and all of it", widthOf("the mean 0.375,") + 0.01F) ==
          std::vector<std::string>{"the mean 0.375,", "and all of it"});
    CHECK(linesOf("islands - or sea", widthOf("islands -")) == std::vector<std::string>{"islands -", "or sea"});
}

TEST_CASE("no short word is left alone in the last line")
{
    for (const std::string text :
         {"Every point is set and the mean keeps the neighbours close to it.", "All the corners lie at a",
          "It is read at the other side of the map, so that level 0 is as long as level 1."})
        for (float width = 8; width < widthOf(text); width += 0.25F) {
            const auto lines = linesOf(text, width);
            INFO(width << ": " << lines.back());
            CHECK(joined(lines) == text);
            if (lines.size() > 1)
                CHECK(lines.back().find(' ') != std::string::npos);
        }
}

TEST_CASE("a last line that needs no company stays as it is")
{
    CHECK(linesOf("and here two considerations", widthOf("considerations")) ==
          std::vector<std::string>{"and here two", "considerations"});
    // Where it cannot be avoided a word stands alone: company would take a line more.
    CHECK(linesOf("considerations of", widthOf("considerations")) == std::vector<std::string>{"considerations", "of"});
}

TEST_CASE("rebalancing takes no further line and no wider one")
{
    const std::string text =
        "The mean keeps neighbours close to each other, the offset keeps them apart, and that is it.";
    for (float width = 6; width < widthOf(text); width += 0.1F) {
        float taken = 0;
        std::size_t greedy = 1;
        std::string_view rest = text;
        while (!rest.empty()) {
            const auto word = rest.substr(0, rest.find(' '));
            if (taken + textWidth(Font::Sans, word) > width) {
                ++greedy;
                taken = 0;
            }
            taken += textWidth(Font::Sans, word) + widthOf(" ");
            rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        }
        const auto lines = linesOf(text, width);
        CHECK(lines.size() == greedy);
        for (const std::string& line : lines)
            CHECK(widthOf(line) <= width + 1e-4F);
    }
}

TEST_CASE("what is wider than a line is broken all the same")
{
    const std::string word = "Donaudampfschifffahrtsgesellschaftskapit\u00e4nsm\u00fctze";
    for (const float width : {2.0F, 5.0F, 11.0F}) {
        std::string again;
        for (const std::string& line : linesOf("a " + word + " b", width)) {
            CHECK(widthOf(line) <= width);
            CHECK(static_cast<unsigned char>(line.front()) >> 6 != 2); // no letter is taken apart
            again += line;
        }
        CHECK(again.find(word) != std::string::npos);
    }
    CHECK(linesOf("(10000, 20000)", widthOf("(10000,")) == std::vector<std::string>{"(10000,", "20000)"});
}

TEST_CASE("line ends of the text are kept")
{
    CHECK(linesOf("one\ntwo\n\nthree\n", 100) == std::vector<std::string>{"one", "two", "", "three"});
    CHECK(linesOf("", 100).empty());
}

TEST_CASE("words that change their face hold together too")
{
    const RichText text{{"It is read at (", Font::Sans, {}}, {"8", Font::SansBold, {}}, {", 0) now", Font::Sans, {}}};
    for (float width = 4; width < 14; width += 0.2F) {
        bool isWhole = false;
        for (const TextLine& line : brokenText(text, 1, width))
            isWhole |= plainText(line.spans).find("(8, 0)") != std::string::npos;
        CHECK(isWhole);
    }
}
