#pragma once

#include <cerrno>
#include <new>
#include <utility>

namespace lozenge {

/// Watches libraries that go on where memory is refused to them, and give back something else than they should: the
/// system notes what it refuses to this thread. Lives around their calls.
class MemoryWatch {
public:
    MemoryWatch() = default;
    MemoryWatch(const MemoryWatch&) = delete;
    MemoryWatch& operator=(const MemoryWatch&) = delete;
    ~MemoryWatch() { errno = errno == 0 ? m_former : errno; } // there may be a watch around this one

    void throwIfRefused() const
    {
        if (errno == ENOMEM)
            throw std::bad_alloc();
    }

private:
    const int m_former = std::exchange(errno, 0);
};

} // namespace lozenge
