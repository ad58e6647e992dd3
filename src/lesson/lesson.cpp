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
    default: break;
    }
    for (const Chapter& chapter : timeline.chapters())
        if (chapter.level == place.level && chapter.phase == place.phase)
            return place.kind == StopPlace::Kind::ChapterBegin ? chapter.first : chapter.last;
    return std::nullopt;
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

} // namespace lozenge
