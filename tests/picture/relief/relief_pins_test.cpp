#include "catch.hpp"

#include "picture/framed.hpp"
#include "picture/relief/relief.hpp"
#include "picture/text/font.hpp"

#include <algorithm>
#include <cmath>

using namespace lozenge;

namespace {

constexpr Box pane{40, 30, 560, 420};

/// What a relief says around it, and the letters of its pins.
struct Said {
    std::vector<Text> letters, words;
};

Said saidBy(const Timeline& timeline, int moment, const Camera& camera, const Box& box = pane)
{
    Said said;
    withFrame(timeline, moment, "", [&](const Frame& frame) {
        Look look = frame.look;
        look.camera = camera;
        const Frame turned{.timeline = frame.timeline, .moment = frame.moment, .look = look, .range = frame.range};
        Picture picture;
        paintReliefOverlay(picture, turned, box, 1);
        for (const Shape& shape : picture.shapes)
            if (const Text* text = std::get_if<Text>(&shape))
                (text->font == Font::SansBold ? said.letters : said.words).push_back(*text);
    });
    return said;
}

std::vector<Text> lettersOf(const Timeline& timeline, int moment, double azimuth)
{
    return saidBy(timeline, moment, {.azimuth = azimuth}).letters;
}

/// The middle and the radius of a letter's disc.
Vec2 middleOf(const Text& letter)
{
    const bool isLow = letter.content == "a" || letter.content == "c";
    return letter.at - Vec2{0, (isLow ? 0.27F : middleOfCapitals) * letter.size};
}

float radiusOf(const Text& letter)
{
    return letter.size / 1.35F;
}

bool isOn(const Text& letter, const Text& word)
{
    const float width = textWidth(word.font, word.content) * word.size;
    const float left = word.at.x - (word.align == Align::Left ? 0 : word.align == Align::Centre ? width / 2 : width);
    const Vec2 at = middleOf(letter);
    const Vec2 nearest{std::clamp(at.x, left, left + width),
                       std::clamp(at.y, word.at.y - 0.73F * word.size, word.at.y)};
    return std::hypot(at.x - nearest.x, at.y - nearest.y) < radiusOf(letter);
}

std::string sorted(const std::vector<Text>& letters)
{
    std::string all;
    for (const Text& letter : letters)
        all += letter.content;
    std::sort(all.begin(), all.end());
    return all;
}

} // namespace

TEST_CASE("a cell that is read twice has the pin of the parent that lies there")
{
    const Timeline timeline(recipeWith("mirror", 3));
    CHECK(sorted(lettersOf(timeline, 2, 30)) == "bcdh"); // the tip above is outside: the one below counts twice
    CHECK(sorted(lettersOf(timeline, 5, 30)) == "abch");
    const Timeline three(recipeWith("three", 3));
    CHECK(sorted(lettersOf(three, 1, 30)) == "abcdh");
}

TEST_CASE("letters of pins stay in their pane and apart from whichever side the relief is seen")
{
    for (const int size : {3, 5, 17}) {
        const Timeline timeline(recipeWith("three", size));
        for (double azimuth = 0; azimuth < 360; azimuth += 15)
            for (int moment = 1; moment <= timeline.stepCount(); moment += size == 17 ? 13 : 1) {
                CAPTURE(size, azimuth, moment);
                const auto letters = lettersOf(timeline, moment, azimuth);
                for (std::size_t i = 0; i < letters.size(); ++i) {
                    CHECK(letters[i].at.y - 1.1F * letters[i].size >= pane.y); // with its disc
                    for (std::size_t j = 0; j < i; ++j)
                        CHECK(std::hypot(letters[i].at.x - letters[j].at.x, letters[i].at.y - letters[j].at.y) > 20);
                }
            }
    }
}

TEST_CASE("pins of near parents stand apart like a fan, in their pane and on no words, from every camera")
{
    for (const int size : {33, 129})
        for (const std::string_view edge : {"three", "wrap"}) {
            const Timeline timeline(recipeWith(edge, size));
            const int steps = timeline.stepCount();
            for (const Box& box : {pane, Box{10, 20, 860, 430}, Box{0, 0, 420, 380}})
                for (const double elevation : {20.0, 37.0, 70.0})
                    for (double azimuth = 8; azimuth < 360; azimuth += 40)
                        for (int moment = 1; moment <= steps; moment += steps / 9 + 1) {
                            CAPTURE(size, edge, box.width, elevation, azimuth, moment);
                            const Said said = saidBy(timeline, moment, {azimuth, elevation, 1}, box);
                            const auto& letters = said.letters;
                            CHECK(letters.size() >= 2);
                            for (std::size_t i = 0; i < letters.size(); ++i) {
                                const Vec2 at = middleOf(letters[i]);
                                const float radius = radiusOf(letters[i]);
                                CHECK(at.x - radius >= box.x);
                                CHECK(at.x + radius <= box.right());
                                CHECK(at.y - radius >= box.y);
                                CHECK(at.y + radius <= box.bottom());
                                for (std::size_t j = 0; j < i; ++j) {
                                    const Vec2 other = middleOf(letters[j]);
                                    CHECK(std::hypot(at.x - other.x, at.y - other.y) >= radius + radiusOf(letters[j]));
                                }
                                for (const Text& word : said.words) {
                                    INFO(letters[i].content << " on " << word.content);
                                    CHECK(!isOn(letters[i], word));
                                }
                            }
                        }
        }
}

TEST_CASE("pins that a near camera leaves outside the pane are not painted")
{
    const Timeline timeline(recipeWith("three", 33));
    for (int moment = 1; moment <= timeline.stepCount(); moment += 97)
        for (const Text& letter : saidBy(timeline, moment, {28, 37, 6}).letters) {
            CAPTURE(moment, letter.content);
            CHECK(letter.at.x > pane.x);
            CHECK(letter.at.x < pane.right());
            CHECK(letter.at.y > pane.y);
            CHECK(letter.at.y < pane.bottom());
        }
}
