#include "session/keymap.hpp"

#include "session/appearance.hpp"
#include "session/comparing.hpp"
#include "session/editing.hpp"
#include "session/playback.hpp"
#include "session/prediction.hpp"
#include "session/travel.hpp"

#include <array>

namespace lozenge {
namespace {

constexpr int largeStride = 10;

bool asks(const Session& session)
{
    return isAsking(session);
}

bool asks(const Session& session, Question::Kind kind)
{
    return isAsking(session) && session.prediction.asked->question.kind == kind;
}

// Rows that apply only at times stand before those that always do.
constexpr auto table = std::to_array<KeyBinding>({
    {.chords = "Enter",
     .command = "check",
     .explanation = "check the answer that was given",
     .run = [](Session& s, int) { check(s); },
     .applies = asks},
    {.chords = "Backspace Delete",
     .command = "clear",
     .explanation = "take the guesses back",
     .run = [](Session& s, int) { clearGuess(s); },
     .applies = asks},
    {.chords = "S",
     .command = "show me",
     .explanation = "show the answer without counting it",
     .run = [](Session& s, int) { showAnswer(s); },
     .applies = asks},
    {.chords = "1 2 3 4 5 6",
     .shown = "1 to 6",
     .command = "choose",
     .explanation = "choose one of the answers",
     .run = [](Session& s, int which) { guessChoice(s, which); },
     .applies = [](const Session& s) { return asks(s, Question::Kind::Choice); }},
    {.chords = "+ = -",
     .shown = "+ -",
     .command = "lift or lower",
     .explanation = "guess that the offset lifts or lowers the mean",
     .run = [](Session& s, int which) { guessTrend(s, which == 2 ? Trend::Down : Trend::Up); },
     .applies = [](const Session& s) { return asks(s, Question::Kind::Height); }},

    {.chords = "Right",
     .command = "step forward",
     .explanation = "one step forward",
     .run = [](Session& s, int) { stepForward(s); }},
    {.chords = "Left",
     .command = "step back",
     .explanation = "one step back",
     .run = [](Session& s, int) { stepBack(s); }},
    {.chords = "Shift+Right",
     .command = "ten forward",
     .explanation = "ten steps forward",
     .run = [](Session& s, int) { stepForward(s, largeStride); }},
    {.chords = "Shift+Left",
     .command = "ten back",
     .explanation = "ten steps back",
     .run = [](Session& s, int) { stepBack(s, largeStride); }},
    {.chords = "Down",
     .command = "next chapter",
     .explanation = "to the end of this phase, or of the next",
     .run = [](Session& s, int) { nextChapter(s); }},
    {.chords = "Up",
     .command = "previous chapter",
     .explanation = "to the end of the phase before",
     .run = [](Session& s, int) { previousChapter(s); }},
    {.chords = "PageDown",
     .command = "next stop",
     .explanation = "to the lesson's next stop; a step where it has none",
     .run = [](Session& s, int) { nextStop(s); }},
    {.chords = "PageUp",
     .command = "previous stop",
     .explanation = "to the lesson's stop before",
     .run = [](Session& s, int) { previousStop(s); }},
    {.chords = "Home",
     .command = "start",
     .explanation = "to the start, with only the corners set",
     .run = [](Session& s, int) { toStart(s); }},
    {.chords = "End",
     .command = "end",
     .explanation = "to the finished terrain",
     .run = [](Session& s, int) { toEnd(s); }},
    {.chords = "Space",
     .command = "play or pause",
     .explanation = "play, or pause",
     .run = [](Session& s, int) { togglePlay(s); }},
    {.chords = "1 2 3 4 5 6 7 8 9",
     .shown = "1 to 9",
     .command = "speed",
     .explanation = "from one step in two seconds to thousands a second",
     .run = [](Session& s, int which) { setSpeed(s, which); }},
    {.chords = "C",
     .command = "compare",
     .explanation = "edge modes side by side on the same noise",
     .run = [](Session& s, int) { toggleCompare(s); }},
    {.chords = "P",
     .command = "predict",
     .explanation = "ask before each step is shown",
     .run = [](Session& s, int) { togglePrediction(s); }},
    {.chords = "G",
     .command = "numbers",
     .explanation = "heights on the points of the grid",
     .run = [](Session& s, int) { toggleNumbers(s); }},
    {.chords = "N",
     .command = "names",
     .explanation = "swap which phase is called diamond",
     .run = [](Session& s, int) { toggleNames(s); }},
    {.chords = "T",
     .command = "theme",
     .explanation = "light, dark, high contrast",
     .run = [](Session& s, int) { cycleTheme(s); }},
    {.chords = "F",
     .command = "fly",
     .explanation = "fly over the terrain; Escape returns",
     .action = Action::ToggleFlight},
    {.chords = "F11",
     .command = "full screen",
     .explanation = "full screen and back",
     .action = Action::ToggleFullScreen},
    {.chords = "Ctrl++ Ctrl+=",
     .shown = "Ctrl +",
     .command = "larger",
     .explanation = "everything larger",
     .action = Action::LargerScale},
    {.chords = "Ctrl+-",
     .shown = "Ctrl -",
     .command = "smaller",
     .explanation = "everything smaller",
     .action = Action::SmallerScale},
    {.chords = "Ctrl+0",
     .shown = "Ctrl 0",
     .command = "usual size",
     .explanation = "everything in its usual size",
     .action = Action::UsualScale},
    {.chords = "Ctrl+O",
     .shown = "Ctrl O",
     .command = "lessons",
     .explanation = "open another lesson",
     .run = [](Session& s, int) { showPanel(s, Panel::Lessons); },
     .action = Action::FocusLessons},
    {.chords = "Ctrl+E",
     .shown = "Ctrl E",
     .command = "export",
     .explanation = "write pictures, slides, pages or films",
     .run = [](Session& s, int) { showPanel(s, Panel::Export); },
     .action = Action::FocusExport},
    {.chords = "Ctrl+Z",
     .shown = "Ctrl Z",
     .command = "undo",
     .explanation = "take the last change of the recipe back",
     .run = [](Session& s, int) { undo(s); }},
    {.chords = "Ctrl+C",
     .shown = "Ctrl C",
     .command = "copy",
     .explanation = "copy the command that opens this very step",
     .action = Action::CopyCommand},
    {.chords = "F1 ?",
     .shown = "F1 or ?",
     .command = "help",
     .explanation = "show or hide these keys",
     .run = [](Session& s, int) { toggleHelp(s); }},
    {.chords = "Escape",
     .command = "close",
     .explanation = "close what lies on top",
     .run = [](Session& s, int) { closeTopmost(s); }},
    {.chords = "Ctrl+Q",
     .shown = "Ctrl Q",
     .command = "quit",
     .explanation = "close the window",
     .action = Action::Quit},
});

/// The place of a chord among those of a row, from 0, or -1.
int placeOf(std::string_view chord, std::string_view chords)
{
    for (int place = 0; !chords.empty(); ++place) {
        const std::size_t space = std::min(chords.find(' '), chords.size());
        if (chords.substr(0, space) == chord)
            return place;
        chords.remove_prefix(std::min(space + 1, chords.size()));
    }
    return -1;
}

} // namespace

std::span<const KeyBinding> keymap()
{
    return table;
}

std::string_view shownChords(const KeyBinding& binding)
{
    return binding.shown.empty() ? binding.chords : binding.shown;
}

const KeyBinding* bindingOf(const Session& session, std::string_view chord)
{
    for (const KeyBinding& binding : table)
        if (placeOf(chord, binding.chords) >= 0 && (!binding.applies || binding.applies(session)))
            return &binding;
    return nullptr;
}

std::optional<Action> press(Session& session, std::string_view chord)
{
    const KeyBinding* binding = bindingOf(session, chord);
    if (!binding)
        return std::nullopt;
    if (binding->run)
        binding->run(session, placeOf(chord, binding->chords));
    return binding->action;
}

} // namespace lozenge
