#include "session/view/presenting.hpp"

#include "lesson/lesson.hpp"
#include "picture/tr.hpp"
#include "picture/words.hpp"
#include "session/question/prediction.hpp"
#include "session/run/stops.hpp"
#include "session/session.hpp"
#include "survey/survey_frame.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace lozenge {
namespace {

using Clock = SpeakerPage::Clock;

std::pair<int, std::size_t> placeOf(const Session& session)
{
    return {session.present(), session.shownStop};
}

/// The stops of all lessons of the way count, and its minutes.
void addWay(SpeakerPage& page, const Way& way)
{
    page.lesson = tr(page.look, "Lesson {0} of {1}", way.at + 1, way.lessons.size()) + ": " + page.lesson;
    page.minutes = way.minutes;
    for (std::size_t lesson = 0; lesson < way.lessons.size(); ++lesson) {
        page.stops += lesson != way.at ? way.lessons[lesson].stops : 0;
        page.gone += lesson < way.at ? way.lessons[lesson].stops : 0;
    }
}

std::string placeText(const SpeakerPage& page)
{
    if (page.stops == 0)
        return tr(page.look, "No stops");
    if (page.isAtStop)
        return tr(page.look, "Stop {0} of {1}", page.gone + 1, page.stops);
    return page.gone == 0 ? tr(page.look, "Before stop 1 of {0}", page.stops)
                          : tr(page.look, "After stop {0} of {1}", page.gone, page.stops);
}

/// What is shown says of itself where the lesson says nothing.
SpeakerPage::Said saidByItself(const Session& session)
{
    if (const Survey* survey = session.survey())
        return {surveyTitle(*survey, session.look), {}};
    const Frame frame = frameOf(session);
    return {frameTitle(frame), frame.asked ? std::string() : frameNarration(frame)};
}

SpeakerPage::Said saidNow(const Session& session, const Stop* stop)
{
    SpeakerPage::Said told = saidByItself(session);
    if (stop && !stop->title.empty())
        told.title = withTerms(stop->title, session.look);
    if (stop && !stop->say.empty())
        told.words = stop->say;
    return told;
}

SpeakerPage::Said saidNext(const Session& session, const FoundStop& found)
{
    const Look& look = session.look;
    const Stop& stop = *found.stop;
    SpeakerPage::Said told;
    if (session.isOwnRecipe())
        told = {withTerms(stop.title, look), stop.say,
                stop.question ? withTerms(questionSaid(*stop.question, look), look) : std::string()};
    if (told.title.empty())
        told.title = tr(look, session.survey() ? "Station {0}" : "Step {0}", found.moment);
    return told;
}

SlideQuestion askedOf(const Session& session, const Asked& asked)
{
    const SteppedRun& run = session.run();
    SlideQuestion told{questionSaid(asked.question, session.look), asked.question.choices, asked.question.answer, {}};
    told.isAnswered = asked.verdict.has_value();
    if (asked.question.kind == Question::Kind::Parents)
        told.why = parentsAnswer(*asked.step, *run.timeline, session.look);
    else if (asked.question.kind == Question::Kind::Height)
        told.why = heightAnswer(*asked.step, run.range.decimals, session.look);
    if (!asked.question.why.empty())
        told.why += (told.why.empty() ? "" : " ") + asked.question.why;
    return told;
}

} // namespace

void togglePresenting(Session& session)
{
    Presenting& presenting = session.presenting;
    presenting.isHallDark = false;
    if (presenting.clock == Clock::Waiting)
        presenting.from = placeOf(session);
    toggle(session, presenting.isOn, "presenter");
}

void toggleHall(Session& session)
{
    session.presenting.isHallDark = !session.presenting.isHallDark;
    note(session, session.presenting.isHallDark ? "hall dark" : "hall light");
}

void toggleTime(Session& session)
{
    const bool goesOn = session.presenting.clock != Clock::Running;
    session.presenting.clock = goesOn ? Clock::Running : Clock::Stopped;
    note(session, goesOn ? "time goes on" : "time stopped");
}

void resetTime(Session& session)
{
    session.presenting.clock = Clock::Waiting;
    session.presenting.seconds = 0;
    session.presenting.from = placeOf(session);
    note(session, "time from 0");
}

void goOnSpeaking(Session& session, double seconds)
{
    Presenting& presenting = session.presenting;
    if (presenting.clock == Clock::Running)
        presenting.seconds += seconds;
    if (!presenting.isOn || presenting.clock != Clock::Waiting)
        return;
    const auto now = placeOf(session);
    if (now > presenting.from)
        presenting.clock = Clock::Running;
    presenting.from = now;
}

std::optional<std::size_t> stopToCome(const Session& session)
{
    if (const auto atHand = stopAtHand(session))
        return *atHand + 1 < session.stops.size() ? std::optional(*atHand + 1) : std::nullopt;
    return stopBeside(session, false);
}

SpeakerPage speakerPage(const Session& session)
{
    const auto atHand = stopAtHand(session);
    const Stop* const stop = atHand && session.isOwnRecipe() ? session.stops[*atHand].stop : nullptr;
    const Presenting& presenting = session.presenting;
    // Turning the relief changes no word.
    const Look& look = session.look;
    const Look wordsLook{.theme = look.theme, .names = look.names, .language = look.language};
    SpeakerPage page{
        .look = wordsLook, .lesson = withTerms(session.lesson->title, wordsLook), .now = saidNow(session, stop)};
    page.minutes = session.lesson->minutes;
    page.stops = static_cast<int>(session.stops.size());
    page.isAtStop = atHand.has_value();
    const auto& moments = session.stopMoments;
    const auto past = std::upper_bound(moments.begin(), moments.end(), session.present());
    page.gone = atHand ? static_cast<int>(*atHand) : static_cast<int>(past - moments.begin());
    if (isOnWay(session))
        addWay(page, session.way);
    page.place = placeText(page);
    if (!session.survey())
        page.step = tr(wordsLook, "step {0} of {1}", session.present(), session.lastMoment());
    if (stop)
        page.note = stop->note;
    if (session.prediction.asked)
        page.asked = askedOf(session, *session.prediction.asked);
    if (const auto next = stopToCome(session))
        page.next = saidNext(session, session.stops[*next]);
    else if (const auto lesson = lessonBeyondStops(session, false))
        page.next = SpeakerPage::Said{
            tr(wordsLook, "Next lesson: {0}", withTerms(session.way.lessons[*lesson].title, wordsLook)), {}};
    page.clock = presenting.clock;
    page.seconds = std::floor(presenting.seconds);
    page.isHallDark = presenting.isHallDark;
    if (session.fileError)
        page.message = session.fileError->text();
    else if (session.message)
        page.message = session.message->text;
    page.isError = session.fileError || (session.message && session.message->isError);
    return page;
}

} // namespace lozenge
