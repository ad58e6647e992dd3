#include "app/panels/panels.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "picture/text/rich_text.hpp"
#include "session/recipe/editing.hpp"
#include "session/run/stops.hpp"
#include "session/view/looking.hpp"

#include <algorithm>

namespace lozenge {
namespace {

/// What was given for a key; sides are several, and stand with semicolons between them.
std::string givenFor(const std::vector<std::string>& given, std::string_view name)
{
    std::string text;
    for (const std::string& one : given)
        if (one.starts_with(std::string(name) + "="))
            text += (text.empty() ? "" : "; ") + one.substr(name.size() + 1);
    return text;
}

std::vector<std::string> withGiven(std::vector<std::string> given, std::string_view name, std::string text)
{
    std::erase_if(given, [&](const std::string& one) { return one.starts_with(std::string(name) + "="); });
    for (std::size_t end = 0; !text.empty(); text.erase(0, std::min(end + 2, text.size()))) {
        end = std::min(text.find("; "), text.size());
        given.push_back(std::string(name) + "=" + text.substr(0, end));
    }
    return given;
}

std::string_view nameOnCommandLine(const FigureKey& key)
{
    return key.takes == FigureKey::Takes::Sides ? "side" : key.name;
}

/// A key is chosen from a menu where it has only words, and is typed else.
void showKey(Form& form, Session& session, const FigureKey& key)
{
    const FigureChoice& choice = *session.figure;
    const std::string_view name = nameOnCommandLine(key);
    std::string given = givenFor(choice.draft, name);
    bool isChanged = false;
    if (key.takes == FigureKey::Takes::Word) {
        std::vector<Choice> words;
        for (const std::string_view word : key.words)
            words.push_back({std::string(word), {}});
        const auto* const present = rowNamed(words, given);
        const Choice* chosen = present ? present : &words.front();
        isChanged = tableRow(form, {std::string(key.name)}, std::span<const Choice>(words), chosen);
        given = chosen->name;
    } else {
        isChanged = labelledRow(form, {std::string(key.name)}, [&](const Box& box) {
            return textField(form.desk, key.name.data(), box, given, {.hint = "the default"});
        });
    }
    explain(form, key.explanation);
    if (isChanged)
        draftFigure(session, withGiven(choice.draft, name, given));
}

/// Whether the row was pressed.
bool showEntry(Form& form, const std::string& name, std::string_view explanation, bool isChosen)
{
    const Desk& desk = form.desk;
    const Box box = form.wholeRow(44);
    const Touched touched = touch(name.c_str(), box);
    if (isChosen || touched.isHovered)
        desk.fill({box.x - desk.u(8), box.y, box.width + desk.u(16), box.height},
                  isChosen ? desk.theme.sunken : mix(desk.theme.surface, desk.theme.ink, 0.05F), 8);
    desk.text({box.x, box.y + desk.u(19)}, name, Font::SansSemiBold, 15, desk.theme.ink);
    desk.textFrom({box.x, box.y + desk.u(37)}, desk.tr(explanation), Font::Sans, 13, desk.theme.muted, box.width);
    return touched.wasPressed;
}

} // namespace

void showFigures(Form& form, Session& session, ExportJob&)
{
    const Desk& desk = form.desk;
    if (session.survey())
        return paragraph(form, "Figures need a run that is stepped; a whole terrain is shown as it is.",
                         desk.theme.muted);
    heading(form, "What a step shows");
    const Figure* chosen = session.figure ? session.figure->chosen.figure : nullptr;
    if (showEntry(form, desk.tr("as the lesson has it"), "the figures of its stops, and the step itself elsewhere",
                  !chosen))
        return void(chooseFigure(session, nullptr));
    for (const Figure& figure : figures()) {
        if (showEntry(form, std::string(figure.name), figure.explanation, &figure == chosen))
            return void(chooseFigure(session, &figure));
        if (&figure != chosen)
            continue;
        for (const FigureKey& key : figure.keys)
            showKey(form, session, key);
        if (!session.figure->missing.empty())
            paragraph(form, session.figure->missing, desk.theme.wrong);
        if (figure.steps)
            paragraph(form, ". and , go through it.", desk.theme.muted);
        if (presentStop(session) && plainButton(desk, "figure at stop", "Show it at this stop", form.wholeRow()))
            return showFigureAtStop(session);
    }
}

} // namespace lozenge
