#include "opened.hpp"

#include "lesson/read_lesson.hpp"
#include "session/opening.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/stops.hpp"
#include "session/run/travel.hpp"

using namespace lozenge;

namespace {

const std::string begun = R"(# mine
title = "Begun" # for now

[recipe]
size = 5

[[stop]]
at = "start"
say = "Corners."

# the last
[[stop]]
at = "end"
)";

} // namespace

TEST_CASE("a step becomes a stop between those of the file, and its words are seen at once")
{
    Opened opened(begun);
    Session& session = opened.session;
    goTo(session, 3);
    addStop(session);
    setStopWords(session, "title", "Three \"points\"");
    setStopWords(session, "say", "Now the third.");
    CHECK(narration(session) == "Now the third.");
    CHECK(frameOf(session).title == "Three \"points\"");
    CHECK(session.stops.size() == 3);
    CHECK(session.stops[1].moment == 3);
    CHECK(session.text.find(
              "[[stop]]\nat = 3\ntitle = \"Three \\\"points\\\"\"\nsay = \"Now the third.\"\n\n# the last") !=
          std::string::npos);
    CHECK_FALSE(session.isSaved());
}

TEST_CASE("a second stop at a place comes after the first, and is the one that is written")
{
    Opened opened(begun);
    Session& session = opened.session;
    addStop(session);
    setStopWords(session, "say", "Again the corners.");
    CHECK(session.lesson->stops[0].say == "Corners.");
    CHECK(session.lesson->stops[1].say == "Again the corners.");
    CHECK(session.shownStop == 1);
    removeStop(session);
    CHECK(session.stops.size() == 2);
    CHECK(narration(session) == "Corners.");
}

TEST_CASE("undo leads back through words, stops and recipes in their order")
{
    Opened opened(begun);
    Session& session = opened.session;
    setStopWords(session, "say", "Four");
    setStopWords(session, "say", "Four corners", Edit::Continues);
    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 9; }));
    goTo(session, 2);
    addStop(session); // keeps the recipe, as its words will be about that run
    CHECK(session.isOwnRecipe());
    CHECK(session.lesson->recipe.noise.seed == 9);

    undo(session);
    CHECK(session.stops.size() == 2);
    undo(session);
    CHECK(session.lesson->recipe.noise.seed == 1);
    CHECK(session.recipe().noise.seed == 9);
    undo(session);
    CHECK(session.recipe().noise.seed == 1);
    CHECK(session.lesson->stops[0].say == "Four corners");
    undo(session); // one word after another was typed in one go
    CHECK(session.text == begun);
    CHECK(session.isSaved());
}

TEST_CASE("a question is chosen, worded and taken away")
{
    Opened opened(begun);
    Session& session = opened.session;
    chooseQuestion(session, Question::Kind::Choice);
    REQUIRE(session.lesson->stops[0].question);
    setQuestion(session, {Question::Kind::Choice, "How many?", {"4", "9", "25"}, 2, "Five by five."});
    CHECK(session.lesson->stops[0].question->answer == 2);
    CHECK(session.lesson->stops[0].question->why == "Five by five.");
    CHECK(session.text.find("[stop.ask]\nquestion = \"How many?\"\nchoices = [\"4\", \"9\", \"25\"]\nanswer = 3\n") !=
          std::string::npos);
    setQuestion(session, {Question::Kind::Choice, "", {"4", "9", "25"}, 2, ""});
    CHECK(session.message->isError);
    CHECK(session.lesson->stops[0].question->text == "How many?");
    chooseQuestion(session, std::nullopt);
    CHECK_FALSE(session.lesson->stops[0].question);

    chooseQuestion(session, Question::Kind::Height); // no step leads to the start
    CHECK(session.message->isError);
    CHECK_FALSE(session.lesson->stops[0].question);
}

