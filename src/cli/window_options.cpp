#include "cli/window_options.hpp"

#include "lesson/text/command_text.hpp"
#include "session/appearance.hpp"
#include "session/command_text.hpp"
#include "session/comparison/comparison.hpp"
#include "session/run/points.hpp"
#include "session/run/travel.hpp"
#include "session/surveying.hpp"
#include "session/view/figure.hpp"
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

template <typename Number>
Problem fault(const std::string& option, const std::vector<Number>& numbers, const std::vector<Part>& parts)
{
    std::string shape;
    for (const Part& part : parts)
        shape += (shape.empty() ? "" : ",") + std::string(part.name);
    if (numbers.size() != parts.size())
        return option + " must be " + shape;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (!(numbers[i] >= parts[i].least && numbers[i] <= parts[i].greatest))
            return option + " " + shape + ": " + std::string(parts[i].name) + " must be from " +
                   exactText(parts[i].least) + " to " + exactText(parts[i].greatest);
    return {};
}

/// To a step, or to a place between two stations of a survey.
Problem goToStep(const WindowRequest& request, Session& session)
{
    const int last = session.survey() ? lastStation(*session.survey()) : session.lastMoment();
    if (!request.step)
        return {};
    if (!(*request.step >= 0 && *request.step <= last))
        return "--step must be from 0 to " + std::to_string(last);
    const auto step = static_cast<int>(*request.step);
    const double share = *request.step - step;
    if (!session.survey() && share != 0)
        return "--step " + exactText(*request.step) + ": a run goes by whole steps";
    if (!session.survey()) {
        seek(session, step);
    } else {
        const double from = wayTo(*session.survey(), step);
        seekWay(session, from + share * (wayTo(*session.survey(), step + 1) - from));
    }
    return {};
}

Problem compareSides(const WindowRequest& request, Session& session)
{
    std::vector<std::string> sides = request.compared;
    if (sides.empty())
        return {};
    if (session.survey())
        return "--compare " + std::string(needsSteps);
    const auto takeLast = [&](std::string_view word) {
        const std::string end = "," + std::string(word);
        if (!sides.back().ends_with(end))
            return false;
        sides.back().resize(sides.back().size() - end.size());
        return true;
    };
    const bool hasReliefs = takeLast(withReliefs), isTurned = takeLast(otherSeam);
    if (const auto problem = compare(session, sides))
        return "--compare: " + *problem;
    if (isTurned)
        toggleSeamSide(session);
    if (hasReliefs)
        toggleReliefs(session);
    return {};
}

/// One of several stops at the step.
Problem goToNthStop(const WindowRequest& request, Session& session)
{
    int count = 0;
    for (std::size_t i = 0; i < session.stops.size(); ++i)
        if (session.stops[i].moment == session.present() && ++count == request.stop) {
            session.shownStop = i;
            return {};
        }
    if (request.stop == 1)
        return {};
    return "--stop " + std::to_string(request.stop) + ": step " + std::to_string(session.present()) + " has " +
           (count == 0   ? "no stop"
            : count == 1 ? "one stop"
                         : std::to_string(count) + " stops");
}

Problem showFigure(const WindowRequest& request, Session& session)
{
    if (request.figure.empty())
        return request.with.empty() ? Problem() : Problem("--with needs --figure");
    const Figure* figure = rowNamed(figures(), request.figure);
    if (!figure)
        return "there is no figure \"" + request.figure + "\"" + suggestion(request.figure, namesOf(figures()));
    if (session.survey() && figure != &figures().front())
        return "--figure " + std::string(needsSteps);
    return chooseFigure(session, figure, request.with);
}

Problem changeLook(const WindowRequest& request, Session& session)
{
    Look look = session.look;
    const Problem problem = apply(request.look, look);
    setLook(session, look);
    if (!request.look.of("theme").empty())
        setTheme(session, *look.theme); // though it may be that of the lesson
    return problem;
}

Problem chooseSight(const WindowRequest& request, Session& session)
{
    const std::vector<double>& sight = request.sight;
    if (sight.empty())
        return {};
    const double last = session.recipe().size - 1;
    if (const auto problem =
            fault("--sight", sight, {{"X", 0, last}, {"Y", 0, last}, {"WIDTH", std::min(narrowestSight, last), last}}))
        return problem;
    lookAt(session, {sight[0], sight[1], sight[2]});
    return {};
}

