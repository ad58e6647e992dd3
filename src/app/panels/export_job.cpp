#include "app/panels/export_job.hpp"

#include "files/disk/interrupt.hpp"
#include "picture/tr.hpp"

#include <csignal>
#include <system_error>

namespace lozenge {

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
