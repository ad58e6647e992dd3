#pragma once

#include "app/panels/export_job.hpp"
#include "app/ui/desk.hpp"
#include "app/ui/form.hpp"
#include "session/keymap.hpp"

#include <array>
#include <span>
#include <string_view>

namespace lozenge {

/// A row of the table of panels.
struct Panel {
    std::string_view name; ///< as the transcript and --panel have it
    const char* label;     ///< on its tab
    void (*show)(Form& form, Session& session, ExportJob& job);
    void (*open)(Session& session) = nullptr; ///< what it wants to know as it is chosen
    void (*showFoot)(const Desk& desk, Session& session, const Box& box) = nullptr; ///< beside undo, below what scrolls
    KeyBinding key = {};    ///< that opens it from everywhere; without chords its tab alone does
    bool sharesTab = false; ///< with the panel before it: a switch at the top of both leads from one to the other
};

// The panels, each in a file of its own.

/// The program of the recipe, the line that is executed and the variables.
void showCode(Form& form, Session& session, ExportJob&);

/// Every key of the recipe; in the foot undo and back to the lesson.
void showRecipe(Form& form, Session& session, ExportJob&);
void showRecipeFoot(const Desk& desk, Session& session, const Box& box);

/// The figures that can be shown of every step, and the keys of the one that is chosen.
void showFigures(Form& form, Session& session, ExportJob&);

/// The amplitude asked for and the spread found on each level, and how the heights are distributed; of a survey the
/// amplitude and the points of each level.
void showLevels(Form& form, Session& session, ExportJob&);

/// How the terrain looks: its manner, and each part of it.
void showLook(Form& form, Session& session, ExportJob&);

/// The bundled lessons, a search among them, and a field for any other lesson's file. They are those of when it was
/// opened.
void showLessons(Form& form, Session& session, ExportJob&);
void readShelf(Session& session);

/// The lesson as it is written: its title, the stop that is shown and all the others; in the foot saving and undoing.
void showWriting(Form& form, Session& session, ExportJob&);
void showWritingFoot(const Desk& desk, Session& session, const Box& box);

/// Writes the lesson that is written to where it is to be saved, and tells what became of it. Another file than its own
/// is never replaced.
void saveLesson(Session& session);

/// What to export and where; then how far it is and what became of it.
void showExport(Form& form, Session& session, ExportJob& job);

/// In the order of their tabs.
inline constexpr auto panels = std::to_array<Panel>({
    {.name = "code", .label = "Code", .show = showCode},
    {.name = "recipe", .label = "Recipe", .show = showRecipe, .showFoot = showRecipeFoot},
    {.name = "levels", .label = "Levels", .show = showLevels},
    {.name = "look", .label = "Look", .show = showLook},
    {.name = "figure",
     .label = "Figure",
     .show = showFigures,
     .key = {KeyGroup::Picture, "Ctrl+F", "figures", "choose what a step shows"},
     .sharesTab = true},
    {.name = "lessons",
     .label = "Lessons",
     .show = showLessons,
     .open = readShelf,
     .key = {KeyGroup::Lesson, "Ctrl+O", "lessons", "open another lesson"}},
    {.name = "write",
     .label = "Write",
     .show = showWriting,
     .showFoot = showWritingFoot,
     .key = {KeyGroup::Lesson, "Ctrl+W", "write", "write this lesson"},
     .sharesTab = true},
    {.name = "export",
     .label = "Export",
     .show = showExport,
     .key = {KeyGroup::Lesson, "Ctrl+E", "export", "write pictures, slides or films"}},
});

/// The keys that open panels, for the sheet of keys.
std::span<const KeyBinding> panelKeys();

void showPanel(Session& session, const Panel& panel);

/// The panel that a chord opens; null where it opens none.
const Panel* panelOfChord(std::string_view chord);

/// The side of the window: tabs and the panel that is chosen.
void showPanels(const Desk& desk, Session& session, ExportJob& job, const Box& box);

} // namespace lozenge
