#include "scratch.hpp"

#include "files/library/lessons.hpp"

#include <algorithm>

using namespace lozenge;

TEST_CASE("the bundled playlists are found by their ids, and are no lessons")
{
    CHECK(bundledPlaylists() == std::vector<std::string>{"lecture", "lab", "seminar", "course"});
    const auto lessons = bundledLessons();
    for (const std::string& id : bundledPlaylists()) {
        CHECK(findPlaylist(id));
        CHECK_FALSE(findLesson(id));
        CHECK_FALSE(findLesson(id + ".playlist"));
        CHECK(std::find(lessons.begin(), lessons.end(), id + ".playlist") == lessons.end());
    }
    CHECK_FALSE(findPlaylist("first-steps"));
    CHECK(findPlaylist("elsewhere/mine.playlist.toml") == std::filesystem::path("elsewhere/mine.playlist.toml"));
}

TEST_CASE("the course has every bundled lesson whole, in its order")
{
    const auto course = openPlaylist(*findPlaylist("course")).value();
    std::vector<std::string> names;
    for (const auto& [name, lesson, passed] : course.lessons)
        names.push_back(name);
    CHECK(names == bundledLessons());
    CHECK(course.list.pages.size() == 4);
}

TEST_CASE("the stops that a playlist passes by are those that are not in its lessons")
{
    const auto lecture = openPlaylist(*findPlaylist("lecture")).value();
    for (const auto& [name, lesson, passed] : lecture.lessons) {
        const auto whole = lessonNamed(name).value();
        INFO(name);
        CHECK(lesson.stops.size() + passed.size() == whole.lesson->stops.size());
        for (const std::size_t place : passed)
            for (const Stop& stop : lesson.stops)
                CHECK(stop.title != whole.lesson->stops[place].title);
    }
}

TEST_CASE("each bundled playlist opens, with its stops")
{
    for (const std::string& id : bundledPlaylists()) {
        const auto opened = openPlaylist(*findPlaylist(id));
        INFO(id);
        REQUIRE(opened);
        for (const auto& [name, lesson, passed] : opened->lessons)
            CHECK(lesson.stops.size() >= 4);
    }
}
