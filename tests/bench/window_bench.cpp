#include "ratios.hpp"
#include "screen.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <sstream>
#include <string>
#include <thread>
#include <unistd.h>

// The window against a yardstick that fills one with 33 x 33 circles, on a display that is started for it.

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

double milliseconds(Clock::duration passed)
{
    return std::chrono::duration<double, std::milli>(passed).count();
}

/// A program on the screen that writes lines.
class Program {
public:
    Program(const Screen& screen, const std::string& command)
        : m_output(popen(("echo $$; " + screen.environment() + "exec " + command + " 2>/dev/null").c_str(), "r"))
    {
        m_pid = static_cast<pid_t>(std::strtol(line().c_str(), nullptr, 10));
    }
    ~Program() { pclose(m_output); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    [[nodiscard]] pid_t pid() const { return m_pid; }

    /// The next line; empty where there are no more.
    std::string line()
    {
        std::array<char, 400> text{};
        return std::fgets(text.data(), text.size(), m_output) ? text.data() : "";
    }

    /// The number after a word that begins a line to come.
    double figure(const std::string& word)
    {
        for (std::string text = line(); !text.empty(); text = line())
            if (text.starts_with(word + " "))
                return std::strtod(text.c_str() + word.size(), nullptr);
        return unknown;
    }

private:
    std::FILE* m_output;
    pid_t m_pid = 0;
};

/// From the start of a program until it can be seen.
double untilPainted(const Screen& screen, Clock::time_point start)
{
    while (!screen.isPainted() && Clock::now() - start < 20s)
        std::this_thread::sleep_for(100us);
    return milliseconds(Clock::now() - start);
}

void waitUntilBlank(const Screen& screen)
{
    for (int i = 0; screen.isPainted() && i < 500; ++i)
        std::this_thread::sleep_for(10ms);
}

struct Figures {
    double frame = unknown;
    double first = unknown;
};

Figures ofYardstick(const Screen& screen)
{
    waitUntilBlank(screen);
    const auto start = Clock::now();
    Program program(screen, std::string(LOZENGE_YARDSTICK) + " 80");
    const double first = untilPainted(screen, start);
    return {program.figure("frame"), first};
}

/// The window while it plays: a digit for the speed, and space.
Figures ofWindow(const Screen& screen, int size, char speed)
{
    waitUntilBlank(screen);
    const auto start = Clock::now();
    Program program(screen, "env LOZENGE_MEASURE=120 " LOZENGE_PROGRAM " growing-a-coast --transcript --set size=" +
                                std::to_string(size));
    const double first = untilPainted(screen, start);
    const std::string keys = screen.environment() + "xdotool key --delay 1 " + speed + " space 2>/dev/null";
    if (std::system(keys.c_str()) != 0)
        return {};
    for (std::string text = program.line(); !text.starts_with("play"); text = program.line())
        if (text.empty())
            return {};
    return {program.figure("frame_ms"), first};
}

/// Frames of the window that show another moment: clicks anywhere on the scrubber.
double seekOf(const Screen& screen, const std::string& lesson)
{
    waitUntilBlank(screen);
    Program program(screen, "env LOZENGE_MEASURE=150 " LOZENGE_PROGRAM " " + lesson + " --set size=1025 --transcript");
    untilPainted(screen, Clock::now());
    std::string clicks;
    for (int i = 0; i < 24; ++i) // all over the run, near and far in turns
        clicks += " mousemove " + std::to_string(40 + i * 7919 % 1200) + " 714 click 1 sleep 0.03";
    if (std::system((screen.environment() + "xdotool" + clicks + " 2>/dev/null").c_str()) != 0)
        return unknown;
    return program.figure("seek_ms");
}

struct Measured {
    double frame33 = unknown;
    double frame513 = unknown;
    double first = unknown;
    double seekTextbook = unknown;
    double seekWorkshop = unknown;
};

/// All at once, in turns.
const Measured& measured()
{
    static const Measured figures = [] {
        const bool hasXdotool = std::system("command -v xdotool >/dev/null") == 0;
        const auto screen = Screen::open();
        if (!screen || !hasXdotool) {
            std::fprintf(stderr, "# skipped: Xvfb and xdotool are wanted (apt-get install xvfb xdotool)\n");
            return Measured{};
        }
        std::vector<double> yard, yardFirst, small, smallFirst, large, textbook, workshop;
        for (int round = 0; round < 7; ++round) {
            const Figures plain = ofYardstick(*screen);
            const Figures of33 = ofWindow(*screen, 33, '7');
            const Figures of513 = ofWindow(*screen, 513, '9');
            yard.push_back(plain.frame);
            yardFirst.push_back(plain.first);
            small.push_back(of33.frame);
            smallFirst.push_back(of33.first);
            large.push_back(of513.frame);
            textbook.push_back(seekOf(*screen, "first-steps"));
            workshop.push_back(seekOf(*screen, "workshop"));
        }
        std::fprintf(stderr,
                     "# milliseconds: yardstick %.2f (first %.0f), 33 x 33 %.2f (first %.0f), 513 x 513 %.2f, "
                     "a seek in 1025 x 1025 %.2f, of workshop %.2f\n",
                     median(yard), median(yardFirst), median(small), median(smallFirst), median(large),
                     median(textbook), median(workshop));
        return Measured{median(small) / median(yard), median(large) / median(yard),
                        median(smallFirst) / median(yardFirst), median(textbook) / median(yard),
                        median(workshop) / median(yard)};
    }();
    return figures;
}

/// Clock ticks that a process has used.
double ticksOf(pid_t pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
    std::string skipped;
    for (int i = 0; i < 11; ++i)
        fields >> skipped;
    double user = unknown, system = unknown;
    fields >> user >> system;
    return user + system;
}

double idlePercent()
{
    const auto screen = Screen::open();
    if (!screen) {
        std::fprintf(stderr, "# skipped: Xvfb is wanted (apt-get install xvfb)\n");
        return unknown;
    }
    Program program(*screen, LOZENGE_PROGRAM " growing-a-coast --step 28 --transcript");
    program.line();
    std::this_thread::sleep_for(2s);
    const double before = ticksOf(program.pid());
    std::this_thread::sleep_for(5s);
    const double used = (ticksOf(program.pid()) - before) / static_cast<double>(sysconf(_SC_CLK_TCK));
    kill(program.pid(), SIGTERM);
    return 100 * used / 5;
}

const AddGoals add({
    {"window_frame_over_yardstick_33", "a frame of the window playing 33 x 33 over one of the yardstick: at most 1.5",
     [] { return measured().frame33; }},
    {"window_513_over_yardstick", "the same playing 513 x 513 at full speed: at most 3",
     [] { return measured().frame513; }},
    {"first_frame_over_yardstick", "from the start to the first frame over that of the yardstick: at most 1.5",
     [] { return measured().first; }},
    {"window_seek_1025_over_yardstick", "a frame that shows another place of 1025 x 1025: at most 2",
     [] { return measured().seekTextbook; }},
    {"window_seek_1025_workshop_over_yardstick", "the same in the run with most steps: at most 2",
     [] { return measured().seekWorkshop; }},
    {"idle_cpu_percent", "of a core, paused: under 3", idlePercent},
});

} // namespace
