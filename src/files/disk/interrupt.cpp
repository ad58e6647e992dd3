#include "files/disk/interrupt.hpp"

#include <algorithm>
#include <array>
#include <atomic>

namespace lozenge {
namespace {

constexpr int nobody = 0, theProgram = -1; // else the number of a signal

// Written by handlers of signals and by other threads.
std::atomic<int> askedBy = nobody;
static_assert(std::atomic<int>::is_always_lock_free);

// What asks the program to end, and what a write may end it with.
constexpr std::array asking{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU};
constexpr std::array errorsOfWrites{SIGXFSZ, SIGPIPE};

extern "C" void noteInterrupt(int signal)
{
    askedBy = signal;
}

/// How many watches there are; one within another has nothing to say about signals to the whole program.
std::atomic<int> watches = 0;

void forget(bool isOutermost)
{
    int program = theProgram;
    if (isOutermost)
        askedBy = nobody;
    else
        askedBy.compare_exchange_strong(program, nobody);
}

} // namespace

InterruptWatch::InterruptWatch()
{
    m_former.reserve(asking.size() + errorsOfWrites.size());
    forget(watches++ == 0);
    for (const int signal : asking) {
        Former& former = m_former.emplace_back(Former{signal, std::signal(signal, noteInterrupt)});
        // What the caller has put out of reach, as nohup does, stays so.
        if (former.handler == SIG_IGN)
            std::signal(signal, SIG_IGN);
    }
    for (const int signal : errorsOfWrites)
        m_former.push_back({signal, std::signal(signal, SIG_IGN)});
}

InterruptWatch::~InterruptWatch()
{
    for (const Former& former : m_former)
        std::signal(former.signal, former.handler);
    forget(--watches == 0);
}

void askToStop()
{
    askedBy = theProgram;
}

int signalThatAsked()
{
    return std::max(0, askedBy.load());
}

bool interrupted()
{
    return askedBy != nobody;
}

} // namespace lozenge
