#pragma once

#include "export/frame_names.hpp"
#include "export/frame_places.hpp"
#include "lesson/lesson.hpp"
#include "picture/figures/figure.hpp"
#include "picture/frame.hpp"
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

/// A frame with all that formats tell of it.
struct ShownFrame {
    int number = 0;                ///< of its moment, or its station
    bool isStop = false;           ///< the lesson rests here
    std::string name;              ///< "Step 8 of 21": no other frame has it
    std::optional<int> level = {}; ///< of the step that led here; of a survey how many are done
    std::string phase = {};
    std::optional<Point> at = {};
    std::uint64_t points = 0; ///< of a survey, so far
    std::int64_t width = 0;   ///< of what is in view of it, in points of the finished map
    std::string title = {};
    std::string caption = {};
    std::string equation = {};
    std::string narration;
    std::string command = {};            ///< that makes this very frame again
    std::vector<std::string> notes = {}; ///< for who speaks: the question, its answer, the note of the stop
    std::string lesson = {};             ///< of several: which it belongs to
    Picture picture;
};

/// Neighbouring frames of one phase of one level.
struct ShownChapter {
    std::string name; ///< "Level 1, square"
    int first = 0;    ///< the place of its first frame
};

/// What an export is made of: frames of one run or of one survey, all of one size and look. Frames can be made on
/// several threads.
class Show {
public:
    struct Options {
        View::Kind view = View::Kind::Slide;
        ChosenFigure figure = {}; ///< of a run; what all its slides show, unless it is that of the step
        bool questions = true;    ///< of a run: a question is a frame before its answer
        bool stopsAlone = false;  ///< of a run: each stop a frame, and no others
        int width = 1920;
        int height = 1080;
        bool transparent = false;
        double framesPerSecond = 4;      ///< of films
        std::optional<FrameNames> names; ///< of files of frames; else numbers
        bool glides = false;             ///< of a survey also what lies between its stations is shown
        std::string lessonArgument;      ///< how the lesson was named on the command line
        std::vector<std::string> overrides;
        Look lessonsLook; ///< as its file has it: the rest of the look was asked for
    };

    /// Of the run of the lesson's recipe, the frames of these moments.
    Show(Lesson lesson, Timeline timeline, std::vector<int> moments, Options options);
    /// Of a survey of the lesson's recipe, the frames of these stations.
    Show(Lesson lesson, Survey survey, std::vector<int> stations, Options options);
    Show(Show&&) = default; // a copy's stops would be those of the other's lesson

    /// Its title and what else is said of it as a whole are in the words of its look.
    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
    /// The run, which must be one that is stepped; and the survey, or null where it is one.
    [[nodiscard]] const Timeline& timeline() const { return std::get<Timeline>(m_run); }
    [[nodiscard]] const Survey* survey() const { return std::get_if<Survey>(&m_run); }
    [[nodiscard]] const Options& options() const { return m_options; }
    [[nodiscard]] const std::vector<FoundStop>& stops() const { return m_stops; }

    /// The moments of the run that are shown, or the stations of the survey, in order.
    [[nodiscard]] const std::vector<int>& moments() const { return m_moments; }
    [[nodiscard]] int count() const { return static_cast<int>(survey() ? m_ways.size() : m_places.size()); }
    /// The frames of a run, of which a moment may have several.
    [[nodiscard]] const std::vector<FramePlace>& places() const { return m_places; }
    [[nodiscard]] const HeightRange& range() const { return m_range; }
    [[nodiscard]] std::span<const int> stopMoments() const { return m_stopMoments; }

    /// Makes what figures of many maps show, which takes long. Else the first frame does.
    void makeMaps(const MapsDone& mapsDone) const;
    [[nodiscard]] std::shared_ptr<const ManyMaps> mapsFor(const ChosenFigure& figure,
                                                          const MapsDone& mapsDone = {}) const;

    /// By its place in the show, counted from 0.
    [[nodiscard]] ShownFrame frame(int place) const;
    [[nodiscard]] std::vector<ShownChapter> chapters() const;

    /// The command for this run in this look, with what is wanted of it, in the lesson's folder. Empty where the lesson
    /// has no name on a command line. A frame shows the one that opens the window on it, `"", {"--step", "3"}`: that is
    /// short, whole, and where a class goes on from a slide.
    [[nodiscard]] std::string command(std::string_view command, const std::vector<std::string>& wanted) const;

private:
    Lesson m_lesson;
    std::variant<Timeline, Survey> m_run;
    HeightRange m_range; ///< of a run
    std::vector<FoundStop> m_stops;
    std::vector<int> m_stopMoments;
    std::vector<int> m_moments;
    std::vector<FramePlace> m_places; ///< of a run: its frames
    std::vector<double> m_ways;       ///< of a survey: the places of its frames
    Options m_options;
    std::shared_ptr<ManyShelf> m_shelf = std::make_shared<ManyShelf>();
};

/// The maps that a figure asks for, of the run of this recipe; most ask for none.
std::optional<ManyRequest> mapsOf(const ChosenFigure& figure, const Recipe& recipe);

/// Runs or surveys the lesson's recipe and shows the moments, or stations, that --steps names: all, phases, levels,
/// stops, K or A..B. An error says what would be right.
tl::expected<Show, std::string> showOf(Lesson lesson, const std::string& steps, Show::Options options);

/// The moments alone, of a run or a survey that is at hand.
tl::expected<std::vector<int>, std::string> momentsNamed(const std::string& steps, const Lesson& lesson,
                                                         const Timeline& timeline);
tl::expected<std::vector<int>, std::string> momentsNamed(const std::string& steps, const Lesson& lesson,
                                                         const Survey& survey);

} // namespace lozenge
