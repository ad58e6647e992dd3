#include "app/panels/panels.hpp"

#include "app/panels/code_panel.hpp"
#include "app/panels/export_panel.hpp"
#include "app/panels/lessons_panel.hpp"
#include "app/panels/levels_panel.hpp"
#include "app/panels/recipe_panel.hpp"
#include "app/panels/survey_panels.hpp"
#include "session/appearance.hpp"

#include <array>

namespace lozenge {
namespace {

struct Tab {
    Panel panel;
    const char* label;
    const char* sheet; ///< each scrolls by itself
};

constexpr std::array<Tab, 5> tabs{{
    {Panel::Code, "Code", "panel code"},
    {Panel::Recipe, "Recipe", "panel recipe"},
    {Panel::Levels, "Levels", "panel levels"},
    {Panel::Lessons, "Lessons", "panel lessons"},
    {Panel::Export, "Export", "panel export"},
}};

constexpr float tabSize = 15;

/// The line between the stage and the present sheet.
void paintEdge(const Desk& desk, const Box& box)
{
    const float x = box.x + desk.u(0.5F);
    ImGui::GetWindowDrawList()->AddLine({x, box.y}, {x, box.bottom()}, imColour(desk.theme.line), desk.u(1));
}

void showTabs(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("panel tabs", box, desk.theme.surface, false, Sheet::Place::OnTop);
    paintEdge(desk, box);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float bottom = box.bottom() - desk.u(0.5F);
    list.AddLine({box.x, bottom}, {box.right(), bottom}, imColour(desk.theme.line), desk.u(1));

    // As wide as they are when chosen, so that none moves; what is left lies between them.
    float words = 0;
    std::array<float, tabs.size()> widths{};
    for (std::size_t i = 0; i < tabs.size(); ++i)
        words += widths[i] = textWidth(Font::SansSemiBold, tabs[i].label) * desk.u(tabSize);
    const float gap = (box.width - desk.u(32) - words) / static_cast<float>(tabs.size() - 1);
    float x = box.x + desk.u(16);
    for (std::size_t i = 0; i < tabs.size(); ++i) {
        const Tab& tab = tabs[i];
        const bool isChosen = tab.panel == session.panel;
        const Touched touched = touch(tab.label, {x - gap / 2, box.y, widths[i] + gap, box.height});
        if (touched.wasPressed && !isChosen)
            showPanel(session, tab.panel);
        desk.text({x, box.centre().y + 0.36F * desk.u(tabSize)}, tab.label, isChosen ? Font::SansSemiBold : Font::Sans,
                  tabSize, isChosen || touched.isHovered ? desk.theme.ink : desk.theme.muted);
        if (isChosen)
            list.AddRectFilled({x - desk.u(2), box.bottom() - desk.u(3)}, {x + widths[i] + desk.u(2), box.bottom()},
                               imColour(desk.theme.now));
        x += widths[i] + gap;
    }
}

void showBody(const Desk& desk, Session& session, ExportJob& job, const Box& box)
{
    const auto chosen = static_cast<std::size_t>(session.panel);
    const Sheet sheet(tabs[chosen].sheet, box, desk.theme.surface, true, Sheet::Place::OnTop);
    paintEdge(desk, box);
    switch (session.panel) {
    case Panel::Code: return showCode(desk, session);
    case Panel::Recipe:
        if (const auto edited = recipePanel(desk, session))
            setRecipe(session, edited->recipe, edited->edit);
        return;
    case Panel::Levels: return session.survey ? showSurveyLevels(desk, session) : showLevels(desk, session);
    case Panel::Lessons: return showLessons(desk, session);
    case Panel::Export:
        if (session.survey && !job.isRunning())
            return showNeedsSteps(desk, "Exporting frames");
        return showExport(desk, session, job);
    }
}

} // namespace

// On top, since in a narrow window the panels lie over the stage.
void showPanels(const Desk& desk, Session& session, ExportJob& job, const Box& box)
{
    job.settle(session);
    const float top = std::min(desk.u(46), box.height);
    const float foot = session.panel == Panel::Recipe ? std::min(desk.u(56), box.height - top) : 0;
    showTabs(desk, session, {box.x, box.y, box.width, top});
    const Panel shown = session.panel;
    showBody(desk, session, job, {box.x, box.y + top, box.width, box.height - top - foot});
    if (foot > 0 && shown == Panel::Recipe) {
        const Box below{box.x, box.bottom() - foot, box.width, foot};
        const Sheet sheet("panel foot", below, desk.theme.surface, false, Sheet::Place::OnTop);
        paintEdge(desk, below);
        ImGui::GetWindowDrawList()->AddLine({below.x, below.y}, {below.right(), below.y}, imColour(desk.theme.line),
                                            desk.u(1));
        showRecipeFoot(desk, session, below);
    }
}

} // namespace lozenge
