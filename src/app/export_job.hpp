#pragma once

#include "export/format.hpp"

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace lozenge {

/// An export that goes on beside the lecture. One at a time.
class ExportJob {
public:
    struct Order {
        Lesson lesson;
        std::vector<int> moments;
        Show::Options options;
        const Format* format = nullptr;
        std::filesystem::path out;
        Existing existing = Existing::Refuse;
    };

    ~ExportJob();

    void start(Order order);
    void cancel();

    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int total() const { return m_total; }
    /// What became of the last one: "written to PATH", or what went wrong. Empty while one runs.
    [[nodiscard]] std::string outcome() const;
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

private:
    void finish(std::string outcome, bool failed);

    std::thread m_thread;
    std::atomic<bool> m_isRunning{false};
    std::atomic<bool> m_hasFailed{false};
    std::atomic<bool> m_isCancelled{false};
    std::atomic<int> m_done{0};
    std::atomic<int> m_total{0};
    mutable std::mutex m_mutex;
    std::string m_outcome;
};

} // namespace lozenge
