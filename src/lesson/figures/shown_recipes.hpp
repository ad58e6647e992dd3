#pragma once

#include "picture/figures/figure.hpp"

#include <string>
#include <toml++/toml.h>
#include <vector>

namespace lozenge {

/// A recipe for each of the values of a key of [recipe], from a list.
std::vector<ShownRecipe> valuesIn(const std::string& key, const toml::node& values, const Recipe& of);

/// A recipe for each side, from a list of tables of keys of [recipe]; `name` in one of them is what it is called.
std::vector<ShownRecipe> sidesIn(const toml::node& sides, const Recipe& of);

/// Four values of H: what is shown where nothing was given.
std::vector<ShownRecipe> usualValues(const Recipe& of);

/// What was given of a figure's keys that take recipes; null where nothing was.
struct RecipeNodes {
    const toml::node* key = nullptr;
    const toml::node* values = nullptr;
    const toml::node* sides = nullptr;
};

/// The recipes that a figure shows. `place` is to blame for what is missing.
void fillRecipes(ChosenFigure& chosen, const RecipeNodes& given, const toml::node& place, const Recipe& of);

/// The figure that `show` of a lesson asks for, by its name or as { figure = "vary", key = "hurst", values = [0.5, 1]
/// }, drawn of a run of this recipe. In another run than the lesson's own, values that it has not are the usual ones.
ChosenFigure figureIn(const toml::node& show, const Recipe& of, bool isOwnRun = true);

} // namespace lozenge
