#pragma once

#include <vector>

namespace lozenge {

/// For the benchmark: with LOZENGE_MEASURE=N in the environment the window draws N frames as fast as it can, says how
/// long the middle one of them took, and closes.
class FrameTimes {
public:
    FrameTimes();
    void add(double seconds);

    [[nodiscard]] bool isMeasuring() const { return m_wanted > 0; }
    [[nodiscard]] bool isOver() const { return isMeasuring() && static_cast<int>(m_seconds.size()) >= m_wanted; }

private:
    int m_wanted = 0;
    std::vector<double> m_seconds;
};

} // namespace lozenge
