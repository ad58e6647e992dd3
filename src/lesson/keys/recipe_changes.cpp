#include "lesson/keys/adjusting.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "lesson/table_reader.hpp"
#include "lesson/text/command_text.hpp"
#include "lesson/text/toml_text.hpp"

#include <utility>

// Recipes by their keys: read, changed, and told apart.

namespace lozenge {
namespace {

/// At the key that its author wrote: the ratio may stand there as hurst.
[[noreturn]] void failFor(const RecipeFault& fault, const Value& table)
{
    if (fault.key != "ratio" || !table.get("hurst"))
        failAt(placeOf(table, fault.key), fault.message);
    const bool isTooNegative = fault.message.starts_with("ratio");
    failAt(placeOf(table, "hurst"), isTooNegative ? "hurst must be -99 or more: the ratio is 2^-hurst"
                                                  : fault.message + ": hurst makes it grow");
}

Recipe withKeys(Recipe recipe, const Value& table)
{
    setKeys(recipeKeys(), recipe, table, "[recipe]");
    if (const Value* const values = valueIn(table, "noise.values"); values && recipe.noise.kind->takesSeed)
        failAt(values->source, "values belong to noise of kind \"recorded\"");
    if (recipe.noise.kind->takesSeed)
        recipe.noise.recorded.clear();
    if (const Value* const listed = table.get("amplitudes"); listed && recipe.amplitudes.listed.empty())
        failAt(listed->source, "amplitudes needs a number for each level");
    if (const auto fault = faultOf(recipe))
        failFor(*fault, table);
    if (recipe.slips == ownSlips(recipe)) // recipes that mean the same are equal
        recipe.slips.reset();
    return recipe;
}

/// Without the spaces that TOML is written with; words alone need no quotation marks.
std::string overrideText(const Value& value)
{
    if (const auto* const word = value.as<std::string>())
        return *word;
    std::string text = tomlText(value);
    std::erase(text, ' '); // no name has one
    return text;
}

} // namespace

Recipe readRecipe(const Value& table)
{
    return withKeys({}, table);
}

OrError<Recipe> changed(const Recipe& recipe, ValueTable changes)
{
    if (const Value* const seed = changes.get("seed")) {
        const Value given = *seed;
        changes.erase("seed");
        Value& noise = changes.contains("noise") ? *changes.get("noise") : changes.set("noise", {ValueTable()});
        if (ValueTable* const parts = noise.as<ValueTable>(); parts && !parts->contains("seed"))
            parts->set("seed", given);
    }
    const Value* const asked = changes.get("variant");
    const Variant* const variant = asked ? rowNamed(variants(), textOr(*asked, {})) : nullptr;
    return caught([&] { return withKeys(variant ? withVariant(recipe, *variant) : recipe, {std::move(changes)}); });
}

std::vector<std::string> overridesBetween(const Recipe& from, const Recipe& to)
{
    std::vector<std::string> texts;
    for (const Key<Recipe>& key : recipeKeys())
        for (const auto& [name, value] : assignmentsBetween(key, from, to))
            texts.push_back(std::string(name) + "=" + overrideText(value));
    return texts;
}

std::string whyUnused(const Recipe& recipe, std::string_view key, const Look& look)
{
    const Key<Recipe>* const row = keyNamed(recipeKeys(), key);
    return row && row->unused ? row->unused(recipe, look) : "";
}

} // namespace lozenge
