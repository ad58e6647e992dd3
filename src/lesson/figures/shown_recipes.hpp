#pragma once

#include "lesson/value.hpp"
#include "picture/figures/figure.hpp"

#include <string>
#include <vector>

namespace lozenge {

/// A recipe for each of the values of a key of [recipe], from a list.
std::vector<ShownRecipe> valuesIn(const std::string& key, const Value& values, const Recipe& of);

/// A recipe for each side, from a list of tables of keys of [recipe]; `name` in one of them is what it is called.
std::vector<ShownRecipe> sidesIn(const Value& sides, const Recipe& of);

/// The recipes that a figure shows, of the `key`, `values` and `sides` that are given, or the usual ones. `place` is to
/// blame for what is missing.
void fillRecipes(ChosenFigure& chosen, const Value& given, const TextSpan& place, const Recipe& of);

} // namespace lozenge
