#pragma once

#include "core/moment.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// A line of a variant's pseudo-code.
struct CodeLine {
    int depth = 0; ///< of its indentation
    std::string_view text;
    std::optional<Phase> begins;                        ///< the phase whose mark stands beside the line
    bool (*sets)(const Step& step, int last) = nullptr; ///< whether it is the line that such a step executes
    bool (*shown)(const Recipe& recipe) = nullptr;      ///< null: always; else where the recipe needs the line
};

/// The program of a recipe: its variant's lines, those only that its edge mode needs.
std::vector<CodeLine> pseudocode(const Recipe& recipe);

/// The line that the step executes; for the map before the first step the first line.
int executedLine(std::span<const CodeLine> lines, const std::optional<Step>& step, int last);

/// A variable of the program with its present value.
struct Variable {
    std::string_view name;
    std::string value;      ///< empty where it has none yet
    bool isChanged = false; ///< by the line that is executed
    bool isHeight = false;  ///< the height h itself
};

std::vector<Variable> variablesOf(const Timeline& timeline, const std::optional<Step>& step, int decimals);

} // namespace lozenge
