#include "app/panels/panels.hpp"
#include "app/panels/recipe_chance.hpp"
#include "app/panels/recipe_rows.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "lesson/keys/adjusting.hpp"
#include "picture/text/language.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace lozenge {
namespace {

struct Section {
    std::string_view title;
    void (*show)(RecipeRows&);
};

/// A slip with what it does; one that is not as the lesson has it stands out.
void showSlip(RecipeRows& rows, const SlipRow& slip)
{
    const bool isOn = slipsOf(rows.recipe).has(slip.slip);
    const bool isChanged = isOn != slipsOf(rows.ofLesson).has(slip.slip);
    if (const auto now = checkRow(rows.form, std::string(slip.name), std::string(slip.explanation), isOn, isChanged))
        rows.recipe = withSlip(rows.recipe, slip, *now);
}

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

constexpr Section sections[]{
    {phrase("Map"), showMapRows},        {phrase("Offsets"), showAmplitudeRows},
    {phrase("Border"), showEdgeRows},    {phrase("Random numbers"), showNoiseRows},
    {phrase("Presets"), showPresetRows}, {phrase("Slips"), showSlipRows},
};

} // namespace

void showRecipe(Form& form, Session& session, ExportJob&)
{
    RecipeRows rows{form, session.recipe(), session.lesson->recipe, session.pinned};
    bool isFirst = true;
    for (const Section& section : sections) {
        if (!std::exchange(isFirst, false))
            rule(form);
        heading(form, std::string(section.title));
        section.show(rows);
    }
    if (rows.recipe != session.recipe())
        setRecipe(session, std::move(rows.recipe), editNow());
}

void showRecipeFoot(const Desk& desk, Session& session, const Box& box)
{
    if (plainButton(desk, "reset", "Back to the lesson", box, !session.isOwnRecipe()))
        resetRecipe(session);
}

} // namespace lozenge
