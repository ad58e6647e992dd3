#include "app/panels/export_job.hpp"

#include "files/disk/interrupt.hpp"
#include "picture/tr.hpp"
#include "session/seen.hpp"
#include "session/view/looking.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <system_error>
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

ExportJob::~ExportJob()
{
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

void ExportJob::start(ExportOrder order)
{
    if (isRunning())
        return;
    m_isRunning = true;
    m_isOver = m_isCancelled = false;
    m_done = 0;
    m_total = order.frames;
    m_out = order.out;
    m_outcome.clear();
    m_hasFailed = false;
    try {
        m_thread = std::thread([this, order] { run(order); });
    } catch (const std::system_error&) {
        run(order); // without a thread the window waits
    }
}

void ExportJob::run(const ExportOrder& order)
{
    int signal = 0;
    {
        const InterruptWatch watch;
        if (m_isCancelled)
            askToStop(); // so early that the watch had not begun
        const auto progress = [this](int done, int total) {
            m_done = done;
            m_total = total;
        };
        tl::expected<void, ExportError> written;
        std::string cut;
        try {
            if (auto pages = order.pages()) {
                const Document document(std::move(*pages));
                written = exportDocument(*order.format, document, order.out, order.existing, progress);
                cut = cutWords(*order.format, document);
            } else {
                written = tl::unexpected(ExportError{ExportError::Kind::Wrong, pages.error()});
            }
        } catch (const std::exception& fault) {
            written = tl::unexpected(ExportError{ExportError::Kind::Failed, fault.what()});
        }
        m_hasFailed = !written;
        m_cut = cut;
        m_outcome = written         ? "written to " + order.out.string() + (cut.empty() ? "" : "; " + cut)
                    : interrupted() ? std::string(phrase("Cancelled; no file was made."))
                                    : written.error().message;
        signal = signalThatAsked();
    }
    m_isOver = true;
    // It was for the whole program; only the half file had to go first.
    if (signal != 0)
        std::raise(signal);
}

void ExportJob::cancel()
{
    if (!isRunning() || m_isOver)
        return;
    m_isCancelled = true;
    askToStop();
}

bool ExportJob::settle(Session& session)
{
    if (!m_isOver || !m_isRunning)
        return false;
    m_isRunning = false;
    if (m_thread.joinable())
        m_thread.join();
    const bool isFault = m_hasFailed && !m_isCancelled;
    note(session, "export " + m_outcome);
    if (!m_hasFailed)
        m_outcome = tr(session.look, "written to {0}", m_out.string()) + (m_cut.empty() ? "" : "; " + m_cut);
    else if (m_isCancelled)
        m_outcome = tr(session.look, m_outcome);
    tell(session, m_outcome, isFault);
    return true;
}

} // namespace lozenge
