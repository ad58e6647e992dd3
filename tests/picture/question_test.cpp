#include "catch.hpp"

#include "picture/board/board.hpp"
#include "picture/figures/figure.hpp"
#include "picture/figures/question_slide.hpp"
#include "picture/page.hpp"
#include "picture/relief/relief.hpp"
#include "picture/texts.hpp"

#include <algorithm>

using namespace lozenge;

namespace {

/// A frame after a step, with a question about the next one.
template <typename Use>
void whileAsked(const Timeline& timeline, int moment, bool isAsked, Use use)
{
    const Moment at = momentAt(timeline, moment);
    const Look look;
    Frame frame{timeline, at, look, heightRange(timeline), {}, {}, {}};
    if (isAsked)
        frame.asked = timeline.step(moment + 1);
    use(frame);
}

Picture stageOf(const Frame& frame)
{
    Picture picture;
    const StageLayout layout = stageLayout({0, 44, 936, 652}, 1);
    paintStageTitle(picture, frame, layout, 1);
    paintBoard(picture, frame, boardGeometry(layout.board, frame.timeline.last(), 1), 1);
    paintRelief(picture, frame, layout.relief, 1);
    return picture;
}

bool has(const std::vector<Text>& texts, const std::string& content, Colour colour)
{
    return std::any_of(texts.begin(), texts.end(),
                       [&](const Text& text) { return text.content == content && text.colour == colour; });
}

/// Whether a letter of the step, its sum or a line of its colour is painted.
bool explainsAStep(const Picture& picture, const Theme& theme)
{
    const auto ofAParent = [&](Colour colour) {
        return std::find(theme.parents.begin(), theme.parents.end(), colour) != theme.parents.end();
    };
    return std::any_of(picture.shapes.begin(), picture.shapes.end(), [&](const Shape& shape) {
        if (const auto* text = std::get_if<Text>(&shape))
            return ofAParent(text->colour) || text->content == "h";
        if (const auto* circle = std::get_if<Circle>(&shape))
            return ofAParent(circle->fill) || ofAParent(circle->stroke.colour) || circle->fill == theme.now;
        if (const auto* line = std::get_if<Polyline>(&shape))
            return ofAParent(line->stroke.colour) || line->stroke.colour == theme.now;
        return false;
    });
}

} // namespace

TEST_CASE("while a question is open nothing explains the step before it")
{
    const Timeline timeline(Recipe{});
    for (const int moment : {1, 6, 12, 20})
        for (const bool isAsked : {false, true})
            whileAsked(timeline, moment, isAsked, [&](const Frame& frame) {
                INFO("step " << moment);
                CHECK(explainsAStep(stageOf(frame), *frame.look.theme) != isAsked);
            });
}

TEST_CASE("the place that a question asks about is lit, and its step is named")
{
    const Timeline timeline(Recipe{});
    const Step next = timeline.step(7);
    whileAsked(timeline, 6, true, [&](const Frame& frame) {
        const auto texts = textsOf(stageOf(frame));
        const Theme& theme = *frame.look.theme;
        CHECK(has(texts, std::to_string(next.at.x), theme.now));
        CHECK(has(texts, std::to_string(next.at.y), theme.now));
        CHECK(has(texts, "Predict", theme.ink));
        CHECK(has(texts, "7", theme.ink)); // step 7 of 77
        CHECK_FALSE(has(texts, "The corners", theme.ink));
    });
}

TEST_CASE("a question without words leaves its slide whole")
{
    const SlideQuestion nothing{"", {"four", ""}, 0, ""};
    whileAsked(Timeline(Recipe{.size = 5}), 5, false, [&](const Frame& frame) {
        const auto texts = textsOf(questionPicture(frame, nothing, 1280, 720));
        CHECK(std::any_of(texts.begin(), texts.end(), [](const Text& text) { return text.content == "four"; }));
        Frame asking = frame;
        asking.question = &nothing;
        const Figure& levels = *rowNamed(figures(), "levels");
        CHECK_FALSE(levels.paint(asking, defaultValues(levels), 1280, 720).shapes.empty());
    });
}
