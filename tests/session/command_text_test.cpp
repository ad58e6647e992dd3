#include "opened.hpp"

#include "files/lesson_file.hpp"
#include "lesson/read_lesson.hpp"
#include "session/command_text.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/travel.hpp"

#include <random>

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

struct Command {
    std::string lesson;
    std::vector<std::string> overrides;
    int step = -1;
};

Command understood(const std::string& line)
{
    const auto words = shellWords(line);
    REQUIRE(words.size() >= 4);
    REQUIRE(words[0] == "lozenge");
    Command command{words[1], {}, -1};
    for (std::size_t i = 2; i + 1 < words.size(); i += 2) {
        if (words[i] == "--set")
            command.overrides.push_back(words[i + 1]);
        else if (words[i] == "--step")
            command.step = std::stoi(words[i + 1]);
        else
            FAIL("unknown option " << words[i]);
    }
    return command;
}

double any(std::mt19937& dice)
{
    constexpr double picks[]{0, 1, -1, 0.1, 1.0 / 3, -2.5e-7, 1e30, -1e22, 12345678901234567890.0, 1e-300, 3};
    return picks[dice() % std::size(picks)];
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
    return recipe;
}

} // namespace

TEST_CASE("the command of an unchanged lesson is its name and the step")
{
    auto session = openSession("growing-a-coast");
    REQUIRE(session);
    seek(*session, 28);
    CHECK(commandLine(*session) == "lozenge growing-a-coast --step 28");
}

TEST_CASE("only keys that differ from the lesson's are in the command")
{
    auto session = openSession("growing-a-coast");
    REQUIRE(session);
    Recipe recipe = session->recipe();
    recipe.size = 33;
    recipe.edge = rowNamed(edgeModes(), "wrap");
    recipe.noise.seed = 8;
    recipe.corners.heights = {1, 0.5, 0.25, -1};
    setRecipe(*session, recipe);
    CHECK(commandLine(*session) == "lozenge growing-a-coast --set size=33 --set 'corners=[1,0.5,0.25,-1]' "
                                   "--set edge=wrap --set noise.seed=8 --step 0");
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
            text += override.find_first_of("[{0123456789-") == override.find('=') + 1
                        ? override + "\n"
                        : override.substr(0, override.find('=') + 1) + "\"" + override.substr(override.find('=') + 1) +
                              "\"\n";
        rewrite(opened.file, text);
        const auto error = openLesson(session, opened.file.string());
        INFO(text << (error ? error->text() : ""));
        REQUIRE_FALSE(error);
        REQUIRE(session.recipe() == from);
        setRecipe(session, to);
        seek(session, session.lastMoment() / 3);

        const Command command = understood(commandLine(session));
        const auto again = readLessonFile(command.lesson, command.overrides);
        INFO(commandLine(session) << (again ? "" : again.error().text()));
        REQUIRE(again);
        REQUIRE(again->recipe == session.recipe());
        REQUIRE(command.step == session.moment.number);
        ++tried;
    }
    CHECK(tried > 200);
}

TEST_CASE("overrides that mend a faulty lesson are part of the command")
{
    Folder folder;
    const auto file = folder.at("it's mine.toml");
    write(file, "[recipe]\nsize = 8\n");
    auto session = openSession(file.string(), {"size=9"});
    REQUIRE(session);
    const Command command = understood(commandLine(*session));
    CHECK(command.lesson == file.string());
    const auto again = readLessonFile(command.lesson, command.overrides);
    REQUIRE(again);
    CHECK(again->recipe == session->recipe());
}

TEST_CASE("numbers are written so that they read back as themselves")
{
    CHECK(exactText(0.3125) == "0.3125");
    CHECK(exactText(-0.1) == "-0.1");
    CHECK(exactText(1) == "1");
    CHECK(exactText(1e30) == "1e+30");
    CHECK(std::stod(exactText(1.0 / 3)) == 1.0 / 3);
}
