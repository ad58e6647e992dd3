#include "reading.hpp"

#include "files/library/data_folder.hpp"
#include "files/library/lesson_file.hpp"
#include "files/library/lessons.hpp"
#include "lesson/keys/look_keys.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/playlist.hpp"
#include "picture/look.hpp"
#include "picture/tr.hpp"
#include "terrain/terrain.hpp"

#include <algorithm>
#include <set>
#include <sstream>

using namespace lozenge;

namespace {

/// What a stop says is short enough to be read aloud.
void checkWords(const Stop& stop)
{
    CHECK_FALSE(stop.title.empty());
    CHECK(stop.title.size() <= 40);
    const std::string say = withTerms(stop.say, Look{});
    CHECK(say.size() > 40);
    CHECK(say.size() <= 150);
    CHECK(say.find('\n') == std::string::npos);
    CHECK(say.find("  ") == std::string::npos);
}

/// A lesson on a map that is not stepped: its stops are levels.
void checkLargeLesson(const Lesson& lesson)
{
    const int levels = levelCount(lesson.recipe);
    const auto found = stopsAmongLevels(lesson, levels);
    REQUIRE(found.size() == lesson.stops.size());
    CHECK(isAddressable(lesson.recipe));
    CHECK(found.front().moment == 0);
    CHECK(found.back().moment == lastStation(levels, lesson.zoom.has_value()));
    for (const auto& [station, stop] : found) {
        INFO(station << ": " << stop->say);
        CHECK_FALSE(stop->question);
        checkWords(*stop);
    }
}

} // namespace

TEST_CASE("every bundled lesson is read at a size that is not stepped")
{
    for (const std::string& id : bundledLessons()) {
        INFO(id);
        std::vector<std::string> overrides{"size=2049"};
        if (id == "matlab")
            overrides.emplace_back("amplitude=1"); // for its list, which has a number for each level
        const auto lesson = readLessonFile(*findLesson(id), overrides);
        CHECK(lesson);
    }
}

TEST_CASE("the bundled lessons are found in their order")
{
    CHECK(bundledLessons() == std::vector<std::string>{"one-line", "first-steps", "by-hand", "growing-a-coast",
                                                       "two-names", "rough-or-smooth", "at-the-edge", "course-slides",
                                                       "find-the-slip", "who-made-this", "creases", "same-mountain",
                                                       "light", "terrain-generator", "matlab", "playfuljs", "workshop",
                                                       "sculpt", "how-deep"});
    CHECK(findLesson("matlab") == dataFolder() / "lessons" / "matlab.toml");
    CHECK_FALSE(findLesson("matlap"));
    CHECK(findLesson("elsewhere/matlap") == std::filesystem::path("elsewhere/matlap"));
    CHECK(findLesson("matlap.toml") == std::filesystem::path("matlap.toml"));
}

TEST_CASE("every bundled lesson is whole: for whom, how long, with a title and words at each stop and a reason for "
          "each answer")
{
    std::set<int> orders;
    for (const std::string& id : bundledLessons()) {
        INFO(id);
        const auto lesson = readLessonFile(*findLesson(id));
        REQUIRE(lesson);
        CHECK(lesson->title != id);
        CHECK(lesson->summary.size() > 20);
        CHECK(lesson->summary.size() < 100);
        CHECK_FALSE(lesson->part.empty());
        CHECK_FALSE(lesson->goal.empty());
        CHECK(lesson->minutes > 0);
        CHECK(orders.insert(lesson->order).second);
        CHECK(lesson->stops.size() >= 7);
        if (steppingFault(lesson->recipe)) {
            checkLargeLesson(*lesson);
            continue;
        }

        const Timeline timeline(lesson->recipe);
        const auto found = stopsIn(*lesson, timeline);
        REQUIRE(found.size() == lesson->stops.size());
        CHECK(found.front().moment == 0);
        CHECK(found.back().moment == timeline.stepCount());
        CHECK(std::any_of(lesson->stops.begin(), lesson->stops.end(), [](const Stop& s) { return s.question; }));

        for (const auto& [moment, stop] : found) {
            INFO(moment << ": " << stop->say);
            checkWords(*stop);
            if (stop->question)
                CHECK_FALSE(stop->question->why.empty());
        }
    }
}

