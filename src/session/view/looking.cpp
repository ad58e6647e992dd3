#include "session/view/looking.hpp"

#include "lesson/figures/figure_values.hpp"
#include "picture/tr.hpp"
#include "session/question/prediction.hpp"
#include "session/run/stops.hpp"
#include "session/surveying.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

FigureValue* upto(ChosenFigure& chosen)
{
    const FigureKey* key = rowNamed(chosen.figure->keys, "upto");
    return key ? &chosen.values[static_cast<std::size_t>(key - chosen.figure->keys.data())] : nullptr;
}

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

ChosenFigure shownFigure(const Session& session)
{
    if (session.survey() || askedStep(session))
        return {};
    const Stop* stop = speakingStop(session);
    ChosenFigure chosen = session.figure ? session.figure->chosen : stop ? stop->show : ChosenFigure();
    if (FigureValue* value = session.figureStep ? upto(chosen) : nullptr)
        value->count = session.figureStep;
    return chosen;
}

std::optional<std::string> chooseFigure(Session& session, const Figure* figure, std::vector<std::string> given)
{
    session.figureStep.reset();
    if (!figure) {
        session.figure.reset();
        note(session, "figure of the stops");
        return {};
    }
    auto chosen = figureWith(*figure, given, session.recipe());
    if (!chosen) {
        tell(session, chosen.error().text(), true);
        return chosen.error().text();
    }
    session.figure = FigureChoice{std::move(*chosen), given, given};
    note(session, "figure " + std::string(figure->name));
    return {};
}

void draftFigure(Session& session, std::vector<std::string> draft)
{
    FigureChoice& choice = *session.figure;
    choice.draft = std::move(draft);
    auto chosen = figureWith(*choice.chosen.figure, choice.draft, session.recipe());
    choice.missing = chosen ? "" : chosen.error().message;
    if (!chosen)
        return note(session, "figure not shown: " + choice.missing);
    session.figureStep.reset();
    choice.chosen = std::move(*chosen);
    choice.given = choice.draft;
    note(session, "figure " + std::string(choice.chosen.figure->name));
}

void stepFigure(Session& session, int count)
{
    ChosenFigure chosen = shownFigure(session);
    if (!chosen.figure->steps)
        return tell(session, tr(session.look, "Only the figures normals and strips can be stepped through."));
    const int last = chosen.figure->steps(frameOf(session), chosen.values);
    const int present = upto(chosen)->count.value_or(last);
    session.figureStep = present == last && count > 0 ? 0 : std::clamp(present + count, 0, last);
    note(session, "figure at " + std::to_string(*session.figureStep) + "/" + std::to_string(last));
}

void refreshFigure(Session& session)
{
    if (!session.figure || session.survey())
        return;
    FigureChoice& choice = *session.figure;
    if (auto again = figureWith(*choice.chosen.figure, choice.given, session.recipe()))
        choice.chosen = std::move(*again);
    else
        session.figure.reset(); // this run has no such point, or no such key
}

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

Ground groundOf(const Session& session)
{
    if (!session.survey())
        return groundOf(session.run().moment.surface,
                        axisOf(session.look, session.run().range, session.run().timeline->last()), session.look);
    const SurveyFrame frame = surveyFrameOf(session);
    const auto sampled =
        std::make_shared<const std::vector<double>>(sampledHeights(frame.survey, samples, frame.heights.middle));
    Ground ground = groundOf(*sampled, frame.axis(), frame.look);
    ground.sampled = sampled;
    return ground;
}

void toggleFlight(Session& session)
{
    if (session.flight)
        session.flight.reset();
    else
        session.flight = takeOff(groundOf(session));
    note(session, session.flight ? "flight on" : "flight off");
}

void toggleFog(Session& session)
{
    toggle(session, session.flight ? session.flight->hasFog : session.look.fog.isOn, "fog");
}

void flyFrom(Session& session, const Flight& flight)
{
    session.flight = inTheAir(flight, groundOf(session));
}

void fly(Session& session, double seconds, const FlightKeys& keys)
{
    if (session.flight)
        session.flight = flown(*session.flight, seconds, keys, groundOf(session));
}

} // namespace lozenge
