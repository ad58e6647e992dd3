#include "cli/options.hpp"
#include "lesson/text/command_text.hpp"
#include "session/appearance.hpp"
#include "session/comparison/comparison.hpp"
#include "session/run/facts.hpp"
#include "session/run/travel.hpp"
#include "session/seen.hpp"
#include "session/surveying.hpp"
#include "session/view/looking.hpp"
#include "session/view/presenting.hpp"

#include <algorithm>
#include <cmath>

namespace lozenge {
namespace {

/// One of the numbers that an option takes with commas between them.
struct Part {
    std::string_view name;
    double least = 0;
    double greatest = 0;
};

/// Each number must be within the bounds of its part.
template <typename Number>
void hold(const std::string& option, const std::vector<Number>& numbers, const std::vector<Part>& parts)
{
    std::string shape;
    for (const Part& part : parts)
        shape += (shape.empty() ? "" : ",") + std::string(part.name);
    if (numbers.size() != parts.size())
        refuse(option + " must be " + shape);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (!(numbers[i] >= parts[i].least && numbers[i] <= parts[i].greatest))
            refuse(option + " " + shape + ": " + std::string(parts[i].name) + " must be from " +
                   exactText(parts[i].least) + " to " + exactText(parts[i].greatest));
}

/// To a step, or to a place between two stations of a survey.
void goToStep(const WindowRequest& request, Session& session)
{
    const int last = session.survey() ? lastStation(*session.survey()) : session.lastMoment();
    if (!request.step)
        return;
    const auto step = static_cast<int>(within("step", *request.step, 0, last));
    const double share = *request.step - step;
    if (session.survey()) {
        const double from = wayTo(*session.survey(), step);
        seekWay(session, from + share * (wayTo(*session.survey(), step + 1) - from));
    } else if (share == 0) {
        goTo(session, step);
    } else {
        refuse("--step " + exactText(*request.step) + ": a run goes by whole steps");
    }
}

/// What is asked for by this option can be seen of runs alone.
void needSteps(const Session& session, const std::string& option)
{
    if (session.survey())
        refuse(option + " " + std::string(needsSteps));
}

void compareSides(const WindowRequest& request, Session& session)
{
    std::vector<std::string> sides = request.compared;
    if (sides.empty())
        return;
    needSteps(session, "--compare");
    const auto takeLast = [&](std::string_view word) {
        const std::string end = "," + std::string(word);
        if (!sides.back().ends_with(end))
            return false;
        sides.back().resize(sides.back().size() - end.size());
        return true;
    };
    const bool hasReliefs = takeLast(withReliefs), isTurned = takeLast(otherSeam);
    if (const auto problem = compare(session, sides))
        refuse("--compare: " + *problem);
    if (isTurned)
        toggleSeamSide(session);
    if (hasReliefs)
        toggleReliefs(session);
}

/// One of several stops at the step.
void goToNthStop(const WindowRequest& request, Session& session)
{
    int count = 0;
    for (std::size_t i = 0; i < session.stops.size(); ++i)
        if (session.stops[i].moment == session.present() && ++count == request.stop) {
            session.shownStop = i;
            return;
        }
    if (request.stop != 1)
        refuse("--stop " + std::to_string(request.stop) + ": step " + std::to_string(session.present()) + " has " +
               (count == 0   ? "no stop"
                : count == 1 ? "one stop"
                             : std::to_string(count) + " stops"));
}

void showFigure(const WindowRequest& request, Session& session)
{
    if (request.figure.empty() && !request.with.empty())
        refuse("--with needs --figure");
    const Figure* figure = nullptr;
    choose(figure, "figure", request.figure, figures());
    if (!figure)
        return;
    if (figure != &figures().front())
        needSteps(session, "--figure");
    if (const auto problem = chooseFigure(session, figure, request.with))
        refuse(*problem);
}

void changeLook(const WindowRequest& request, Session& session)
{
    Look look = session.look;
    apply(request.look, look);
    setLook(session, look);
    if (!request.look.of("theme").empty())
        setTheme(session, *look.theme); // though it may be that of the lesson
}

void chooseSight(const WindowRequest& request, Session& session)
{
    const std::vector<double>& sight = request.sight;
    if (sight.empty())
        return;
    const double last = session.recipe().size - 1;
    hold("--sight", sight, {{"X", 0, last}, {"Y", 0, last}, {"WIDTH", std::min(narrowestSight, last), last}});
    lookAt(session, {sight[0], sight[1], sight[2]});
}

void takeFlight(const WindowRequest& request, Session& session)
{
    const std::vector<double>& flight = request.flight;
    if (flight.empty() && request.isClear)
        refuse("--clear leaves out the fog of a flight and needs --flight");
    if (flight.empty())
        return;
    hold("--flight", flight,
         {{"X", -farthest, farthest},
          {"Y", -10, 10},
          {"Z", -farthest, farthest},
          {"HEADING", -360, 360},
          {"PITCH", -90, 90},
          {"ROLL", -180, 180},
          {"SPEED", 0, topSpeed}});
    flyFrom(session, {.place = {flight[0], flight[1], flight[2]},
                      .attitude = turnedTo({flight[3], flight[4], flight[5]}),
                      .speed = static_cast<float>(flight[6]),
                      .hasFog = !request.isClear});
}

void pinPoint(const WindowRequest& request, Session& session)
{
    if (request.pinned.empty())
        return;
    needSteps(session, "--pin");
    const double last = session.run().timeline->last();
    hold("--pin", request.pinned, {{"X", 0, last}, {"Y", 0, last}});
    pin(session, Point{request.pinned[0], request.pinned[1]});
}

} // namespace

void addWindowOptions(const Options& options, WindowRequest& request, const std::vector<std::string_view>& panels)
{
    const auto listed = [&](const char* option, auto& values, const char* about, const char* shape) {
        CLI::Option* added = options.add(option, values, about, shape);
        added->expected(1)->delimiter(',')->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    };
    options.add("--step", request.step, "open at this step", "K");
    options.add("--stop", request.stop, "of several stops at this step", "N");
    options.add("--figure", request.figure, "what is shown of every step", "NAME", offeredWords(wordsOf(figures())));
    addWith(options, request.with);
    addLookOptions(options, request.look);
    listed("--sight", request.sight, "a part of the map: its middle and its width, in points", "X,Y,WIDTH");
    listed("--flight", request.flight, "fly from here; the map's middle is 0,0,0 and its side 2.5",
           "X,Y,Z,HEADING,PITCH,ROLL,SPEED");
    options.flag("--clear", request.isClear, "fly without fog");
    addRepeated(options, "--compare", request.compared,
                "sides beside one another; repeat it, or name edge modes and variants with commas; north-south and "
                "reliefs last: that seam, and reliefs",
                offeredWords(wordsOf(edgeModes, variants())))
        ->type_name("KEY=VALUE,...");
    listed("--pin", request.pinned, "a point, with where it comes from and goes", "X,Y");
    options.add("--panel", request.panel, "the panel at the side", "NAME",
                offeredWords(Words(panels.begin(), panels.end())));
    options.add("--scale", request.scale, "size of everything in the window", "F");
    options.flag("--fullscreen", request.isFullScreen, "fill the screen");
    options.flag("--presenter", request.isPresenting,
                 "words, notes and time in a window for the speaker; the hall sees the stage");
    options.flag("--transcript", request.hasTranscript, "say each command and step on standard output");
}

void apply(const WindowRequest& request, Session& session, const std::vector<std::string_view>& panels)
{
    if (request.scale)
        within("scale", *request.scale, 0.6, 2.5);
    if (!request.panel.empty() && std::find(panels.begin(), panels.end(), request.panel) == panels.end())
        refuse("there is no panel \"" + request.panel + "\"" + suggestion(request.panel, panels));
    if (!request.panel.empty())
        session.panel = request.panel;
    // The comparison may change the recipe, and the step the part of a survey that is in view.
    for (auto* change :
         {compareSides, goToStep, goToNthStop, showFigure, changeLook, chooseSight, takeFlight, pinPoint})
        change(request, session);
    if (request.isPresenting)
        togglePresenting(session);
}

} // namespace lozenge
