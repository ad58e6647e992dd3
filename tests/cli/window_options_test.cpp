#include "cli/command_line.hpp"
#include "session/appearance.hpp"
#include "session/command_text.hpp"
#include "session/comparison/comparing.hpp"
#include "session/opened.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/points.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"

#include <cmath>
#include <optional>
#include <random>
#include <string>
#include <vector>

// The window as it is asked for on a command line, and the commands that sessions give.

using namespace lozenge;

namespace {

/// The words of a command as a shell would take them apart.
std::vector<std::string> shellWords(const std::string& line)
{
    std::vector<std::string> words(1);
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\'')
            isQuoted = !isQuoted;
        else if (line[i] == '\\' && !isQuoted)
            words.back() += line[++i];
        else if (line[i] == ' ' && !isQuoted)
            words.emplace_back();
        else
            words.back() += line[i];
    }
    return words;
}

/// Settings of whoever runs the tests are not those of the tests.
struct NoSettings {
    Folder folder;
    NoSettings() { ::setenv("XDG_CONFIG_HOME", folder.path.c_str(), 1); }
};

/// What the window would show; none where the command is refused.
std::optional<Session> shownBy(const std::vector<std::string>& words)
{
    const NoSettings none;
    std::vector<const char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    std::optional<Session> shown;
    const auto open = [&](Session session, const Settings&, const WindowRequest&) {
        shown = std::move(session);
        return WindowEnd{};
    };
    const Exit exit = runCommandLine(static_cast<int>(arguments.size()), arguments.data(), {{"code", "recipe"}, open});
    CHECK(exit == (shown ? Exit::Done : Exit::Wrong));
    return shown;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * (1 + std::abs(a));
}

/// That both show the same picture, whatever is in view.
void checkSeenAlike(const Session& first, const Session& second)
{
    REQUIRE(first.recipe() == second.recipe());
    CHECK(first.present() == second.present());
    CHECK(first.look == second.look);
    CHECK(first.chosenTheme == second.chosenTheme);
    CHECK(first.pinned == second.pinned);
    CHECK(first.panel == second.panel);
    const Sight a = sightOf(first), b = sightOf(second);
    CHECK(isNear(a.x, b.x));
    CHECK(isNear(a.y, b.y));
    CHECK(isNear(a.width, b.width));
    REQUIRE((first.survey() != nullptr) == (second.survey() != nullptr));
    if (first.survey())
        CHECK(isNear(first.survey()->way, second.survey()->way));
    REQUIRE(first.flight.has_value() == second.flight.has_value());
    if (first.flight) {
        CHECK(first.flight->place == second.flight->place);
        CHECK(first.flight->speed == second.flight->speed);
        CHECK(first.flight->hasFog == second.flight->hasFog);
        CHECK(glm::distance(first.flight->heading(), second.flight->heading()) < 1e-5F);
        CHECK(glm::distance(first.flight->up(), second.flight->up()) < 1e-5F);
    }
    REQUIRE(first.comparison.has_value() == second.comparison.has_value());
    if (first.comparison) {
        CHECK(first.comparison->modes == second.comparison->modes);
        CHECK(first.comparison->seam == second.comparison->seam);
        for (std::size_t i = 0; i < first.comparison->sides.size(); ++i)
            CHECK(first.comparison->sides[i].moment.surface == second.comparison->sides[i].moment.surface);
    }
}

double any(std::mt19937& dice)
{
    constexpr double picks[]{0, 1, -1, 0.1, 1.0 / 3, -2.5e-7, 1e30, -1e22, 12345678901234567890.0, 1e-300, 3};
    return picks[dice() % std::size(picks)];
}

/// Keys of single programs, slips, and what only some recipes can have.
void addWays(Recipe& recipe, std::mt19937& dice)
{
    if (dice() % 3 == 0 && recipe.amplitudes.listed.empty() && recipe.variant->name == "playfuljs")
        recipe.amplitudes = {.ratio = recipe.amplitudes.ratio, .listed = {}, .roughness = 0.7};
    if (dice() % 3 == 0 && recipe.variant->name == "matlab")
        recipe.amplitudes = {.listed = {}, .rcoe = 0.3};
    recipe.scaling = &scalings()[dice() % 4 == 0];
    recipe.after = &afters()[dice() % 4 == 0];
    recipe.keep = recipe.variant->keepsPresets && dice() % 4 == 0;
    if (dice() % 2 == 0)
        return;
    recipe.slips = Slips{};
    for (const SlipRow& slip : slips())
        if (canHave(recipe.variant->name, slip) && dice() % 6 == 0)
            recipe.slips->add(slip.slip);
    if (!faultOf(recipe) && recipe.slips == ownSlips(recipe))
        recipe.slips.reset();
}

