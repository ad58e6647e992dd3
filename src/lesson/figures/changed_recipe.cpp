#include "lesson/figures/changed_recipe.hpp"

#include "lesson/override.hpp"
#include "lesson/recipe_reader.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/recipe_text.hpp"

#include <utility>

namespace lozenge {
namespace {

/// As another variant takes it: with its own slips, and amplitudes in words that it knows.
Recipe forVariant(Recipe recipe, const Variant& variant)
{
    if (&variant == recipe.variant)
        return recipe;
    recipe.slips.reset();
    recipe.keep = recipe.keep && variant.keepsPresets;
    if (!variant.takesEdgeModes)
        recipe.edge = &edgeModes().front();
    if (recipe.amplitudes.rcoe || recipe.amplitudes.roughness) {
        Amplitudes listed;
        for (const Level& level : levelsOf(recipe))
            listed.listed.push_back(level.amplitude);
        recipe.amplitudes = std::move(listed);
    }
    recipe.variant = &variant;
    return recipe;
}

} // namespace

Recipe changedRecipe(const Recipe& recipe, toml::table changes)
{
    if (const toml::node* seed = changes.get("seed")) {
        toml::table noise;
        seed->visit([&](const auto& value) { noise.insert("seed", value); });
        if (auto* given = changes.get_as<toml::table>("noise"))
            given->insert("seed", *noise.get("seed")->as_integer());
        else
            changes.insert("noise", std::move(noise));
        changes.erase("seed");
    }
    const Variant* variant = rowNamed(variants(), changes["variant"].value_or(recipe.variant->name));
    toml::table table;
    for (const std::string& text : overridesBetween(Recipe{}, variant ? forVariant(recipe, *variant) : recipe))
        applyOverride(table, text);
    applyChange(table, std::move(changes), true);
    Recipe changed = readRecipe(table);
    if (const auto fault = steppingFault(changed))
        throw LessonError{{}, 0, 0, fault->message};
    return changed;
}

} // namespace lozenge
