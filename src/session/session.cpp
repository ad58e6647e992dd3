#include "session/session.hpp"

#include "lesson/text/command_text.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"

#include <utility>

namespace lozenge {
namespace {

constexpr double messageSeconds = 6;

} // namespace

const Recipe& Session::recipe() const
{
    return survey() ? *survey()->recipe : run().timeline->recipe();
}

int Session::lastMoment() const
{
    return survey() ? lastStation(*survey()) : run().timeline->stepCount();
}

int Session::present() const
{
    return survey() ? stationAt(*survey()) : run().moment.number;
}

std::string narration(const Session& session)
{
    const Stop* const stop = isAsking(session) ? nullptr : speakingStop(session);
    return stop ? stop->say : std::string();
}

Frame frameOf(const Session& session)
{
    const SteppedRun& run = session.run();
    const Stop* stop = speakingStop(session);
    Frame frame{.timeline = *run.timeline,
                .moment = run.moment,
                .look = stop ? lookAt(*stop, session.lesson->look, session.look) : session.look,
                .range = run.range,
                .narration = narration(session),
                .stops = session.stopMoments,
                .title = stop ? stop->title : std::string()};
    if (stop)
        frame.marks = stop->marks;
    if (const Step* const asked = askedStep(session))
        frame.asked = *asked;
    return frame;
}

Region takeChanged(Session& session)
{
    return std::exchange(session.run().changed, {});
}

std::vector<std::string> takeTranscript(Session& session)
{
    return std::exchange(session.transcript, {});
}

std::string stepLine(const Session& session)
{
    if (session.survey())
        return surveyLine(*session.survey(), session.present());
    const Moment& moment = session.run().moment;
    const std::string line = "step " + std::to_string(moment.number) + "/" + std::to_string(session.lastMoment());
    if (!moment.step)
        return line + " start";
    const Step& step = *moment.step;
    return line + " level " + std::to_string(step.level) + " " +
           std::string(phaseWord(step.phase, *session.look.names)) + " (" + std::to_string(step.at.x) + "," +
           std::to_string(step.at.y) + ") = " + exactText(step.after);
}

void note(Session& session, std::string transcriptLine)
{
    session.transcript.push_back(std::move(transcriptLine));
}

void toggle(Session& session, bool& thing, const std::string& name)
{
    thing = !thing;
    note(session, name + (thing ? " on" : " off"));
}

void tell(Session& session, std::string message, bool isError)
{
    session.message = Message{std::move(message), isError, messageSeconds * (isError ? 2 : 1)};
}

} // namespace lozenge
