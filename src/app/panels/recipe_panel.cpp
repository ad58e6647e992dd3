#include "app/panels/panels.hpp"
#include "app/panels/recipe_rows.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "picture/text/language.hpp"
#include "session/recipe/editing.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace lozenge {
namespace {

struct Section {
    std::string_view title;
    void (*show)(RecipeRows&);
};

void showMap(RecipeRows& rows)
{
    showMapRows(rows);
    showCornerRows(rows);
}

constexpr Section sections[]{
    {phrase("Map"), showMap},
    {phrase("Offsets"), showAmplitudeRows},
    {phrase("Border"), showEdgeRows},
    {phrase("Random numbers"), showNoiseRows},
    {phrase("Presets"), showPresetRows},
    {phrase("Slips"), showSlipRows},
};

} // namespace

void showRecipe(const Desk& desk, Session& session)
{
    Form form(desk);
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
    const Box right = showUndo(desk, session, box);
    ImGui::BeginDisabled(session.isOwnRecipe());
    const bool resets = plainButton(desk, "reset", "Back to the lesson", right);
    ImGui::EndDisabled();
    if (resets)
        resetRecipe(session);
}

} // namespace lozenge
