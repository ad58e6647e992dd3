#include "opened.hpp"

#include "files/library/lessons.hpp"
#include "session/appearance.hpp"
#include "session/comparison/comparison.hpp"
#include "session/opening.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/travel.hpp"

using namespace lozenge;

TEST_CASE("a lesson that is not there leaves the old one")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 4);
    play(session);
    const auto error = openLesson(session, opened.folder.at("nowhere.toml").string());
    REQUIRE(error);
    CHECK(error->message == "there is no such file");
    CHECK(session.message->isError);
    CHECK(session.lesson->title == "Stops");
    CHECK(session.run().moment.number == 4);
    CHECK(session.playback.isOn);

    const auto unknown = openLesson(session, "growing-a-cost");
    REQUIRE(unknown);
    CHECK(unknown->text().find("growing-a-coast") != std::string::npos);
}

TEST_CASE("a lesson with an error leaves the old one and says where it is")
{
    Opened opened(lessonWithStops);
    const auto other = opened.folder.at("other.toml");
    write(other, "title = \"Other\"\n[recipe]\nsize = 10\n");
    const auto error = openLesson(opened.session, other.string());
    REQUIRE(error);
    CHECK(error->line == 3);
    CHECK(opened.session.source.path == opened.file);
}

TEST_CASE("opening a lesson begins anew")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    setTheme(session, themes[2]);
    toggleCompare(session);
    pin(session, Point{1, 1});
    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 9; }));
    goTo(session, 4);
    play(session);
    session.prediction.right = 3;
    takeTranscript(session);

    CHECK_FALSE(openLesson(session, "growing-a-coast"));
    CHECK(session.lesson->title == "Growing a coast");
    CHECK(session.run().moment.number == 0);
    CHECK_FALSE(session.playback.isOn);
    CHECK_FALSE(session.comparison);
    CHECK_FALSE(session.pinned);
    CHECK(session.undoable.empty());
    CHECK(session.prediction.right == 0);
    CHECK(session.look.theme == &themes[2]); // the hall is as dark as before
    const auto lines = takeTranscript(session);
    CHECK(has(lines, "lesson growing-a-coast"));
    CHECK(has(lines, "step 0/77 start"));
}

TEST_CASE("every bundled lesson can be played to its end and led back stop by stop")
{
    for (const std::string& id : bundledLessons()) {
        INFO(id);
        auto session = openSession(id);
        REQUIRE(session);
        CHECK(session->stops.size() == session->lesson->stops.size());
        setSpeed(*session, 8);
        play(*session);
        for (int i = 0; i < 2000 && session->playback.isOn; ++i)
            tick(*session, 0.5);
        CHECK(session->present() == session->lastMoment());
        CHECK((session->survey() || showsItsMoment(*session)));
        for (std::size_t i = 0; i < session->stops.size(); ++i) {
            previousStop(*session);
            CHECK((session->survey() || showsItsMoment(*session)));
        }
        CHECK(session->present() == 0);
    }
}

TEST_CASE("overrides change the recipe and silence the lesson")
{
    Opened opened(lessonWithStops);
    const auto session = openSession(opened.file.string(), {"size=9", "edge=wrap"});
    REQUIRE(session);
    CHECK(session->recipe().size == 9);
    CHECK(session->lesson->recipe.size == 5);
    CHECK_FALSE(session->isOwnRecipe());
    CHECK(narration(*session).empty());
    CHECK_FALSE(openSession(opened.file.string(), {"size=8"}));
}

TEST_CASE("a file that stays as it is is not read again")
{
    Opened opened(lessonWithStops);
    CHECK_FALSE(reloadIfChanged(opened.session));
    CHECK(takeTranscript(opened.session).empty());
}

TEST_CASE("a lesson whose words were edited is read again at the same place")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 5);
    const auto timeline = session.run().timeline;
    std::string text = lessonWithStops;
    text.replace(text.find("The first level."), 16, "Level nought.");
    rewrite(opened.file, text);
    takeTranscript(session);
    CHECK(reloadIfChanged(session));
    CHECK(narration(session) == "Level nought.");
    CHECK(session.run().moment.number == 5);
    CHECK(session.run().timeline == timeline); // the run is the same and not run again
    CHECK(hasBegin(takeTranscript(session), "reload "));
    CHECK_FALSE(reloadIfChanged(session));
}

