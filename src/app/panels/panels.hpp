#pragma once

#include "app/panels/export_job.hpp"
#include "app/ui/desk.hpp"
#include "session/keymap.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace lozenge {

/// A row of the table of panels.
struct Panel {
    std::string_view name; ///< as the transcript and --panel have it
    const char* label;     ///< on its tab
    void (*show)(const Desk& desk, Session& session, ExportJob& job);
    void (*open)(Session& session) = nullptr; ///< what it wants to know as it is chosen
    void (*showFoot)(const Desk& desk, Session& session, const Box& box) = nullptr; ///< what does not scroll away
    KeyBinding key = {}; ///< that opens it from everywhere; without chords its tab alone does
};

/// In the order of their tabs.
std::span<const Panel> panels();

/// The keys that open panels, for the sheet of keys.
std::span<const KeyBinding> panelKeys();

void showPanel(Session& session, const Panel& panel);

/// The panel that a chord opens; null where it opens none.
const Panel* panelOfChord(std::string_view chord);

/// The side of the window: tabs and the panel that is chosen.
void showPanels(const Desk& desk, Session& session, ExportJob& job, const Box& box);

} // namespace lozenge
