#pragma once

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <type_traits>
#include <variant>
#include <vector>

namespace lozenge {

/// Makes frames, or the bytes of files, on all cores and hands them over in order. Only a few are made ahead of the
/// one that is wanted next, so that memory does not grow with their number. Where the system refuses threads those that
/// it gave do all, and without any the caller does.
template <typename Made>
class OrderedPipeline {
public:
    /// `make` is called with 0 to count - 1, by several threads at once but no more than `most`.
    OrderedPipeline(int count, std::function<Made(int)> make, int most = 1000) : m_count(count), m_make(std::move(make))
    {
        const int cores = static_cast<int>(std::thread::hardware_concurrency());
        const int threads = std::clamp(cores, 1, std::max(1, std::min(count, most)));
        m_made.resize(2 * static_cast<std::size_t>(threads));
        m_threads.reserve(static_cast<std::size_t>(threads));
        try {
            for (int i = 0; i < threads; ++i)
                m_threads.emplace_back(&OrderedPipeline::work, this);
        } catch (const std::system_error&) {
        } catch (const std::bad_alloc&) {
        }
    }

    /// What has not been handed over is given up.
    ~OrderedPipeline()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_givenUp = true;
        }
        m_changed.notify_all();
        for (std::thread& thread : m_threads)
            thread.join();
    }

    OrderedPipeline(const OrderedPipeline&) = delete;
    OrderedPipeline& operator=(const OrderedPipeline&) = delete;

    /// The next one; what its making threw is thrown here. Called at most `count` times.
    Made next()
    {
        std::unique_lock lock(m_mutex);
        if (m_threads.empty())
            makeOne(lock);
        std::optional<Outcome>& place = placeOf(m_handedOver);
        m_changed.wait(lock, [&] { return place.has_value(); });
        Outcome outcome = std::move(*place);
        place.reset();
        ++m_handedOver;
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
            m_changed.wait(lock, [&] { return m_givenUp || m_begun == m_count || m_begun < m_handedOver + ahead(); });
            if (m_givenUp || m_begun == m_count)
                return;
            makeOne(lock);
        }
    }

    void makeOne(std::unique_lock<std::mutex>& lock)
    {
        const int index = m_begun++;
        lock.unlock();
        Outcome outcome = this->outcome(index);
        lock.lock();
        placeOf(index) = std::move(outcome);
        m_changed.notify_all();
    }

    Outcome outcome(int index)
    {
        try {
            return m_make(index);
        } catch (...) {
            return std::current_exception();
        }
    }

    [[nodiscard]] int ahead() const { return static_cast<int>(m_made.size()); }
    std::optional<Outcome>& placeOf(int index) { return m_made[static_cast<std::size_t>(index % ahead())]; }

    const int m_count;
    const std::function<Made(int)> m_make;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::optional<Outcome>> m_made; // a place for each that may be made ahead
    int m_begun = 0;
    int m_handedOver = 0;
    bool m_givenUp = false;
    std::vector<std::thread> m_threads;
};

template <typename Make>
OrderedPipeline(int, Make, int = 0) -> OrderedPipeline<std::invoke_result_t<Make, int>>;

} // namespace lozenge
