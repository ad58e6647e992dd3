#pragma once

#include <csignal>
#include <stdexcept>
#include <vector>

namespace lozenge {

/// While one of these lives, being asked to stop (Ctrl-C, a terminal that closes, kill, no time left) sets a flag
/// instead of ending the program on the spot, and a file that grows too large, or a pipe that nobody reads, is an error
/// of its write. There may be one more within it: what a signal asked for holds for both.
class InterruptWatch {
public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

private:
    struct Former {
        int signal = 0;
        void (*handler)(int) = nullptr;
    };
    std::vector<Former> m_former;
};

/// The same from inside the program. It holds for the present watch.
void askToStop();

/// The signal that asked; 0 where none did.
int signalThatAsked();

/// Whether the watch was asked to stop. Work that takes long asks this often and gives up.
bool interrupted();

/// How work gives up that has no other way out.
struct Interrupted : std::runtime_error {
    Interrupted() : std::runtime_error("interrupted; no file was made") {}
};

inline void throwIfInterrupted()
{
    if (interrupted())
        throw Interrupted();
}

} // namespace lozenge
