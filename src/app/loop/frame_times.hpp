#pragma once

#include <vector>

namespace lozenge {

/// For the benchmark and the tests. With LOZENGE_MEASURE=N in the environment the window draws N frames as fast as it
/// can, says how long the middle one of them took, of all and of those that went to another moment, and closes. With
/// LOZENGE_FRAMES it says after each frame which moment was to be seen on it.
class FrameTimes {
public:
    FrameTimes();
    void add(double seconds, int moment);

    [[nodiscard]] bool isMeasuring() const { return m_wanted > 0; }
    [[nodiscard]] bool isOver() const { return isMeasuring() && static_cast<int>(m_seconds.size()) >= m_wanted; }

private:
    void tell();

    int m_wanted = 0;
    bool m_isTelling = false;
    int m_moment = 0;
    std::vector<double> m_seconds;
    std::vector<double> m_seeks;
};

} // namespace lozenge
