#include "app/panels/export_job.hpp"

#include "files/disk/interrupt.hpp"
#include "picture/tr.hpp"
#include "session/seen.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace lozenge {
namespace {

using Steps = ExportForm::Steps;

/// The steps from one to another, as far as the run has them.
std::pair<int, int> rangeOf(const ExportForm& form, const Session& session)
{
    const int last = session.lastMoment();
    const int from = std::clamp(form.from, 0, last);
    return {from, std::clamp(form.to, from, last)};
}

/// The page that is seen, and not a whole run as a page of the web plays it.
bool isOfSeen(const ExportForm& form)
{
    return form.steps == Steps::Seen && form.format->hasFrames;
}

/// As pagesOf() takes them.
std::string stepsText(const ExportForm& form, const Session& session)
{
    if (form.steps == Steps::Seen && !isOfSeen(form))
        return "all";
    if (form.steps == Steps::This || form.steps == Steps::Seen)
        return std::to_string(session.present());
    if (form.steps == Steps::Range) {
        const auto [from, to] = rangeOf(form, session);
        return std::to_string(from) + ".." + std::to_string(to);
    }
    return std::string(rowOf(form.steps).name);
}

} // namespace

bool hasGoodSize(const ExportForm& form)
{
    const auto fits = [](int side) { return side >= leastSide && side <= greatestSide; };
    return fits(form.width) && fits(form.height);
}

std::vector<int> momentsOf(const ExportForm& form, const Session& session)
{
    return momentsNamed(stepsText(form, session), *session.lesson, runSeen(session)).value_or(std::vector<int>{});
}

int momentCount(const ExportForm& form, const Session& session)
{
    if (const Survey* const survey = session.survey(); survey && form.format->isFilm)
        return static_cast<int>(pagesOfStations(*survey, momentsOf(form, session), form.framesPerSecond).size());
    const auto [from, to] = rangeOf(form, session);
    switch (form.steps) {
    case Steps::All: return session.lastMoment() + 1;
    case Steps::Range: return to - from + 1;
    default: return static_cast<int>(momentsOf(form, session).size());
    }
}

std::string defaultOut(const ExportForm& form, const Session& session)
{
    std::string name = std::filesystem::path(session.source.path).stem().string();
    if (name.empty())
        name = "lozenge";
    if (form.steps == Steps::This || isOfSeen(form))
        name += "-step-" + std::to_string(session.present());
    const bool isFile = !form.format->isFolder() || (form.format->frameOf && isOfSeen(form));
    return name + (isFile ? "." : "-") + std::string(form.format->name);
}

std::filesystem::path outPath(const ExportForm& form, const Session& session)
{
    const std::string text = form.out.empty() ? defaultOut(form, session) : form.out;
    const char* home = std::getenv("HOME");
    if (text.starts_with("~/") && home)
        return std::filesystem::path(home) / text.substr(2);
    return text;
}

ExportOrder orderOf(const ExportForm& form, const Session& session)
{
    PageOptions options = pageOptions(session);
    options.view = form.view->kind;
    options.width = form.width;
    options.height = form.height;
    options.framesPerSecond = form.framesPerSecond;
    options.glides = form.format->isFilm;
    ExportOrder order{.pages = {},
                      .frames = momentCount(form, session),
                      .format = form.format,
                      .out = outPath(form, session),
                      .existing = form.asksToReplace ? Existing::Replace : Existing::Refuse};
    if (isOfSeen(form))
        order.pages = [make = pageSeen(session), options = std::move(options)] { return make(options); };
    else
        order.pages = [lesson = lessonSeen(session), steps = stepsText(form, session), options = std::move(options)] {
            return pagesOf(lesson, steps, options);
        };
    return order;
}

void ExportJob::start(ExportOrder order)
{
    if (isRunning())
        return;
    m_isCancelled = false;
    m_done = 0;
    m_total = order.frames;
    m_out = order.out;
    m_outcome.clear();
    // Without a thread the window waits.
    m_writing = std::async(std::launch::async | std::launch::deferred,
                           [this, order = std::move(order)] { return write(order); });
}

ExportJob::Written ExportJob::write(const ExportOrder& order)
{
    const InterruptWatch watch; // a signal is told to that of the window too: only the half file has to go first
    if (m_isCancelled)
        askToStop(); // so early that the watch had not begun
    const auto progress = [this](int done, int total) {
        m_done = done;
        m_total = total;
    };
    const auto unwritten = [](const std::string& why) {
        return tl::unexpected(interrupted() ? std::string(phrase("Cancelled; no file was made.")) : why);
    };
    try {
        auto pages = order.pages();
        if (!pages)
            return unwritten(pages.error());
        const Document document(std::move(*pages));
        if (const auto written = exportDocument(*order.format, document, order.out, order.existing, progress); !written)
            return unwritten(written.error().message);
        return cutWords(*order.format, document);
    } catch (const std::exception& fault) {
        return unwritten(fault.what());
    }
}

void ExportJob::cancel()
{
    if (!isRunning() || m_writing.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
        return;
    m_isCancelled = true;
    askToStop();
}

bool ExportJob::settle(Session& session)
{
    if (!isRunning() || m_writing.wait_for(std::chrono::seconds(0)) == std::future_status::timeout)
        return false;
    const Written cut = m_writing.get();
    m_hasFailed = !cut;
    const std::string further = cut && !cut->empty() ? "; " + *cut : "";
    note(session, "export " + (cut ? "written to " + m_out.string() + further : cut.error()));
    m_outcome = cut             ? tr(session.look, "written to {0}", m_out.string()) + further
                : m_isCancelled ? tr(session.look, cut.error())
                                : cut.error();
    tell(session, m_outcome, m_hasFailed && !m_isCancelled);
    return true;
}

} // namespace lozenge
