#include "export/survey_frames.hpp"

#include "picture/tr.hpp"
#include "survey/survey_picture.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {

std::string stationName(const Survey& survey, int station, const Look& look)
{
    if (station > survey.levels)
        return tr(look, station == survey.levels + 1 ? "Single points" : "Back at the whole map");
    return tr(look, station == 0 ? "The corners" : "Level {0} of {1}", station, survey.levels);
}

std::vector<double> waysThrough(const Survey& survey, std::span<const int> stations,
                                std::optional<double> framesPerSecond)
{
    constexpr double levelsPerSecond = 2; // bands of the strip of levels
    std::vector<double> ways;
    for (const int station : stations) {
        const double to = wayTo(survey, station);
        if (framesPerSecond && !ways.empty()) {
            const double from = ways.back();
            const double frames = std::max(1.0, std::round((to - from) * *framesPerSecond / levelsPerSecond));
            for (double frame = 1; frame < frames; ++frame)
                ways.push_back(from + (to - from) * frame / frames);
        }
        ways.push_back(to);
    }
    return ways;
}

namespace {

/// The notes of all stops of a station.
std::vector<std::string> notesAt(const Show& show, int station)
{
    std::vector<std::string> notes;
    for (const FoundStop& found : show.stops())
        if (found.moment == station && !found.stop->note.empty())
            notes.push_back(withTerms(found.stop->note, show.lesson().look));
    return notes;
}

} // namespace

ShownFrame shownFrame(const Show& show, double way)
{
    Survey survey = *show.survey();
    goTo(survey, way);
    const int station = stationAt(survey);
    std::vector<int> stations;
    for (const FoundStop& found : show.stops())
        stations.push_back(found.moment);
    const Show::Options& options = show.options();
    const Stop* const speaking = speakingAt(show.stops(), station);
    const Look& shown = show.lesson().look;
    SurveyFrame frame =
        frameOf(survey, speaking ? lookAt(*speaking, options.lessonsLook, shown) : shown, speaking, stations);
    frame.command = show.command("", {"--step", std::to_string(station)});
    const bool isThere = way == wayTo(survey, station);
    return {.number = station,
            .isStop = isThere && std::find(stations.begin(), stations.end(), station) != stations.end(),
            .name = stationName(survey, station, frame.look),
            .level = levelsDone(survey),
            .points = pointsAfter(levelsDone(survey)),
            .width = std::llround(survey.sight.width),
            .title = headingOf(frame),
            .caption = surveyCaption(survey, frame.look),
            .narration = plainText(surveyWords(frame)),
            .command = frame.command,
            .notes = isThere ? notesAt(show, station) : std::vector<std::string>(),
            .picture = surveyPicture(frame, options.view, static_cast<float>(options.width),
                                     static_cast<float>(options.height))};
}

} // namespace lozenge
