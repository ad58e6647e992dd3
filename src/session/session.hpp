#pragma once

#include "core/moment.hpp"
#include "lesson/lesson.hpp"
#include "lesson/lesson_error.hpp"
#include "lesson/lesson_shelf.hpp"
#include "lesson/read_lesson.hpp"
#include "picture/frame.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/run/facts.hpp"
#include "session/run/stops.hpp"
#include "session/view/flight.hpp"
#include "session/view/presenting.hpp"
#include "survey/survey.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// What the lecturer is looking at. Commands are plain functions that change it; nothing here draws, reads a clock or
// knows of keys and mice. They are in travel.hpp, facts.hpp, stops.hpp, editing.hpp, appearance.hpp, opening.hpp,
// prediction.hpp, comparison.hpp, looking.hpp and surveying.hpp.

namespace lozenge {

/// A line of the status bar. It goes away by itself.
struct Message {
    std::string text;
    bool isError = false;
    double seconds = 0; ///< that are left
};

struct Playback {
    bool isOn = false;
    int speed = 2;    ///< a row of speeds()
    double clock = 0; ///< the part of a step that has gone by
    double rest = 0;  ///< seconds that are left of the rest at a stop
};

/// A run that is stepped, and the moment of it that is shown.
struct SteppedRun {
    std::shared_ptr<const Timeline> timeline; ///< of the present recipe, which may differ from the lesson's
    HeightRange range;
    Moment moment;
    Region changed;                       ///< of the surface since somebody last asked: takeChanged()
    mutable LevelFacts levels = {};       ///< for the levels panel, see update(): what is counted is kept
    std::optional<PointTrace> trace = {}; ///< of the pinned point
};

/// What was changed, as it was before: the recipe of the run, and the lesson's text.
struct Undoable {
    Recipe recipe;
    std::string text;
};

/// A figure that was chosen by hand, with what was given for its keys: KEY=VALUE, as --with takes it.
struct FigureChoice {
    ChosenFigure chosen;
    std::vector<std::string> given;
    std::vector<std::string> draft = {}; ///< what is typed for its keys; given where it can be shown
    std::string missing = {};            ///< what the draft wants yet
};

struct Session {
    LessonSource source;
    std::shared_ptr<const Lesson> lesson;   ///< the last that could be read
    std::optional<LessonError> fileError;   ///< what is wrong with its file since
    std::string text;                       ///< of its file, with what was changed here since it was read
    std::string savedText;                  ///< the same as the disk has it
    std::variant<SteppedRun, Survey> shown; ///< a survey where the terrain is too large to be stepped
    Way way;                                ///< without lessons where no playlist was asked for
    std::vector<FoundStop> stops;           ///< those of the lesson that this run has, or stations of the survey
    std::vector<int> stopMoments;           ///< of the same
    std::size_t shownStop = 0;              ///< of several at the present place; see presentStop()
    std::optional<FigureChoice> figure;     ///< in the place of those of the stops; see view/looking.hpp
    std::optional<int> figureStep;          ///< of a figure that is gone through: its key "upto"
    std::vector<Undoable> undoable;         ///< the latest last
    std::string savePath;                   ///< where the lesson will be saved
    std::optional<double> paintedHeight;    ///< that a click on the board sets before the run
    Playback playback;

    Look look;
    const Theme* chosenTheme = nullptr;      ///< null: the lesson's
    std::optional<Look> beforeDragging = {}; ///< as it was when the mouse took hold of the relief
    std::string panel = "code";              ///< at the side of the window, by its name
    bool helpShown = false;
    Sight sight;                  ///< the part of the board that is in view; a survey has its own
    std::optional<Flight> flight; ///< over the terrain, in place of its relief
    Presenting presenting;

    std::optional<Point> hovered;
    std::optional<Point> pinned;
    Prediction prediction;
    std::optional<Comparison> comparison;

    std::vector<ShelfEntry> shelf; ///< the bundled lessons; empty: to be asked for when they are shown
    std::string search;            ///< among them
    std::string typedPath;         ///< of a lesson's file
    bool fieldTakesKeys = false;   ///< the first field of the panel, as soon as it is shown
    std::optional<Message> message;
    std::vector<std::string> transcript; ///< a line for each command and each step shown

    /// The run, which must be one that is stepped; and the survey, or null where it is one.
    [[nodiscard]] const SteppedRun& run() const { return std::get<SteppedRun>(shown); }
    [[nodiscard]] SteppedRun& run() { return std::get<SteppedRun>(shown); }
    [[nodiscard]] const Survey* survey() const { return std::get_if<Survey>(&shown); }
    [[nodiscard]] Survey* survey() { return std::get_if<Survey>(&shown); }

    [[nodiscard]] const Recipe& recipe() const;
    /// What was reached of all: a step of the run, or a station of the survey.
    [[nodiscard]] int present() const;
    [[nodiscard]] int lastMoment() const;
    /// Whether the recipe is the lesson's own: only then its words are about this run.
    [[nodiscard]] bool isOwnRecipe() const { return recipe() == lesson->recipe; }
    [[nodiscard]] bool isSaved() const { return text == savedText; }
};

/// What the lesson says at the present moment; empty where it says nothing or a question about it is open.
std::string narration(const Session& session);

/// The present frame of a run that is stepped. It refers to the session.
Frame frameOf(const Session& session);

/// What changed since the last call; empty where nothing did.
Region takeChanged(Session& session);

/// The lines since the last call.
std::vector<std::string> takeTranscript(Session& session);

/// "step 7/77 level 1 square (4,2) = 0.3125".
std::string stepLine(const Session& session);

// What commands are made of.

void note(Session& session, std::string transcriptLine);
/// Turns a thing of the session on or off: "fog on".
void toggle(Session& session, bool& thing, const std::string& name);
void tell(Session& session, std::string message, bool isError = false);

} // namespace lozenge
