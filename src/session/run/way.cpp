#include "session/run/way.hpp"

#include "session/run/stops.hpp"

#include <algorithm>
#include <utility>

namespace lozenge {

bool isOnWay(const Session& session, const Way& way)
{
    return way.at < way.lessons.size() && session.source.name == way.lessons[way.at].name;
}

void restOnWay(Session& session, const Way& way)
{
    if (!isOnWay(session, way))
        return;
    const std::vector<std::string>& wanted = way.lessons[way.at].stops;
    const auto isPassed = [&](const FoundStop& found) {
        return std::find(wanted.begin(), wanted.end(), found.stop->title) == wanted.end();
    };
    const auto passed = std::count_if(session.stops.begin(), session.stops.end(), isPassed);
    if (passed == 0 || passed == std::ssize(session.stops)) // none is known: the lesson speaks another language now
        return;
    std::vector<FoundStop> stops = session.stops;
    std::erase_if(stops, isPassed);
    setStops(session, std::move(stops));
}

std::optional<std::size_t> nextLesson(const Session& session, const Way& way)
{
    return isOnWay(session, way) && way.at + 1 < way.lessons.size() ? std::optional(way.at + 1) : std::nullopt;
}

std::optional<std::size_t> formerLesson(const Session& session, const Way& way)
{
    return isOnWay(session, way) && way.at > 0 ? std::optional(way.at - 1) : std::nullopt;
}

std::optional<std::size_t> lessonAfterStops(const Session& session, const Way& way)
{
    const bool hasMore = isAsking(session) || stopAfter(session);
    return hasMore ? std::nullopt : nextLesson(session, way);
}

std::optional<std::size_t> lessonBeforeStops(const Session& session, const Way& way)
{
    const bool hasMore = isAsking(session) || stopBefore(session);
    return hasMore ? std::nullopt : formerLesson(session, way);
}

void beginLesson(Session& session, Way& way, std::size_t lesson, bool atLastStop)
{
    if (session.source.name != way.lessons[lesson].name)
        return; // it was not to be left
    way.at = lesson;
    restOnWay(session, way);
    note(session, "lesson " + placeOnWay(session, way));
    if (session.stops.empty())
        return;
    const std::size_t stop = atLastStop ? session.stops.size() - 1 : 0;
    goTo(session, session.stops[stop].moment);
    showStop(session, stop);
}

std::string placeOnWay(const Session& session, const Way& way)
{
    return isOnWay(session, way) ? std::to_string(way.at + 1) + " of " + std::to_string(way.lessons.size()) : "";
}

} // namespace lozenge
