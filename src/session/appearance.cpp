#include "session/appearance.hpp"

#include "lesson/keys/look_keys.hpp"
#include "session/comparison/comparison.hpp"
#include "session/question/prediction.hpp"
#include "session/view/presenting.hpp"

#include <cmath>
#include <optional>
#include <utility>

namespace lozenge {
namespace {

/// A line for each key that is not as it was.
void noteChanges(Session& session, const Look& before)
{
    for (const Key<Look>& key : lookKeys())
        if (!key.same(before, session.look))
            note(session, std::string(key.name) + " " + optionText(key.shape, key.get(session.look)));
}

} // namespace

void nextValue(Session& session, std::string_view name)
{
    const Key<Look>& key = *keyNamed(lookKeys(), name);
    const Value now = key.get(session.look);
    const auto* const isOn = now.as<bool>();
    Value next{isOn && !*isOn};
    if (const auto* const word = now.as<std::string>()) {
        const auto place = rowNamed(key.shape.words, *word) - key.shape.words.data() + 1;
        next = {std::string(key.shape.words[static_cast<std::size_t>(place) % key.shape.words.size()].name)};
    }
    Look look = session.look;
    key.set(look, next); // a word that the key has, or true or false
    setLook(session, look);
}

void setTheme(Session& session, const Theme& theme)
{
    Look look = session.look;
    look.theme = &theme;
    setLook(session, look);
    session.chosenTheme = &theme; // though it may be that of the lesson
}

void turnLight(Session& session, double degrees)
{
    Look look = session.look;
    look.light.azimuth = std::fmod(look.light.azimuth + degrees + 720, 360.0); // once around it is the same number
    setLook(session, look);
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
    session.look.painted = now > 0 && now < all ? std::optional(now) : std::nullopt;
    note(session, "painted " + std::to_string(session.look.painted.value_or(all)) + " of " + std::to_string(all));
}

void toggleHelp(Session& session)
{
    toggle(session, session.helpShown, "help");
}

void setLook(Session& session, const Look& look)
{
    const Look before = std::exchange(session.look, look);
    if (before.theme != look.theme)
        session.chosenTheme = look.theme;
    noteChanges(session, before);
}

void dragLook(Session& session, const Look& look)
{
    if (!session.beforeDragging)
        session.beforeDragging = session.look;
    session.look = look;
}

void letGoOfLook(Session& session)
{
    if (const auto before = std::exchange(session.beforeDragging, std::nullopt))
        noteChanges(session, *before);
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
