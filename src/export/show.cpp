#include "export/show.hpp"

#include "export/stepped_frame.hpp"
#include "export/survey_frames.hpp"
#include "lesson/keys/look_keys.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <numeric>

namespace lozenge {
namespace {

/// What is said of the lesson as a whole, in the words of its look; what its stops say is put into those of each.
Lesson inItsLook(Lesson lesson)
{
    for (std::string* words : {&lesson.title, &lesson.summary, &lesson.goal, &lesson.part})
        *words = withTerms(*words, lesson.look);
    return lesson;
}

/// Each once, though several stops may lie at it.
std::vector<int> momentsOf(const std::vector<FoundStop>& stops)
{
    std::vector<int> moments;
    for (const FoundStop& stop : stops)
        if (moments.empty() || moments.back() != stop.moment)
            moments.push_back(stop.moment);
    return moments;
}

/// Where an export can go to; phases and levels by their ends.
struct Places {
    int last = 0;
    std::vector<FoundStop> stops;
    std::vector<int> phases, levels;
};

std::vector<int> range(int from, int to)
{
    std::vector<int> moments(static_cast<std::size_t>(to - from + 1));
    std::iota(moments.begin(), moments.end(), from);
    return moments;
}

tl::expected<std::vector<int>, std::string> among(const Places& places, const std::string& steps)
{
    if (steps == "all")
        return range(0, places.last);
    if (steps == "phases" || steps == "levels")
        return steps == "phases" ? places.phases : places.levels;
    if (steps == "stops") {
        std::vector<int> moments = momentsOf(places.stops);
        if (moments.empty())
            return tl::unexpected(std::string("--steps stops: this lesson has no stops; try phases"));
        return moments;
    }
    const auto number = [&](std::string_view text) {
        int value = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        return error == std::errc{} && end == text.data() + text.size() && value <= places.last ? value : -1;
    };
    const std::size_t dots = steps.find("..");
    const int from = number(std::string_view(steps).substr(0, dots));
    const int to = dots == std::string::npos ? from : number(std::string_view(steps).substr(dots + 2));
    if (from < 0 || to < 0)
        return tl::unexpected("--steps " + steps +
                              ": --steps must be all, phases, levels, stops, a step, or a range A..B, with steps from "
                              "0 to " +
                              std::to_string(places.last) + " (0 is the map before the first step)");
    if (from > to)
        return tl::unexpected("--steps " + steps + ": the range runs backward; did you mean " + std::to_string(to) +
                              ".." + std::to_string(from) + "?");
    return range(from, to);
}

} // namespace

Show::Show(Lesson lesson, Timeline timeline, std::vector<int> moments, Options options)
    : m_lesson(inItsLook(std::move(lesson))), m_run(std::move(timeline)), m_range(heightRange(this->timeline())),
      m_stops(stopsIn(m_lesson, this->timeline())), m_stopMoments(momentsOf(m_stops)), m_moments(std::move(moments)),
      m_options(std::move(options))
{
    const bool areAlike = !m_options.figure.isOfStep() || m_options.view != View::Kind::Slide;
    using enum WantedFrames::Which;
    // A single step that was asked for is one frame.
    const bool asks = m_options.questions && (m_options.stopsAlone || m_moments.size() > 1);
    m_places = framePlaces(m_moments, m_stops, {areAlike ? Alike : m_options.stopsAlone ? Stops : Steps, asks});
    runRecipes(m_options.figure.values);
    for (Stop& stop : m_lesson.stops)
        runRecipes(stop.show.values);
}

Show::Show(Lesson lesson, Survey survey, std::vector<int> stations, Options options)
    : m_lesson(inItsLook(std::move(lesson))), m_run(std::move(survey)),
      m_stops(stopsAmongLevels(m_lesson, this->survey()->levels)), m_moments(std::move(stations)),
      m_options(std::move(options))
{
    m_ways = waysThrough(*this->survey(), m_moments,
                         m_options.glides ? std::optional(m_options.framesPerSecond) : std::nullopt);
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

std::optional<ManyRequest> mapsOf(const ChosenFigure& figure, const Recipe& recipe)
{
    if (!figure.figure->isOfManyMaps)
        return {};
    return ManyRequest{recipe, rowNamed(pointMeasures(), figure.values[1].word),
                       figure.values[0].count.value_or(usualMaps)};
}

std::shared_ptr<const ManyMaps> Show::mapsFor(const ChosenFigure& figure, const MapsDone& mapsDone) const
{
    const auto request = mapsOf(figure, m_lesson.recipe);
    return request ? m_shelf->of(*request, mapsDone) : nullptr;
}

void Show::makeMaps(const MapsDone& mapsDone) const
{
    for (const FramePlace& place : m_places)
        static_cast<void>(mapsFor(figureOf(*this, place), mapsDone));
}

ShownFrame Show::frame(int place) const
{
    const auto index = static_cast<std::size_t>(place);
    ShownFrame shown = survey() ? shownFrame(*this, m_ways[index]) : steppedFrame(*this, m_places[index]);
    if (m_options.transparent)
        shown.picture.background = none;
    return shown;
}

std::vector<ShownChapter> Show::chapters() const
{
    std::vector<ShownChapter> chapters;
    const std::size_t count = survey() ? m_moments.size() : m_places.size();
    for (std::size_t place = 0; place < count; ++place) {
        const Look& look = m_lesson.look;
        std::string name = tr(look, "Start");
        const int moment = survey() ? m_moments[place] : m_places[place].moment;
        if (survey()) {
            name = stationName(*survey(), moment, look);
        } else if (moment > 0) {
            const Chapter& chapter = timeline().chapterOf(moment);
            name = tr(look, "Level {0}, {1}", chapter.level, phaseName(chapter.phase, look));
        }
        if (chapters.empty() || chapters.back().name != name)
            chapters.push_back({std::move(name), static_cast<int>(place)});
    }
    return chapters;
}

tl::expected<Show, std::string> showOf(Lesson lesson, const std::string& steps, Show::Options options)
{
    options.stopsAlone = steps == "stops";
    const auto shown = [&](auto run) -> tl::expected<Show, std::string> {
        auto moments = momentsNamed(steps, lesson, run);
        if (!moments)
            return tl::unexpected(std::move(moments.error()));
        return Show(std::move(lesson), std::move(run), std::move(*moments), std::move(options));
    };
    if (const auto fault = surveyFault(lesson.recipe))
        return tl::unexpected(fault->message);
    return isSurveyed(lesson.recipe) ? shown(surveyOf(lesson.recipe, lesson.zoom)) : shown(Timeline(lesson.recipe));
}

tl::expected<std::vector<int>, std::string> momentsNamed(const std::string& steps, const Lesson& lesson,
                                                         const Timeline& timeline)
{
    Places places{.last = timeline.stepCount(), .stops = stopsIn(lesson, timeline), .phases = {}, .levels = {}};
    const auto& chapters = timeline.chapters();
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        places.phases.push_back(chapters[i].last);
        if (i + 1 == chapters.size() || chapters[i + 1].level != chapters[i].level)
            places.levels.push_back(chapters[i].last);
    }
    return among(places, steps);
}

tl::expected<std::vector<int>, std::string> momentsNamed(const std::string& steps, const Lesson& lesson,
                                                         const Survey& survey)
{
    const std::vector<int> levels = range(1, survey.levels);
    return among({lastStation(survey), stopsAmongLevels(lesson, survey.levels), levels, levels}, steps);
}

} // namespace lozenge
