#include "export/interrupt.hpp"

namespace lozenge {
namespace {

volatile std::sig_atomic_t askedToStop = 0;

extern "C" void noteInterrupt(int)
{
    askedToStop = 1;
}

} // namespace

InterruptWatch::InterruptWatch()
{
    askedToStop = 0;
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
    askedToStop = 0;
}

bool interrupted()
{
    return askedToStop != 0;
}

} // namespace lozenge
