#include "shown_session.hpp"

#include "picture/look.hpp"
#include "session/appearance.hpp"
#include "session/comparison/comparison.hpp"
#include "session/opened.hpp"
#include "session/run/facts.hpp"
#include "session/run/travel.hpp"
#include "session/seen.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"

#include <random>

// The window as it is asked for on a command line, and the commands that sessions give.

using namespace lozenge;

namespace {

/// Looks at a session in some way or other.
void wander(Session& session, std::mt19937& dice)
{
    const auto below = [&](double most) { return most * static_cast<double>(dice() % 10007) / 10007; };
    const auto some = [&] { return dice() % 2 == 0; };
    const auto any = [&](const auto& table) { return &table[dice() % table.size()]; };
    if (!session.survey() && some() && session.recipe().variant->takesEdgeModes)
        compare(session, {"edge=two,noise.seed=" + std::to_string(dice() % 9), "fixed,mirror"});
    else if (!session.survey() && some())
        toggleCompare(session);
    if (some())
        toggleSeamSide(session);
    if (some())
        toggleReliefs(session);
    if (session.survey())
        seekWay(session, below(wholeWay(*session.survey())));
    else
        goTo(session, static_cast<int>(below(session.lastMoment())));
    Look look = session.look;
    if (some())
        look = inManner(look, *any(manners()));
    look.palette = any(palettes);
    look.style = any(reliefStyles);
    look.names = any(phaseNames);
    look.numbers = some();
    look.coordinates = some();
    look.camera = {below(720) - 360, 5 + below(85), 0.1 + below(9)};
    look.exaggeration = below(10);
    look.background = any(backgrounds);
    look.proportions = any(proportionsTable);
    look.unset = any(unsetTable);
    if (some())
        look.range = Interval{-below(3), 0.1 + below(3)};
    if (some())
        look.axis = {-below(3), 0.1 + below(3)};
    if (some())
        look.water = {some() ? Water::Measure::Height : Water::Measure::None, 0};
    if (some())
        look.light = {below(720) - 360, below(90)};
    look.fog.isOn = some();
    if (some())
        look.fog.density = below(2);
    if (some())
        look.fog.colour = rgb(dice() & 0xFFFFFFU);
    if (some())
        look.painted = static_cast<int>(dice() % 2000);
    if (some())
        setLook(session, look);
    for (auto times = dice() % 4; times > 0; --times)
        nextValue(session, "theme");
    const double last = session.recipe().size - 1;
    for (auto times = dice() % 4; times > 0; --times)
        zoomAbout(session, below(last), below(last), 0.4 + below(1));
    if (some())
        toggleFlight(session);
    for (int i = 0; i < 90; ++i)
        fly(session, 0.02,
            {.roll = i > 50 ? -1 : 0, .pitch = some() ? 1 : 0, .yaw = i < 40 ? -1 : 0, .faster = i > 80 ? -1 : 0});
    if (some())
        toggleFog(session);
    if (!session.survey() && some())
        pin(session, Point{static_cast<int>(below(last)), static_cast<int>(below(last))});
    if (some())
        session.panel = "recipe";
}

} // namespace

TEST_CASE("the command of any session opens the window on what is seen in it")
{
    std::mt19937 dice(4);
    for (int i = 0; i < 60; ++i) {
        const std::vector<std::string> lessons{"first-steps", "growing-a-coast", "matlab", "how-deep"};
        auto session = openSession(lessonNamed(lessons[dice() % lessons.size()]));
        REQUIRE(session);
        for (auto times = dice() % 3; times > 0; --times)
            wander(*session, dice);
        const std::string line = commandLine(*session);
        INFO(line);
        const auto again = shownBy(shellWords(line));
        REQUIRE(again);
        checkSeenAlike(*session, *again);
        CHECK(takeTranscript(*session) != std::vector<std::string>{});
    }
}

TEST_CASE("overrides that mend a faulty lesson are part of the command")
{
    Folder folder;
    const auto file = folder.at("it's mine.toml");
    write(file, "[recipe]\nsize = 8\n");
    auto session = openSession(lessonNamed(file.string(), {"size=9"}));
    REQUIRE(session);
    const auto again = shownBy(shellWords(commandLine(*session)));
    REQUIRE(again);
    CHECK(again->source.name == file.string());
    checkSeenAlike(*session, *again);
}

TEST_CASE("a view that cannot be is refused before a window is opened")
{
    const std::vector<std::string> lesson{"lozenge", "first-steps"}, survey{"lozenge", "how-deep"};
    const auto with = [](std::vector<std::string> words, const std::vector<std::string>& more) {
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    const std::vector<std::vector<std::string>> wrong{
        {"--step", "22"},
        {"--step", "3.5"},
        {"--step", "nan"},
        {"--step", "-1"},
        {"--step", "1e999"},
        {"--sight", "1,1"},
        {"--sight", "1,1,inf"},
        {"--sight", "1,5,4"},
        {"--sight", "1,1,0.5"},
        {"--sight", "1,x,4"},
        {"--flight", "0,1,0,0,0,0"},
        {"--flight", "0,nan,0,0,0,0,0"},
        {"--flight", "0,1,0,0,91,0,0"},
        {"--flight", "0,1,0,0,0,0,1e300"},
        {"--clear"},
        {"--compare", "three"},
        {"--compare", "three,trhee"},
        {"--compare", "wrap,matlob"},
        {"--pin", "5,0"},
        {"--pin", "0,99999999999999"},
        {"--panel", "codes"},
        {"--scale", "nan"},
        {"--numbers", "maybe"},
        {"--zoom", "nan"},
        {"--palette", "grass"},
    };
    for (const auto& options : wrong) {
        INFO(options[0] << " " << options.back());
        CHECK_FALSE(shownBy(with(lesson, options)));
    }
    CHECK_FALSE(shownBy(with(survey, {"--compare", "three,wrap"})));
    CHECK_FALSE(shownBy(with(survey, {"--pin", "0,0"})));
    CHECK_FALSE(shownBy(with(survey, {"--sight", "-1,0,1e9"})));
    CHECK(shownBy(with(survey, {"--step", "12.25", "--sight", "5,5,10", "--flight", "0,0,0,0,0,0,0"})));
    CHECK(shownBy(with(lesson, {"--flight=-1,0.5,0,-90,0,10,0.5", "--clear", "--pin", "4,4"})));
}

TEST_CASE("a lecture in two windows is asked for, and is no part of the command for what is seen")
{
    const auto session = shownBy({"lozenge", "first-steps", "--presenter"});
    REQUIRE(session);
    CHECK(session->presenting.isOn);
    CHECK(commandLine(*session) == "lozenge first-steps --step 0");
}