TEST_CASE("a question about a step gets its reason, and keeps it until another kind is chosen")
{
    Opened opened(begun);
    Session& session = opened.session;
    moveStop(session, 1);
    const auto asked = [&] { return *session.lesson->stops[0].question; };
    for (const Question::Kind kind : {Question::Kind::Parents, Question::Kind::Height}) {
        chooseQuestion(session, kind);
        CHECK(session.text.find("\nask = \"") != std::string::npos);
        Question question = asked();
        question.why = "Since it has four corners.";
        setQuestion(session, question);
        CHECK(asked() == question);
        CHECK(session.text.find("why = \"Since it has four corners.\"") != std::string::npos);
        question.why = "Since.";
        setQuestion(session, question);
        CHECK(asked() == question);
        question.why.clear();
        setQuestion(session, question);
        CHECK(asked() == question);
    }
    chooseQuestion(session, Question::Kind::Choice);
    CHECK(asked().kind == Question::Kind::Choice);
    CHECK(session.text.find("of = ") == std::string::npos);
}

TEST_CASE("a stop is moved with all that it says, to the end of a phase by its name")
{
    Opened opened(begun);
    Session& session = opened.session;
    moveStop(session, 1);
    CHECK(session.present() == 1);
    CHECK(narration(session) == "Corners.");
    CHECK(session.text.find("at = { level = 0, phase = \"diamond\" }") != std::string::npos);
    moveStop(session, 2);
    CHECK(session.text.find("at = 2\n") != std::string::npos);
    moveStop(session, 999);
    CHECK(session.present() == 2);
}

TEST_CASE("heights are painted before the run and kept in the lesson")
{
    Opened opened(begun);
    Session& session = opened.session;
    togglePreset(session, {2, 2}, 1.5);
    togglePreset(session, {1, 2}, 0.5);
    togglePreset(session, {1, 2}, 0.5);
    REQUIRE(session.recipe().presets.size() == 1);
    keepRecipe(session);
    CHECK(session.lesson->recipe.presets[0].height == 1.5);
    CHECK(readLesson(session.text, "a.toml").value().recipe == session.recipe());
}

TEST_CASE("a lesson that is not saved is left at the second attempt only, and its file's own changes wait")
{
    Opened opened(begun);
    Session& session = opened.session;
    CHECK(mayLeave(session));
    setLessonWords(session, "title", "Mine");
    rewrite(opened.file, "title = \"Theirs\"\n");
    CHECK(reloadIfChanged(session));
    CHECK(session.lesson->title == "Mine");
    CHECK(session.message->isError);

    CHECK_FALSE(openLesson(session, "first-steps"));
    CHECK(session.lesson->title == "Mine");
    CHECK_FALSE(openLesson(session, "first-steps"));
    CHECK(session.lesson->title == "First steps");
}

TEST_CASE("what the disk has is told, and bundled lessons are saved as copies")
{
    Opened opened(begun);
    Session& session = opened.session;
    CHECK(session.savePath == opened.file.string());
    setLessonWords(session, "title", "Mine");
    const auto stamp = saveLessonFile(session.savePath, session.text, Existing::Replace);
    REQUIRE(stamp);
    LessonSource source = session.source;
    source.stamp = *stamp;
    takeSaved(session, source);
    CHECK(session.isSaved());
    CHECK_FALSE(reloadIfChanged(session));
    CHECK(readLessonFile(opened.file)->title == "Mine");

    openLesson(session, "growing-a-coast");
    CHECK(session.savePath == "growing-a-coast.toml");
}

TEST_CASE("a lesson shown in other words is written only once its own are shown, and its file never gets the others")
{
    const Language german{"de", "Deutsch", {}};
    Opened opened(begun);
    Session& session = opened.session;
    speak(session, {&german, "begun.de.toml", "title = \"Begonnen\"\n[[stop]]\nsay = \"Ecken.\"\n"});
    CHECK(narration(session) == "Ecken.");
    CHECK(session.look.language == &german);

    setStopWords(session, "say", "Other corners.");
    setLessonWords(session, "title", "Another");
    goTo(session, 3);
    addStop(session);
    CHECK(session.text == begun);
    CHECK(session.stops.size() == 2);

    speak(session, {&german});
    goTo(session, 0);
    CHECK(narration(session) == "Corners.");
    setStopWords(session, "say", "Other corners.");
    CHECK(narration(session) == "Other corners.");
    CHECK(session.text.find("Ecken") == std::string::npos);
    CHECK(session.text.find("Begonnen") == std::string::npos);

    const std::string text = session.text;
    speak(session, {&german, "begun.de.toml", "title = \"Begonnen\"\n"});
    CHECK(session.lesson->title == "Begun"); // words are those of the saved lesson
    CHECK(session.text == text);
}
