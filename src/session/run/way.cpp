#include "session/run/way.hpp"

#include "session/run/stops.hpp"
#include "session/session.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace lozenge {
namespace {

bool areAlike(const Stop& one, const Stop& other)
{
    const auto told = [](const Stop& stop) {
        const StopPlace& at = stop.place;
        return std::tie(stop.title, stop.say, stop.note, at.kind, at.step, at.level, at.phase);
    };
    return told(one) == told(other);
}

/// The stops of a lesson that has more or fewer of them now are the same before the place where that was changed, and
/// after it. As many are the same ones in other words.
void follow(Way::Place& place, std::shared_ptr<const Lesson> lesson)
{
    const auto former = std::exchange(place.lesson, std::move(lesson));
    if (!former || former->stops.size() == place.lesson->stops.size())
        return;
    const std::vector<Stop>&before = former->stops, &now = place.lesson->stops;
    const auto begin = std::mismatch(before.begin(), before.end(), now.begin(), now.end(), areAlike).first;
    const auto end = std::mismatch(before.rbegin(), before.rend(), now.rbegin(), now.rend(), areAlike).first.base();
    const auto isBefore = [&](std::size_t at) { return at < static_cast<std::size_t>(begin - before.begin()); };
    std::erase_if(place.passed,
                  [&](std::size_t at) { return !isBefore(at) && at < static_cast<std::size_t>(end - before.begin()); });
    for (std::size_t& at : place.passed)
        at = isBefore(at) ? at : at + now.size() - before.size();
}

/// All that the lesson has in its run, less what the way passes by.
void findStops(Session& session)
{
    const Lesson& lesson = *session.lesson;
    setStops(session, session.survey() ? stopsAmongLevels(lesson, session.survey()->levels)
                                       : stopsIn(lesson, *session.run().timeline));
}

} // namespace

bool isOnWay(const Session& session)
{
    const Way& way = session.way;
    return way.at < way.lessons.size() && session.source.name == way.lessons[way.at].name;
}

std::vector<FoundStop> restsOnWay(Session& session, std::vector<FoundStop> stops)
{
    if (!isOnWay(session))
        return stops;
    Way::Place& place = session.way.lessons[session.way.at];
    follow(place, session.lesson);
    std::erase_if(stops, [&](const FoundStop& found) {
        const auto at = static_cast<std::size_t>(found.stop - session.lesson->stops.data());
        return std::find(place.passed.begin(), place.passed.end(), at) != place.passed.end();
    });
    place.stops = static_cast<int>(stops.size());
    place.title = session.lesson->title;
    return stops;
}

std::optional<std::size_t> nextLesson(const Session& session)
{
    const std::size_t next = session.way.at + 1;
    return isOnWay(session) && next < session.way.lessons.size() ? std::optional(next) : std::nullopt;
}

std::optional<std::size_t> formerLesson(const Session& session)
{
    return isOnWay(session) && session.way.at > 0 ? std::optional(session.way.at - 1) : std::nullopt;
}

std::optional<std::size_t> lessonAfterStops(const Session& session)
{
    const bool hasMore = isAsking(session) || stopAfter(session);
    return hasMore ? std::nullopt : nextLesson(session);
}

std::optional<std::size_t> lessonBeforeStops(const Session& session)
{
    const bool hasMore = isAsking(session) || stopBefore(session);
    return hasMore ? std::nullopt : formerLesson(session);
}

void takeWay(Session& session, Way way)
{
    session.way = std::move(way);
    findStops(session);
}

void beginLesson(Session& session, std::size_t lesson, bool atLastStop)
{
    if (session.source.name != session.way.lessons[lesson].name)
        return; // it was not to be left
    session.way.at = lesson;
    findStops(session);
    note(session, "lesson " + placeOnWay(session));
    if (session.stops.empty())
        return;
    const std::size_t stop = atLastStop ? session.stops.size() - 1 : 0;
    goTo(session, session.stops[stop].moment);
    showStop(session, stop);
}

std::string placeOnWay(const Session& session)
{
    const Way& way = session.way;
    return isOnWay(session) ? std::to_string(way.at + 1) + " of " + std::to_string(way.lessons.size()) : "";
}

} // namespace lozenge
