#pragma once

#include "app/ui/controls.hpp"
#include "app/ui/form.hpp"
#include "core/recipe.hpp"

#include <optional>

namespace lozenge {

/// What the rows of the recipe panel share: where they are shown, and the recipe as they change it.
struct RecipeRows {
    Form& form;
    Recipe recipe;
    const Recipe& ofLesson; ///< rows that differ from it stand out
    std::optional<Point> pinned;

    [[nodiscard]] const Desk& desk() const { return form.desk; }
};

// The rows, in the order of the panel.
void showMapRows(RecipeRows& rows);
void showCornerRows(RecipeRows& rows);
void showAmplitudeRows(RecipeRows& rows);
void showEdgeRows(RecipeRows& rows);
void showNoiseRows(RecipeRows& rows);
void showPresetRows(RecipeRows& rows);
void showSlipRows(RecipeRows& rows);

/// A row that names one of a table; what it was changed to, if it was.
template <typename Row>
const Row* showTable(RecipeRows& rows, const RowLabel& label, std::span<const Row> table, const Row* chosen)
{
    return labelledRow(rows.form, label,
                       [&](const Box& box) { return menuOf(rows.desk(), label.name.c_str(), box, table, chosen); });
}

/// A row for a number: a slider with a field beside it. Null: only a field.
struct NumberRange {
    double least = 0;
    double greatest = 1;
};
void showNumber(RecipeRows& rows, const RowLabel& label, double& value, const NumberRange& range);

/// The first round number above: 1, 2 or 5 times a power of ten.
double roundAbove(double value);

} // namespace lozenge
