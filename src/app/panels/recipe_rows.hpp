#pragma once

#include "app/panels/key_rows.hpp"
#include "app/ui/form.hpp"
#include "core/recipe.hpp"
#include "lesson/keys/recipe_keys.hpp"
#include "session/recipe/editing.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace lozenge {

/// What the rows of the recipe panel share: where they are shown, and the recipe as they change it.
struct RecipeRows {
    Form& form;
    Recipe recipe;
    const Recipe& ofLesson; ///< rows that differ from it stand out
    std::optional<Point> pinned;

    [[nodiscard]] const Desk& desk() const { return form.desk; }

    /// Of the row of a key; where the key is of no use it says why.
    [[nodiscard]] RowLabel label(std::string name, std::string_view key) const
    {
        return {std::move(name), !keyNamed(recipeKeys(), key)->same(recipe, ofLesson),
                whyUnused(recipe, key, form.desk.look)};
    }
    void show(const char* key) { showKey(form, *keyNamed(recipeKeys(), key), key, recipe, ofLesson); }
};

void showMapRows(RecipeRows& rows);
void showEdgeRows(RecipeRows& rows);
void showPresetRows(RecipeRows& rows);

/// A row for a number: a slider with a field beside it.
inline void showNumber(RecipeRows& rows, const RowLabel& label, double& value, const Interval& range)
{
    numberRow(rows.form, label, value, range, 78);
}

/// The first round number above: 1, 2 or 5 times a power of ten.
double roundAbove(double value);

} // namespace lozenge
