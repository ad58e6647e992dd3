#include "catch.hpp"

#include "lesson/lesson.hpp"
#include "picture/text/language.hpp"
#include "session/question/prediction.hpp"

using namespace lozenge;

namespace {

Asked askedAbout(const Timeline& timeline, int number, Question::Kind kind)
{
    return {
        .question = usualQuestion(kind), .moment = number, .step = timeline.step(number), .guess = {}, .verdict = {}};
}

} // namespace

TEST_CASE("the averaged points of any step of any program are a right answer and any other a wrong one")
{
    for (const Variant& variant : variants())
        for (const EdgeMode& edge : std::span(edgeModes).first(variant.takesEdgeModes ? edgeModes.size() : 1)) {
            INFO(variant.name << " " << edge.name);
            Recipe recipe;
            recipe.variant = &variant;
            recipe.edge = &edge;
            const Timeline timeline(recipe);
            for (int number = 1; number <= timeline.stepCount(); ++number) {
                Asked asked = askedAbout(timeline, number, Question::Kind::Parents);
                const auto points = averagedPoints(*asked.step);
                asked.guess.points = points;
                const Verdict right = verdictOn(asked, timeline, 3);
                REQUIRE(right.isRight);
                REQUIRE_FALSE(right.why.empty());
                asked.guess.points.push_back(asked.step->at);
                REQUIRE_FALSE(verdictOn(asked, timeline, 3).isRight);
                if (points.empty())
                    continue;
                asked.guess.points = {points.begin() + 1, points.end()};
                REQUIRE_FALSE(verdictOn(asked, timeline, 3).isRight);
            }
        }
}

TEST_CASE("a wrapped parent is the point on the far side")
{
    Recipe recipe;
    recipe.size = 5;
    recipe.edge = rowNamed(edgeModes, "wrap");
    const Timeline timeline(recipe);
    const int number = timeline.writerOf({2, 0}, timeline.stepCount());
    Asked asked = askedAbout(timeline, number, Question::Kind::Parents);
    asked.guess.points = {{0, 0}, {4, 0}, {2, 2}};
    const Verdict verdict = verdictOn(asked, timeline, 3);
    CHECK(verdict.isRight); // above is h, read at 2: the middle again
    CHECK(verdict.why.find("read on the far side at (2, 2)") != std::string::npos);
}

TEST_CASE("wrong answers say which points are wrong and which are missing")
{
    const Timeline timeline(Recipe{.size = 3});
    Asked asked = askedAbout(timeline, 1, Question::Kind::Parents);
    asked.guess.points = {{1, 0}, {0, 0}, {2, 2}};
    CHECK(verdictOn(asked, timeline, 3).why == "(1, 0) is not averaged. (2, 0), (0, 2) are missing. The corners of the "
                                               "square are averaged: (0, 0), (2, 0), (0, 2), (2, 2).");
    asked = askedAbout(timeline, 2, Question::Kind::Parents);
    asked.guess.points = averagedPoints(*asked.step);
    CHECK(
        verdictOn(asked, timeline, 3).why ==
        "The tips of the diamond are averaged: (0, 0), (2, 0), (1, 1). The upper tip lies outside the map and is left "
        "out.");
}

TEST_CASE("a height is right within a quarter of the amplitude")
{
    const Timeline timeline(Recipe{.size = 9, .amplitudes = {2, 0.5, {}}});
    Asked asked = askedAbout(timeline, 1, Question::Kind::Height);
    const double height = asked.step->after;
    const auto isRight = [&](double guess) {
        asked.guess = {.points = {}, .height = guess, .trend = {}};
        return verdictOn(asked, timeline, 3).isRight;
    };
    CHECK(isRight(height));
    CHECK(isRight(height + 0.499));
    CHECK(isRight(height - 0.499));
    CHECK_FALSE(isRight(height + 0.501));
    CHECK_FALSE(isRight(height - 0.501));
}

TEST_CASE("without amplitude a height is right that reads the same")
{
    const Timeline timeline(Recipe{.size = 3, .corners = {{1, 0, 0, 0}, {}}, .amplitudes = {0, 1, {}}});
    Asked asked = askedAbout(timeline, 2, Question::Kind::Height);
    asked.guess.height = 0.417; // 0.41666
    CHECK(verdictOn(asked, timeline, 3).isRight);
    asked.guess.height = 0.418;
    CHECK_FALSE(verdictOn(asked, timeline, 3).isRight);
}

TEST_CASE("up and down are about the offset")
{
    const Timeline timeline(Recipe{});
    for (int number = 1; number <= timeline.stepCount(); ++number) {
        Asked asked = askedAbout(timeline, number, Question::Kind::Height);
        asked.guess.trend = asked.step->offset > 0 ? Trend::Up : Trend::Down;
        REQUIRE(verdictOn(asked, timeline, 3).isRight);
        asked.guess.trend = asked.step->offset > 0 ? Trend::Down : Trend::Up;
        REQUIRE_FALSE(verdictOn(asked, timeline, 3).isRight);
    }
}

TEST_CASE("the lesson's reason is said with the answer to any kind of question")
{
    const Timeline timeline(Recipe{.size = 3});
    Asked asked = askedAbout(timeline, 1, Question::Kind::Parents);
    const auto whyWith = [&](const std::string& why) {
        asked.question.why = why;
        return verdictOn(asked, timeline, 3).why;
    };
    CHECK(whyWith("Always four.") == whyWith("") + " Always four.");
    asked.question.kind = Question::Kind::Height;
    CHECK(whyWith("Chance.") == whyWith("") + " Chance.");
    asked.question = {.kind = Question::Kind::Choice, .text = "q", .choices = {"a", "b"}, .answer = 1};
    CHECK(whyWith("") == "The answer is: b");
    CHECK(whyWith("Count.") == "The answer is: b. Count.");
}

TEST_CASE("a verdict is said in the language of a look")
{
    const Timeline timeline(Recipe{.size = 3});
    const Language other{.name = "xx",
                         .itself = {},
                         .phrases = {{"{0} is missing.", "<{0}>"},
                                     {"The corners of the square are averaged: {0}.", "<corners {0}>"},
                                     {"The answer is: {0}.", "<{0}>"}}};
    Look look;
    look.language = &other;
    Asked asked = askedAbout(timeline, 1, Question::Kind::Parents);
    asked.guess.points = {{0, 0}, {2, 0}, {0, 2}};
    CHECK(verdictOn(asked, timeline, 3, look).why == "<(2, 2)> <corners (0, 0), (2, 0), (0, 2), (2, 2)>");
    asked.question = {.kind = Question::Kind::Choice, .text = "q", .choices = {"a", "b"}, .answer = 1, .why = "Count."};
    CHECK(verdictOn(asked, timeline, 3, look).why == "<b> Count.");
}
