#include "session/view/figure.hpp"

#include "lesson/figures/figure_values.hpp"
#include "picture/tr.hpp"
#include "session/question/prediction.hpp"
#include "session/run/stops.hpp"

#include <algorithm>

namespace lozenge {
namespace {

FigureValue* upto(ChosenFigure& chosen)
{
    const FigureKey* key = rowNamed(chosen.figure->keys, "upto");
    return key ? &chosen.values[static_cast<std::size_t>(key - chosen.figure->keys.data())] : nullptr;
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

} // namespace lozenge
