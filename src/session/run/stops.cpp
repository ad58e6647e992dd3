#include "session/run/stops.hpp"

#include "picture/tr.hpp"

#include <algorithm>

namespace lozenge {
namespace {

auto firstFrom(const Session& session, int moment)
{
    return std::find_if(session.stops.begin(), session.stops.end(),
                        [&](const FoundStop& found) { return found.moment >= moment; });
}

} // namespace

const FoundStop* presentStop(const Session& session)
{
    const int present = session.present();
    // What was chosen among several at a place holds as long as that place is shown.
    if (session.shownStop < session.stops.size() && session.stops[session.shownStop].moment == present)
        return &session.stops[session.shownStop];
    const auto first = firstFrom(session, present);
    return first != session.stops.end() && first->moment == present ? &*first : nullptr;
}

std::optional<std::size_t> stopAfter(const Session& session)
{
    const FoundStop* present = presentStop(session);
    const auto next =
        present ? present - session.stops.data() + 1 : firstFrom(session, session.present()) - session.stops.begin();
    return static_cast<std::size_t>(next) < session.stops.size() ? std::optional(static_cast<std::size_t>(next))
                                                                 : std::nullopt;
}

std::optional<std::size_t> stopBefore(const Session& session)
{
    const FoundStop* present = presentStop(session);
    const auto here =
        present ? present - session.stops.data() : firstFrom(session, session.present()) - session.stops.begin();
    return here > 0 ? std::optional(static_cast<std::size_t>(here - 1)) : std::nullopt;
}

std::optional<std::size_t> stopAtHand(const Session& session)
{
    const auto& asked = session.prediction.asked;
    if (asked && session.shownStop < session.stops.size() && session.stops[session.shownStop].moment == asked->moment)
        return session.shownStop;
    const FoundStop* found = asked ? nullptr : presentStop(session);
    return found ? std::optional(static_cast<std::size_t>(found - session.stops.data())) : std::nullopt;
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
    const FoundStop* found = session.isOwnRecipe() ? presentStop(session) : nullptr;
    return found && !askedStep(session) ? found->stop : nullptr;
}

} // namespace lozenge
