#pragma once

#include <coroutine>
#include <exception>
#include <iterator>
#include <utility>

namespace lozenge {

/// A coroutine that yields a sequence of values, one each time it is asked. It runs only while its caller waits,
/// and destroying it before its end destroys what is on its stack.
template <typename T>
class Generator {
public:
    struct promise_type {
        const T* current = nullptr;
        std::exception_ptr failure;

        Generator get_return_object() { return Generator(Handle::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        // The yielded value lives in the coroutine's frame until it is resumed, so a pointer to it is enough.
        std::suspend_always yield_value(const T& value) noexcept
        {
            current = &value;
            return {};
        }
        void return_void() noexcept {}
        void unhandled_exception() noexcept { failure = std::current_exception(); }
        void await_transform() = delete; // it yields; it does not wait for anything
    };
    using Handle = std::coroutine_handle<promise_type>;

    Generator(Generator&& other) noexcept : m_handle(std::exchange(other.m_handle, {})) {}
    ~Generator()
    {
        if (m_handle)
            m_handle.destroy();
    }

    class Iterator {
    public:
        explicit Iterator(Handle handle) : m_handle(handle) {}
        const T& operator*() const { return *m_handle.promise().current; }
        Iterator& operator++()
        {
            resume(m_handle);
            return *this;
        }
        bool operator==(std::default_sentinel_t) const { return m_handle.done(); }

    private:
        Handle m_handle;
    };

    /// Runs to the first value. A generator is walked through once.
    [[nodiscard]] Iterator begin()
    {
        resume(m_handle);
        return Iterator(m_handle);
    }
    [[nodiscard]] std::default_sentinel_t end() const noexcept { return {}; }

private:
    explicit Generator(Handle handle) : m_handle(handle) {}

    static void resume(Handle handle)
    {
        handle.resume();
        if (handle.promise().failure)
            std::rethrow_exception(std::exchange(handle.promise().failure, {}));
    }

    Handle m_handle;
};

} // namespace lozenge
