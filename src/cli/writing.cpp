#include "cli/commands.hpp"
#include "files/disk/interrupt.hpp"
#include "lesson/text/terminal_text.hpp"

#include <chrono>
#include <cmath>
#include <iostream>
#include <unistd.h>

namespace lozenge {
namespace {

using namespace std::chrono_literals;

std::string timeText(double seconds)
{
    const auto whole = static_cast<long>(std::ceil(seconds));
    return whole < 60 ? std::to_string(whole) + " s"
                      : std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
}

/// "120 of 286, 41 a second, 5 s left".
std::string countText(int done, int total, double seconds)
{
    const double rate = done / std::max(seconds, 1e-9);
    const std::string rateText =
        rate < 10 ? std::to_string(std::lround(rate * 10) / 10) + "." + std::to_string(std::lround(rate * 10) % 10)
                  : std::to_string(std::lround(rate));
    return std::to_string(done) + " of " + std::to_string(total) + ", " + rateText + " a second, " +
           timeText((total - done) / rate) + " left";
}

std::string bar(int done, int total)
{
    constexpr int width = 30;
    const int filled = static_cast<int>(static_cast<long>(width) * done / total);
    return "[" + std::string(static_cast<std::size_t>(filled), '#') +
           std::string(static_cast<std::size_t>(width - filled), ' ') + "] ";
}

/// How far a long piece of work is, on standard error: a bar that moves on a terminal, else a line now and then.
class ProgressLine {
public:
    explicit ProgressLine(bool isQuiet) : m_isQuiet(isQuiet), m_isTerminal(::isatty(STDERR_FILENO) != 0) {}
    ~ProgressLine() { end(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(int done, int total)
    {
        const auto now = Clock::now();
        const auto pause = m_isTerminal ? Clock::duration(100ms) : Clock::duration(5s);
        if (m_isQuiet || done <= 0 || done >= total || now - m_shown < pause)
            return;
        m_shown = now;
        const std::string count = countText(done, total, std::chrono::duration<double>(now - m_start).count());
        if (m_isTerminal) {
            std::cerr << '\r' << bar(done, total) << count << "\033[K" << std::flush;
            m_isDrawn = true;
        } else {
            std::cerr << "lozenge: " << count << std::endl;
        }
    }

    /// Leaves the terminal as it was before the bar.
    void end()
    {
        if (m_isDrawn)
            std::cerr << "\r\033[K" << std::flush;
        m_isDrawn = false;
    }

    /// One line for who sits at a terminal; scripts see the exit code.
    void say(const std::string& line) const
    {
        if (!m_isQuiet && m_isTerminal)
            std::cerr << "lozenge: " << escapedForTerminal(line) << '\n';
    }

private:
    using Clock = std::chrono::steady_clock;

    const bool m_isQuiet;
    const bool m_isTerminal;
    const Clock::time_point m_start = Clock::now();
    Clock::time_point m_shown = m_start;
    bool m_isDrawn = false;
};

} // namespace

Exit carryOut(const std::function<tl::expected<void, ExportError>(const Progress&)>& write, bool isQuiet,
              const std::string& done)
{
    const InterruptWatch watch;
    ProgressLine line(isQuiet);
    const auto written = write([&](int part, int total) { line.show(part, total); });
    line.end();
    if (!written)
        refuse(written.error().message, written.error().kind == ExportError::Kind::Wrong ? Exit::Wrong : Exit::Failed);
    line.say(done);
    return Exit::Done;
}

Existing existingIf(bool isForced)
{
    return isForced ? Existing::Replace : Existing::Refuse;
}

} // namespace lozenge
