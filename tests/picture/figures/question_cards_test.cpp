#include "picture/figures/painted_figures.hpp"
#include "picture/figures/question_slide.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace lozenge;

namespace {

const SlideQuestion open{.text = "How many heights change?",
                         .choices = {"1 of them", "all but the corners", "77 of all the points that are there"},
                         .answer = 2,
                         .why = "Each lower level reads what lies above it."};

SlideQuestion answered()
{
    SlideQuestion question = open;
    question.isAnswered = true;
    return question;
}

struct Shape {
    float width, height;
};
constexpr std::array shapes{Shape{1280, 720}, Shape{1920, 1080}, Shape{1080, 1350}, Shape{800, 600}};

/// All that a picture says, in one line.
std::string saidBy(const Picture& picture)
{
    std::string said;
    for (const Text& text : textsOf(picture))
        said += (said.empty() ? "" : " ") + text.content;
    return said;
}

bool says(const Picture& picture, const std::string& words)
{
    return saidBy(picture).find(words) != std::string::npos;
}

template <typename Use>
void eachFigure(Use use)
{
    const PaintedRun run = runOf(9);
    for (const Figure& figure : figures())
        if (figure.answer)
            for (const auto& [width, height] : shapes) {
                INFO(figure.name << " of " << width << " x " << height);
                use(run, figure, width, height);
            }
}

} // namespace

TEST_CASE("a figure that asks has every choice on a card, and tells no answer")
{
    eachFigure([](const PaintedRun& run, const Figure& figure, float width, float height) {
        const Picture picture = run.paint(figure, defaultValues(figure), 60, width, height, &open, "Not yet said.");
        for (const char* sign : {"A", "B", "C"})
            CHECK(countOf(picture, sign) >= 1);
        CHECK(says(picture, "How many heights change?"));
        CHECK(says(picture, "all but the corners"));
        CHECK_FALSE(says(picture, "Each lower"));
        CHECK_FALSE(says(picture, "Not yet"));
    });
}

TEST_CASE("no word of a choice is broken, however narrow its card")
{
    SlideQuestion question = open;
    question.choices = {"near 0.01", "near 0.25", "above 0.5"};
    eachFigure([&](const PaintedRun& run, const Figure& figure, float width, float height) {
        const Picture picture = run.paint(figure, defaultValues(figure), 60, width, height, &question, "");
        for (const std::string& choice : question.choices)
            CHECK(says(picture, choice));
    });
}

TEST_CASE("an answered figure says what the lesson says of it, and why")
{
    const SlideQuestion question = answered();
    eachFigure([&](const PaintedRun& run, const Figure& figure, float width, float height) {
        const Picture picture = run.paint(figure, defaultValues(figure), 60, width, height, &question, "A last word.");
        const std::string said = saidBy(picture);
        CHECK(said.find("A last word.") < said.find("Each lower"));
        CHECK(says(picture, "A last word."));
        const auto texts = textsOf(picture);
        CHECK(std::any_of(texts.begin(), texts.end(), [](const Text& text) {
            return text.font == Font::SansSemiBold && text.content.starts_with("77 of");
        }));
    });
}

TEST_CASE("no words of a question and its figure meet or leave the page")
{
    const SlideQuestion done = answered();
    for (const SlideQuestion* question : {&open, &done})
        eachFigure([&](const PaintedRun& run, const Figure& figure, float width, float height) {
            const auto texts = textsOf(run.paint(figure, defaultValues(figure), 60, width, height, question,
                                                 "A last word of the lesson, with which it ends."));
            for (std::size_t i = 0; i < texts.size(); ++i) {
                const Box box = boxOf(texts[i]);
                INFO(texts[i].content);
                CHECK((box.x >= 0 && box.y >= 0 && box.right() <= width && box.bottom() <= height));
                if (figure.name == "whole" || figure.name == "compare")
                    continue; // the rim of a small board is as close as it is on a slide
                for (std::size_t j = 0; j < i; ++j) {
                    INFO(texts[j].content);
                    CHECK_FALSE(meet(box, boxOf(texts[j])));
                }
            }
        });
}

TEST_CASE("all figures of a deck have their titles at one place")
{
    const PaintedRun run = runOf(9);
    for (const auto& [width, height] : shapes) {
        std::vector<Vec2> places;
        for (const Figure& figure : figures()) {
            const Picture picture = run.paint(figure, defaultValues(figure), 60, width, height);
            for (const Text& text : textsOf(picture))
                if (text.content == picture.title)
                    places.push_back(text.at);
        }
        REQUIRE(places.size() >= figures().size());
        for (const Vec2& place : places) {
            INFO(width << " x " << height);
            CHECK(place.x == Approx(places.front().x));
            CHECK(place.y == Approx(places.front().y));
        }
    }
}
