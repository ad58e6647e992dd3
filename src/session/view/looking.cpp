#include "session/view/looking.hpp"

#include "picture/relief/projection.hpp"
#include "session/patch.hpp"
#include "session/surveying.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

constexpr int samples = 129; ///< of a survey's ground, from side to side

void sample(const Survey& survey, double middle, std::vector<double>& heights)
{
    const Sight& sight = survey.sight;
    const double worth = octavesIn(survey, sight.width) + std::log2(samples - 1.0);
    const Growth growth = growthOf(std::clamp(worth, 0.0, levelsShown(survey)));
    const Patch patch = patchOf(survey.recipe, growth.depth,
                                regionAround(survey.recipe, growth.depth, sight.west(), sight.north(), sight.width));
    const double stride = std::ldexp(1.0, survey.levels - growth.depth);
    const double apart = sight.width / (samples - 1);
    heights.clear();
    for (int y = 0; y < samples; ++y)
        for (int x = 0; x < samples; ++x)
            heights.push_back(heightIn(patch, growth.share, (sight.west() + x * apart) / stride,
                                       (sight.north() + y * apart) / stride) -
                              middle);
}

} // namespace

const Sight& sightOf(const Session& session)
{
    return session.survey ? session.survey->sight : session.sight;
}

Sight usualSight(const Session& session)
{
    if (!session.survey)
        return wholeSight(session.timeline->last());
    Survey usual = *session.survey;
    usual.zoom = session.lesson->zoom;
    usual.aside = 0;
    return kept(sightOn(usual, usual.way), usual.last());
}

void lookAt(Session& session, const Sight& sight)
{
    if (session.survey)
        lookAt(*session.survey, sight);
    else
        session.sight = kept(sight, session.timeline->last());
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
    if (!session.survey)
        return groundOf(session.moment.surface, session.range.limit, session.look.exaggeration);
    const HeightsInView heights = heightsInView(*session.survey);
    sample(*session.survey, heights.middle, sampled);
    return groundOf(sampled, heights.limit, session.look.exaggeration);
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
    if (session.flight)
        session.flight->hasFog = !session.flight->hasFog;
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
