#include "app/lecture_window.hpp"
#include "app/panels/panels.hpp"
#include "cli/command_line.hpp"
#include "lesson/text/nearest.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

// The program with a watch on its frames, for the benchmark and the tests. With LOZENGE_MEASURE=N in the environment
// the window draws N frames as fast as it can, says how long the middle one of them took, of all and of those that went
// to another moment, and closes. With LOZENGE_FRAMES it says after each frame which moment was to be seen on it.

using namespace lozenge;

namespace {

double middle(std::vector<double> values)
{
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

class FrameTimes {
public:
    FrameTimes()
    {
        if (const char* wanted = std::getenv("LOZENGE_MEASURE"))
            m_wanted = std::atoi(wanted);
    }

    [[nodiscard]] bool isMeasuring() const { return m_wanted > 0; }

    /// Whether more are wanted.
    bool add(double seconds, int moment)
    {
        if (m_isTelling) {
            std::printf("frame %d\n", moment);
            std::fflush(stdout);
        }
        if (!isMeasuring())
            return true;
        if (moment != m_moment && !m_seconds.empty())
            m_seeks.push_back(seconds);
        m_moment = moment;
        m_seconds.push_back(seconds);
        if (static_cast<int>(m_seconds.size()) < m_wanted)
            return true;
        tell();
        return false;
    }

private:
    void tell()
    {
        std::printf("frame_ms %.4f\nfirst_frame_ms %.3f\n", middle(m_seconds) * 1000, m_seconds.front() * 1000);
        constexpr std::ptrdiff_t opening = 12; // frames until all that is made once is there
        if (static_cast<std::ptrdiff_t>(m_seconds.size()) > 2 * opening)
            std::printf("longest_frame_ms %.4f\n",
                        *std::max_element(m_seconds.begin() + opening, m_seconds.end()) * 1000);
        if (!m_seeks.empty())
            std::printf("seek_ms %.4f\nlongest_seek_ms %.4f\n", middle(m_seeks) * 1000,
                        *std::max_element(m_seeks.begin(), m_seeks.end()) * 1000);
    }

    int m_wanted = 0;
    bool m_isTelling = std::getenv("LOZENGE_FRAMES") != nullptr;
    int m_moment = 0;
    std::vector<double> m_seconds;
    std::vector<double> m_seeks;
};

} // namespace

int main(int argc, char** argv)
{
    FrameTimes times;
    const auto open = [&](Session session, const Settings& settings, const WindowRequest& asked) -> WindowEnd {
        const WindowOptions options{asked.scale, asked.isFullScreen, asked.hasTranscript,
                                    [&](double seconds, int moment) { return times.add(seconds, moment); },
                                    times.isMeasuring()};
        return {{}, LectureWindow(options, std::move(session), settings).run()};
    };
    return static_cast<int>(runCommandLine(argc, argv, {namesOf(panels), open}));
}