Problem takeFlight(const WindowRequest& request, Session& session)
{
    const std::vector<double>& flight = request.flight;
    if (flight.empty())
        return request.isClear ? Problem("--clear leaves out the fog of a flight and needs --flight") : Problem();
    const std::vector<Part> parts{{"X", -farthest, farthest}, {"Y", -10, 10},     {"Z", -farthest, farthest},
                                  {"HEADING", -360, 360},     {"PITCH", -90, 90}, {"ROLL", -180, 180},
                                  {"SPEED", 0, topSpeed}};
    if (const auto problem = fault("--flight", flight, parts))
        return problem;
    flyFrom(session, {.place = {flight[0], flight[1], flight[2]},
                      .attitude = turnedTo({flight[3], flight[4], flight[5]}),
                      .speed = static_cast<float>(flight[6]),
                      .hasFog = !request.isClear});
    return {};
}

Problem pinPoint(const WindowRequest& request, Session& session)
{
    if (request.pinned.empty())
        return {};
    if (session.survey())
        return "--pin " + std::string(needsSteps);
    const double last = session.run().timeline->last();
    if (const auto problem = fault("--pin", request.pinned, {{"X", 0, last}, {"Y", 0, last}}))
        return problem;
    pin(session, Point{request.pinned[0], request.pinned[1]});
    return {};
}

} // namespace

void addWindowOptions(CLI::App& app, WindowRequest& request, Offers& offers,
                      const std::vector<std::string_view>& panels)
{
    const auto listed = [&](const char* option, auto& values, const char* about, const char* shape) {
        CLI::Option* added = app.add_option(option, values, about);
        return added->type_name(shape)->expected(1)->delimiter(',')->multi_option_policy(
            CLI::MultiOptionPolicy::TakeAll);
    };
    app.add_option("--step", request.step, "open at this step")->type_name("K");
    app.add_option("--stop", request.stop, "of several stops at this step")->type_name("N");
    addNamed(app, "--figure", request.figure, figures(), "what is shown of every step", offers)->type_name("NAME");
    addWith(app, request.with, offers);
    addLookOptions(app, request.look, offers);
    listed("--sight", request.sight, "a part of the map: its middle and its width, in points", "X,Y,WIDTH");
    listed("--flight", request.flight, "fly from here; the map's middle is 0,0,0 and its side 2.5",
           "X,Y,Z,HEADING,PITCH,ROLL,SPEED");
    app.add_flag("--clear", request.isClear, "fly without fog");
    CLI::Option* compared = addRepeated(app, "--compare", request.compared,
                                        "sides beside one another; repeat it, or name edge modes and variants with "
                                        "commas; north-south and reliefs last: that seam, and reliefs");
    compared->type_name("KEY=VALUE,...");
    offers[compared] = [] {
        Words modes = offeredRows(edgeModes())();
        for (std::string& name : offeredRows(variants())())
            modes.push_back(std::move(name));
        return modes;
    };
    listed("--pin", request.pinned, "a point, with where it comes from and goes", "X,Y");
    CLI::Option* panel = app.add_option("--panel", request.panel, "the panel at the side");
    offers[panel->type_name("NAME")] = [panels] { return Words(panels.begin(), panels.end()); };
    app.add_option("--scale", request.scale, "size of everything in the window")->type_name("F");
    app.add_flag("--fullscreen", request.isFullScreen, "fill the screen");
    app.add_flag("--presenter", request.isPresenting,
                 "words, notes and time in a window for the speaker; the hall sees the stage");
    app.add_flag("--transcript", request.hasTranscript, "say each command and step on standard output");
}

Problem apply(const WindowRequest& request, Session& session, const std::vector<std::string_view>& panels)
{
    if (request.scale && !(*request.scale >= 0.6 && *request.scale <= 2.5))
        return "--scale must be from 0.6 to 2.5";
    if (!request.panel.empty() && std::find(panels.begin(), panels.end(), request.panel) == panels.end())
        return "there is no panel \"" + request.panel + "\"" + suggestion(request.panel, panels);
    if (!request.panel.empty())
        session.panel = request.panel;
    // The comparison may change the recipe, and the step the part of a survey that is in view.
    for (auto* change :
         {compareSides, goToStep, goToNthStop, showFigure, changeLook, chooseSight, takeFlight, pinPoint})
        if (const Problem problem = change(request, session))
            return problem;
    if (request.isPresenting)
        togglePresenting(session);
    return {};
}

} // namespace lozenge
