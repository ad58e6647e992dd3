#pragma once

#include "app/panels/export_form.hpp"

#include <atomic>
#include <thread>

namespace lozenge {

/// An export that goes on beside the lecture, and the form that orders it. One at a time.
class ExportJob {
public:
    ~ExportJob();

    void start(ExportOrder order);
    void cancel();

    /// Once an export has ended: tells what became of it, in the session too. Whether anything changed.
    bool settle(Session& session);

    /// From start() until what became of it was told.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int total() const { return m_total; }

    /// What became of the last one: "written to PATH", or what went wrong.
    [[nodiscard]] const std::string& outcome() const { return m_outcome; }
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

    ExportForm form;

private:
    void run(const ExportOrder& order);

    std::thread m_thread;
    bool m_isRunning = false;
    std::atomic<bool> m_isOver{false};
    std::atomic<bool> m_isCancelled{false};
    std::atomic<int> m_done{0};
    std::atomic<int> m_total{0};
    std::filesystem::path m_out;
    // Of the thread until it is over.
    std::string m_outcome; ///< in English, as the transcript has it, until it is told
    std::string m_cut;
    bool m_hasFailed = false;
};

} // namespace lozenge