Recipe anyRecipe(std::mt19937& dice)
{
    Recipe recipe;
    recipe.variant = &variants()[dice() % variants().size()];
    recipe.size = (2 << (dice() % 5)) + 1;
    for (double& height : recipe.corners.heights)
        height = any(dice);
    if (dice() % 3 == 0)
        recipe.corners = {.randomRange = std::abs(any(dice))};
    if (dice() % 3 == 0)
        for (int i = 0; i < levelCount(recipe) + 1; ++i)
            recipe.amplitudes.listed.push_back(std::abs(any(dice)));
    else
        recipe.amplitudes = {
            static_cast<double>(dice() % 100) / 30, ratioOfHurst(static_cast<double>(dice() % 9) / 4), {}};
    if (dice() % 4 == 0 && recipe.amplitudes.listed.empty())
        recipe.amplitudes.ratio = 0.7;
    recipe.offset = &offsetLaws()[dice() % offsetLaws().size()];
    if (recipe.variant->takesEdgeModes)
        recipe.edge = &edgeModes()[dice() % edgeModes().size()];
    recipe.edgeValue = dice() % 2 ? any(dice) : 0;
    for (unsigned i = 0; i < dice() % 3; ++i)
        recipe.presets.push_back({{static_cast<int>(dice() % 3), static_cast<int>(dice() % 3)}, any(dice)});
    recipe.noise = {&noiseKinds()[dice() % noiseKinds().size()], static_cast<std::uint32_t>(dice()), {}};
    if (!recipe.noise.kind->takesSeed)
        recipe.noise.recorded = {0.25, 1.0 / 3, 0};
    addWays(recipe, dice);
    return recipe;
}

/// Looks at a session in some way or other.
void wander(Session& session, std::mt19937& dice)
{
    const auto below = [&](double most) { return most * static_cast<double>(dice() % 10007) / 10007; };
    const auto some = [&] { return dice() % 2 == 0; };
    const auto any = [&](const auto& table) { return &table[dice() % table.size()]; };
    if (!session.survey() && some() && session.recipe().variant->takesEdgeModes)
        compare(session, {std::string(session.recipe().edge->name), "fixed", "mirror"});
    else if (!session.survey() && some())
        toggleCompare(session);
    if (some())
        toggleSeamSide(session);
    if (session.survey())
        seekWay(session, below(wholeWay(*session.survey())));
    else
        seek(session, static_cast<int>(below(session.lastMoment())));
    Look look = session.look;
    look.palette = any(palettes());
    look.style = any(reliefStyles());
    look.names = any(phaseNames());
    look.numbers = some();
    look.camera = {below(720) - 360, 5 + below(85), 0.1 + below(9)};
    look.exaggeration = below(10);
    if (some())
        setLook(session, look);
    for (auto times = dice() % 4; times > 0; --times)
        cycleTheme(session);
    const double last = session.recipe().size - 1;
    for (auto times = dice() % 4; times > 0; --times)
        zoomAbout(session, below(last), below(last), 0.4 + below(1));
    if (some())
        toggleFlight(session);
    for (int i = 0; i < 90; ++i)
        fly(session, 0.02, {.rollLeft = i > 50, .noseUp = some(), .yawRight = i<40, .slower = i> 80});
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

TEST_CASE("any recipe comes back from its command whatever the lesson's own was")
{
    std::mt19937 dice(2);
    Opened opened(lessonWithStops);
    Session& session = opened.session;
    int tried = 0;
    for (int i = 0; i < 400; ++i) {
        const Recipe from = anyRecipe(dice), to = anyRecipe(dice);
        if (faultOf(from) || faultOf(to))
            continue;
        // The lesson's own recipe is written as its author might: by overrides of nothing.
        std::string text = "[recipe]\n";
        for (const std::string& override : overridesBetween(Recipe{}, from))
            text += override == "keep=true" || override.find_first_of("[{0123456789-") == override.find('=') + 1
                        ? override + "\n"
                        : override.substr(0, override.find('=') + 1) + "\"" + override.substr(override.find('=') + 1) +
                              "\"\n";
        rewrite(opened.file, text);
        const auto error = openLesson(session, lessonNamed(opened.file.string()));
        INFO(text << (error ? error->text() : ""));
        REQUIRE_FALSE(error);
        REQUIRE(session.recipe() == from);
        setRecipe(session, to);
        seek(session, session.lastMoment() / 3);

        INFO(commandLine(session));
        const auto again = shownBy(shellWords(commandLine(session)));
        REQUIRE(again);
        checkSeenAlike(session, *again);
        ++tried;
    }
    CHECK(tried > 200);
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
        {"--compare", "wrap,matlab"},
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
