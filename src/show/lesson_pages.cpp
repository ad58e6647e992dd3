#include "show/lesson_pages.hpp"

#include "lesson/keys/look_keys.hpp"
#include "lesson/text/command_text.hpp"
#include "picture/tr.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

namespace lozenge {
namespace {

using Kind = PagePlace::Kind;

/// The stops of a moment that have a page each; null: the step alone. Where all pages show the same there is one, with
/// the words of the first stop that has some.
template <typename Asks>
std::vector<const Stop*> stopsWithPages(std::span<const FoundStop> here, const PageOptions& options, const Asks& asks)
{
    const auto firstThat = [&](const auto& does) {
        const auto found = std::find_if(here.begin(), here.end(), does);
        return found != here.end() ? found->stop : nullptr;
    };
    if (options.areAlike()) {
        const Stop* const speaking = firstThat([](const FoundStop& found) { return !found.stop->say.empty(); });
        return {speaking || here.empty() ? speaking : here.front().stop};
    }
    std::vector<const Stop*> stops;
    const auto showsStep = [](const FoundStop& found) { return found.stop->show.isOfStep(); };
    if (!options.stopsAlone && !firstThat([&](const FoundStop& found) { return showsStep(found) && asks(found); }))
        stops.push_back(firstThat(showsStep));
    for (const FoundStop& found : here)
        if (options.stopsAlone || asks(found))
            stops.push_back(found.stop);
    if (stops.empty())
        stops.push_back(nullptr);
    return stops;
}

/// The pages of these moments in their order; a question comes before its answer. Where questions are not wanted, or
/// none is asked, steps are as many as moments. A single step that was asked for is one page.
std::vector<PagePlace> pagesOfMoments(std::span<const int> moments, std::span<const FoundStop> stops,
                                      const PageOptions& options)
{
    const bool asksAny = options.questions && !options.areAlike() && (options.stopsAlone || moments.size() > 1);
    const auto asks = [&](const FoundStop& found) {
        return asksAny && found.stop && found.stop->question &&
               (found.stop->question->kind == Question::Kind::Choice || found.moment > 0);
    };
    std::vector<PagePlace> places;
    for (const int moment : moments) {
        const auto [first, last] =
            std::equal_range(stops.begin(), stops.end(), FoundStop{moment, nullptr},
                             [](const FoundStop& a, const FoundStop& b) { return a.moment < b.moment; });
        int asked = 0, shown = 0;
        for (const Stop* const stop : stopsWithPages({first, last}, options, asks)) {
            const bool isAsked = asks({moment, stop});
            if (isAsked)
                places.push_back({Kind::Question, moment, stop, ++asked});
            places.push_back({isAsked ? Kind::Answer : Kind::Moment, moment, stop, ++shown});
        }
    }
    return places;
}

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

std::vector<int> range(int from, int to)
{
    std::vector<int> moments(static_cast<std::size_t>(to - from + 1));
    std::iota(moments.begin(), moments.end(), from);
    return moments;
}

/// The ends of phases, or of levels alone.
std::vector<int> endsIn(const Timeline& timeline, bool ofLevels)
{
    std::vector<int> ends;
    const auto& chapters = timeline.chapters();
    for (std::size_t i = 0; i < chapters.size(); ++i)
        if (!ofLevels || i + 1 == chapters.size() || chapters[i + 1].level != chapters[i].level)
            ends.push_back(chapters[i].last);
    return ends;
}

} // namespace

LessonPages::LessonPages(Lesson ofLesson, Run ofRun, PageOptions asked)
    : lesson(inItsLook(std::move(ofLesson))), run(std::move(ofRun)),
      stops(survey() ? stopsAmongLevels(lesson, survey()->levels) : stopsIn(lesson, timeline())),
      stopMoments(momentsOf(stops)), options(std::move(asked))
{
    if (!survey())
        range = heightRange(timeline());
}

LessonPages::LessonPages(Lesson ofLesson, Run ofRun, std::vector<int> atMoments, PageOptions asked)
    : LessonPages(std::move(ofLesson), std::move(ofRun), std::move(asked))
{
    moments = std::move(atMoments);
    if (survey()) {
        places =
            pagesOfStations(*survey(), moments, options.glides ? std::optional(options.framesPerSecond) : std::nullopt);
        return;
    }
    places = pagesOfMoments(moments, stops, options);
    runRecipes(options.figure.values);
    for (Stop& stop : lesson.stops)
        runRecipes(stop.show.values);
}

LessonPages::LessonPages(Lesson ofLesson, Run ofRun, PagePlace place, Stop stop, PageOptions asked)
    : LessonPages(std::move(ofLesson), std::move(ofRun), std::move(asked))
{
    runRecipes(stop.show.values);
    ownStop = std::make_unique<const Stop>(std::move(stop));
    place.stop = ownStop.get();
    moments = {place.moment};
    places = {place};
}

std::string LessonPages::command(std::string_view command, const std::vector<std::string>& wanted) const
{
    if (options.lessonArgument.empty())
        return {};
    std::vector<std::string> words;
    addOverrides(words, options.overrides);
    words.insert(words.end(), wanted.begin(), wanted.end());
    addLook(words, look(), options.lessonsLook);
    // What is shown to others does not tell in which folder its author keeps it.
    return commandText(command, options.lessonArgument.substr(options.lessonArgument.rfind('/') + 1), words);
}

std::string sourceSaid(const Lesson& lesson)
{
    const std::string address = lesson.source.url.empty() ? "" : ". " + lesson.source.url;
    return tr(lesson.look, "Source: {0}", citation(lesson.source) + address);
}

int pagesAtOnce(const PageOptions& options)
{
    constexpr double memory = 1 << 30;
    constexpr double bytesAPixel = 4 * 3; // pixels, and what is made of two earlier ones
    return std::max(1, static_cast<int>(memory / (bytesAPixel * options.width * options.height)));
}

std::optional<ManyRequest> mapsOf(const ChosenFigure& figure, const Recipe& recipe)
{
    if (!figure.figure->isOfManyMaps)
        return {};
    return ManyRequest{recipe, rowNamed(pointMeasures(), figure.values[1].word),
                       figure.values[0].count.value_or(usualMaps)};
}

std::shared_ptr<const ManyMaps> LessonPages::mapsFor(const ChosenFigure& figure, const MapsDone& mapsDone) const
{
    const auto request = mapsOf(figure, lesson.recipe);
    return request ? options.shelf->of(*request, mapsDone) : nullptr;
}

void LessonPages::makeMaps(const MapsDone& mapsDone) const
{
    for (const PagePlace& place : places)
        static_cast<void>(mapsFor(figureOf(*this, place), mapsDone));
}

std::vector<PageSection> LessonPages::sections() const
{
    std::vector<PageSection> sections;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int moment = places[i].moment;
        std::string title = tr(look(), "Start");
        if (survey()) {
            title = stationName(*survey(), moment, look());
        } else if (moment > 0) {
            const Chapter& chapter = timeline().chapterOf(moment);
            title = tr(look(), "Level {0}, {1}", chapter.level, phaseName(chapter.phase, look()));
        }
        if (sections.empty() || sections.back().name != title)
            sections.push_back({std::move(title), static_cast<int>(i)});
    }
    return sections;
}

