#pragma once

#include "lesson/lesson.hpp"
#include "picture/figures/figure.hpp"
#include "picture/frame.hpp"
#include "picture/picture.hpp"
#include "survey/survey.hpp"
#include "terrain/making_many.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace lozenge {

/// What pages are wanted of a lesson.
struct PageOptions {
    View::Kind view = View::Kind::Slide;
    ChosenFigure figure = {}; ///< of a run; what all its pages show, unless it is that of the step
    bool questions = true;    ///< of a run: a question is a page before its answer
    bool stopsAlone = false;  ///< of a run: each stop a page, and no others
    int width = 1920;
    int height = 1080;
    bool transparent = false;
    double framesPerSecond = 4; ///< of films
    bool glides = false;        ///< of a survey also what lies between its stations is shown
    std::string lessonArgument; ///< how the lesson was named on the command line
    std::vector<std::string> overrides;
    Look lessonsLook; ///< as its file has it: the rest of the look was asked for
    std::shared_ptr<ManyShelf> shelf = std::make_shared<ManyShelf>(); ///< of the maps of figures over many seeds

    /// Whether all pages show what was asked for, and none what its stop shows.
    [[nodiscard]] bool areAlike() const { return !figure.isOfStep() || view != View::Kind::Slide; }
    [[nodiscard]] Vec2 size() const { return {static_cast<float>(width), static_cast<float>(height)}; }
};

/// A page of a lesson before it is made: a moment of its run, and what the lesson says and shows there.
struct PagePlace {
    enum class Kind : std::uint8_t { Moment, Question, Answer, Station };

    Kind kind = Kind::Moment;
    int moment = 0; ///< or station
    const Stop* stop = nullptr;
    int nth = 1;                              ///< of its kind at this moment
    std::optional<double> way = std::nullopt; ///< of a survey how far it has come; else it is shown as it stands

    [[nodiscard]] bool isQuestion() const { return kind == Kind::Question; }
};

/// A page with all that formats tell of it.
struct Page {
    int number = 0;                ///< of its moment, or its station
    bool isStop = false;           ///< the lesson rests here
    std::string name;              ///< "Step 8 of 21": no other page has it
    std::optional<int> level = {}; ///< of the step that led here; of a survey how many are done
    std::string phase = {};
    std::optional<Point> at = {};
    std::uint64_t points = 0; ///< of a survey, so far
    std::int64_t width = 0;   ///< of what is in view of it, in points of the finished map
    std::string title = {};
    std::string caption = {};
    std::string equation = {};
    std::string narration;
    std::vector<std::string> notes = {}; ///< for who speaks: the question, its answer, the note of the stop
    std::string lesson = {};             ///< of several: which it belongs to
    Picture picture;
};

/// Neighbouring pages under a heading: a phase of a level, a lesson of a playlist.
struct PageSection {
    std::string name;                    ///< "Level 1, square"
    int first = 0;                       ///< the place of its first page
    std::vector<std::string> notes = {}; ///< of that page, where it is one of its own
};

/// The pages of a lesson: of its run, or of a survey where its terrain is too large for one. They are all of one size
/// and look, and can be made on several threads.
struct LessonPages {
    using Run = std::variant<std::shared_ptr<const Timeline>, Survey>;

    /// The pages of these moments of the run, or of these stations of the survey.
    LessonPages(Lesson ofLesson, Run ofRun, std::vector<int> atMoments, PageOptions asked);
    /// One page, with what a stop says and shows that need not be one of the lesson's.
    LessonPages(Lesson ofLesson, Run ofRun, PagePlace place, Stop stop, PageOptions asked);

    std::string name = {}; ///< in a playlist: the lesson's id, or the path of its file
    Lesson lesson;         ///< its title and what else is said of it as a whole in the words of its look
    Run run;
    std::vector<FoundStop> stops;
    std::vector<int> stopMoments;
    PageOptions options;
    HeightRange range;                   ///< of a run
    std::vector<int> moments;            ///< of the run that are shown, or the stations of the survey, in order
    std::vector<PagePlace> places;       ///< the pages, of which a moment may have several
    std::unique_ptr<const Stop> ownStop; ///< of a single page

    [[nodiscard]] const Look& look() const { return lesson.look; }
    /// The run, which must be one that is stepped; and the survey, or null where it is one.
    [[nodiscard]] const Timeline& timeline() const { return *std::get<std::shared_ptr<const Timeline>>(run); }
    [[nodiscard]] const Survey* survey() const { return std::get_if<Survey>(&run); }
    [[nodiscard]] int count() const { return static_cast<int>(places.size()); }
    [[nodiscard]] std::vector<PageSection> sections() const;

    /// By its place, counted from 0.
    [[nodiscard]] Page page(int place) const;
    /// Of what may be none of them.
    [[nodiscard]] Page page(const PagePlace& place) const;
    [[nodiscard]] std::string label(int place) const;              ///< "step 3, question"
    [[nodiscard]] std::vector<std::string> notes(int place) const; ///< all that is said at a page

    /// The moments at which words of the lesson have no room.
    [[nodiscard]] std::vector<int> cutMoments() const;

    /// Makes what figures of many maps show, which takes long. Else the first page does.
    void makeMaps(const MapsDone& mapsDone) const;
    [[nodiscard]] std::shared_ptr<const ManyMaps> mapsFor(const ChosenFigure& figure,
                                                          const MapsDone& mapsDone = {}) const;

    /// The command for this run in this look, with what is wanted of it, in the lesson's folder. Empty where the lesson
    /// has no name on a command line. A page shows the one that opens the window on it, `"", {"--step", "3"}`: that is
    /// short, whole, and where a class goes on from a slide.
    [[nodiscard]] std::string command(std::string_view command, const std::vector<std::string>& wanted) const;

private:
    LessonPages(Lesson ofLesson, Run ofRun, PageOptions asked);
};

/// Runs or surveys the lesson's recipe and shows the moments, or stations, that --steps names: all, phases, levels,
/// stops, K or A..B. An error says what would be right.
tl::expected<LessonPages, std::string> pagesOf(Lesson lesson, const std::string& steps, PageOptions options);

/// The moments alone, of a run or a survey that is at hand.
tl::expected<std::vector<int>, std::string> momentsNamed(const std::string& steps, const Lesson& lesson,
                                                         const LessonPages::Run& run);

/// The pages of a survey: its stations, and of a film what lies between them, too.
std::vector<PagePlace> pagesOfStations(const Survey& survey, std::span<const int> stations,
                                       std::optional<double> framesPerSecond);
inline constexpr double framesPerSecondOfGlides = 12; ///< where nothing else is asked for

/// "Source: Hunter Loftis: Realistic terrain in 130 lines (2014). http://www.playfuljs.com/".
std::string sourceSaid(const Lesson& lesson);

/// How many pages to make at once, so that their pixels fit into memory.
int pagesAtOnce(const PageOptions& options);

/// The maps that a figure asks for, of the run of this recipe; most ask for none.
std::optional<ManyRequest> mapsOf(const ChosenFigure& figure, const Recipe& recipe);

/// What a page shows: what was asked for, else what its stop shows.
const ChosenFigure& figureOf(const LessonPages& pages, const PagePlace& place);

/// "Level 7 of 28": no other station has it.
std::string stationName(const Survey& survey, int station, const Look& look);

} // namespace lozenge
