#include "session/run/stops.hpp"

#include "picture/tr.hpp"
#include "session/run/travel.hpp"
#include "session/session.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace lozenge {
namespace {

/// Of the stops the one that is shown, or the first after the present place.
std::size_t placeAmongStops(const Session& session)
{
    const FoundStop* const shown = presentStop(session);
    const auto& moments = session.stopMoments;
    const auto next = std::lower_bound(moments.begin(), moments.end(), session.present()) - moments.begin();
    return static_cast<std::size_t>(shown ? shown - session.stops.data() : next);
}

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

/// Takes out the stops that the way passes by.
void keepThoseOnWay(Session& session, Way::Place& place)
{
    follow(place, session.lesson);
    std::erase_if(session.stops, [&](const FoundStop& found) {
        const auto at = static_cast<std::size_t>(found.stop - session.lesson->stops.data());
        return std::find(place.passed.begin(), place.passed.end(), at) != place.passed.end();
    });
    place.stops = static_cast<int>(session.stops.size());
    place.title = session.lesson->title;
}

} // namespace

void findStops(Session& session)
{
    const Lesson& lesson = *session.lesson;
    session.stops = session.survey() ? stopsAmongLevels(lesson, session.survey()->levels)
                                     : stopsIn(lesson, *session.run().timeline);
    if (isOnWay(session))
        keepThoseOnWay(session, session.way.lessons[session.way.at]);
    session.stopMoments.clear();
    for (const FoundStop& found : session.stops)
        session.stopMoments.push_back(found.moment);
}

const FoundStop* presentStop(const Session& session)
{
    const auto isHere = [&](const FoundStop& found) { return found.moment == session.present(); };
    // What was chosen among several at a place holds as long as that place is shown.
    if (session.shownStop < session.stops.size() && isHere(session.stops[session.shownStop]))
        return &session.stops[session.shownStop];
    const auto first = std::find_if(session.stops.begin(), session.stops.end(), isHere);
    return first != session.stops.end() ? &*first : nullptr;
}

std::optional<std::size_t> stopBeside(const Session& session, bool isBack)
{
    const std::size_t here = placeAmongStops(session);
    const std::size_t beside = isBack ? here - 1 : here + (presentStop(session) ? 1 : 0); // before the first comes none
    return beside < session.stops.size() ? std::optional(beside) : std::nullopt;
}

std::optional<std::size_t> stopAtHand(const Session& session)
{
    const auto& asked = session.prediction.asked;
    if (asked && session.shownStop < session.stops.size() && session.stops[session.shownStop].moment == asked->moment)
        return session.shownStop;
    return !asked && presentStop(session) ? std::optional(placeAmongStops(session)) : std::nullopt;
}

void showStop(Session& session, std::size_t place)
{
    session.shownStop = place;
    session.figureStep.reset();
    if (!isAsking(session))
        session.prediction.asked.reset(); // what has been answered was asked by another stop
    const std::string& title = session.stops[place].stop->title;
    if (!title.empty() && session.isOwnRecipe() && !isAsking(session))
        note(session, "stop: " + withTerms(title, session.look));
}

const Stop* speakingStop(const Session& session)
{
    if (!session.isOwnRecipe() || askedStep(session))
        return nullptr;
    const FoundStop* const found = presentStop(session);
    if (session.survey() && !(found && speaks(*found->stop)))
        return speakingAt(session.stops, session.present());
    return found ? found->stop : nullptr;
}

bool isOnWay(const Session& session)
{
    const Way& way = session.way;
    return way.at < way.lessons.size() && session.source.name == way.lessons[way.at].name;
}

std::optional<std::size_t> lessonBeside(const Session& session, bool isBack)
{
    const std::size_t beside = isBack ? session.way.at - 1 : session.way.at + 1; // before the first comes none
    return isOnWay(session) && beside < session.way.lessons.size() ? std::optional(beside) : std::nullopt;
}

std::optional<std::size_t> lessonBeyondStops(const Session& session, bool isBack)
{
    const bool hasMore = isAsking(session) || stopBeside(session, isBack);
    return hasMore ? std::nullopt : lessonBeside(session, isBack);
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