TEST_CASE("the first lesson sets (1 3) to 0.831 at its step 8")
{
    const auto lesson = readLessonFile(*findLesson("first-steps"));
    REQUIRE(lesson);
    const Step step = Timeline(lesson->recipe).step(8);
    CHECK(step.at == Point{1, 3});
    CHECK(step.phase == Phase::Diamond);
    CHECK(step.mean == Approx(0.3621).margin(5e-5));
    CHECK(step.offset == Approx(0.4693).margin(5e-5));
    CHECK(step.after == Approx(0.8313).margin(5e-5));
}

TEST_CASE("every example in the lessons' README is a lesson, or a playlist")
{
    const std::string page = contentsOf(lessonsFolder() / "README.md");
    const std::string fence = "```toml\n";
    std::vector<Lesson> examples;
    std::vector<std::string> texts;
    for (auto at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
        at += fence.size();
        const auto end = page.find("```", at);
        REQUIRE(end != std::string::npos);
        const std::string example = page.substr(at, end - at);
        if (example.find("[[lesson]]") != std::string::npos) {
            CHECK(readPlaylist(example, "p").value().lessons.size() == 2);
            continue;
        }
        texts.push_back(example);
        examples.push_back(read(example));
        const Lesson& lesson = examples.back();
        if (steppingFault(lesson.recipe))
            CHECK(stopsAmongLevels(lesson, levelCount(lesson.recipe)).size() == lesson.stops.size());
        else
            CHECK(stopsIn(lesson, Timeline(lesson.recipe)).size() == lesson.stops.size());
    }
    REQUIRE(examples.size() == 8);
    CHECK(examples[0].stops.size() == 3);
    CHECK(examples[0].stops[2].question->choices[static_cast<std::size_t>(examples[0].stops[2].question->answer)] ==
          "25");
    CHECK(examples[1].recipe.noise.recorded.size() == 5);
    CHECK(examples[2].recipe.slips->has(Slip::DivideByFour));
    CHECK(examples[3].look.theme->name == "dark");
    CHECK(examples[4].look.manner->name == "playfuljs");
    CHECK(examples[5].stops.size() == 3);
    CHECK(examples[6].stops[1].show.values.at(0).row == 4);
    CHECK(examples[6].minutes == 4);
    CHECK(examples[7].zoom == Zoom{0.25, 0.5});

    const std::string fenceOfWords = "```toml words\n";
    const auto words = page.find(fenceOfWords) + fenceOfWords.size();
    const Language german{"de", "Deutsch", {}};
    const auto translated =
        readLesson(texts[6], "l.toml", {}, {&german, "l.de.toml", page.substr(words, page.find("```", words) - words)});
    REQUIRE(translated);
    CHECK(translated->title == "Ein Augenblick, drei Folien");
    CHECK(translated->stops[2].question->why == "Der erste {diamond step} setzt die Mitte der Karte.");
}

TEST_CASE("the lessons' README names every key and every name")
{
    const std::string page = contentsOf(lessonsFolder() / "README.md");
    const auto isNamed = [&](std::string_view name) {
        const std::string word(name);
        return page.find("`" + word + "`") != std::string::npos || page.find("\"" + word + "\"") != std::string::npos;
    };
    const auto checkAll = [&](const auto& table) {
        for (const auto& row : table) {
            INFO(row.name);
            CHECK(isNamed(row.name));
        }
    };
    for (const Key<Recipe>& key : recipeKeys())
        checkAll(key.shape.words);
    for (const Key<Look>& key : lookKeys())
        checkAll(key.shape.words);
    checkAll(figures());
    for (const Figure& figure : figures())
        checkAll(figure.keys);

    // The reader lists the keys it knows when none is near.
    for (const std::string text :
         {"qqqqqqqqqqqqqqq = 1", "[recipe]\nqqqqqqqqqqqqqqq = 1", "[look]\nqqqqqqqqqqqqqqq = 1",
          "[[stop]]\nat = 1\nqqqqqqqqqqqqqqq = 1", "[[stop]]\nat = 1\nask = { qqqqqqqqqqqqqqq = 1 }",
          "[recipe]\nsize = 2049\n[zoom]\nqqqqqqqqqqqqqqq = 1"}) {
        const std::string error = errorOf(text);
        const auto list = error.find("(known: ");
        REQUIRE(list != std::string::npos);
        std::istringstream names(error.substr(list + 8));
        for (std::string name; std::getline(names, name, ',');) {
            name.erase(0, name.find_first_not_of(' '));
            if (name.ends_with(')'))
                name.pop_back();
            INFO(name);
            CHECK((isNamed(name) || page.find("[" + name + "]") != std::string::npos));
        }
    }
}
