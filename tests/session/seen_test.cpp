#include "opened.hpp"

#include "picture/page.hpp"
#include "picture/texts.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/run/travel.hpp"
#include "session/seen.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"

#include <cmath>

using namespace lozenge;

namespace {

constexpr int width = 1280, height = 720;

Page seen(const Session& session)
{
    PageOptions options = pageOptions(session);
    options.width = width;
    options.height = height;
    return pageSeen(session)(std::move(options)).page(0);
}

/// What the stage paints of a figure.
Picture onStage(const Session& session)
{
    ChosenFigure shown = shownFigure(session);
    runRecipes(shown.values);
    const Frame frame = frameOf(session);
    return shown.isOfStep() ? framePicture(frame, View::Kind::Slide, width, height)
                            : shown.figure->paint(frame, shown.values, width, height);
}

std::vector<std::string> writtenOn(const Picture& picture)
{
    std::vector<std::string> words;
    for (const Text& text : textsOf(picture))
        words.push_back(text.content);
    return words;
}

bool says(const Picture& picture, const std::string& part)
{
    const auto words = writtenOn(picture);
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& text) { return text.find(part) != std::string::npos; });
}

Session openedAt(const char* lesson, int step, const std::vector<std::string>& overrides = {})
{
    auto session = openSession(lesson, overrides);
    REQUIRE(session);
    goTo(*session, step);
    return std::move(*session);
}

} // namespace

TEST_CASE("the page that is seen of a figure is the stage's")
{
    Session session = openedAt("at-the-edge", 20);
    const Figure& vary = *rowNamed(figures(), "vary");
    REQUIRE_FALSE(chooseFigure(session, &vary, {"key=hurst", "values=0.3,0.9"}));
    const Page page = seen(session);
    CHECK(writtenOn(page.picture) == writtenOn(onStage(session)));
    CHECK(page.picture.shapes.size() == onStage(session).shapes.size());
    CHECK(says(page.picture, "0.3"));
    REQUIRE_FALSE(chooseFigure(session, rowNamed(figures(), "strips")));
    stepFigure(session, 3);
    CHECK(writtenOn(seen(session).picture) == writtenOn(onStage(session)));
}

TEST_CASE("the page that is seen of a stop has its figure, title and words")
{
    Session session = openedAt("rough-or-smooth", 0);
    nextStop(session);
    const Stop& stop = *session.stops[1].stop;
    REQUIRE_FALSE(stop.show.isOfStep());
    const Page page = seen(session);
    CHECK(page.title == stop.title);
    CHECK(writtenOn(page.picture) == writtenOn(onStage(session)));

    // In another run they are not about what is seen.
    Session other = openedAt("rough-or-smooth", session.present(), {"hurst=0.1"});
    CHECK(seen(other).title != stop.title);
    CHECK(seen(other).narration.find(stop.say) == std::string::npos);
}

TEST_CASE("the page that is seen of a comparison has its sides and rows")
{
    Session session = openedAt("at-the-edge", 20);
    REQUIRE_FALSE(compare(session, {"three,wrap,zero"}));
    toggleSeamSide(session);
    toggleReliefs(session);
    const Page page = seen(session);
    CHECK(page.title == comparisonTitle(session));
    CHECK(page.narration == comparisonLine(session));
    for (const Side& side : session.comparison->sides)
        CHECK(says(page.picture, side.name));
    CHECK(says(page.picture, "north"));
    const std::size_t shapes = page.picture.shapes.size();
    toggleReliefs(session);
    CHECK(seen(session).picture.shapes.size() < shapes);
}

TEST_CASE("the page that is seen of an open question asks it, and has the answer once that is shown")
{
    Opened opened("[recipe]\nsize = 5\n[[stop]]\nat = \"start\"\n[[stop]]\nat = 9\nsay = \"A square step.\"\n"
                  "ask = \"height\"\n[[stop]]\nat = \"end\"\nsay = \"Done.\"\n"
                  "ask = { question = \"How many?\", choices = [\"9\", \"25\"], answer = 2 }\n");
    Session& session = opened.session;
    nextStop(session);
    REQUIRE(askedStep(session));
    CHECK(seen(session).title == questionSaid(usualQuestion(Question::Kind::Height), session.look));
    CHECK(says(seen(session).picture, "?"));
    CHECK(seen(session).narration.empty());
    nextStop(session);
    CHECK(seen(session).narration == "A square step.");
    nextStop(session);
    CHECK(seen(session).title == "How many?");
    CHECK_FALSE(says(seen(session).picture, "Done."));
    nextStop(session);
    CHECK(says(seen(session).picture, "Done."));

    // Predicting asks without a stop.
    toStart(session);
    togglePrediction(session);
    stepForward(session);
    REQUIRE(askedStep(session));
    CHECK(seen(session).title == questionSaid(usualQuestion(Question::Kind::Parents), session.look));
}

TEST_CASE("the page that is seen of a terrain too large to be stepped is what is in view of it")
{
    Session session = openedAt("how-deep", 0);
    nextStop(session);
    const Survey& survey = *session.survey();
    lookAt(session, {survey.sight.x / 2, survey.sight.y / 2, survey.sight.width / 8});
    CHECK(seen(session).width == std::llround(survey.sight.width));
}
