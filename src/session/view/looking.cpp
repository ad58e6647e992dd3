#include "session/view/looking.hpp"

#include "session/surveying.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

constexpr int samples = 129; ///< of a survey's ground, from side to side

/// A lesson without a zoom keeps the view that was chosen; with one the way goes on from there, about a place that is
/// in view.
void lookAt(Survey& survey, const Sight& sight)
{
    const Sight next = kept(sight, survey.last());
    if (next == survey.sight)
        return;
    survey.sight = next;
    if (!survey.zoom)
        return;
    const double last = survey.last();
    const double share = survey.sight.width / last;
    if (share < 0.999) {
        const auto target = [&](double middle) {
            return std::clamp((middle / last - share / 2) / (1 - share), 0.0, 1.0);
        };
        survey.zoom = Zoom{target(survey.sight.x), target(survey.sight.y)};
    }
    survey.aside = 0;
    survey.aside = std::log2(survey.sight.width / sightOn(survey, survey.shown).width);
}

} // namespace

const Sight& sightOf(const Session& session)
{
    return session.survey() ? session.survey()->sight : session.sight;
}

Sight usualSight(const Session& session)
{
    if (!session.survey())
        return wholeSight(session.run().timeline->last());
    Survey usual = *session.survey();
    usual.zoom = session.lesson->zoom;
    usual.aside = 0;
    return kept(sightOn(usual, usual.way), usual.last());
}

void lookAt(Session& session, const Sight& sight)
{
    if (session.survey())
        lookAt(*session.survey(), sight);
    else
        session.sight = kept(sight, session.run().timeline->last());
}

void zoomAbout(Session& session, double x, double y, double factor)
{
    const Sight sight = sightOf(session);
    const double last = session.recipe().size - 1;
    const double share = kept({sight.x, sight.y, sight.width * factor}, last).width / sight.width;
    lookAt(session, {x + (sight.x - x) * share, y + (sight.y - y) * share, sight.width * share});
}

Ground groundOf(const Session& session, std::vector<double>& sampled)
{
    if (!session.survey())
        return groundOf(session.run().moment.surface,
                        axisOf(session.look, session.run().range, session.run().timeline->last()), session.look);
    const SurveyFrame frame = surveyFrameOf(session);
    sampled = sampledGround(frame, samples);
    return groundOf(sampled, frame.axis(), frame.look);
}

void toggleFlight(Session& session)
{
    std::vector<double> sampled;
    if (session.flight)
        session.flight.reset();
    else
        session.flight = takeOff(groundOf(session, sampled));
    note(session, session.flight ? "flight on" : "flight off");
}

void toggleFog(Session& session)
{
    toggle(session, session.flight ? session.flight->hasFog : session.look.fog.isOn, "fog");
}

void flyFrom(Session& session, const Flight& flight)
{
    std::vector<double> sampled;
    session.flight = inTheAir(flight, groundOf(session, sampled));
}

void fly(Session& session, double seconds, const FlightKeys& keys)
{
    std::vector<double> sampled;
    if (session.flight)
        session.flight = flown(*session.flight, seconds, keys, groundOf(session, sampled));
}

} // namespace lozenge
