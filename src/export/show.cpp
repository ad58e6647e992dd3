#include "export/show.hpp"

#include "lesson/command_text.hpp"
#include "picture/slide.hpp"
#include "picture/words.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <string_view>

namespace lozenge {

Show::Show(Lesson lesson, Timeline timeline, std::vector<int> moments, Options options)
    : m_lesson(std::move(lesson)), m_timeline(std::move(timeline)), m_range(heightRange(m_timeline)),
      m_stops(stopsIn(m_lesson, m_timeline)), m_moments(std::move(moments)), m_options(std::move(options))
{
    for (const FoundStop& stop : m_stops)
        m_stopMoments.push_back(stop.moment);
}

std::string Show::command(std::string_view command, const std::vector<std::string>& wanted) const
{
    if (m_options.lessonArgument.empty())
        return {};
    std::vector<std::string> options;
    addOverrides(options, m_options.overrides);
    options.insert(options.end(), wanted.begin(), wanted.end());
    addLook(options, m_lesson.look, m_options.lessonsLook);
    // What is shown to others does not tell in which folder its author keeps it.
    return commandText(command, std::filesystem::path(m_options.lessonArgument).filename().string(), options);
}

ShownFrame Show::frame(int place) const
{
    const Moment moment = momentAt(m_timeline, m_moments[static_cast<std::size_t>(place)]);
    const int number = moment.number;
    const auto stop =
        std::find_if(m_stops.rbegin(), m_stops.rend(), [&](const FoundStop& s) { return s.moment == number; });
    const Frame frame{.timeline = m_timeline,
                      .moment = moment,
                      .look = m_lesson.look,
                      .range = m_range,
                      .narration = stop == m_stops.rend() ? std::string() : stop->stop->say,
                      .command = command("", {"--step", std::to_string(number)}),
                      .stops = m_stopMoments};
    ShownFrame shown{.number = number,
                     .isStop = stop != m_stops.rend(),
                     .name = "Step " + std::to_string(number) + " of " + std::to_string(m_timeline.stepCount()),
                     .level = {},
                     .phase = {},
                     .at = {},
                     .title = frameTitle(frame),
                     .caption = frameCaption(frame),
                     .equation = frameEquation(frame),
                     .narration = frameNarration(frame),
                     .command = frame.command,
                     .picture = framePicture(frame, m_options.view, static_cast<float>(m_options.width),
                                             static_cast<float>(m_options.height))};
    if (const auto& step = moment.step) {
        shown.level = step->level;
        shown.phase = phaseWord(step->phase, *m_lesson.look.names);
        shown.at = step->at;
    }
    if (m_options.transparent)
        shown.picture.background = none;
    return shown;
}

std::vector<ShownChapter> Show::chapters() const
{
    std::vector<ShownChapter> chapters;
    for (int place = 0; place < count(); ++place) {
        std::string name = "Start";
        if (const int moment = m_moments[static_cast<std::size_t>(place)]; moment > 0) {
            const Chapter& chapter = m_timeline.chapterOf(moment);
            name = "Level " + std::to_string(chapter.level) + ", " +
                   std::string(phaseWord(chapter.phase, *m_lesson.look.names));
        }
        if (chapters.empty() || chapters.back().name != name)
            chapters.push_back({std::move(name), place});
    }
    return chapters;
}

tl::expected<Show, std::string> showOf(Lesson lesson, const std::string& steps, Show::Options options)
{
    Timeline timeline(lesson.recipe);
    auto moments = momentsNamed(steps, lesson, timeline);
    if (!moments)
        return tl::unexpected(std::move(moments.error()));
    return Show(std::move(lesson), std::move(timeline), std::move(*moments), std::move(options));
}

tl::expected<std::vector<int>, std::string> momentsNamed(const std::string& steps, const Lesson& lesson,
                                                         const Timeline& timeline)
{
    const int last = timeline.stepCount();
    const std::string shape =
        "--steps must be all, phases, levels, stops, a step, or a range A..B, with steps from 0 to " +
        std::to_string(last) + " (0 is the map before the first step)";
    std::vector<int> moments;
    const auto fill = [&](int from, int to) {
        for (int moment = from; moment <= to; ++moment)
            moments.push_back(moment);
    };

    if (steps == "all") {
        fill(0, last);
    } else if (steps == "phases" || steps == "levels") {
        const auto& chapters = timeline.chapters();
        for (std::size_t i = 0; i < chapters.size(); ++i)
            if (steps == "phases" || i + 1 == chapters.size() || chapters[i + 1].level != chapters[i].level)
                moments.push_back(chapters[i].last);
    } else if (steps == "stops") {
        for (const FoundStop& stop : stopsIn(lesson, timeline))
            if (moments.empty() || moments.back() != stop.moment)
                moments.push_back(stop.moment);
        if (moments.empty())
            return tl::unexpected(std::string("--steps stops: this lesson has no stops; try phases"));
    } else {
        const auto number = [&](std::string_view text) {
            int value = -1;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
            return error == std::errc{} && end == text.data() + text.size() && value <= last ? value : -1;
        };
        const std::size_t dots = steps.find("..");
        const int from = number(std::string_view(steps).substr(0, dots));
        const int to = dots == std::string::npos ? from : number(std::string_view(steps).substr(dots + 2));
        if (from < 0 || to < 0)
            return tl::unexpected("--steps " + steps + ": " + shape);
        if (from > to)
            return tl::unexpected("--steps " + steps + ": the range runs backward; did you mean " + std::to_string(to) +
                                  ".." + std::to_string(from) + "?");
        fill(from, to);
    }
    return moments;
}

} // namespace lozenge
