#include "catch.hpp"

#include "picture/framed.hpp"
#include "picture/relief/relief_pins.hpp"

#include <algorithm>
#include <cmath>

using namespace lozenge;

namespace {

constexpr Box pane{40, 30, 560, 420};

/// The letters of a moment's pins, seen from an azimuth.
std::vector<Text> lettersOf(const Timeline& timeline, int moment, double azimuth)
{
    std::vector<Text> letters;
    withFrame(timeline, moment, "", [&](const Frame& frame) {
        Look look = frame.look;
        look.camera.azimuth = azimuth;
        const Frame turned{.timeline = frame.timeline,
                           .moment = frame.moment,
                           .look = look,
                           .range = frame.range,
                           .narration = {},
                           .command = {},
                           .stops = {}};
        Picture picture;
        paintPins(picture, turned, reliefOf(turned, pane, 1), pane, {});
        for (const Shape& shape : picture.shapes)
            if (const Text* text = std::get_if<Text>(&shape))
                letters.push_back(*text);
    });
    return letters;
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
