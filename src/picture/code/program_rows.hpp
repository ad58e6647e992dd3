#pragma once

#include "core/recipe.hpp"
#include "core/step.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace lozenge {

/// A line of a program, in words of our own and in the program's structure.
struct ProgramRow {
    int depth = 0;
    std::string_view text; ///< with the names of pieces, which depend on the recipe, in braces
    std::optional<Phase> begins = {};
    bool (*sets)(const Step& step, int last) = nullptr;   ///< whether such a step executes it; null: it sets no point
    bool (*shown)(const Recipe&) = nullptr;               ///< null: always
    bool (*passes)(const Step& step, int last) = nullptr; ///< whether such a step goes through it on its way
};

/// The lines that the recipe's program has.
std::vector<ProgramRow> programRows(const Recipe& recipe);

} // namespace lozenge
