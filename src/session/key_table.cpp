#include "session/key_table.hpp"

#include "session/appearance.hpp"
#include "session/authoring/authoring.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/playback.hpp"
#include "session/run/travel.hpp"
#include "session/view/figure.hpp"
#include "session/view/looking.hpp"
#include "session/view/presenting.hpp"

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
    if (which < 2)
        toggleHall(session);
    else if (which == 2)
        toggleTime(session);
    else
        resetTime(session);
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

template <auto command>
void just(Session& session, int)
{
    command(session);
}

// Rows that apply only at times stand before those that always do. Under a heading they are shown in this order.
constexpr auto table = std::to_array<KeyBinding>({
    {KeyGroup::Flight, "F", "fly", "fly over the terrain", nullptr, Action::ToggleFlight},
    {KeyGroup::Flight, "Left Right", "roll", "roll to a side, and so turn", nullptr, Action::Steer, isFlying},
    {KeyGroup::Flight, "Up Down", "pitch", "nose up or down", nullptr, Action::Steer, isFlying},
    {KeyGroup::Flight, ", .", "yaw", "nose to the left or right", nullptr, Action::Steer, isFlying},
    {KeyGroup::Flight, "+ -", "flight speed", "faster or slower", nullptr, Action::Steer, isFlying},
    {KeyGroup::Flight, "Escape", "land", "back to the board", just<toggleFlight>, Action::None, isFlying},

    // Clickers darken a slide with the first two.
    {KeyGroup::Playing, "B . Shift+T Ctrl+T", "hall or time", "with F5: the hall dark, time stopped", darkenOrStop,
     Action::None, presents, "B Shift+T"},

    {KeyGroup::Predicting, "P", "predict", "ask before each step is shown", just<togglePrediction>},
    {KeyGroup::Predicting, "Enter", "check", "check the answer that was given", just<check>, Action::None, isAsking},
    {KeyGroup::Predicting, "Backspace Delete", "clear", "take the guesses back", just<clearGuess>, Action::None,
     isAsking, "Backspace"},
    {KeyGroup::Predicting, "S", "show me", "show the answer, not counted", just<showAnswer>, Action::None, isAsking},
    {KeyGroup::Predicting, "1 2 3 4 5 6", "choose", "choose one of the answers", guessChoice, Action::None,
     asksOf<Question::Kind::Choice>, "1 to 6"},
    {KeyGroup::Predicting, "+ = -", "lift or lower", "guess above or below the mean",
     [](Session& s, int which) { guessTrend(s, which == 2 ? Trend::Down : Trend::Up); }, Action::None,
     asksOf<Question::Kind::Height>, "+ -"},

    {KeyGroup::Steps, "Right", "step forward", "one step forward", [](Session& s, int) { stepForward(s); }},
    {KeyGroup::Steps, "Left", "step back", "one step back", [](Session& s, int) { stepBack(s); }},
    {KeyGroup::Steps, "Shift+Right", "ten forward", "ten steps forward",
     [](Session& s, int) { stepForward(s, largeStride); }},
    {KeyGroup::Steps, "Shift+Left", "ten back", "ten steps back", [](Session& s, int) { stepBack(s, largeStride); }},
    {KeyGroup::Steps, "Down", "next chapter", "to the end of this phase or the next", just<nextChapter>},
    {KeyGroup::Steps, "Up", "previous chapter", "to the end of the phase before", just<previousChapter>},
    {KeyGroup::Steps, "PageDown", "next stop", "to the next stop, else one step", just<nextStop>},
    {KeyGroup::Steps, "PageUp", "previous stop", "to the stop before", just<previousStop>},
    {KeyGroup::Steps, "Shift+PageDown Shift+PageUp", "lesson", "next or former of a playlist", nullptr,
     Action::OtherLesson, nullptr, "Shift+PageDown"},
    {KeyGroup::Steps, "Home", "start", "to the start: only the corners", just<toStart>},
    {KeyGroup::Steps, "End", "end", "to the finished terrain", just<toEnd>},

    {KeyGroup::Playing, "Space", "play or pause", "play, or pause", just<togglePlay>},
    {KeyGroup::Playing, "1 2 3 4 5 6 7 8 9", "speed", "speed, up to thousands a second", setSpeed, Action::None,
     nullptr, "1 to 9"},

    {KeyGroup::Picture, "C", "compare", "recipes side by side", just<toggleCompare>},
    {KeyGroup::Picture, "Shift+C", "reliefs", "reliefs of those that are compared", just<toggleReliefs>, Action::None,
     compares},
    {KeyGroup::Picture, ". ,", "figure forward", "go on in a figure, and back", goThroughFigure, Action::None, nullptr,
     ". ,"},
    {KeyGroup::Picture, "G", "numbers", "heights on the points of the grid",
     [](Session& s, int) { nextValue(s, "numbers"); }},
    {KeyGroup::Picture, "N", "names", "swap which phase is called diamond",
     [](Session& s, int) { nextValue(s, "names"); }},
    {KeyGroup::Picture, "T", "theme", "light, dark, high contrast", [](Session& s, int) { nextValue(s, "theme"); }},
    {KeyGroup::Relief, "M", "manner", "the relief of another program", [](Session& s, int) { nextValue(s, "manner"); }},
    {KeyGroup::Relief, "V", "style", "how the relief is drawn", [](Session& s, int) { nextValue(s, "style"); }},
    {KeyGroup::Relief, "L Shift+L", "light", "turn the light, with Shift back",
     [](Session& s, int which) { turnLight(s, which == 0 ? 15 : -15); }, Action::None, nullptr, "L"},
    {KeyGroup::Relief, "B Shift+B Ctrl+B", "back to front", "paint a row more, with Shift less",
     [](Session& s, int which) { paintMore(s, which == 2 ? 1 : (which == 0 ? 1 : -1) * paintedInRow(s)); },
     Action::None, nullptr, "B"},
    {KeyGroup::Relief, "O", "fog", "fog or none, in the flight too", just<toggleFog>},

    {KeyGroup::Window, "F5", "presenter", "the speaker's window, or none", just<togglePresenting>},
    {KeyGroup::Window, "F11", "full screen", "full screen and back", nullptr, Action::ToggleFullScreen},
    {KeyGroup::Window, "Ctrl++ Ctrl+=", "larger", "everything larger", nullptr, Action::LargerScale, nullptr, "Ctrl +"},
    {KeyGroup::Window, "Ctrl+-", "smaller", "everything smaller", nullptr, Action::SmallerScale, nullptr, "Ctrl -"},
    {KeyGroup::Window, "Ctrl+0", "usual size", "everything in its usual size", nullptr, Action::UsualScale, nullptr,
     "Ctrl 0"},
    {KeyGroup::Lesson, "Ctrl+M", "make a stop", "make this step a stop", makeStop, Action::None, nullptr, "Ctrl M"},
    {KeyGroup::Lesson, "Ctrl+S", "save", "save the lesson that is written", nullptr, Action::SaveLesson, nullptr,
     "Ctrl S"},
    {KeyGroup::Lesson, "Ctrl+Z", "undo", "undo the last change", just<undo>, Action::None, nullptr, "Ctrl Z"},
    {KeyGroup::Lesson, "Ctrl+C", "copy", "copy the command for this step", nullptr, Action::CopyCommand, nullptr,
     "Ctrl C"},
    {KeyGroup::Window, "F1 ?", "help", "show or hide these keys", just<toggleHelp>, Action::None, nullptr, "F1 or ?"},
    {KeyGroup::Window, "Escape", "close", "close what lies on top", just<closeTopmost>},
    {KeyGroup::Window, "Ctrl+Q", "quit", "close the window", nullptr, Action::Quit, nullptr, "Ctrl Q"},
});

} // namespace

std::span<const KeyBinding> keymap()
{
    return table;
}

} // namespace lozenge
