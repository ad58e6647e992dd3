#include "app/panels/panels.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "app/ui/form.hpp"
#include "files/library/lessons.hpp"
#include "picture/text/rich_text.hpp"
#include "picture/tr.hpp"
#include "session/opening.hpp"

#include <utility>

namespace lozenge {
namespace {

/// Whether the lesson was chosen.
bool showEntry(Form& form, const ShelfEntry& entry, bool isOpen)
{
    const Desk& desk = form.desk;
    const float inset = desk.u(12);
    const auto lines = brokenText({{withTerms(entry.summary, desk.look), Font::Sans, desk.theme.muted}}, desk.u(13),
                                  form.width - 2 * inset);
    const Box box = form.wholeRow(40 + 18 * static_cast<float>(lines.size()));
    const Touched touched = touch(entry.id.c_str(), box);
    if (isOpen || touched.isHovered)
        desk.fill(box, isOpen ? desk.theme.sunken : mix(desk.theme.surface, desk.theme.ink, 0.05F), 8);
    desk.outline(box, isOpen || touched.isHovered ? desk.theme.edge : desk.theme.line, 8);

    float y = box.y + desk.u(24);
    float room = box.width - 2 * inset;
    const std::string aside = isOpen ? desk.tr("open") : entry.minutes > 0 ? desk.tr("{0} min", entry.minutes) : "";
    if (!aside.empty()) {
        desk.text({box.right() - inset, y}, aside, Font::Sans, 13, desk.theme.muted, Align::Right);
        room -= desk.widthOf(aside, Font::Sans, 13) + desk.u(8);
    }
    const std::string title = withTerms(entry.title, desk.look);
    desk.textFrom({box.x + inset, y}, title, Font::SansSemiBold, 16, desk.theme.ink, room);
    y += desk.u(20);
    for (const TextLine& line : lines) {
        desk.text({box.x + inset, y}, plainText(line.spans), Font::Sans, 13, desk.theme.muted);
        y += desk.u(18);
    }
    return touched.wasPressed;
}

void showPath(Form& form, Session& session)
{
    const Desk& desk = form.desk;
    heading(form, "A lesson of your own");
    const Box row = form.wholeRow();
    const float button = desk.u(72);
    bool isEntered = false;
    textField(desk, "path", {row.x, row.y, row.width - button - desk.u(8), row.height}, session.typedPath,
              {.hint = "path of a .toml file", .font = Font::Sans, .isEntered = &isEntered});
    isEntered |= plainButton(desk, "open path", "Open", {row.right() - button, row.y, button, row.height},
                             !session.typedPath.empty());
    if (isEntered && !session.typedPath.empty())
        openLesson(session, lessonNamed(session.typedPath, {}, session.look.language));
    if (session.fileError)
        return paragraph(form, session.fileError->text(), desk.theme.wrong);
    paragraph(form, "The file is watched: the lesson is read again whenever it is saved.", desk.theme.muted);
}

} // namespace

void showLessons(Form& form, Session& session, ExportJob&)
{
    const Desk& desk = form.desk;
    bool isEntered = false;
    const bool takesKeys = std::exchange(session.fieldTakesKeys, false);
    textField(desk, "search", form.wholeRow(36), session.search,
              {.hint = "Search the lessons", .font = Font::Sans, .takesKeys = takesKeys, .isEntered = &isEntered});
    form.skip(4);

    const auto entries = found(session.shelf, session.search);
    std::string chosen = isEntered && !entries.empty() ? entries.front().id : "";
    std::string part;
    for (const ShelfEntry& entry : entries) {
        if (entry.part != part) {
            form.skip(6);
            heading(form, entry.part.empty() ? desk.tr("More") : withTerms(entry.part, form.desk.look));
            part = entry.part;
        }
        if (showEntry(form, entry, entry.id == session.source.name))
            chosen = entry.id;
    }
    if (entries.empty())
        paragraph(form, "No lesson matches.", desk.theme.muted, 16);
    rule(form);
    showPath(form, session);
    if (!chosen.empty())
        openLesson(session, lessonNamed(chosen, {}, session.look.language));
}

void readShelf(Session& session)
{
    session.shelf = lessonShelf(session.look.language);
}

} // namespace lozenge
