#include "lesson/lesson.hpp"

#include "lesson/keys/look_keys.hpp"
#include "picture/tr.hpp"

#include <algorithm>

namespace lozenge {
namespace {

/// The stops of which `placeOf` says where they are, in that order.
template <typename PlaceOf>
std::vector<FoundStop> foundStops(const Lesson& lesson, PlaceOf placeOf)
{
    std::vector<FoundStop> found;
    for (const Stop& stop : lesson.stops)
        if (const std::optional<int> place = placeOf(stop.place))
            found.push_back({*place, &stop});
    std::stable_sort(found.begin(), found.end(),
                     [](const FoundStop& a, const FoundStop& b) { return a.moment < b.moment; });
    return found;
}

} // namespace

std::string citation(const Publication& source)
{
    return source.author + ": " + source.title + (source.year == 0 ? "" : " (" + std::to_string(source.year) + ")");
}

Question usualQuestion(Question::Kind kind)
{
    const bool parents = kind == Question::Kind::Parents;
    return {.kind = kind,
            .text = std::string(parents ? phrase("Which points are averaged?") : phrase("What will the height be?"))};
}

std::string questionSaid(const Question& question, const Look& look)
{
    return question.kind == Question::Kind::Choice ? question.text : tr(look, question.text);
}

std::optional<int> momentOf(const StopPlace& place, const Timeline& timeline)
{
    switch (place.kind) {
    case StopPlace::Kind::Start: return 0;
    case StopPlace::Kind::End: return timeline.stepCount();
    case StopPlace::Kind::Step:
        if (place.step < 0 || place.step > timeline.stepCount())
            return std::nullopt;
        return place.step;
    case StopPlace::Kind::Points: return std::nullopt;
    default: break;
    }
    std::optional<int> end;
    for (const Chapter& chapter : timeline.chapters())
        if (chapter.level == place.level && chapter.phase == place.phase) {
            if (place.kind == StopPlace::Kind::ChapterBegin)
                return chapter.first;
            end = chapter.last; // a run that recurses comes back to a level again and again
        }
    return end;
}

void dropWords(std::vector<Stop>& stops)
{
    for (Stop& stop : stops) {
        stop.title.clear();
        stop.say.clear();
        stop.note.clear();
        if (stop.question && stop.question->kind == Question::Kind::Choice)
            stop.question.reset();
    }
}

Look lookAt(const Stop& stop, const Look& lessons, const Look& shown)
{
    Look look = shown;
    if (!stop.look)
        return look;
    for (const Key<Look>& key : lookKeys())
        if (key.set && key.same(shown, lessons))
            key.take(look, *stop.look);
    return look;
}

std::vector<FoundStop> stopsIn(const Lesson& lesson, const Timeline& timeline)
{
    return foundStops(lesson, [&](const StopPlace& place) { return momentOf(place, timeline); });
}

int lastStation(int levels, bool hasZoom)
{
    return levels + (hasZoom ? 2 : 0);
}

std::optional<int> stationOf(const StopPlace& place, int levels, bool hasZoom)
{
    switch (place.kind) {
    case StopPlace::Kind::Start: return 0;
    case StopPlace::Kind::End: return lastStation(levels, hasZoom);
    case StopPlace::Kind::Points: return hasZoom ? std::optional(levels + 1) : std::nullopt;
    case StopPlace::Kind::Step: return place.step == 0 ? std::optional(0) : std::nullopt;
    default: break;
    }
    const bool isBefore = place.kind == StopPlace::Kind::ChapterBegin && place.phase == Phase::Diamond;
    return place.level < levels ? std::optional(place.level + (isBefore ? 0 : 1)) : std::nullopt;
}

std::vector<FoundStop> stopsAmongLevels(const Lesson& lesson, int levels)
{
    return foundStops(lesson,
                      [&](const StopPlace& place) { return stationOf(place, levels, lesson.zoom.has_value()); });
}

} // namespace lozenge
