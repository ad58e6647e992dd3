#include "lesson/lesson.hpp"

#include <algorithm>

namespace lozenge {

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
    const auto take = [&](auto& key, const auto& lessonsKey, const auto& stopsKey) {
        if (key == lessonsKey)
            key = stopsKey;
    };
    take(look.palette, lessons.palette, stop.look->palette);
    take(look.theme, lessons.theme, stop.look->theme);
    take(look.names, lessons.names, stop.look->names);
    take(look.manner, lessons.manner, stop.look->manner);
    take(look.style, lessons.style, stop.look->style);
    take(look.background, lessons.background, stop.look->background);
    take(look.proportions, lessons.proportions, stop.look->proportions);
    take(look.unset, lessons.unset, stop.look->unset);
    take(look.range, lessons.range, stop.look->range);
    take(look.axis, lessons.axis, stop.look->axis);
    take(look.water, lessons.water, stop.look->water);
    take(look.light, lessons.light, stop.look->light);
    take(look.fog, lessons.fog, stop.look->fog);
    take(look.painted, lessons.painted, stop.look->painted);
    take(look.camera.azimuth, lessons.camera.azimuth, stop.look->camera.azimuth);
    take(look.camera.elevation, lessons.camera.elevation, stop.look->camera.elevation);
    take(look.camera.zoom, lessons.camera.zoom, stop.look->camera.zoom);
    take(look.exaggeration, lessons.exaggeration, stop.look->exaggeration);
    take(look.numbers, lessons.numbers, stop.look->numbers);
    take(look.coordinates, lessons.coordinates, stop.look->coordinates);
    return look;
}

std::vector<FoundStop> stopsIn(const Lesson& lesson, const Timeline& timeline)
{
    std::vector<FoundStop> found;
    for (const Stop& stop : lesson.stops)
        if (const auto moment = momentOf(stop.place, timeline))
            found.push_back({*moment, &stop});
    std::stable_sort(found.begin(), found.end(),
                     [](const FoundStop& a, const FoundStop& b) { return a.moment < b.moment; });
    return found;
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
    std::vector<FoundStop> found;
    for (const Stop& stop : lesson.stops)
        if (const auto station = stationOf(stop.place, levels, lesson.zoom.has_value()))
            found.push_back({*station, &stop});
    std::stable_sort(found.begin(), found.end(),
                     [](const FoundStop& a, const FoundStop& b) { return a.moment < b.moment; });
    return found;
}

} // namespace lozenge
