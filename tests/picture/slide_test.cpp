#include "catch.hpp"
#include "framed.hpp"

#include "picture/page.hpp"
#include "picture/texts.hpp"
#include "picture/words.hpp"

#include <cmath>

using namespace lozenge;

namespace {

struct PageSize {
    float width, height;
};

constexpr PageSize pages[]{{640, 480},   {800, 600},   {1024, 768},  {1280, 720},  {1280, 800},
                           {1920, 1080}, {2560, 1080}, {3840, 2160}, {1080, 1350}, {1080, 1920}};

/// A letter on a chip lies on the disc that it names; numbers of the board lie on discs.
bool isLetter(const Text& text)
{
    return text.content.size() == 1 && text.font == Font::SansBold;
}

float overlap(const Box& a, const Box& b)
{
    const float x = std::min(a.right(), b.right()) - std::max(a.x, b.x);
    const float y = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return x > 0 && y > 0 ? std::min(x, y) : 0;
}

void checkTexts(const Picture& picture)
{
    const auto texts = textsOf(picture);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Box box = boxOf(texts[i]);
        INFO(picture.width << " x " << picture.height << ": " << texts[i].content);
        CHECK(box.x >= 0);
        CHECK(box.y >= 0);
        CHECK(box.right() <= picture.width);
        CHECK(box.bottom() <= picture.height);
        for (std::size_t j = 0; j < i; ++j)
            if (!isLetter(texts[i]) && !isLetter(texts[j])) {
                INFO("beside " << texts[j].content);
                CHECK(overlap(box, boxOf(texts[j])) < 1);
            }
    }
}

} // namespace

TEST_CASE("no text of a slide leaves the page or runs into another at any size")
{
    for (const std::string_view edge : {"three", "wrap", "mirror", "zero", "constant", "fixed", "two"}) {
        const Timeline timeline(recipeWith(edge, 9));
        for (const PageSize page : pages)
            for (const int moment : {0, 1, 8, 17, 28, 55, 77})
                withFrame(timeline, moment, "", [&](const Frame& frame) {
                    INFO(edge << " step " << moment);
                    checkTexts(framePicture(frame, View::Kind::Slide, page.width, page.height));
                });
    }
}

TEST_CASE("slides of small and of large maps keep their texts apart")
{
    for (const int size : {3, 5, 17, 33, 129}) {
        const Timeline timeline(recipeWith("three", size));
        for (const PageSize page : pages)
            withFrame(timeline, timeline.stepCount() * 2 / 3, "", [&](const Frame& frame) {
                INFO("size " << size);
                checkTexts(framePicture(frame, View::Kind::Slide, page.width, page.height));
            });
    }
}

TEST_CASE("a long narration is set smaller and then cut, never over what is below")
{
    const Timeline timeline(recipeWith("three", 9));
    std::string words;
    for (int i = 0; i < 80; ++i)
        words += "many words ";
    for (const PageSize page : pages)
        withFrame(timeline, 28, words, [&](const Frame& frame) {
            checkTexts(framePicture(frame, View::Kind::Slide, page.width, page.height));
        });
}

TEST_CASE("letters that are too many are those that a slide and the stage do not show")
{
    const Timeline timeline(recipeWith("three", 9));
    std::string words;
    while (words.size() < 900)
        words += "words and " + std::to_string(words.size()) + " ";
    for (const PageSize page : pages) {
        const WordsPlace place = wordsOnSlide(page.width, page.height);
        const std::size_t many = lettersTooMany(words, place);
        INFO(page.width << " x " << page.height << ": " << many);
        CHECK(many > 0);
        CHECK(lettersTooMany(words.substr(0, words.size() - many), place) == 0);
        const auto isCut = [&](const std::string& said) {
            bool cut = false;
            withFrame(timeline, 28, said, [&](const Frame& frame) {
                for (const Text& text : textsOf(framePicture(frame, View::Kind::Slide, page.width, page.height)))
                    cut |= text.content.ends_with("\u2026") && !text.content.starts_with("lozenge");
            });
            return cut;
        };
        CHECK(isCut(words));
        CHECK_FALSE(isCut(words.substr(0, words.size() - many)));
        CHECK(lettersTooMany("", place) == 0);
    }
    CHECK(lettersTooMany(words, wordsOnStage()) > 0);
    CHECK(lettersTooMany(words.substr(0, 180), wordsOnStage()) == 0);
    CHECK(lettersTooMany(questionWords(words, themes.front()), questionOnStage()) > 700);
    CHECK(lettersTooMany(questionWords(words.substr(0, 70), themes.front()), questionOnStage()) == 0);
}

