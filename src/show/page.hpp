#pragma once

#include "core/point.hpp"
#include "lesson/lesson.hpp"
#include "picture/figures/figure.hpp"
#include "picture/frame.hpp"
#include "picture/picture.hpp"
#include "terrain/making_many.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
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
    std::string name; ///< "Level 1, square"
    int first = 0;    ///< the place of its first page
};

} // namespace lozenge
