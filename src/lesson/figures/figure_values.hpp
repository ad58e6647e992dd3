#pragma once

#include "lesson/lesson_error.hpp"
#include "lesson/value.hpp"
#include "picture/figures/figure.hpp"

#include <string>
#include <tl/expected.hpp>
#include <vector>

// Figures and sides as they are written in a lesson and on a command line.

namespace lozenge {

/// The figure that `show` of a lesson asks for, by its name or as { figure = "vary", key = "hurst", values = [0.5, 1]
/// }, drawn of a run of this recipe. In another run than the lesson's own, values that it has not are the usual ones.
ChosenFigure readFigure(const Value& show, const Recipe& of, bool isOwnRun);

/// The figure of a run of this recipe with what is given for its keys, each as KEY=VALUE; else what is wrong, and what
/// would be right. Values are parted by commas; a side is one more side=KEY=VALUE,KEY=VALUE.
OrError<ChosenFigure> figureWith(const Figure& figure, const std::vector<std::string>& given, const Recipe& of);

/// The same as a lesson's file has it: { figure = "vary", key = "edge", values = ["three", "wrap"] }.
std::string figureText(const Figure& figure, const std::vector<std::string>& given);

/// Sides as KEY=VALUE,KEY=VALUE; an empty one is the recipe itself. The name of an edge mode or a variant stands for
/// edge= or variant=, and such names with commas between them are sides of their own.
OrError<std::vector<ShownRecipe>> sidesFrom(const std::vector<std::string>& sides, const Recipe& of);

/// The recipe's own edge mode, then those that are usually compared, up to four in all; a variant that takes no other
/// is compared with the textbook.
std::vector<std::string> usualSideTexts(const Recipe& of);

} // namespace lozenge
