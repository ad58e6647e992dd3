#pragma once

#include "core/moment.hpp"
#include "core/timeline.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lozenge {

/// A line of a variant's pseudo-code.
struct CodeLine {
    int depth = 0; ///< of its indentation
    std::string text;
    std::optional<Phase> begins = {};                     ///< the phase whose mark stands beside the line
    bool (*sets)(const Step& step, int last) = nullptr;   ///< whether such a step executes it; null: it sets no point
    bool (*shown)(const Recipe&) = nullptr;               ///< which programs have it; null: all
    bool (*passes)(const Step& step, int last) = nullptr; ///< whether such a step goes through it on its way

    /// With a longer minus: that of the mono face is as short as its hyphen.
    [[nodiscard]] std::string painted() const;
};

/// The program of a recipe: its variant's lines, with what its edge mode, offset law and slips change in them.
std::vector<CodeLine> pseudocode(const Recipe& recipe);

/// The line that the step executes; for the map before the first step the first line.
int executedLine(std::span<const CodeLine> lines, const std::optional<Step>& step, int last);

/// A variable of the program with its present value.
struct Variable {
    std::string_view name;
    std::string value;      ///< empty where it has none
    bool isChanged = false; ///< by the line that is executed
};

/// stride, half, x, y, amp, m, r, h: always these, in this order. A program that draws for a whole cell at once has its
/// draws besides. While a step is asked about, its place is known and nothing of its height.
std::vector<Variable> variablesOf(const Timeline& timeline, const std::optional<Step>& step, int decimals,
                                  bool isAsked = false);

/// The MATLAB script draws for all four edges of a cell, whether it sets them or not: right, left, top, bottom.
inline constexpr std::array<std::string_view, 4> drawNames{"R", "L", "T", "B"};

/// Those of the cell of such a square step. Nothing for other steps and programs.
std::optional<std::array<double, 4>> cellDraws(const Timeline& timeline, const Step& step);

/// A point that the loop of a phase comes to, and whether it is set there or passed over.
struct Visit {
    Point at;
    bool isSet = true;
};

/// In their order, those of the present phase up to a step. Programs that look at each cell before they set it come to
/// more points than they set.
std::vector<Visit> visitsUpTo(const Timeline& timeline, int number);

/// How many points the loop has passed over since the step before, at once.
int passedOverBefore(const Timeline& timeline, int number);

} // namespace lozenge
