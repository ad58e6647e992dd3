#include "reading.hpp"

#include "files/data_folder.hpp"
#include "files/lesson_file.hpp"
#include "files/library.hpp"
#include "picture/manner.hpp"
#include "terrain/terrain.hpp"

#include <cmath>
#include <cstdlib>
#include <regex>
#include <set>
#include <sstream>

using namespace lozenge;

namespace {

/// The numbers in a text that have three decimals or more, with how many.
std::vector<std::pair<double, int>> exactNumbersIn(const std::string& text)
{
    std::vector<std::pair<double, int>> numbers;
    static const std::regex pattern(R"(-?\d+\.(\d{3,}))");
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match)
        numbers.emplace_back(std::stod(match->str()), static_cast<int>(match->str(1).size()));
    return numbers;
}

/// What may be said of a moment: the heights of the map, the step's mean and offset, the amplitudes.
std::vector<double> factsAt(const Timeline& timeline, int moment)
{
    std::vector<double> facts = timeline.gridAt(moment).heights;
    for (const Level& level : timeline.levels())
        facts.push_back(level.amplitude);
    facts.push_back(0.001); // that program's mark for an empty cell
    if (moment > 0) {
        const Step step = timeline.step(moment);
        facts.insert(facts.end(), {step.mean, step.offset, step.before.value_or(0)});
    }
    return facts;
}

bool isAmong(const std::vector<double>& facts, double number, int decimals)
{
    const double half = 0.5 * std::pow(10, -decimals) + 1e-12;
    return std::any_of(facts.begin(), facts.end(), [&](double fact) { return std::abs(fact - number) <= half; });
}

void checkWords(const std::string& say)
{
    CHECK(say.size() > 40);
    CHECK(say.size() <= 180);
    CHECK(say.find('\n') == std::string::npos);
    CHECK(say.find("  ") == std::string::npos);
}

/// Bytes are spoken of with the size of a number: 4 of them, of the levels that are done.
void checkBytes(const std::string& say, int levels)
{
    static const std::regex bytes(R"((\d[\d.]*) (giga|peta)bytes)");
    std::smatch match;
    if (!std::regex_search(say, match, bytes))
        return;
    CHECK(say.find("4-byte numbers") != std::string::npos);
    const double side = std::exp2(levels) + 1;
    const double told = std::stod(match[1]) * (match[2] == "giga" ? 1e9 : 1e15);
    CHECK(told == Approx(4 * side * side).epsilon(0.005));
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
    std::set<int> stations;
    for (const auto& [station, stop] : found) {
        INFO(station << ": " << stop->say);
        CHECK(stations.insert(station).second);
        CHECK_FALSE(stop->question);
        checkWords(stop->say);
        CHECK(exactNumbersIn(stop->say).empty()); // no single height is spoken of
        checkBytes(stop->say, std::min(station, levels));
    }
}

} // namespace

TEST_CASE("the bundled lessons are found in their order")
{
    CHECK(bundledLessons() == std::vector<std::string>{"first-steps", "growing-a-coast", "terrain-generator", "matlab",
                                                       "playfuljs", "workshop", "course-slides", "how-deep"});
    CHECK(findLesson("matlab") == dataFolder() / "lessons" / "matlab.toml");
    CHECK_FALSE(findLesson("matlap"));
    CHECK(findLesson("elsewhere/matlap") == std::filesystem::path("elsewhere/matlap"));
    CHECK(findLesson("matlap.toml") == std::filesystem::path("matlap.toml"));
}

TEST_CASE("every bundled lesson is whole and says what its run shows")
{
    std::set<int> orders;
    for (const std::string& id : bundledLessons()) {
        INFO(id);
        const auto lesson = readLessonFile(*findLesson(id));
        REQUIRE(lesson);
        CHECK(lesson->title != id);
        CHECK(lesson->summary.size() > 20);
        CHECK(lesson->summary.size() < 100);
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

        std::set<int> moments;
        for (const auto& [moment, stop] : found) {
            INFO(moment << ": " << stop->say);
            CHECK(moments.insert(moment).second);
            checkWords(stop->say);
            for (const auto& [number, decimals] : exactNumbersIn(stop->say)) {
                INFO(number);
                CHECK(isAmong(factsAt(timeline, moment), number, decimals));
            }
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

TEST_CASE("every example in the lessons' README is a lesson")
{
    const std::string page = contentsOf(lessonsFolder() / "README.md");
    const std::string fence = "```toml\n";
    std::vector<Lesson> examples;
    for (auto at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
        at += fence.size();
        const auto end = page.find("```", at);
        REQUIRE(end != std::string::npos);
        examples.push_back(read(page.substr(at, end - at)));
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
    CHECK(examples[5].stops.size() == 2);
    CHECK(examples[6].stops[1].show.values.at(0).row == 4);
    CHECK(examples[6].minutes == 4);
    CHECK(examples[7].zoom == Zoom{0.25, 0.5});
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
    checkAll(variants());
    checkAll(offsetLaws());
    checkAll(edgeModes());
    checkAll(noiseKinds());
    checkAll(palettes());
    checkAll(themes());
    checkAll(phaseNames());
    checkAll(reliefStyles());
    checkAll(figures());
    for (const Figure& figure : figures())
        checkAll(figure.keys);
    checkAll(manners());
    checkAll(backgrounds());
    checkAll(proportionsTable());
    checkAll(unsetTable());

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
