#include "cli/progress_line.hpp"

#include "lesson/printable.hpp"

#include <algorithm>
#include <cmath>
#include <iostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

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

} // namespace

bool standardErrorIsTerminal()
{
#ifdef _WIN32
    return ::_isatty(2) != 0;
#else
    return ::isatty(STDERR_FILENO) != 0;
#endif
}

ProgressLine::ProgressLine(bool isQuiet) : m_isQuiet(isQuiet), m_isTerminal(standardErrorIsTerminal()) {}

void ProgressLine::show(int done, int total)
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

void ProgressLine::end()
{
    if (m_isDrawn)
        std::cerr << "\r\033[K" << std::flush;
    m_isDrawn = false;
}

void ProgressLine::say(const std::string& line) const
{
    if (!m_isQuiet && m_isTerminal)
        std::cerr << "lozenge: " << printable(line) << '\n';
}

} // namespace lozenge
