#pragma once

#include "core/region.hpp"
#include "core/timeline.hpp"
#include "picture/figures/figure.hpp"
#include "picture/look.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lozenge {

/// A place in a run, as a lesson names it: it means something for any size of map.
struct StopPlace {
    /// Points: in a lesson with a zoom, where it has come down to single points.
    enum class Kind : std::uint8_t { Start, End, Step, ChapterBegin, ChapterEnd, Points };

    Kind kind = Kind::Start;
    int step = 0;
    int level = 0;
    Phase phase = Phase::Diamond;
};

/// Something to ask the audience before the step is shown.
struct Question {
    enum class Kind : std::uint8_t { Parents, Height, Choice };

    Kind kind = Kind::Parents;
    std::string text;
    std::vector<std::string> choices = {};
    int answer = 0;       ///< of choices, counted from 0
    std::string why = {}; ///< said with the answer

    friend bool operator==(const Question&, const Question&) = default;
};

/// What is asked about the parents or the height of a step; no lesson words it.
Question usualQuestion(Question::Kind kind);

/// The text of a question in the language of a look. What an author wrote is no phrase and stands as it is.
std::string questionSaid(const Question& question, const Look& look);

/// A place in the lesson's file, or in that of its words, counted from 1.
struct FilePlace {
    int line = 0;
    int column = 0;
    std::string file = {};
};

/// A place in the run to rest at, with what to say and to show there. Its words are as the file has them: withTerms()
/// makes them those of a look.
struct Stop {
    StopPlace place;
    std::string title = {}; ///< the heading of its frame; without one the step has its own
    std::string say;
    std::string note = {}; ///< for who speaks, and for handouts
    std::optional<Question> question;
    ChosenFigure show = {};
    std::vector<Region> marks = {};          ///< a point is a rectangle of one
    std::optional<Look> look = std::nullopt; ///< the lesson's, with the keys that are others here
    FilePlace at = {};                       ///< where it stands in the file, and its words
    FilePlace titleAt = {};
    FilePlace sayAt = {};
    FilePlace noteAt = {};
    FilePlace questionAt = {}; ///< where it has no words of its own it is that of the whole, as with the others
    FilePlace whyAt = {};
    std::vector<FilePlace> choicesAt = {};
};

/// A flight from the whole of a large terrain down to single points and back.
struct Zoom {
    double x = 0.5; ///< of the place that it leads to, in parts of the map
    double y = 0.5;

    friend bool operator==(const Zoom&, const Zoom&) = default;
};

/// What a lesson retells: an article, a program, a worksheet.
struct Publication {
    std::string author;
    std::string title; ///< empty: there is none
    int year = 0;      ///< 0: not known
    std::string url = {};
};

/// "Hunter Loftis: Realistic terrain in 130 lines (2014)".
std::string citation(const Publication& source);

/// Where a lesson stands that names no place of its own: after those that do, by its name.
inline constexpr int unordered = 1000;

struct Lesson {
    std::string title;
    std::string summary;
    std::string goal = {}; ///< what a student can do afterwards
    std::string part = {}; ///< of a course: the heading that it stands under
    int minutes = 0;       ///< that it takes, as its author thinks; 0: not said
    int order = unordered; ///< among the bundled lessons
    Publication source = {};
    Recipe recipe;
    Look look;
    std::vector<Stop> stops;
    std::optional<Zoom> zoom; ///< only of a terrain that is too large to be stepped
};

/// The moment of a run that a place means; nothing if this run has no such step or chapter. The begin of a chapter
/// is its first step, the end its last.
std::optional<int> momentOf(const StopPlace& place, const Timeline& timeline);

/// The stations of a terrain that is too large to be stepped: it goes level by level. Station k has k levels done; a
/// zoom adds two: where it is down at single points, and where it is back at the whole map.
int lastStation(int levels, bool hasZoom);

/// The station that a place means: a level's begin, or its end for every place in it. Nothing where there is none.
std::optional<int> stationOf(const StopPlace& place, int levels, bool hasZoom);

/// A stop of a lesson, found in a run.
struct FoundStop {
    int moment = 0;
    const Stop* stop = nullptr;
};

/// What a lesson says is about its own run. In another one its stops are places to rest at, and what is asked of the
/// board can be asked there too.
void dropWords(std::vector<Stop>& stops);

/// The look of a stop where the lesson is shown in a look that may differ from its own: keys that were chosen for the
/// showing win over those of the stop.
Look lookAt(const Stop& stop, const Look& lessons, const Look& shown);

/// The stops that a run has, in the order of the run, and of the file where they are at one place.
std::vector<FoundStop> stopsIn(const Lesson& lesson, const Timeline& timeline);

/// The same among the stations of a terrain that is not stepped; `moment` is the station.
std::vector<FoundStop> stopsAmongLevels(const Lesson& lesson, int levels);

} // namespace lozenge