TEST_CASE("words that were edited beside a lesson are read again, and so are those that come and go")
{
    const Language german{"de", "Deutsch", {}};
    const Folder folder;
    const auto file = folder.at("bay.toml"), words = folder.at("bay.de.toml");
    write(file, "title = \"Bay\"\n");
    Session session = openSession(lessonNamed(file.string(), {}, &german)).value();
    CHECK_FALSE(reloadIfChanged(session));
    write(words, "title = \"Bucht\"\n");
    CHECK(reloadIfChanged(session));
    CHECK(session.lesson->title == "Bucht");
    CHECK_FALSE(reloadIfChanged(session));
    rewrite(words, "title = \"Bai\"\n");
    CHECK(reloadIfChanged(session));
    CHECK(session.lesson->title == "Bai");
    rewrite(words, "titel = \"Bai\"\n");
    CHECK(reloadIfChanged(session));
    CHECK(session.fileError);
    CHECK(session.lesson->title == "Bai");
    CHECK_FALSE(reloadIfChanged(session)); // told once
    std::filesystem::remove(words);
    CHECK(reloadIfChanged(session));
    CHECK(session.lesson->title == "Bay");
    CHECK_FALSE(reloadIfChanged(session));
}

TEST_CASE("the original that was asked for stays when its file or its words are edited, until words are asked for")
{
    const Language german{"de", "Deutsch", {}};
    const Folder folder;
    const auto file = folder.at("bay.toml"), words = folder.at("bay.de.toml");
    write(file, "title = \"Bay\"\n");
    write(words, "title = \"Bucht\"\n");
    Session session = openSession(lessonNamed(file.string(), {}, &german)).value();
    CHECK(session.lesson->title == "Bucht");
    speak(session, {.language = &german, .areOwn = true});
    CHECK(session.lesson->title == "Bay");
    CHECK_FALSE(reloadIfChanged(session));
    rewrite(file, "title = \"Bight\"\n");
    CHECK(reloadIfChanged(session));
    CHECK(session.lesson->title == "Bight");
    CHECK(mayWrite(session));
    rewrite(words, "title = \"Bai\"\n");
    CHECK_FALSE(reloadIfChanged(session));
    speak(session, wordsBeside(file, &german).value());
    CHECK(session.lesson->title == "Bai");
    CHECK_FALSE(reloadIfChanged(session));
}

TEST_CASE("a lesson whose recipe was edited runs the new one")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 9);
    std::string text = lessonWithStops;
    text.replace(text.find("size = 5"), 8, "size = 9");
    rewrite(opened.file, text);
    CHECK(reloadIfChanged(session));
    CHECK(session.recipe().size == 9);
    CHECK(session.isOwnRecipe());
    CHECK(session.run().moment.step->level == 1);
    CHECK(session.stopMoments == std::vector<int>{0, 5, 7, 77});
    CHECK(showsItsMoment(session));
}

TEST_CASE("an edit of the words leaves a recipe that was changed by hand")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    setRecipe(session, with(session.recipe(), [](Recipe& r) { r.noise.seed = 77; }));
    rewrite(opened.file, "# edited\n" + lessonWithStops);
    CHECK(reloadIfChanged(session));
    CHECK(session.recipe().noise.seed == 77);
}

TEST_CASE("an error in the file is told with its line while the last good lesson stays")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    goTo(session, 5);
    rewrite(opened.file, "title = \"Stops\"\n[recipe]\nsiz = 5\n");
    CHECK(reloadIfChanged(session));
    REQUIRE(session.fileError);
    CHECK(session.fileError->line == 3);
    CHECK(session.message->isError);
    CHECK(hasBegin(takeTranscript(session), "error " + opened.file.string() + ":3:1: unknown key \"siz\""));
    CHECK(narration(session) == "The first level.");
    CHECK(session.run().moment.number == 5);
    CHECK_FALSE(reloadIfChanged(session)); // told once

    rewrite(opened.file, lessonWithStops);
    CHECK(reloadIfChanged(session));
    CHECK_FALSE(session.fileError);
}

TEST_CASE("a file that goes away and comes back is an error for that time")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    std::filesystem::rename(opened.file, opened.folder.at("away"));
    CHECK(reloadIfChanged(session));
    CHECK(session.fileError);
    CHECK_FALSE(reloadIfChanged(session));
    std::filesystem::rename(opened.folder.at("away"), opened.file);
    CHECK(reloadIfChanged(session));
    CHECK_FALSE(session.fileError);
    CHECK(session.lesson->title == "Stops");
}

TEST_CASE("a new look in the file is taken over but for the theme that was chosen")
{
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    nextValue(session, "theme");
    rewrite(opened.file, lessonWithStops + "\n[look]\ntheme = \"contrast\"\nstyle = \"wire\"\n");
    CHECK(reloadIfChanged(session));
    CHECK(session.look.style->name == "wire");
    CHECK(session.look.theme->name == "dark");
}
