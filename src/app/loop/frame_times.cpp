#include "app/loop/frame_times.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace lozenge {
namespace {

double middle(std::vector<double> values)
{
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

} // namespace

FrameTimes::FrameTimes() : m_isTelling(std::getenv("LOZENGE_FRAMES") != nullptr)
{
    if (const char* wanted = std::getenv("LOZENGE_MEASURE"))
        m_wanted = std::atoi(wanted);
}

void FrameTimes::add(double seconds, int moment)
{
    if (m_isTelling) {
        std::printf("frame %d\n", moment);
        std::fflush(stdout);
    }
    if (!isMeasuring())
        return;
    if (moment != m_moment && !m_seconds.empty())
        m_seeks.push_back(seconds);
    m_moment = moment;
    m_seconds.push_back(seconds);
    if (isOver())
        tell();
}

void FrameTimes::tell()
{
    std::printf("frame_ms %.4f\nfirst_frame_ms %.3f\n", middle(m_seconds) * 1000, m_seconds.front() * 1000);
    constexpr std::ptrdiff_t opening = 12; // frames until all that is made once is there
    if (static_cast<std::ptrdiff_t>(m_seconds.size()) > 2 * opening)
        std::printf("longest_frame_ms %.4f\n", *std::max_element(m_seconds.begin() + opening, m_seconds.end()) * 1000);
    if (!m_seeks.empty())
        std::printf("seek_ms %.4f\nlongest_seek_ms %.4f\n", middle(m_seeks) * 1000,
                    *std::max_element(m_seeks.begin(), m_seeks.end()) * 1000);
}

} // namespace lozenge
