#include "app/panels/panels.hpp"

#include "app/ui/controls.hpp"
#include "session/recipe/editing.hpp"

#include <algorithm>
#include <string>

namespace lozenge {
namespace {

constexpr float tabSize = 14;

/// The panel whose tab stands for this one.
const Panel& tabOf(const Panel& panel)
{
    const Panel* tab = &panel;
    while (tab->sharesTab)
        --tab;
    return *tab;
}

/// The line between the stage and the present sheet.
void paintEdge(const Desk& desk, const Box& box)
{
    const float x = box.x + desk.u(0.5F);
    desk.line({x, box.y}, {x, box.bottom()}, desk.theme.line);
}

void showTabs(const Desk& desk, Session& session, const Box& box)
{
    const Sheet sheet("panel tabs", box, desk.theme.surface, false, Sheet::Place::OnTop);
    paintEdge(desk, box);
    const float bottom = box.bottom() - desk.u(0.5F);
    desk.line({box.x, bottom}, {box.right(), bottom}, desk.theme.line);

    // As wide as they are when chosen, so that none moves; what is left lies between them.
    float words = 0, tabs = 0;
    const auto widthOf = [&](const Panel& panel) {
        return desk.widthOf(desk.tr(panel.label), Font::SansSemiBold, tabSize);
    };
    for (const Panel& panel : panels)
        if (!panel.sharesTab) {
            words += widthOf(panel);
            ++tabs;
        }
    const float gap = (box.width - desk.u(32) - words) / (tabs - 1);
    const Panel& chosen = tabOf(*rowNamed(panels, session.panel));
    float x = box.x + desk.u(16);
    for (const Panel& panel : panels) {
        if (panel.sharesTab)
            continue;
        const float width = widthOf(panel);
        const bool isChosen = &panel == &chosen;
        const Touched touched = touch(panel.label, {x - gap / 2, box.y, width + gap, box.height});
        if (touched.wasPressed && !isChosen)
            showPanel(session, panel);
        desk.text({x, box.centre().y + middleOfCapitals * desk.u(tabSize)}, desk.tr(panel.label),
                  isChosen ? Font::SansSemiBold : Font::Sans, tabSize,
                  isChosen || touched.isHovered ? desk.theme.ink : desk.theme.muted);
        if (isChosen)
            desk.fill({x - desk.u(2), box.bottom() - desk.u(3), width + desk.u(4), desk.u(3)}, desk.theme.now);
        x += width + gap;
    }
}

/// The switch at the top of panels that share a tab.
void showTabSwitch(Form& form, Session& session, const Panel& shown)
{
    const Panel* const tab = &tabOf(shown);
    if (tab == &panels.back() || !tab[1].sharesTab)
        return;
    const std::array<std::string, 2> names{tab->label, tab[1].label};
    int chosen = &shown == tab ? 0 : 1;
    if (segments(form.desk, form.wholeRow(), names, chosen))
        showPanel(session, tab[chosen]);
    form.skip(6);
}

void showBody(const Desk& desk, Session& session, ExportJob& job, const Panel& panel, const Box& box)
{
    const std::string name = "panel " + std::string(panel.name); // each scrolls by itself
    const Sheet sheet(name.c_str(), box, desk.theme.surface, true, Sheet::Place::OnTop);
    paintEdge(desk, box);
    Form form(desk);
    showTabSwitch(form, session, panel);
    panel.show(form, session, job);
}

/// In the left half of a foot; gives the right one.
Box showUndo(const Desk& desk, Session& session, const Box& foot)
{
    const float margin = desk.u(16), gap = desk.u(8);
    const float width = (foot.width - 2 * margin - gap) / 2;
    const Box left{foot.x + margin, foot.centre().y - desk.u(16), width, desk.u(32)};
    if (plainButton(desk, "undo", "Undo", left, !session.undoable.empty()))
        undo(session);
    return {left.right() + gap, left.y, width, left.height};
}

} // namespace

std::span<const KeyBinding> panelKeys()
{
    static const auto keys = [] {
        std::vector<KeyBinding> bindings;
        for (const Panel& panel : panels)
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
    const auto found = std::find_if(panels.begin(), panels.end(),
                                    [&](const Panel& panel) { return panel.key.chords == chord && !chord.empty(); });
    return found == panels.end() ? nullptr : &*found;
}

// On top, since in a narrow window the panels lie over the stage.
void showPanels(const Desk& desk, Session& session, ExportJob& job, const Box& box)
{
    job.settle(session);
    const Panel& shown = *rowNamed(panels, session.panel);
    const float top = std::min(desk.u(46), box.height);
    const float foot = shown.showFoot ? std::min(desk.u(56), box.height - top) : 0;
    showTabs(desk, session, {box.x, box.y, box.width, top});
    showBody(desk, session, job, shown, {box.x, box.y + top, box.width, box.height - top - foot});
    if (foot > 0) {
        const Box below{box.x, box.bottom() - foot, box.width, foot};
        const Sheet sheet("panel foot", below, desk.theme.surface, false, Sheet::Place::OnTop);
        paintEdge(desk, below);
        desk.line({below.x, below.y}, {below.right(), below.y}, desk.theme.line);
        shown.showFoot(desk, session, showUndo(desk, session, below));
    }
}

} // namespace lozenge
