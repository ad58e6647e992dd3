#pragma once

#include "lesson/lesson.hpp"
#include "picture/frame.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace lozenge {

/// What an export is made of: frames of one run, all of one size and look. Frames can be made on several threads.
class Show {
public:
    struct Options {
        View::Kind view = View::Kind::Slide;
        int width = 1920;
        int height = 1080;
        bool transparent = false;
        double framesPerSecond = 4; ///< of films
        std::string lessonArgument; ///< how the lesson was named on the command line
        std::vector<std::string> overrides;
        Look lessonsLook; ///< as its file has it: the rest of the look was asked for
    };

    Show(Lesson lesson, std::vector<int> moments, Options options);

    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }
    [[nodiscard]] const Timeline& timeline() const { return m_timeline; }
    [[nodiscard]] const Options& options() const { return m_options; }
    [[nodiscard]] const std::vector<FoundStop>& stops() const { return m_stops; }

    /// The moments of the run that are shown, in order.
    [[nodiscard]] const std::vector<int>& moments() const { return m_moments; }
    [[nodiscard]] bool isStop(int moment) const;

    /// The command for this run in this look, with what is wanted of it, in the lesson's folder. Empty where the lesson
    /// has no name on a command line. A frame shows the one that opens the window on it, `"", {"--step", "3"}`: that is
    /// short, whole, and where a class goes on from a slide.
    [[nodiscard]] std::string command(std::string_view command, const std::vector<std::string>& wanted) const;

    /// Calls `use` with the frame of a moment.
    void withFrame(int moment, const std::function<void(const Frame&)>& use) const;
    [[nodiscard]] Picture picture(int moment) const;

private:
    Lesson m_lesson;
    Timeline m_timeline;
    HeightRange m_range;
    std::vector<FoundStop> m_stops;
    std::vector<int> m_stopMoments;
    std::vector<int> m_moments;
    Options m_options;
};

/// The moments that --steps names: all, phases, levels, stops, K or A..B. An error says what would be right.
tl::expected<std::vector<int>, std::string> momentsNamed(const std::string& steps, const Lesson& lesson,
                                                         const Timeline& timeline);

} // namespace lozenge
