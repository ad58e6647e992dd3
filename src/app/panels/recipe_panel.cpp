#include "app/panels/panels.hpp"
#include "app/panels/recipe_rows.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "session/recipe/editing.hpp"

namespace lozenge {
namespace {

struct Section {
    const char* title;
    void (*show)(RecipeRows&);
};

void showMap(RecipeRows& rows)
{
    showMapRows(rows);
    showCornerRows(rows);
}

constexpr Section sections[]{
    {"Map", showMap},
    {"Offsets", showAmplitudeRows},
    {"Border", showEdgeRows},
    {"Random numbers", showNoiseRows},
    {"Presets", showPresetRows},
    {"Slips", showSlipRows},
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
        heading(form, section.title);
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
