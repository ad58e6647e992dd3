#pragma once

#include "core/recipe.hpp"
#include "lesson/value.hpp"
#include "picture/figures/figure.hpp"

namespace lozenge {

/// The figure that `show` of a lesson asks for, by its name or as { figure = "vary", key = "hurst", values = [0.5, 1]
/// }, drawn of a run of this recipe. In another run than the lesson's own, values that it has not are the usual ones.
ChosenFigure readFigure(const Value& show, const Recipe& of, bool isOwnRun);

/// This figure, with its keys from such a table.
ChosenFigure readFigure(const Figure& figure, const Value& keys, const Recipe& of);

} // namespace lozenge
