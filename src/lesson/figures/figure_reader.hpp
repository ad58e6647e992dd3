#pragma once

#include "core/recipe.hpp"
#include "picture/figures/figure.hpp"

#include <toml++/toml.h>

namespace lozenge {

/// A figure by its name, or as a table with its keys: { figure = "profile", line = "north" }. On a map of another run
/// than the lesson's own, values that it has not are the usual ones.
ChosenFigure readFigure(const toml::node& node, const Recipe& recipe, bool isOwnRun);

} // namespace lozenge
