#include "catch.hpp"
#include "framed.hpp"

#include "picture/page.hpp"
#include "picture/participants.hpp"
#include "picture/text/number_text.hpp"
#include "picture/texts.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <cmath>

using namespace lozenge;

TEST_CASE("parents, divisor and mean of a slipped step are what was computed")
{
    for (Recipe& recipe : slippedRecipes(9)) {
        recipe.after = &afters().back(); // the last moment has other heights than the steps have left
        const Timeline timeline(recipe);
        for (int moment = 1; moment <= timeline.stepCount(); ++moment)
            withFrame(timeline, moment, "", [&](const Frame& frame) {
                const Step& step = *frame.step();
                double sum = 0;
                for (const Participant& p : participantsOf(frame))
                    sum += p.quarter().empty() ? p.height : p.height / 4;
                INFO(moment << " " << frameEquation(frame) << " " << frameNarration(frame));
                // A point that lies among its own parents has been written since.
                CHECK(std::abs(sum / divisor(step.parents) - step.mean) < 1e-12);
            });
    }
}

TEST_CASE("the words of a slipped step name the slip")
{
    const auto said = [](Slip slip, int moment) {
        Recipe recipe = recipeWith("three", 9);
        recipe.slips = Slips{};
        recipe.slips->add(slip);
        std::string words;
        withFrame(Timeline(recipe), moment, "",
                  [&](const Frame& frame) { words = frameNarration(frame) + " " + frameEquation(frame); });
        return words;
    };
    const auto has = [](const std::string& words, std::string_view part) {
        CAPTURE(words, part);
        CHECK(words.find(part) != std::string::npos);
    };
    has(said(Slip::Precedence, 1), "sum up to");
    has(said(Slip::Precedence, 1), "Only d is divided by 4");
    has(said(Slip::Precedence, 1), "+ d / 4) / 1 + r");
    has(said(Slip::DivideByFour, 2), "Edge rule divide-by-four");
    has(said(Slip::ModuloSize, 2), "modulo the size");
    has(said(Slip::TwoBorders, 2), "modulo 8");
    has(said(Slip::OwnCentreTwice, 2), "its own cell");
    has(said(Slip::TwoEnds, 2), "The ends b, c of the edge average to");
    has(said(Slip::WholeNumbers, 1), "stored as");
    has(said(Slip::WrongCorner, 1), "(a + b + c + c) / 4");
}

TEST_CASE("a tall slide adds up a slipped step as the program does")
{
    Recipe recipe = recipeWith("three", 9);
    recipe.slips = Slips{};
    recipe.slips->add(Slip::Precedence);
    withFrame(Timeline(recipe), 1, "", [](const Frame& frame) {
        std::vector<std::string> column;
        for (const Text& text : textsOf(framePicture(frame, View::Kind::Slide, 720, 1280)))
            column.push_back(text.content);
        const std::string mean = fixedText(frame.step()->mean, frame.range.fineDecimals);
        const auto sum = std::find(column.begin(), column.end(), "a + b + c + d / 4");
        REQUIRE(sum != column.end());
        CHECK(*std::next(sum) == mean);
        CHECK(*std::next(sum, 2) == "mean");
        CHECK(*std::next(sum, 3) == mean);
        CHECK(std::find(column.begin(), column.end(), "mean = sum / 1") == column.end());
    });
}
