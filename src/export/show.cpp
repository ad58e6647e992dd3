#include "export/show.hpp"

#include "lesson/command_text.hpp"
#include "picture/slide.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <string_view>

namespace lozenge {

Show::Show(Lesson lesson, std::vector<int> moments, Options options)
    : m_lesson(std::move(lesson)), m_timeline(m_lesson.recipe), m_range(heightRange(m_timeline)),
      m_stops(stopsIn(m_lesson, m_timeline)), m_moments(std::move(moments)), m_options(std::move(options))
{
    for (const FoundStop& stop : m_stops)
        m_stopMoments.push_back(stop.moment);
}

bool Show::isStop(int moment) const
{
    return std::find(m_stopMoments.begin(), m_stopMoments.end(), moment) != m_stopMoments.end();
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

void Show::withFrame(int moment, const std::function<void(const Frame&)>& use) const
{
    const Moment at = momentAt(m_timeline, moment);
    Frame frame{.timeline = m_timeline,
                .moment = at,
                .look = m_lesson.look,
                .range = m_range,
                .narration = {},
                .command = command("", {"--step", std::to_string(moment)}),
                .stops = m_stopMoments};
    for (const FoundStop& stop : m_stops)
        if (stop.moment == moment)
            frame.narration = stop.stop->say;
    use(frame);
}

Picture Show::picture(int moment) const
{
    Picture picture;
    withFrame(moment, [&](const Frame& frame) {
        picture = framePicture(frame, m_options.view, static_cast<float>(m_options.width),
                               static_cast<float>(m_options.height));
    });
    if (m_options.transparent)
        picture.background = none;
    return picture;
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
