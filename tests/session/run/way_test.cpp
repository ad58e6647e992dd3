#include "opened.hpp"

#include "session/recipe/editing.hpp"
#include "session/run/stops.hpp"
#include "session/run/travel.hpp"

#include <string_view>

using namespace lozenge;

namespace {

/// All stops of a lesson but those of these titles.
std::vector<std::size_t> allBut(const std::string& lesson, const std::vector<std::string_view>& titles)
{
    std::vector<std::size_t> places;
    const auto opened = lessonNamed(lesson).value();
    for (std::size_t i = 0; i < opened.lesson->stops.size(); ++i)
        if (std::find(titles.begin(), titles.end(), opened.lesson->stops[i].title) == titles.end())
            places.push_back(i);
    return places;
}

Session sessionOnWay()
{
    Session session = openSession("first-steps").value();
    takeWay(session, {{{"first-steps", allBut("first-steps", {"Four corners", "The middle of a diamond"})},
                       {"growing-a-coast", allBut("growing-a-coast", {"Land becomes sea"})},
                       {"how-deep", allBut("how-deep", {"Single points"})}},
                      0});
    beginLesson(session, 0, false);
    return session;
}

void goTo(Session& session, std::size_t lesson, bool atLastStop)
{
    REQUIRE_FALSE(openLesson(session, session.way.lessons[lesson].name));
    beginLesson(session, lesson, atLastStop);
}

std::string shownTitle(const Session& session)
{
    const FoundStop* stop = presentStop(session);
    return stop ? stop->stop->title : "";
}

std::vector<std::string> titlesOf(const Session& session)
{
    std::vector<std::string> titles;
    for (const FoundStop& found : session.stops)
        titles.push_back(found.stop->title);
    return titles;
}

/// A lesson whose stops have the letters from A as titles, at the steps from 0.
std::string lettered(std::string_view letters)
{
    std::string text = "title = \"Letters\"\n[recipe]\nsize = 5\n";
    for (const char letter : letters)
        text += "[[stop]]\nat = " + std::to_string(letter - 'A') + "\ntitle = \"" + letter + "\"\n";
    return text;
}

/// A session with a lesson in a file, whose way rests at B and D of A to E.
struct LetteredWay {
    Opened opened{lettered("ABCDE")};
    Session& session = opened.session;

    LetteredWay() { takeWay(session, {{{opened.file.string(), {0, 2, 4}}}, 0}); }
};

using Titles = std::vector<std::string>;

} // namespace

TEST_CASE("a way rests at the stops that its playlist names, and leads from the last of them to the next lesson")
{
    Session session = sessionOnWay();
    CHECK(session.stops.size() == 2);
    CHECK(session.stopMoments.size() == 2);
    CHECK(shownTitle(session) == "Four corners");
    CHECK(placeOnWay(session) == "1 of 3");
    CHECK_FALSE(lessonBeyondStops(session, false));
    CHECK_FALSE(lessonBeyondStops(session, true));
    nextStop(session);
    CHECK(shownTitle(session) == "The middle of a diamond");
    REQUIRE(lessonBeyondStops(session, false) == 1U);

    goTo(session, 1, false);
    CHECK(shownTitle(session) == "Land becomes sea");
    CHECK(placeOnWay(session) == "2 of 3");
    REQUIRE(lessonBeyondStops(session, true) == 0U);
    goTo(session, 0, true);
    CHECK(shownTitle(session) == "The middle of a diamond");
    CHECK(lessonBeside(session, false) == 1U);
    CHECK_FALSE(lessonBeside(session, true));
}

TEST_CASE("a way goes through terrains that are not stepped, and ends with its last lesson")
{
    Session session = sessionOnWay();
    goTo(session, 2, false);
    CHECK(shownTitle(session) == "Single points");
    CHECK_FALSE(lessonBeyondStops(session, false));
    CHECK_FALSE(lessonBeside(session, false));
    CHECK(lessonBeside(session, true) == 1U);
}

TEST_CASE("a lesson that is opened by hand is none of the way")
{
    Session session = sessionOnWay();
    REQUIRE_FALSE(openLesson(session, "matlab"));
    CHECK(session.stops.size() == session.lesson->stops.size());
    CHECK(placeOnWay(session).empty());
    CHECK_FALSE(lessonBeyondStops(session, false));
    CHECK_FALSE(lessonBeside(session, false));
    session.way = {};
    CHECK_FALSE(lessonBeside(session, false));
}

TEST_CASE("a way that comes to a lesson twice rests each time where it is wanted")
{
    LetteredWay way;
    way.session.way.lessons.push_back({way.opened.file.string(), {0, 1, 2, 3}});
    goTo(way.session, 1, false);
    CHECK(titlesOf(way.session) == Titles{"E"});
    goTo(way.session, 0, false);
    CHECK(titlesOf(way.session) == Titles{"B", "D"});
}

TEST_CASE("a way rests at the same stops in another language, whatever their titles are there")
{
    LetteredWay way;
    const Language german{"de", "Deutsch", {}};
    speak(way.session, {&german, "letters.de.toml",
                        "[[stop]]\ntitle = \"Ah\"\n[[stop]]\ntitle = \"Be\"\n[[stop]]\ntitle = \"C\"\n"
                        "[[stop]]\ntitle = \"De\"\n"});
    CHECK(titlesOf(way.session) == Titles{"Be", "De"});
    speak(way.session, {});
    CHECK(titlesOf(way.session) == Titles{"B", "D"});
}

TEST_CASE("a way rests at stops that were added, renamed and moved while it was shown")
{
    LetteredWay way;
    Session& session = way.session;
    goTo(session, 2);
    addStop(session);
    CHECK(titlesOf(session) == Titles{"B", "", "D"});
    setStopWords(session, "title", "New");
    CHECK(titlesOf(session) == Titles{"B", "New", "D"});
    moveStop(session, 8);
    CHECK(titlesOf(session) == Titles{"B", "D", "New"});
    removeStop(session);
    CHECK(titlesOf(session) == Titles{"B", "D"});
    goTo(session, 1);
    removeStop(session);
    CHECK(titlesOf(session) == Titles{"D"});
}

TEST_CASE("a way rests where its playlist wants it in a file that was changed elsewhere")
{
    const auto [letters, rests] = GENERATE(table<std::string_view, Titles>({{"ABCDE", {"B", "D"}},
                                                                            {"ABCDEF", {"B", "D", "F"}},
                                                                            {"BCDE", {"B", "D"}},
                                                                            {"ABCD", {"B", "D"}},
                                                                            {"ABDE", {"B", "D"}},
                                                                            {"ACDE", {"D"}}}));
    LetteredWay way;
    INFO(letters);
    rewrite(way.opened.file, "# edited\n" + lettered(letters));
    REQUIRE(reloadIfChanged(way.session));
    CHECK(titlesOf(way.session) == rests);
}