TEST_CASE("what a step says of itself is never cut")
{
    for (const std::string_view edge : {"three", "wrap", "mirror", "zero", "constant", "fixed", "two"}) {
        const Timeline timeline(recipeWith(edge, 17));
        for (const PageSize page : pages)
            for (int moment = 0; moment <= timeline.stepCount(); ++moment)
                withFrame(timeline, moment, "", [&](const Frame& frame) {
                    INFO(edge << " step " << moment << " at " << page.width << " x " << page.height);
                    const WordsPlace place = wordsOnSlide(page.width, page.height);
                    CHECK(setForHall(narrationOf(frame), place.box, place.scale).lettersCut == 0);
                });
    }
}

TEST_CASE("slides of slipped runs keep their texts apart and say all of a step")
{
    for (const Recipe& recipe : slippedRecipes(9)) {
        const Timeline timeline(recipe);
        for (const PageSize page : pages)
            for (int moment = 0; moment <= timeline.stepCount(); moment += 9)
                withFrame(timeline, moment, "", [&](const Frame& frame) {
                    INFO(borderRule(recipe) << " step " << moment << " at " << page.width << " x " << page.height);
                    checkTexts(framePicture(frame, View::Kind::Slide, page.width, page.height));
                    const WordsPlace place = wordsOnSlide(page.width, page.height);
                    CHECK(setForHall(narrationOf(frame), place.box, place.scale).lettersCut == 0);
                });
    }
}

TEST_CASE("the numbers of a frame are those of the step")
{
    const Timeline timeline(recipeWith("three", 9));
    const auto shown = [&](int moment, const std::string& content) {
        bool found = false;
        withFrame(timeline, moment, "", [&](const Frame& frame) {
            for (const Text& text : textsOf(framePicture(frame, View::Kind::Slide, 1920, 1080)))
                found |= text.content == content;
        });
        return found;
    };
    CHECK(shown(28, "\u20130.326"));
    CHECK(shown(28, "0.110"));
    CHECK_FALSE(shown(27, "\u20130.326"));
    CHECK(shown(55, "Square step at the border"));
    CHECK(shown(0, "The corners"));
}

TEST_CASE("the same frame is the same picture")
{
    const Timeline timeline(recipeWith("wrap", 9));
    std::vector<Picture> twice;
    for (int i = 0; i < 2; ++i)
        withFrame(timeline, 17, "",
                  [&](const Frame& frame) { twice.push_back(framePicture(frame, View::Kind::Slide, 1280, 720)); });
    REQUIRE(twice[0].shapes.size() == twice[1].shapes.size());
    CHECK(twice[0].points == twice[1].points);
    CHECK(textsOf(twice[0]).size() > 60);
}

TEST_CASE("swapped names change the words and no height")
{
    const Timeline timeline(recipeWith("three", 9));
    const Moment at = momentAt(timeline, 1);
    Look look;
    look.names = rowNamed(phaseNames, "swapped");
    const Frame frame{timeline, at, look, heightRange(timeline), {}, {}, {}};
    CHECK(frameTitle(frame) == "Square step");
    CHECK(frameCaption(frame).find("phase square") != std::string::npos);
}

TEST_CASE("a frame says in words what it shows")
{
    const Timeline timeline(recipeWith("three", 9));
    withFrame(timeline, 28, "", [&](const Frame& frame) {
        CHECK(frameTitle(frame) == "Diamond step");
        CHECK(frameCaption(frame) == "step 28 of 77, level 2, phase diamond, amplitude 0.25, point (5, 3)");
        CHECK(frameEquation(frame) ==
              "h = (a + b + c + d) / 4 + r = (-0.814 - 0.451 - 0.137 - 0.345) / 4 + 0.110 = -0.326");
    });
    withFrame(timeline, 28, "Look at *a* and *h*: -0.5 is low",
              [&](const Frame& frame) { CHECK(frameNarration(frame) == "Look at a and h: \u22120.5 is low"); });
}
