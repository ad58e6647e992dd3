#include "app/panels/recipe_rows.hpp"
#include "session/recipe/adjusting.hpp"

namespace lozenge {
namespace {

/// A slip with what it does; one that is not as the lesson has it stands out.
void showSlip(RecipeRows& rows, const SlipRow& slip)
{
    const bool isOn = slipsOf(rows.recipe).has(slip.slip);
    const bool isChanged = isOn != slipsOf(rows.ofLesson).has(slip.slip);
    if (const auto now = checkRow(rows.form, std::string(slip.name), std::string(slip.explanation), isOn, isChanged))
        rows.recipe = withSlip(rows.recipe, slip, *now);
}

} // namespace

void showSlipRows(RecipeRows& rows)
{
    const std::string_view variant = rows.recipe.variant->name;
    bool hasAny = false;
    for (const SlipRow& slip : slips())
        if (canHave(variant, slip)) {
            showSlip(rows, slip);
            hasAny = true;
        }
    if (!hasAny)
        paragraph(rows.form, "No slips of this variant are known.", rows.desk().theme.muted);
}

} // namespace lozenge
