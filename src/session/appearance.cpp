#include "session/appearance.hpp"

#include "picture/manner.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/view/presenting.hpp"

#include <cmath>

namespace lozenge {
namespace {

std::string onOrOff(bool on)
{
    return on ? "on" : "off";
}

template <typename Table>
const auto& rowAfter(const Table& table, const auto* row)
{
    return table[static_cast<std::size_t>(row - table.data() + 1) % table.size()];
}

} // namespace

void setTheme(Session& session, const Theme& theme)
{
    session.chosenTheme = &theme;
    session.look.theme = &theme;
    note(session, "theme " + std::string(theme.name));
}

void cycleTheme(Session& session)
{
    setTheme(session, rowAfter(themes(), session.look.theme));
}

void toggleNames(Session& session)
{
    session.look.names = &rowAfter(phaseNames(), session.look.names);
    note(session, "names " + std::string(session.look.names->name));
}

void toggleNumbers(Session& session)
{
    session.look.numbers = !session.look.numbers;
    note(session, "numbers " + onOrOff(session.look.numbers));
}

void cycleManner(Session& session)
{
    setLook(session, inManner(session.look, rowAfter(manners(), &mannerOf(session.look))));
}

void cycleStyle(Session& session)
{
    Look look = session.look;
    look.style = &rowAfter(reliefStyles(), look.style);
    setLook(session, look);
}

void turnLight(Session& session, double degrees)
{
    double& azimuth = session.look.light.azimuth;
    azimuth = std::fmod(azimuth + degrees + 720, 360.0); // back where it came from it is the same number
    note(session, "light " + std::to_string(std::lround(azimuth)));
}

int paintedInRow(const Session& session)
{
    const bool isOfPoints = session.look.style->kind == ReliefStyle::Kind::Columns;
    return session.recipe().size - (isOfPoints ? 0 : 1);
}

void paintMore(Session& session, int count)
{
    if (session.survey())
        return; // its cells are no rows that one could go through, and too many to count
    const int row = paintedInRow(session), all = row * row;
    const int before = session.look.painted.value_or(count > 0 ? 0 : all);
    const int now = before + count;
    if (now <= 0 || now >= all)
        session.look.painted.reset();
    else
        session.look.painted = now;
    note(session, "painted " + std::to_string(session.look.painted.value_or(all)) + " of " + std::to_string(all));
}

void toggleHelp(Session& session)
{
    session.helpShown = !session.helpShown;
    note(session, "help " + onOrOff(session.helpShown));
}

void setLook(Session& session, const Look& look)
{
    const Look before = std::exchange(session.look, look);
    const auto tellRow = [&](std::string_view what, const auto* old, const auto* now) {
        if (old != now)
            note(session, std::string(what) + " " + std::string(now->name));
    };
    tellRow("manner", &mannerOf(before), &mannerOf(look));
    tellRow("palette", before.palette, look.palette);
    tellRow("names", before.names, look.names);
    tellRow("style", before.style, look.style);
    if (before.theme != look.theme)
        setTheme(session, *look.theme);
    if (before.numbers != look.numbers)
        note(session, "numbers " + onOrOff(look.numbers));
    if (before.coordinates != look.coordinates)
        note(session, "coordinates " + onOrOff(look.coordinates));
}

bool closeTopmost(Session& session)
{
    if (session.helpShown)
        toggleHelp(session);
    else if (session.prediction.asked)
        dropQuestion(session);
    else if (session.prediction.isOn)
        togglePrediction(session);
    else if (session.comparison)
        toggleCompare(session);
    else if (session.pinned)
        pin(session, std::nullopt);
    else if (session.presenting.isOn)
        togglePresenting(session); // a clicker that has begun with F5 ends with Escape
    else
        return false;
    return true;
}

} // namespace lozenge
