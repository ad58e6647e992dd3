#include "session/keymap.hpp"

#include "picture/text/comma_list.hpp"
#include "picture/tr.hpp"
#include "session/appearance.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/travel.hpp"
#include "session/view/looking.hpp"
#include "session/view/presenting.hpp"

#include <algorithm>
#include <array>

namespace lozenge {
namespace {

constexpr int largeStride = 10;

template <Question::Kind kind>
bool asksOf(const Session& session)
{
    return isAsking(session) && session.prediction.asked->question.kind == kind;
}

bool isFlying(const Session& session)
{
    return session.flight.has_value();
}

bool compares(const Session& session)
{
    return session.comparison.has_value();
}

bool presents(const Session& session)
{
    return session.presenting.isOn;
}

void darkenOrStop(Session& session, int which)
{
    constexpr std::array ofChords{toggleHall, toggleHall, toggleTime, resetTime};
    ofChords[static_cast<std::size_t>(which)](session);
}

void makeStop(Session& session, int)
{
    addStop(session);
    session.panel = "write";
}

void goThroughFigure(Session& session, int which)
{
    stepFigure(session, which == 0 ? 1 : -1);
}

/// A command to which it is all the same which of its chords was pressed.
template <auto command, auto... with>
void just(Session& session, int)
{
    command(session, with...);
}

// Rows that apply only at times stand before those that always do. Under a heading they are shown in this order.
constexpr auto table = std::to_array<KeyBinding>({
    {KeyGroup::Flight, "F", "fly", "fly over the terrain", Action::ToggleFlight},
    {KeyGroup::Flight, "Left Right", "roll", "roll to a side, and so turn", Action::Steer, isFlying},
    {KeyGroup::Flight, "Up Down", "pitch", "nose up or down", Action::Steer, isFlying},
    {KeyGroup::Flight, ", .", "yaw", "nose to the left or right", Action::Steer, isFlying},
    {KeyGroup::Flight, "+ -", "flight speed", "faster or slower", Action::Steer, isFlying},
    {KeyGroup::Flight, "Escape", "land", "back to the board", just<toggleFlight>, isFlying},

    // Clickers darken a slide with the first two.
    {KeyGroup::Playing, "B . Shift+T Ctrl+T", "hall or time", "with F5: the hall dark, time stopped", darkenOrStop,
     presents, "B Shift+T"},

    {KeyGroup::Predicting, "P", "predict", "ask before each step is shown", just<togglePrediction>},
    {KeyGroup::Predicting, "Enter", "check", "check the answer that was given", just<check>, isAsking},
    {KeyGroup::Predicting, "Backspace Delete", "clear", "take the guesses back", just<clearGuess>, isAsking,
     "Backspace"},
    {KeyGroup::Predicting, "S", "show me", "show the answer, not counted", just<showAnswer>, isAsking},
    {KeyGroup::Predicting, "1 2 3 4 5 6", "choose", "choose one of the answers", guessChoice,
     asksOf<Question::Kind::Choice>, "1 to 6"},
    {KeyGroup::Predicting, "+ = -", "lift or lower", "guess above or below the mean",
     [](Session& s, int which) { guessTrend(s, which == 2 ? Trend::Down : Trend::Up); }, asksOf<Question::Kind::Height>,
     "+ -"},

    {KeyGroup::Steps, "Right", "step forward", "one step forward", just<stepForward, 1>},
    {KeyGroup::Steps, "Left", "step back", "one step back", just<stepBack, 1>},
    {KeyGroup::Steps, "Shift+Right", "ten forward", "ten steps forward", just<stepForward, largeStride>},
    {KeyGroup::Steps, "Shift+Left", "ten back", "ten steps back", just<stepBack, largeStride>},
    {KeyGroup::Steps, "Down", "next chapter", "to the end of this phase or the next", just<nextChapter>},
    {KeyGroup::Steps, "Up", "previous chapter", "to the end of the phase before", just<previousChapter>},
    {KeyGroup::Steps, "PageDown", "next stop", "to the next stop, else one step", just<nextStop>},
    {KeyGroup::Steps, "PageUp", "previous stop", "to the stop before", just<previousStop>},
    {KeyGroup::Steps, "Shift+PageDown Shift+PageUp", "lesson", "next or former of a playlist", Action::OtherLesson,
     nullptr, "Shift+PageDown"},
    {KeyGroup::Steps, "Home", "start", "to the start: only the corners", just<toStart>},
    {KeyGroup::Steps, "End", "end", "to the finished terrain", just<toEnd>},

    {KeyGroup::Playing, "Space", "play or pause", "play, or pause", just<togglePlay>},
    {KeyGroup::Playing, "1 2 3 4 5 6 7 8 9", "speed", "speed, up to thousands a second", setSpeed, nullptr, "1 to 9"},

    {KeyGroup::Picture, "C", "compare", "recipes side by side", just<toggleCompare>},
    {KeyGroup::Picture, "Shift+C", "reliefs", "reliefs of those that are compared", just<toggleReliefs>, compares},
    {KeyGroup::Picture, ". ,", "figure forward", "go on in a figure, and back", goThroughFigure},
    {KeyGroup::Picture, "G", "numbers", "heights on the points of the grid"},
    {KeyGroup::Picture, "N", "names", "swap which phase is called diamond"},
    {KeyGroup::Picture, "T", "theme", "light, dark, high contrast"},
    {KeyGroup::Relief, "M", "manner", "the relief of another program"},
    {KeyGroup::Relief, "V", "style", "how the relief is drawn"},
    {KeyGroup::Relief, "L Shift+L", "light", "turn the light, with Shift back",
     [](Session& s, int which) { turnLight(s, which == 0 ? 15 : -15); }, nullptr, "L"},
    {KeyGroup::Relief, "B Shift+B Ctrl+B", "back to front", "paint a row more, with Shift less",
     [](Session& s, int which) { paintMore(s, which == 2 ? 1 : (which == 0 ? 1 : -1) * paintedInRow(s)); }, nullptr,
     "B"},
    {KeyGroup::Relief, "O", "fog", "fog or none, in the flight too", just<toggleFog>},

    {KeyGroup::Window, "F5", "presenter", "the speaker's window, or none", just<togglePresenting>},
    {KeyGroup::Window, "F11", "full screen", "full screen and back", Action::ToggleFullScreen},
    {KeyGroup::Window, "Ctrl++ Ctrl+=", "larger", "everything larger", Action::LargerScale, nullptr, "Ctrl +"},
    {KeyGroup::Window, "Ctrl+-", "smaller", "everything smaller", Action::SmallerScale},
    {KeyGroup::Window, "Ctrl+0", "usual size", "everything in its usual size", Action::UsualScale},
    {KeyGroup::Lesson, "Ctrl+M", "make a stop", "make this step a stop", makeStop},
    {KeyGroup::Lesson, "Ctrl+S", "save", "save the lesson that is written", Action::SaveLesson},
    {KeyGroup::Lesson, "Ctrl+Z", "undo", "undo the last change", just<undo>},
    {KeyGroup::Lesson, "Ctrl+C", "copy", "copy the command for this step", Action::CopyCommand},
    {KeyGroup::Window, "F1 ?", "help", "show or hide these keys", just<toggleHelp>, nullptr, "F1 or ?"},
    {KeyGroup::Window, "Escape", "close", "close what lies on top", just<closeTopmost>},
    {KeyGroup::Window, "Ctrl+Q", "quit", "close the window", Action::Quit},
});

/// Of the groups, in their order.
constexpr std::array headings{phrase("Steps"),  phrase("Playing"), phrase("Predicting"), phrase("Picture"),
                              phrase("Relief"), phrase("Lesson"),  phrase("Flight"),     phrase("Window")};

/// What is written on keys, which keyboards of other languages have other words for.
constexpr std::array namedKeys{
    phrase("Left|key"),      phrase("Right|key"), phrase("Up|key"),       phrase("Down|key"),
    phrase("PageUp|key"),    phrase("Home|key"),  phrase("PageDown|key"), phrase("End|key"),
    phrase("Backspace|key"), phrase("Space|key"), phrase("Enter|key"),    phrase("Escape|key"),
    phrase("Shift|key"),     phrase("Ctrl|key"),  phrase("to|key"),       phrase("or|key")};

/// What stands on a key, or the word itself.
std::string keySaid(std::string_view word, const Look& look)
{
    for (const std::string_view key : namedKeys)
        if (key.substr(0, key.find('|')) == word)
            return tr(look, key);
    return std::string(word);
}

/// The place of a chord among those of a row, from 0, or -1.
int placeOf(std::string_view chord, std::string_view chords)
{
    const std::vector<std::string_view> all = partsOf(chords, ' ');
    const auto found = std::find(all.begin(), all.end(), chord);
    return chord.empty() || found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

} // namespace

std::span<const KeyBinding> keymap()
{
    return table;
}

std::string shownChords(const KeyBinding& binding, const Look& look)
{
    std::string_view chords = binding.shown.empty() ? binding.chords : binding.shown;
    std::string text;
    while (!chords.empty()) {
        const std::size_t end = std::min(chords.find_first_of(" +"), chords.size());
        const std::string_view word = chords.substr(0, end);
        text += keySaid(word, look);
        text += word == "Ctrl" ? " " : chords.substr(end, 1);
        chords.remove_prefix(std::min(end + 1, chords.size()));
    }
    return text;
}

std::vector<KeySection> keySections(std::span<const KeyBinding> ofPanels)
{
    std::vector<KeySection> sections;
    for (std::size_t group = 0; group < headings.size(); ++group) {
        KeySection& section = sections.emplace_back(KeySection{headings[group], {}});
        for (const auto table : {ofPanels, keymap()})
            for (const KeyBinding& binding : table)
                if (binding.group == static_cast<KeyGroup>(group))
                    section.bindings.push_back(&binding);
    }
    return sections;
}

const KeyBinding* bindingOf(const Session& session, std::string_view chord)
{
    for (const KeyBinding& binding : keymap())
        if (placeOf(chord, binding.chords) >= 0 && (!binding.applies || binding.applies(session)))
            return &binding;
    return nullptr;
}

std::optional<Action> press(Session& session, std::string_view chord)
{
    const KeyBinding* binding = bindingOf(session, chord);
    if (!binding)
        return std::nullopt;
    if (const auto* const action = std::get_if<Action>(&binding->does))
        return *action;
    if (const auto command = std::get<0>(binding->does))
        command(session, placeOf(chord, binding->chords));
    else
        nextValue(session, binding->command);
    return Action::None;
}

} // namespace lozenge
