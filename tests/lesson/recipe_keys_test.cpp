#include "catch.hpp"

#include "lesson/keys/adjusting.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/reading.hpp"
#include "lesson/text/nearest.hpp"

#include <array>

namespace lozenge {

TEST_CASE("each key of a recipe is known with the names that it takes")
{
    CHECK(recipeKeys().size() >= 15);
    for (const Key<Recipe>& key : recipeKeys())
        for (const auto& word : key.shape.words) {
            const std::string override = std::string(key.name) + "=" + std::string(word.name);
            const auto lesson = readLesson("", "test", std::array{override});
            CAPTURE(override);
            CHECK((lesson || lesson.error().message.find("unknown") == std::string::npos));
        }

    const auto namesOfKey = [&](std::string_view name) { return namesOf(keyNamed(recipeKeys(), name)->shape.words); };
    CHECK(namesOfKey("edge") == namesOf(edgeModes));
    CHECK(namesOfKey("noise.kind") == namesOf(noiseKinds()));
    CHECK(namesOfKey("size").empty());
}

TEST_CASE("a side of another program is the recipe that the window makes for it")
{
    const Recipe article = readRecipe("variant = \"playfuljs\"\nroughness = 0.5\nhurst = 0.7");
    const Recipe script = readRecipe("variant = \"matlab\"\nrcoe = 0.5\nslips = []");
    for (const Recipe& recipe : {article, script})
        for (const Variant& variant : variants()) {
            const auto side = changed(recipe, {{{"variant", {std::string(variant.name)}}}});
            REQUIRE(side);
            CHECK(*side == withVariant(recipe, variant));
            CHECK(levelsOf(*side).back().amplitude == levelsOf(recipe).back().amplitude);
        }
}

TEST_CASE("keys that say the same in other words make room in a side")
{
    const Recipe listed = readRecipe("amplitudes = [4, 2, 1]");
    const auto changedBy = [&](const char* name, double value) { return changed(listed, {{{name, {value}}}}); };
    CHECK(changedBy("ratio", 0.25)->amplitudes == Amplitudes{.first = 1, .ratio = 0.25, .listed = {}});
    CHECK(changedBy("amplitude", 3)->amplitudes == Amplitudes{.first = 3, .listed = {}});
    const auto both = changed(listed, {{{"hurst", {1.0}}, {"ratio", {0.5}}}});
    REQUIRE_FALSE(both);
    CHECK(both.error().message == "\"hurst\" and \"ratio\" say the same: keep one of them");
}

} // namespace lozenge
