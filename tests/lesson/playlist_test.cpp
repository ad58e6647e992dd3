#include "reading.hpp"

#include "lesson/playlist.hpp"

using namespace lozenge;

namespace {

/// What the reader says of a playlist, or "accepted".
std::string faultOf(const std::string& text)
{
    const auto playlist = readPlaylist(text, "p.playlist.toml");
    return playlist ? "accepted" : playlist.error().text();
}

const std::string threeStops = "title = \"Bay\"\n"
                               "[[stop]]\nat = \"start\"\ntitle = \"First\"\n"
                               "[[stop]]\nat = 1\ntitle = \"Second\"\n"
                               "[[stop]]\nat = \"end\"\ntitle = \"Third\"\n";

} // namespace

TEST_CASE("a playlist names lessons, some of their stops, and pages")
{
    const auto playlist = readPlaylist("title = \"A way\"\nsummary = \"Short\"\nminutes = 45\n"
                                       "[[lesson]]\nid = \"first-steps\"\nstops = [\"Four corners\"]\n"
                                       "[[lesson]]\nfile = \"mine.toml\"\n"
                                       "[[page]]\ntitle = \"After\"\nsay = \"One.\"\nnote = \"Two.\"\n",
                                       "p.playlist.toml")
                              .value();
    CHECK(playlist.title == "A way");
    CHECK(playlist.minutes == 45);
    REQUIRE(playlist.lessons.size() == 2);
    CHECK(playlist.lessons[0].id == "first-steps");
    REQUIRE(playlist.lessons[0].stops.size() == 1);
    CHECK(playlist.lessons[0].stops[0].title == "Four corners");
    CHECK(playlist.lessons[0].stops[0].at.line == 6);
    CHECK(playlist.lessons[1].file == "mine.toml");
    CHECK(playlist.lessons[1].stops.empty());
    REQUIRE(playlist.pages.size() == 1);
    CHECK(playlist.pages[0].note == "Two.");
}

TEST_CASE("what is wrong with a playlist is told with its place and what would be right")
{
    CHECK(faultOf("title = \"A\"\n") == "accepted");
    CHECK(faultOf("") == "p.playlist.toml:1:1: a playlist needs a title = \"...\"");
    CHECK(faultOf("title = \"A\"\nminuts = 3\n") ==
          "p.playlist.toml:2:1: unknown key \"minuts\" in the playlist (did you mean \"minutes\"?)");
    CHECK(faultOf("title = \"A\"\nminutes = 0\n") == "p.playlist.toml:2:11: minutes must be a whole number from 1");
    CHECK(faultOf("title = \"A\"\n[[lesson]]\nidd = \"b\"\n").find(":3:1: unknown key \"idd\"") != std::string::npos);
    CHECK(faultOf("title = \"A\"\n[[lesson]]\nstops = [\"b\"]\n").find(":2:1: [[lesson]] needs the id") !=
          std::string::npos);
    CHECK(faultOf("title = \"A\"\n[[lesson]]\nid = \"a\"\nfile = \"b\"\n").find(":2:1: [[lesson]] needs") !=
          std::string::npos);
    CHECK(faultOf("title = \"A\"\n[[lesson]]\nid = \"a\"\nstops = []\n").find(":4:9: stops must name") !=
          std::string::npos);
    CHECK(faultOf("title = \"A\"\n[[page]]\ntitle = \"b\"\n").find(":2:1: [[page]] needs") != std::string::npos);
    CHECK(faultOf("title = \"A\"\nlesson = 3\n").find(":2:10: lesson must be a list") != std::string::npos);
    CHECK(faultOf("title = ").find("p.playlist.toml:1:") == 0);
}

TEST_CASE("a lesson keeps the stops that its playlist names, in the order of its run")
{
    const Lesson own = read(threeStops);
    Lesson lesson = own;
    CHECK(chooseStops(lesson, own, {"bay", "", {{"Third", {}}, {"First", {}}}, {}}, "p") ==
          std::vector<std::size_t>{1});
    REQUIRE(lesson.stops.size() == 2);
    CHECK(lesson.stops[0].title == "First");
    CHECK(lesson.stops[1].title == "Third");

    Lesson whole = read(threeStops);
    CHECK(chooseStops(whole, own, {"bay", "", {}, {}}, "p") == std::vector<std::size_t>{});
    CHECK(whole.stops.size() == 3);
}

TEST_CASE("a stop that the lesson has not is a slip of the playlist")
{
    const Lesson own = read(threeStops);
    Lesson lesson = own;
    const auto left = chooseStops(lesson, own, {"bay", "", {{"First", {5, 3}}, {"Secund", {6, 3}}}, {}}, "p");
    REQUIRE_FALSE(left);
    CHECK(left.error().text() == "p:6:3: \"Bay\" has no stop with the title \"Secund\" (did you mean \"Second\"?)");
    CHECK(lesson.stops.size() == 3);
}

TEST_CASE("a lesson that names lessons is told to be a playlist")
{
    CHECK(errorOf("[[lesson]]\nid = \"a\"\n").find("the file of a playlist is called NAME.playlist.toml") !=
          std::string::npos);
}

TEST_CASE("braces that mean nothing are told of all words of a lesson and of a playlist's pages")
{
    for (const char* key : {"title", "summary", "goal", "part"})
        CHECK(errorOf(std::string(key) + " = \"{diamond foo}\"\n").find("{diamond foo} means nothing") !=
              std::string::npos);
    CHECK(faultOf("title = \"{diamond foo}\"\n").find("p.playlist.toml:1:9: {diamond foo} means nothing") == 0);
    CHECK(faultOf("title = \"A\"\nsummary = \"{diamond foo}\"\n").find("p.playlist.toml:2:11: {diamond foo}") == 0);
    const std::string page = "title = \"A\"\n[[page]]\n";
    CHECK(faultOf(page + "title = \"{foo}\"\nsay = \"b\"\n").find("p.playlist.toml:3:9: {foo} means nothing") == 0);
    CHECK(faultOf(page + "title = \"b\"\nsay = \"{foo}\"\n").find("p.playlist.toml:4:7: {foo} means nothing") == 0);
    CHECK(faultOf(page + "title = \"b\"\nsay = \"c\"\nnote = \"{foo}\"\n").find("p.playlist.toml:5:8: {foo}") == 0);
    CHECK(faultOf(page + "title = \"{Square steps}\"\nsay = \"{diamond}\"\n") == "accepted");
}