tl::expected<LessonPages, std::string> pagesOf(Lesson lesson, const std::string& steps, PageOptions options)
{
    options.stopsAlone = steps == "stops";
    if (const auto fault = surveyFault(lesson.recipe))
        return tl::unexpected(fault->message);
    LessonPages::Run run;
    if (isSurveyed(lesson.recipe))
        run = surveyOf(lesson.recipe, lesson.zoom);
    else
        run = std::make_shared<const Timeline>(lesson.recipe);
    auto moments = momentsNamed(steps, lesson, run);
    if (!moments)
        return tl::unexpected(std::move(moments.error()));
    return LessonPages(std::move(lesson), std::move(run), std::move(*moments), std::move(options));
}

tl::expected<std::vector<int>, std::string> momentsNamed(const std::string& steps, const Lesson& lesson,
                                                         const LessonPages::Run& run)
{
    const auto* const survey = std::get_if<Survey>(&run);
    const Timeline* const timeline = survey ? nullptr : std::get<std::shared_ptr<const Timeline>>(run).get();
    const int most = survey ? lastStation(*survey) : timeline->stepCount();
    if (steps == "all")
        return range(0, most);
    if (steps == "phases" || steps == "levels")
        return survey ? range(1, survey->levels) : endsIn(*timeline, steps == "levels");
    if (steps == "stops") {
        auto moments = momentsOf(survey ? stopsAmongLevels(lesson, survey->levels) : stopsIn(lesson, *timeline));
        if (moments.empty())
            return tl::unexpected(std::string("--steps stops: this lesson has no stops; try phases"));
        return moments;
    }
    const auto number = [&](std::string_view text) {
        int value = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        return error == std::errc{} && end == text.data() + text.size() && value <= most ? value : -1;
    };
    const std::size_t dots = steps.find("..");
    const int from = number(std::string_view(steps).substr(0, dots));
    const int to = dots == std::string::npos ? from : number(std::string_view(steps).substr(dots + 2));
    if (from < 0 || to < 0)
        return tl::unexpected("--steps " + steps +
                              ": --steps must be all, phases, levels, stops, a step, or a range A..B, with steps from "
                              "0 to " +
                              std::to_string(most) + " (0 is the map before the first step)");
    if (from > to)
        return tl::unexpected("--steps " + steps + ": the range runs backward; did you mean " + std::to_string(to) +
                              ".." + std::to_string(from) + "?");
    return range(from, to);
}

std::vector<PagePlace> pagesOfStations(const Survey& survey, std::span<const int> stations,
                                       std::optional<double> framesPerSecond)
{
    constexpr double levelsPerSecond = 2; // bands of the strip of levels
    std::vector<PagePlace> places;
    for (const int station : stations) {
        const double to = wayTo(survey, station);
        if (framesPerSecond && !places.empty()) {
            const double from = *places.back().way;
            const double frames = std::max(1.0, std::round((to - from) * *framesPerSecond / levelsPerSecond));
            for (double frame = 1; frame < frames; ++frame)
                places.push_back(
                    {.kind = Kind::Station, .moment = station, .way = from + (to - from) * frame / frames});
        }
        places.push_back({.kind = Kind::Station, .moment = station, .way = to});
    }
    return places;
}

} // namespace lozenge
