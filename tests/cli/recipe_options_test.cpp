#include "shown_session.hpp"

#include "lesson/keys/recipe_keys.hpp"
#include "session/opened.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/travel.hpp"
#include "session/seen.hpp"

#include <cmath>
#include <random>

// Recipes as they are asked for on a command line, and the commands that sessions give of them.

using namespace lozenge;

namespace {

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
    recipe.offset = &offsetLaws[dice() % offsetLaws.size()];
    if (recipe.variant->takesEdgeModes)
        recipe.edge = &edgeModes[dice() % edgeModes.size()];
    recipe.edgeValue = dice() % 2 ? any(dice) : 0;
    for (unsigned i = 0; i < dice() % 3; ++i)
        recipe.presets.push_back({{static_cast<int>(dice() % 3), static_cast<int>(dice() % 3)}, any(dice)});
    recipe.noise = {&noiseKinds()[dice() % noiseKinds().size()], static_cast<std::uint32_t>(dice()), {}};
    if (!recipe.noise.kind->takesSeed)
        recipe.noise.recorded = {0.25, 1.0 / 3, 0};
    addWays(recipe, dice);
    return recipe;
}

} // namespace

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
        goTo(session, session.lastMoment() / 3);

        INFO(commandLine(session));
        const auto again = shownBy(shellWords(commandLine(session)));
        REQUIRE(again);
        checkSeenAlike(session, *again);
        ++tried;
    }
    CHECK(tried > 200);
}
