#pragma once

#include <chrono>
#include <string>

namespace lozenge {

/// Whether someone may be looking.
bool standardErrorIsTerminal();

/// How far a long piece of work is, on standard error: a bar that moves on a terminal, else a line now and then.
class ProgressLine {
public:
    explicit ProgressLine(bool isQuiet);
    ~ProgressLine() { end(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(int done, int total);

    /// Leaves the terminal as it was before the bar.
    void end();

    /// One line for who sits at a terminal; scripts see the exit code.
    void say(const std::string& line) const;

private:
    using Clock = std::chrono::steady_clock;

    const bool m_isQuiet;
    const bool m_isTerminal;
    const Clock::time_point m_start = Clock::now();
    Clock::time_point m_shown = m_start;
    bool m_isDrawn = false;
};

} // namespace lozenge
