#include "app/frame_times.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace lozenge {

FrameTimes::FrameTimes()
{
    if (const char* wanted = std::getenv("LOZENGE_MEASURE"))
        m_wanted = std::atoi(wanted);
}

void FrameTimes::add(double seconds)
{
    if (!isMeasuring())
        return;
    m_seconds.push_back(seconds);
    if (!isOver())
        return;
    const double first = m_seconds.front();
    const auto middle = m_seconds.begin() + static_cast<std::ptrdiff_t>(m_seconds.size() / 2);
    std::nth_element(m_seconds.begin(), middle, m_seconds.end());
    std::printf("frame_ms %.4f\nfirst_frame_ms %.3f\n", *middle * 1000, first * 1000);
}

} // namespace lozenge
