#include "session/run/travel.hpp"

#include "session/run/playback.hpp"
#include "session/surveying.hpp"

#include <algorithm>

namespace lozenge {
namespace {

Question::Kind kindAsked(const Session& session)
{
    return session.prediction.asking == Asking::Parents ? Question::Kind::Parents : Question::Kind::Height;
}

/// Where a stop asks, and the question makes sense in this run.
const Question* questionOf(const Session& session, const FoundStop& found)
{
    const auto& question = found.stop->question;
    if (!question)
        return nullptr;
    if (question->kind == Question::Kind::Choice)
        return session.isOwnRecipe() ? &*question : nullptr;
    return found.moment > 0 ? &*question : nullptr;
}

void arriveAt(Session& session, const FoundStop& found)
{
    if (const Question* question = questionOf(session, found))
        ask(session, *question, found.moment);
    else
        goTo(session, found.moment);
}

} // namespace

void stepForward(Session& session, int count)
{
    if (session.survey)
        return goLevels(session, count);
    pause(session);
    if (isAsking(session))
        return showAnswer(session);
    const bool atEnd = session.moment.number == session.lastMoment();
    if (session.prediction.isOn && count == 1 && !atEnd)
        return ask(session, usualQuestion(kindAsked(session)), session.moment.number + 1);
    goTo(session, session.moment.number + std::min(count, session.lastMoment() - session.moment.number));
}

void stepBack(Session& session, int count)
{
    if (session.survey)
        return goLevels(session, -count);
    pause(session);
    if (isAsking(session))
        return dropQuestion(session);
    goTo(session, session.moment.number - std::min(count, session.moment.number));
}

void nextChapter(Session& session)
{
    if (session.survey)
        return goLevels(session, 1);
    const auto& chapters = session.timeline->chapters();
    const auto next = std::find_if(chapters.begin(), chapters.end(),
                                   [&](const Chapter& chapter) { return chapter.last > session.moment.number; });
    if (next != chapters.end())
        goTo(session, next->last);
}

void previousChapter(Session& session)
{
    if (session.survey)
        return goLevels(session, -1);
    const auto& chapters = session.timeline->chapters();
    const auto previous = std::find_if(chapters.rbegin(), chapters.rend(),
                                       [&](const Chapter& chapter) { return chapter.last < session.moment.number; });
    goTo(session, previous != chapters.rend() ? previous->last : 0);
}

void nextStop(Session& session)
{
    if (session.survey)
        return nextSurveyStop(session);
    if (isAsking(session))
        return showAnswer(session);
    if (session.stops.empty())
        return stepForward(session);
    const auto next = std::find_if(session.stops.begin(), session.stops.end(),
                                   [&](const FoundStop& found) { return found.moment > session.moment.number; });
    if (next != session.stops.end())
        arriveAt(session, *next);
}

void previousStop(Session& session)
{
    if (session.survey)
        return previousSurveyStop(session);
    if (isAsking(session))
        dropQuestion(session);
    if (session.stops.empty())
        return stepBack(session);
    const auto previous = std::find_if(session.stops.rbegin(), session.stops.rend(),
                                       [&](const FoundStop& found) { return found.moment < session.moment.number; });
    if (previous != session.stops.rend())
        goTo(session, previous->moment);
}

void toStart(Session& session)
{
    goTo(session, 0);
}

void toEnd(Session& session)
{
    goTo(session, session.survey ? lastStation(*session.survey) : session.lastMoment());
}

void seek(Session& session, int moment)
{
    goTo(session, moment);
}

} // namespace lozenge
