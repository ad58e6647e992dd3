#pragma once

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <type_traits>
#include <variant>
#include <vector>

namespace lozenge {

/// Makes frames, or the bytes of files, on all cores and hands them over in order. Only a few are made ahead of the
/// one that is wanted next, so that memory does not grow with their number.
template <typename Made>
class InOrder {
public:
    /// `make` is called with 0 to count - 1, by several threads at once but no more than `most`.
    InOrder(int count, std::function<Made(int)> make, int most = 1000) : m_count(count), m_make(std::move(make))
    {
        const int cores = static_cast<int>(std::thread::hardware_concurrency());
        const int threads = std::clamp(cores, 1, std::max(1, std::min(count, most)));
        m_ahead = 2 * threads;
        for (int i = 0; i < threads; ++i)
            m_threads.emplace_back(&InOrder::work, this);
    }

    /// What has not been handed over is given up.
    ~InOrder()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_givenUp = true;
        }
        m_changed.notify_all();
        for (std::thread& thread : m_threads)
            thread.join();
    }

    InOrder(const InOrder&) = delete;
    InOrder& operator=(const InOrder&) = delete;

    /// The next one; what its making threw is thrown here. Called at most `count` times.
    Made next()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_made.contains(m_handedOver); });
        Outcome outcome = std::move(m_made.extract(m_handedOver++).mapped());
        lock.unlock();
        m_changed.notify_all();
        if (const auto* fault = std::get_if<std::exception_ptr>(&outcome))
            std::rethrow_exception(*fault);
        return std::get<Made>(std::move(outcome));
    }

private:
    using Outcome = std::variant<Made, std::exception_ptr>;

    void work()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_changed.wait(lock, [&] { return m_givenUp || m_begun == m_count || m_begun < m_handedOver + m_ahead; });
            if (m_givenUp || m_begun == m_count)
                return;
            const int index = m_begun++;
            lock.unlock();
            Outcome outcome = this->outcome(index);
            lock.lock();
            m_made.emplace(index, std::move(outcome));
            m_changed.notify_all();
        }
    }

    Outcome outcome(int index)
    {
        try {
            return m_make(index);
        } catch (...) {
            return std::current_exception();
        }
    }

    const int m_count;
    const std::function<Made(int)> m_make;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<int, Outcome> m_made;
    int m_begun = 0;
    int m_handedOver = 0;
    int m_ahead = 0;
    bool m_givenUp = false;
    std::vector<std::thread> m_threads;
};

template <typename Make>
InOrder(int, Make) -> InOrder<std::invoke_result_t<Make, int>>;
template <typename Make>
InOrder(int, Make, int) -> InOrder<std::invoke_result_t<Make, int>>;

} // namespace lozenge
