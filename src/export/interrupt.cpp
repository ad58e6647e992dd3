#include "export/interrupt.hpp"

#include <algorithm>
#include <atomic>

namespace lozenge {
namespace {

constexpr int nobody = 0, theProgram = -1; // else the number of a signal

// Written by handlers of signals and by other threads.
std::atomic<int> askedBy = nobody;
static_assert(std::atomic<int>::is_always_lock_free);

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
    forget(watches++ == 0);
    m_former[0].signal = SIGINT;
    m_former[1].signal = SIGTERM;
#ifdef SIGHUP
    m_former[2].signal = SIGHUP;
#endif
    for (Former& former : m_former)
        if (former.signal != 0) {
            former.handler = std::signal(former.signal, noteInterrupt);
            // What the caller has put out of reach, as nohup does, stays so.
            if (former.handler == SIG_IGN)
                std::signal(former.signal, SIG_IGN);
        }
#ifdef SIGXFSZ
    m_former[3] = {SIGXFSZ, std::signal(SIGXFSZ, SIG_IGN)};
#endif
}

InterruptWatch::~InterruptWatch()
{
    for (const Former& former : m_former)
        if (former.signal != 0)
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
