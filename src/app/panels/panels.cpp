#include "app/panels/panels.hpp"

#include <algorithm>
#include <string>

namespace lozenge {
namespace {

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
    std::array<float, panels().size()> widths{};
    for (std::size_t i = 0; i < panels().size(); ++i)
        words += widths[i] = textWidth(Font::SansSemiBold, panels()[i].label) * desk.u(tabSize);
    const float gap = (box.width - desk.u(32) - words) / static_cast<float>(panels().size() - 1);
    float x = box.x + desk.u(16);
    for (std::size_t i = 0; i < panels().size(); ++i) {
        const Panel& panel = panels()[i];
        const bool isChosen = panel.name == session.panel;
        const Touched touched = touch(panel.label, {x - gap / 2, box.y, widths[i] + gap, box.height});
        if (touched.wasPressed && !isChosen)
            showPanel(session, panel);
        desk.text({x, box.centre().y + middleOfCapitals * desk.u(tabSize)}, panel.label,
                  isChosen ? Font::SansSemiBold : Font::Sans, tabSize,
                  isChosen || touched.isHovered ? desk.theme.ink : desk.theme.muted);
        if (isChosen)
            list.AddRectFilled({x - desk.u(2), box.bottom() - desk.u(3)}, {x + widths[i] + desk.u(2), box.bottom()},
                               imColour(desk.theme.now));
        x += widths[i] + gap;
    }
}

void showBody(const Desk& desk, Session& session, ExportJob& job, const Panel& panel, const Box& box)
{
    const std::string name = "panel " + std::string(panel.name); // each scrolls by itself
    const Sheet sheet(name.c_str(), box, desk.theme.surface, true, Sheet::Place::OnTop);
    paintEdge(desk, box);
    panel.show(desk, session, job);
}

} // namespace

std::span<const KeyBinding> panelKeys()
{
    static const auto keys = [] {
        std::vector<KeyBinding> bindings;
        for (const Panel& panel : panels())
            if (!panel.key.chords.empty())
                bindings.push_back(panel.key);
        return bindings;
    }();
    return keys;
}

void showPanel(Session& session, const Panel& panel)
{
    if (panel.open)
        panel.open(session);
    session.panel = panel.name;
    session.fieldTakesKeys = false;
    note(session, "panel " + session.panel);
}

const Panel* panelOfChord(std::string_view chord)
{
    const auto found = std::find_if(panels().begin(), panels().end(),
                                    [&](const Panel& panel) { return panel.key.chords == chord && !chord.empty(); });
    return found == panels().end() ? nullptr : &*found;
}

// On top, since in a narrow window the panels lie over the stage.
void showPanels(const Desk& desk, Session& session, ExportJob& job, const Box& box)
{
    job.settle(session);
    const Panel& shown = *rowNamed(panels(), session.panel);
    const float top = std::min(desk.u(46), box.height);
    const float foot = shown.showFoot ? std::min(desk.u(56), box.height - top) : 0;
    showTabs(desk, session, {box.x, box.y, box.width, top});
    showBody(desk, session, job, shown, {box.x, box.y + top, box.width, box.height - top - foot});
    if (foot > 0) {
        const Box below{box.x, box.bottom() - foot, box.width, foot};
        const Sheet sheet("panel foot", below, desk.theme.surface, false, Sheet::Place::OnTop);
        paintEdge(desk, below);
        ImGui::GetWindowDrawList()->AddLine({below.x, below.y}, {below.right(), below.y}, imColour(desk.theme.line),
                                            desk.u(1));
        shown.showFoot(desk, session, below);
    }
}

} // namespace lozenge
