#include "app/panels/panels.hpp"
#include "app/ui/controls.hpp"
#include "app/ui/fields.hpp"
#include "picture/text/utf8.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace lozenge {
namespace {

void showSteps(Form& form, ExportForm& asked, const Session& session)
{
    const int last = session.lastMoment();
    const StepsRow* row = &rowOf(asked.steps);
    if (tableRow(form, {"steps"}, stepsRows, row, NamesAre::Phrases)) {
        asked.steps = row->steps;
        asked.to = asked.to < asked.from || asked.to > last ? last : asked.to;
    }
    if (asked.steps == ExportForm::Steps::Range) {
        const auto [left, right] = form.halves(form.controlRow());
        wholeField(form.desk, "from", left, asked.from, 0, last, form.desk.tr("from"));
        wholeField(form.desk, "to", right, asked.to, 0, last, form.desk.tr("to"));
    }
    const int count = momentCount(asked, session);
    explain(form, count == 0 ? "This lesson has no stops."
                             : form.desk.tr(row->explanation) + ": " +
                                   form.desk.tr(count == 1 ? "{0} frame" : "{0} frames", count));
}

void showSize(Form& form, ExportForm& asked)
{
    if (tableRow(form, {"size"}, frameSizes, asked.size, NamesAre::Phrases) && asked.size->width > 0) {
        asked.width = asked.size->width;
        asked.height = asked.size->height;
    }
    if (asked.size->width > 0)
        return;
    const auto [left, right] = form.halves(form.controlRow());
    wholeField(form.desk, "width", left, asked.width, 0, greatestSide, form.desk.tr("w|width"));
    wholeField(form.desk, "height", right, asked.height, 0, greatestSide, form.desk.tr("h|height"));
    if (!hasGoodSize(asked))
        explain(form, form.desk.tr("Each side must be from {0} to {1} pixels.", leastSide, greatestSide));
}

/// The end of a path, where all of it has no room.
std::string endOf(std::string path, float size, float width)
{
    if (textWidth(Font::Sans, path) * size <= width)
        return path;
    while (path.size() > 1 && textWidth(Font::Sans, "\u2026" + path) * size > width)
        path.erase(0, endOfLetter(path, 0));
    return "\u2026" + path;
}

void showWhere(Form& form, ExportForm& asked, const Session& session)
{
    const Desk& desk = form.desk;
    heading(form, asked.format->isFolder() ? "Folder" : "File");
    textField(desk, "where", form.wholeRow(), asked.out, {.hint = defaultOut(asked, session), .font = Font::Sans});
    std::error_code error;
    const auto folder = std::filesystem::absolute(outPath(asked, session), error).parent_path();
    form.skip(-2);
    paragraph(form, endOf(desk.tr("in {0}", folder.string()), desk.u(13), form.width), desk.theme.muted);
}

/// The form as it was changed.
ExportForm editedForm(Form& form, ExportForm asked, const Session& session)
{
    tableRow(form, {"format"}, formats, asked.format);
    explain(form, asked.format->explanation);
    showSteps(form, asked, session);
    tableRow(form, {"view"}, views, asked.view);
    explain(form, asked.view->explanation);
    showSize(form, asked);
    if (asked.format->isFilm && numberRow(form, {"per second"}, asked.framesPerSecond, {1, 30}, 62, 1))
        asked.framesPerSecond = std::clamp(asked.framesPerSecond, 0.1, 60.0);
    rule(form);
    showWhere(form, asked, session);
    return asked;
}

void showProgress(Form& form, ExportJob& job)
{
    const Desk& desk = form.desk;
    const int total = std::max(1, job.total());
    const float share = std::clamp(static_cast<float>(job.done()) / static_cast<float>(total), 0.0F, 1.0F);
    const float baseline = form.y + desk.u(14);
    desk.text({form.left, baseline}, desk.tr(job.isCancelled() ? "Cancelling" : "Exporting"), Font::Sans, 16,
              desk.theme.ink);
    desk.text({form.right(), baseline}, std::to_string(job.done()) + " / " + std::to_string(total), Font::Mono, 16,
              desk.theme.ink, Align::Right);
    form.skip(28);

    const Box bar = form.wholeRow(8);
    desk.fill(bar, desk.theme.line, 4);
    if (share > 0)
        desk.fill({bar.x, bar.y, std::max(bar.height, share * bar.width), bar.height}, desk.theme.ink, 4);
    form.skip(6);
    if (plainButton(desk, "cancel", "Cancel", form.wholeRow(36), !job.isCancelled()))
        job.cancel();
}

void order(ExportJob& job, Session& session)
{
    note(session, "export " + std::string(job.form.format->name) + " to " + outPath(job.form, session).string());
    job.start(orderOf(job.form, session));
    job.form.asksToReplace = false;
}

void askToReplace(Form& form, ExportJob& job, Session& session)
{
    const Desk& desk = form.desk;
    paragraph(form, desk.tr("{0} already exists. Replace it?", outPath(job.form, session).filename().string()),
              desk.theme.ink, 16);
    const auto [left, right] = form.halves(form.wholeRow(36));
    if (mainButton(desk, "replace", "Replace", left))
        order(job, session);
    if (plainButton(desk, "keep", "Keep it", right))
        job.form.asksToReplace = false;
}

void showStart(Form& form, ExportJob& job, Session& session)
{
    const bool canBeDone = momentCount(job.form, session) > 0 && hasGoodSize(job.form);
    if (!mainButton(form.desk, "export", "Export", form.wholeRow(36), canBeDone))
        return;
    std::error_code error;
    if (std::filesystem::exists(outPath(job.form, session), error))
        job.form.asksToReplace = true;
    else
        order(job, session);
}

} // namespace

void showExport(Form& form, Session& session, ExportJob& job)
{
    const Theme& theme = form.desk.theme;
    ImGui::BeginDisabled(job.isRunning());
    ExportForm edited = editedForm(form, job.form, session);
    ImGui::EndDisabled();
    if (edited != job.form) {
        edited.asksToReplace = false;
        job.form = std::move(edited);
    }
    form.skip(4);
    if (job.isRunning())
        return showProgress(form, job);
    if (job.form.asksToReplace)
        return askToReplace(form, job, session);
    showStart(form, job, session);
    if (!job.outcome().empty())
        paragraph(form, job.outcome(),
                  !job.hasFailed()    ? theme.right
                  : job.isCancelled() ? theme.muted
                                      : theme.wrong,
                  16);
}

} // namespace lozenge
